/** The principal reasons that a notice can name, each sentence once: several rules say the same to a borrower. */
import { principalReason, ruleCodes } from '#core/eligibility/principal-reasons.ts';

const bySentence = new Map(ruleCodes.toReversed().map((code) => [principalReason(code).text, code]));

export const reasonOptions = [...bySentence]
  .map(([label, value]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
