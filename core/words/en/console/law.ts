/** The page of the register of law. */
import { plural } from '../../plural.ts';

export const title = 'Law';
export const reading = 'Loading the register of law';
export const intro =
  'Every legal figure, text and rule the product uses, in the order in which they must be reviewed again.';
export const allLookedAt = (on: string) => `As of ${on}, no row is past its review date.`;
export const mustBeLookedAt = (count: number, on: string) =>
  `As of ${on}, ${count} ${plural(count, { one: 'row is', other: 'rows are' })} past the review date.`;
export const pastItsDay = 'Past its review date';
export const saysNow = 'In force';
export const sinceDay = (says: string, from: string) => `${says} (since ${from})`;
export const untilDay = (says: string, from: string, until: string) => `${says} (${from} to ${until})`;
export const citation = 'Citation';
export const source = 'Read in';
export const lookedAt = 'Entered on';
export const lookAgainBy = 'Review by';
export const counselMustConfirm = 'Counsel must confirm';
export const nothingHere = 'The register has no rows.';
