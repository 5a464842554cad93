/**
 * Unit-periods of a dated schedule (12 CFR 1026, Appendix J (b)(3) to (5)): which interval the schedule goes by, and how
 * many of them lie between two of its days. Months are equal however long they are. Counsel must confirm two readings that
 * the appendix leaves open: a period that recurs and is no standard interval counts 365 days a year, and where no period
 * recurs the average is held against months of 30 days.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import {
  type Day,
  dayOf,
  daysFrom,
  isSemimonth,
  monthsApart,
  monthsBack,
  nominalDays,
  wholeMonths,
  wholeSemimonths,
} from './days.ts';
import type { Ratio } from './equation.ts';

export type UnitPeriod =
  | { readonly kind: 'days' | 'weeks' | 'months'; readonly count: number }
  | { readonly kind: 'semimonths'; readonly count: 1 };

const year = 12;

/** The days on which anything is advanced, and those on which anything is paid; each in order and once. */
export interface ScheduleDays {
  readonly advances: readonly CalendarDate[];
  readonly payments: readonly CalendarDate[];
}

export interface Measured {
  readonly unit: UnitPeriod;
  readonly perYear: Ratio;
  /** From the first advance to a day of the schedule. */
  readonly until: (on: CalendarDate) => { readonly periods: number; readonly fraction: Ratio };
}

export function measured({ advances, payments }: ScheduleDays): Measured {
  const [advanced, paid] = [advances.map(dayOf), payments.map(dayOf)];
  const begins = advanced[0] ?? dayOf('1970-01-01');
  const last = paid.at(-1) ?? begins;
  const isSingle = advanced.length === 1 && paid.length === 1;
  if (isSingle && !isBeyondAYear(begins, last)) {
    const unit = singleUnit(begins, last);
    return { unit, perYear: perYearOf(unit), until: (on) => (on === last.on ? one : none) };
  }
  const unit = isSingle
    ? { kind: 'months' as const, count: year }
    : unitOf([gaps(advanced), gaps([begins, ...paid])].flat());
  const nominal = nominalDays(paid);
  const first = paid[0] ?? begins;
  const count = (to: Day) => between(unit, begins, nominal(to));
  const until = (on: CalendarDate) =>
    unit.kind === 'semimonths' ? halves(begins, first, dayOf(on)) : count(dayOf(on));
  return { unit, perYear: perYearOf(unit), until };
}

/** A series of half months goes on by half months, whether of 13 days or of 16; only what is none counts by days. */
function halves(begins: Day, first: Day, to: Day): ReturnType<Measured['until']> {
  const unit = { kind: 'semimonths', count: 1 } as const;
  const counted = (day: Day) => {
    const periods = wholeSemimonths(begins, day);
    return periods === undefined ? between(unit, begins, day) : { periods, fraction: none.fraction };
  };
  const since = to.number > first.number ? wholeSemimonths(first, to) : undefined;
  if (since === undefined) return counted(to);
  const { periods, fraction } = counted(first);
  return { periods: periods + since, fraction };
}

const none = { periods: 0, fraction: { of: 0, in: 1 } } as const;
const one = { periods: 1, fraction: { of: 0, in: 1 } } as const;

type Gap = readonly [from: Day, to: Day];

function gaps(days: readonly Day[]): readonly Gap[] {
  return days.slice(1).flatMap((to, at): Gap[] => {
    const from = days[at];
    return from && from.number < to.number ? [[from, to]] : [];
  });
}

function isBeyondAYear(from: Day, to: Day): boolean {
  return monthsBack(to, year).number > from.number;
}

/** (b)(4)(ii), (b)(5)(vi) and (vii): the term itself, in months where it has whole ones. */
function singleUnit(from: Day, to: Day): UnitPeriod {
  const months = wholeMonths(from, to);
  return months === undefined ? { kind: 'days', count: daysFrom(from, to) } : { kind: 'months', count: months };
}

/** (b)(4)(i): what recurs most, the smaller of two that recur as often, or the average of all where none does. */
function unitOf(all: readonly Gap[]): UnitPeriod {
  const readings = all.map(([from, to]) => readingsOf(from, to));
  const tally = countBy(readings.flat());
  // Four weeks of February are a month too: what else recurs says which is meant.
  const meant = readings.flatMap((each) => each.toSorted((a, b) => timesOf(tally, b) - timesOf(tally, a)).slice(0, 1));
  const common = countBy(meant);
  const most = Math.max(0, ...common.values());
  if (most < 2) return average(all);
  return shortest(meant.filter((unit) => timesOf(common, unit) === most));
}

/** Whatever an interval of at most a year may be called. */
function readingsOf(from: Day, to: Day): readonly UnitPeriod[] {
  if (isBeyondAYear(from, to)) return [];
  const [months, days] = [wholeMonths(from, to), daysFrom(from, to)];
  return [
    ...(months === undefined ? [] : [{ kind: 'months', count: months } as const]),
    ...(isSemimonth(from, to) ? [{ kind: 'semimonths', count: 1 } as const] : []),
    days % 7 === 0 ? { kind: 'weeks', count: days / 7 } : { kind: 'days', count: days },
  ];
}

const keyOf = ({ kind, count }: UnitPeriod) => `${count} ${kind}`;
const timesOf = (tally: ReadonlyMap<string, number>, unit: UnitPeriod) => tally.get(keyOf(unit)) ?? 0;

function countBy(units: readonly UnitPeriod[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(keyOf(unit), timesOf(counts, unit) + 1);
  return counts;
}

const daysIn = ({ kind, count }: UnitPeriod) =>
  count * (kind === 'months' && count === year ? 365 / year : { days: 1, weeks: 7, semimonths: 15, months: 30 }[kind]);

function shortest(units: readonly UnitPeriod[]): UnitPeriod {
  return units.reduce((least, unit) => (daysIn(unit) < daysIn(least) ? unit : least));
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
/** (b)(3)(iii), the shortest first. */
const standardIntervals: readonly UnitPeriod[] = [
  { kind: 'days', count: 1 } as const,
  { kind: 'semimonths', count: 1 } as const,
  ...upTo(52).map((count) => ({ kind: 'weeks', count }) as const),
  ...upTo(year).map((count) => ({ kind: 'months', count }) as const),
].toSorted((a, b) => daysIn(a) - daysIn(b));

/** (b)(4)(i)(B): the nearest standard interval, the lower of two that are as near. */
function average(all: readonly Gap[]): UnitPeriod {
  const total = all.reduce((sum, [from, to]) => sum + daysFrom(from, to), 0);
  const off = (unit: UnitPeriod) => Math.abs(total - daysIn(unit) * all.length);
  return standardIntervals.reduce((nearest, unit) => (off(unit) < off(nearest) ? unit : nearest));
}

function perYearOf({ kind, count }: UnitPeriod): Ratio {
  return { of: { days: 365, weeks: 52, semimonths: 24, months: 12 }[kind], in: count };
}

/** (b)(5): how many unit-periods lie between two days. */
function between({ kind, count }: UnitPeriod, from: Day, to: Day): ReturnType<Measured['until']> {
  if (kind === 'days' || kind === 'weeks') return divided(daysFrom(from, to), count * (kind === 'weeks' ? 7 : 1));
  if (kind === 'months' && count === year) return years(from, to);
  const { months, days } = sinceMonths(from, to);
  // (ii): a month's rest is days in 30, and may be all 30 of them.
  if (kind === 'months' && count === 1) return { periods: months, fraction: { of: days, in: 30 } };
  return divided(30 * months + days, kind === 'semimonths' ? 15 : 30 * count);
}

function divided(days: number, unitDays: number): ReturnType<Measured['until']> {
  return { periods: Math.floor(days / unitDays), fraction: { of: days % unitDays, in: unitDays } };
}

/** Full months measured back from the later day, and the days from the earlier one to where they begin. */
function sinceMonths(from: Day, to: Day): { readonly months: number; readonly days: number } {
  const apart = monthsApart(from, to);
  const months = monthsBack(to, apart).number < from.number ? apart - 1 : apart;
  return { months, days: daysFrom(from, monthsBack(to, months)) };
}

/** (b)(5)(v): full years back from the later day; the rest in months where they are whole, else in days. */
function years(from: Day, to: Day): ReturnType<Measured['until']> {
  const { months, days } = sinceMonths(from, to);
  const periods = Math.floor(months / year);
  if (days === 0) return { periods, fraction: { of: months % year, in: year } };
  return { periods, fraction: { of: daysFrom(from, monthsBack(to, periods * year)), in: 365 } };
}
