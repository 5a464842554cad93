/**
 * The Servicemembers Civil Relief Act guards people on active duty against judgments by default, foreclosure, sale and the
 * like. Which acts of this product could be one is read off the journey's table: whatever may happen to a funded line.
 */
import type { EventName } from '#core/journey/events.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';

const isFunded = (status: Status) => statuses[status].end === 'funded';

/** Words between us and the servicer about taking the line over: nothing is done to the borrower, the home or the line. */
const handOver: readonly string[] = ['lineBoarded', 'boardingRefused', 'boardingSentAgain'] satisfies EventName[];

/** None today: servicing takes over. With the first one, active duty must be asked about before it (register.spec.ts). */
export const actsOnFundedLine: readonly string[] = statusNames
  .filter(isFunded)
  .flatMap((status) => Object.keys(statuses[status].on))
  .filter((event) => !handOver.includes(event));
