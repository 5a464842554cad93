/** Where an invented notary company meets people, and when its people have time. */
import { addDays, type CalendarDate, weekdayOf } from '#core/calendar/dates.ts';
import { closesAtOffice } from '#core/notary/offices.ts';
import { seedOf } from '../sandbox/seed.ts';
import type { Slot, SlotsRequest } from './port.ts';

/** An address, because someone has to find it. */
const placeIn = (state: string, zip: string) =>
  closesAtOffice(state) ? `The title company’s office, 100 Commerce St, ${state} ${zip}` : 'Your home';

const hoursUtc = ['15:00', '18:00', '21:00'] as const;
const slotsMax = 12;

/** From tomorrow on, or from the day the law allows, on working days; the same zip has the same times all day. */
export function slotsFrom(
  { state, zip, notBefore }: Omit<SlotsRequest, 'key'>,
  today: CalendarDate,
  isFree: (slot: Slot) => boolean,
): readonly Slot[] {
  const place = placeIn(state, zip);
  const earliest = notBefore ?? '';
  const first = (earliest.slice(0, 10) > today ? earliest.slice(0, 10) : addDays(today, 1)) as CalendarDate;
  const found: Slot[] = [];
  for (let day = first; found.length < slotsMax; day = addDays(day, 1)) {
    if ([0, 6].includes(weekdayOf(day))) continue;
    for (const hour of hoursUtc) {
      const startsAt = `${day}T${hour}:00.000Z`;
      const isOffered = seedOf('slot', zip, startsAt).share('free') < 0.7;
      const slot = { slotId: `slot_${state}_${zip}_${startsAt}`, startsAt, place };
      if (isOffered && startsAt >= earliest && isFree(slot)) found.push(slot);
    }
  }
  return found.slice(0, slotsMax);
}

/** What a slot's number stands for; undefined when no slot has such a number. */
export function slotBy(slotId: string): Slot | undefined {
  const [, state = '', zip = '', startsAt] =
    /^slot_([A-Z]{2})_(\d{5})_(\d{4}-\d\d-\d\dT\d\d:00:00\.000Z)$/.exec(slotId) ?? [];
  return startsAt === undefined ? undefined : { slotId, startsAt, place: placeIn(state, zip) };
}
