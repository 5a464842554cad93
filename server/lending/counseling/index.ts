/**
 * Which counseling agencies are nearest to a home (12 CFR 1024.20). A worker takes the published list every day; each process
 * keeps the newest in memory. A list older than thirty days is given to no one: what would draw it waits. A list marked SAMPLE
 * is never taken where the published one was asked for in production.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import {
  type Agencies,
  type CounselingList,
  CounselingTooOld,
  isYoungEnough,
  nearestTo,
  parseAgencies,
} from '#core/law/counseling.ts';
import type { Log } from '../../log.ts';
import { addAgencies, readNewestAgencies } from '../../store/counseling.ts';
import type { Database } from '../../store/database.ts';
import type { CounselingSource } from '../../vendors/counseling/port.ts';
import type { ZipPlaces } from '../../vendors/zip-codes.ts';

export interface Counseling {
  /** Throws CounselingTooOld where there is none that may be given on this day. */
  readonly listFor: (zip: string, on: CalendarDate) => CounselingList;
  /** Takes what is published; whether it was new. */
  readonly load: (at: Date) => Promise<boolean>;
  readonly close: () => void;
}

interface CounselingDeps {
  readonly database: Pick<Database, 'app'>;
  readonly source: CounselingSource;
  /** The middle of each zip code. */
  readonly placesOfZips: () => ZipPlaces;
  readonly isProduction: boolean;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

const lookMs = 60_000;

export async function openCounseling(deps: CounselingDeps): Promise<Counseling> {
  const { database, source, isProduction, log } = deps;
  const placeOf = placeFinder(deps.placesOfZips);
  const { atOnce } = source;
  if (atOnce) {
    const agencies = (on: CalendarDate) => parseAgencies(atOnce(on).text, on);
    return { listFor: (zip, on) => nearestTo(placeOf(zip), agencies(on)), load: async () => false, close: () => {} };
  }
  let newest: Agencies | undefined;
  const look = async () => {
    newest = await readNewestAgencies(database.app);
  };
  const quietly = () =>
    look().catch((error: unknown) => log.warn({ err: error }, 'counseling agencies could not be read: the last hold'));
  await quietly();
  const timer = setInterval(() => void quietly(), lookMs);
  timer.unref();
  return {
    listFor: (zip, on) => {
      if (!newest || !isYoungEnough(newest, on)) throw new CounselingTooOld();
      return nearestTo(placeOf(zip), newest);
    },
    load: async (at) => {
      const { text, takenOn } = await source.published(at);
      const agencies = parseAgencies(text, takenOn);
      if (agencies.isSample && isProduction)
        throw new Error('The list that COUNSELING_LIST names is marked SAMPLE. Name the one that HUD publishes.');
      const isNew = await addAgencies(database.app, agencies);
      if (isNew) log.info({ takenOn: agencies.takenOn }, 'the list of counseling agencies was taken');
      await look();
      return isNew;
    },
    close: () => clearInterval(timer),
  };
}

/** The middle of a zip code; of one that is newer than our table, that of the nearest number. Read when first asked for. */
function placeFinder(placesOfZips: () => ZipPlaces) {
  let known: ZipPlaces | undefined;
  return (zip: string) => {
    known ??= placesOfZips();
    const found = known.get(zip);
    if (found) return found;
    const [nearest] = [...known].toSorted(
      ([one], [other]) => Math.abs(Number(one) - Number(zip)) - Math.abs(Number(other) - Number(zip)),
    );
    if (!nearest) throw new Error('The table of zip codes is empty.');
    return nearest[1];
  };
}
