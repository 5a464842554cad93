/**
 * A notary's commission: what the state gave them, kept once and put on every deed they seal; and when it will not do. What
 * counts for a meeting by video is the state that commissioned the notary, not the one the house stands in.
 */
import * as v from 'valibot';
import { type CalendarDate, isValidDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import * as words from '#core/words/en/notary/commission.ts';

const line = (sentence: string, max: number) =>
  v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence), v.maxLength(max, words.atMostCharacters(max)));

export const commissionSchema = v.strictObject({
  /** As it stands on the commission, which may be more than the name one goes by. */
  name: line(words.enterYourNameAsIt, 120),
  state: v.custom<StateCode>(
    (value) => typeof value === 'string' && isStateCode(value),
    words.chooseTheStateThatCommissioned,
  ),
  county: line(words.enterTheCountyYouAre, 60),
  number: line(words.enterTheNumberOfYour, 40),
  expiresOn: v.pipe(
    v.string(words.enterTheDayOnWhich),
    v.trim(),
    v.isoDate(words.enterTheDayAs2029),
    v.check((day) => isValidDate(day), words.enterADayOfThe),
  ),
});
export type Commission = v.InferOutput<typeof commissionSchema>;

/** States whose notaries may not notarise a deed by video: no statute, one that is not in force, or not for real estate. */
const withoutOnlineNotaries: ReadonlySet<string> = new Set(['CA', 'CT', 'GA', 'MS', 'SC']);

export function mayNotariseOnline(state: string): boolean {
  return isStateCode(state) && !withoutOnlineNotaries.has(state);
}

/** Why this commission seals nothing today, as a sentence; undefined when it does. */
export function commissionRefusal(commission: Commission | undefined, today: CalendarDate): string | undefined {
  if (!commission) return words.enterYourCommissionFirstEvery;
  const { state, expiresOn } = commission;
  if (expiresOn < today) return words.commissionHasEndedPleaseEnter;
  return mayNotariseOnline(state) ? undefined : words.doesNotLetItsNotaries(stateNames[state]);
}

/** Where the notary sits, as it stands on a certificate. */
export function venueOf({ county, state }: Commission): string {
  return `${county}, ${stateNames[state]}`;
}
