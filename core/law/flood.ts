/**
 * How much flood insurance a building in a special flood hazard area must have (42 U.S.C. 4012a(b)(1)): the least of what is
 * owed on it, the most that the National Flood Insurance Program sells for a home, and what the building could be insured for.
 * What is owed counts every lien: a second lender relies on the same policy as the first.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type Dated, inForce } from './dated.ts';

interface FloodLimit extends Dated {
  /** For a building of one to four homes. */
  readonly buildingCentsMax: number;
}

export const floodLimits: readonly FloodLimit[] = [{ from: '1994-09-23', buildingCentsMax: 25_000_000 }];

export interface FloodPolicy {
  readonly coverCents: number;
  readonly from: CalendarDate;
  /** The day on which it ends. */
  readonly to: CalendarDate;
}

interface Exposure {
  readonly lineCents: number;
  /** On loans that stay. */
  readonly otherLiensCents: number;
  /** What the building could be insured for, where someone found it out. */
  readonly insurableCents?: number | undefined;
}

/** Zones that begin with A or V are special flood hazard areas. */
export const isFloodZone = (zone: string | null): boolean => /^[AV]/.test(zone ?? '');

export function floodCoverNeeded({ lineCents, otherLiensCents, insurableCents }: Exposure, on: CalendarDate): number {
  const { buildingCentsMax = 0 } = inForce(floodLimits, on) ?? {};
  return Math.min(lineCents + otherLiensCents, buildingCentsMax, insurableCents ?? Number.POSITIVE_INFINITY);
}

/** What is wrong with a policy on a day; null where it will do. */
export function floodFault(policy: FloodPolicy | null, neededCents: number, on: CalendarDate) {
  if (policy === null) return 'missing';
  if (policy.from > on) return 'notYet';
  if (policy.to <= on) return 'ended';
  return policy.coverCents < neededCents ? 'short' : null;
}
