/** How much flood insurance this home must have on a day: the law's figure for what is owed on it. Undefined outside the zones. */
import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { floodCoverNeeded, isFloodZone } from '#core/law/flood.ts';

/** `insurableCents` is what the building could be insured for, where someone found it out: it may need less. */
export function floodCoverFor(
  { flood, liens, offers, property }: Pick<Application, 'flood' | 'liens' | 'offers' | 'property'>,
  now: Date,
  insurableCents?: number,
): number | undefined {
  if (!isFloodZone(flood.zone)) return undefined;
  const staying = liens.filter(({ isPaidOff }) => !isPaidOff);
  const otherLiensCents = staying.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const lineCents = offers.selected?.amountCents ?? 0;
  return floodCoverNeeded({ lineCents, otherLiensCents, insurableCents }, dateIn(homeZone(property), now));
}
