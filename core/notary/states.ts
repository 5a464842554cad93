/** What single states want of the signing of a deed on a home. To be verified by counsel. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { stateCap } from '#core/law/state-caps.ts';

/** An attorney must conduct or supervise the closing. */
const attorneyStates: readonly string[] = ['CT', 'DE', 'GA', 'MA', 'NC', 'NY', 'SC', 'WV'];

export function needsAttorney(state: string): boolean {
  return attorneyStates.includes(state);
}

/** Where no deed on a home is signed before a notary by video, and where the partner wants none to be. */
export function mustMeetNotary(
  state: string,
  on: CalendarDate,
  { isManualNotaryOnly }: { readonly isManualNotaryOnly: boolean },
): boolean {
  return isManualNotaryOnly || stateCap(state as StateCode, on).isManualNotaryOnly === true;
}
