/** What the sanctions lists say of those an application names, and what compliance makes of a likeness. */
import * as words from '#core/words/en/journey/recorders/screening.ts';
import { withoutApprovals } from '../../payments/release.ts';
import { isLikenessOpen } from '../last-checks.ts';
import { needs } from '../operation-needs.ts';
import { refuse } from '../refusal.ts';
import { decline, type Recorders } from './recorder.ts';

export const screeningRecorders = {
  /** That one owner is on no list says nothing of the person who was found before. */
  applicantsScreened: (application, { isClear }, { at }) => {
    if (isClear) return { ...application, screening: application.screening ?? { state: 'clear', at } };
    const known = withoutApprovals(application, words.nameIsLikeOneOnAList, at);
    return { ...known, screening: { state: 'found', at } };
  },
  likenessSettled: (application, _payload, { at, now }) => {
    const known = withoutApprovals(application, words.nameIsLikeOneOnAList, at);
    return needs.hasLikeness(application, now) ?? { ...known, screening: { state: 'settled', at } };
  },
  /** What was found stays found: if it is ever reconsidered, it is held by it again. */
  declinedForCause: (application, { reasons }, { now }) =>
    needs.hasCause(application, now) ?? decline(application, ...reasons),
  /** Nothing is agreed with someone who may be on a list. They are told that we look, and not what we found. */
  termsAccepted: (application) => (isLikenessOpen(application) ? refuse('held', words.ourTeamLooksAtIt) : application),
} satisfies Recorders;
