/** From which age someone can be held to a contract where the home is, where it is not 18. */
import type { StateCode } from '#core/calendar/time-zones.ts';

type Ages = Readonly<Partial<Record<StateCode, number>>>;

/** The specification names Alabama alone (VAL-004, VAL-005). */
export const majorityAges: Ages = { AL: 19 };

/** Known and off: a lender's counsel must confirm whether they bind a loan on a home. */
export const majorityAgesOff: Ages = { NE: 19, MS: 21 };
