/**
 * The average prime offer rates by which lines are priced. Each process keeps the newest weeks in memory, because a price is
 * set while a row is locked; a worker takes the published table, and all look for new weeks. Where the sandbox stands in for
 * the Bureau, there is a table for every day.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type Apor, aporOn, aporWeekOf, parseAporTable } from '#core/law/apor.ts';
import type { Log } from '../../log.ts';
import { addAporWeeks, readAporWeeks } from '../../store/apor.ts';
import type { Database } from '../../store/database.ts';
import type { RateTables } from '../../vendors/rate-tables/port.ts';

export interface Rates {
  /** None: no rate may be set on this day. */
  readonly aporOn: (day: CalendarDate) => Apor | undefined;
  /** Takes what is published; how many weeks were new. */
  readonly load: (on: CalendarDate) => Promise<number>;
  readonly close: () => void;
}

/** How many weeks of a table that goes back to 2000 are of use. */
const weeksKept = 60;
const lookMs = 30_000;

export async function openRates(
  database: Pick<Database, 'app'>,
  source: RateTables,
  log: Pick<Log, 'warn' | 'info'>,
): Promise<Rates> {
  if (source.atOnce) return ratesOfAnyDay(source.atOnce);
  let weeks: readonly Apor[] = [];
  const look = async () => {
    weeks = await readAporWeeks(database.app);
  };
  const quietly = () =>
    look().catch((error: unknown) => log.warn({ err: error }, 'rates could not be read: the last known hold'));
  await quietly();
  const timer = setInterval(() => void quietly(), lookMs);
  timer.unref();
  return {
    aporOn: (day) => aporOn(weeks, day),
    load: async (on) => {
      const published = parseAporTable(await source.published(on));
      const newest = published.toSorted((one, other) => other.asOf.localeCompare(one.asOf)).slice(0, weeksKept);
      const added = await addAporWeeks(database.app, newest);
      if (added > 0) log.info({ added, newest: newest[0]?.asOf }, 'average prime offer rates were taken');
      await look();
      return added;
    },
    close: () => clearInterval(timer),
  };
}

function ratesOfAnyDay(tableOf: NonNullable<RateTables['atOnce']>): Rates {
  const known = new Map<CalendarDate, readonly Apor[]>();
  return {
    aporOn: (day) => {
      const monday = aporWeekOf(day);
      const weeks = known.get(monday) ?? parseAporTable(tableOf(monday));
      if (known.size > 100) known.clear();
      known.set(monday, weeks);
      return aporOn(weeks, day);
    },
    load: async () => 0,
    close: () => {},
  };
}
