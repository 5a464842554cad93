/**
 * The Servicemembers Civil Relief Act guards people on active duty against judgments by default, foreclosure, sale and the
 * like. Which acts of this product could be one is read off the journey's table: whatever may happen to a funded line.
 */
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';

const isFunded = (status: Status) => statuses[status].end === 'funded';

/** None today: servicing takes over. With the first one, active duty must be asked about before it (register.spec.ts). */
export const actsOnFundedLine: readonly string[] = statusNames
  .filter(isFunded)
  .flatMap((status) => Object.keys(statuses[status].on));
