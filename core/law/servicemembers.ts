/**
 * The Servicemembers Civil Relief Act guards people on active duty against judgments by default, foreclosure, sale and the
 * like. Which acts of this product could be one is read off the journey's table: whatever may happen to a funded line.
 */
import { type EffectName, effects } from '#core/journey/effects.ts';
import type { EventName } from '#core/journey/events.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';

const isFunded = (status: Status) => statuses[status].end === 'funded';

const isToServicer = (effect: EffectName) => effects[effect].need === 'servicing';

/** What the servicer answers about taking a line over: nothing is done to the borrower, the home or the line. */
const answered: readonly string[] = Object.values(effects)
  .filter(({ need }) => need === 'servicing')
  .flatMap(({ answers }) => answers);

/** As little is done where all that follows is that the servicer is asked. */
function isOnlyToServicer(status: Status, event: EventName): boolean {
  const { also }: { readonly also?: Partial<Record<EventName, readonly EffectName[]>> } = statuses[status];
  const started = also?.[event] ?? [];
  return started.length > 0 && started.every(isToServicer);
}

/** None today: servicing takes over. With the first one, active duty must be asked about before it (register.spec.ts). */
export const actsOnFundedLine: readonly string[] = statusNames
  .filter(isFunded)
  .flatMap((status) =>
    (Object.keys(statuses[status].on) as EventName[]).filter((event) => !isOnlyToServicer(status, event)),
  )
  .filter((event) => !answered.includes(event));
