/**
 * A notary's commission: what the state gave them, kept once and put on every deed they seal; and when it will not do. What
 * counts for a meeting by video is the state that commissioned the notary, not the one the house stands in.
 */
import * as v from 'valibot';
import { type CalendarDate, isValidDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';

const line = (sentence: string, max: number) =>
  v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence), v.maxLength(max, `At most ${max} characters`));

export const commissionSchema = v.strictObject({
  /** As it stands on the commission, which may be more than the name one goes by. */
  name: line('Please enter your name as it appears on the commission', 120),
  state: v.custom<StateCode>(
    (value) => typeof value === 'string' && isStateCode(value),
    'Please choose the state that commissioned you',
  ),
  county: line('Please enter the county you are in when you notarize', 60),
  number: line('Please enter the number of your commission', 40),
  expiresOn: v.pipe(
    v.string('Please enter the day on which it expires'),
    v.trim(),
    v.isoDate('Please enter the day as 2029-03-31'),
    v.check((day) => isValidDate(day), 'Please enter a day of the calendar'),
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
  if (!commission) return 'Please enter your commission first: every seal of yours is made from it.';
  const { state, expiresOn } = commission;
  if (expiresOn < today) return 'Your commission has ended. Please enter the new one before you seal a deed.';
  return mayNotariseOnline(state)
    ? undefined
    : `${stateNames[state]} does not let its notaries notarize a deed by video. A notary of another state has to do it.`;
}

/** Where the notary sits, as it stands on a certificate. */
export function venueOf({ county, state }: Commission): string {
  return `${county}, ${stateNames[state]}`;
}
