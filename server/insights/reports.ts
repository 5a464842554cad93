/** What the console reads of telemetry, of one organization: one's own, or another that one may see. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { scopesOf } from '#core/roles.ts';
import { funnel, funnelSteps } from '#core/telemetry/funnel.ts';
import {
  type FunnelAsked,
  type FunnelReport,
  leftMax,
  pagesMax,
  type VitalsAsked,
  type VitalsReport,
  valuesMax,
  weeksMax,
} from '#core/telemetry/report.ts';
import { middleOf, vitalNames } from '#core/telemetry/vitals.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type Database, together } from '../store/database.ts';
import { readCohorts, readDays, readFunnel, readLeft, readVitals, type StepCount } from '../store/telemetry-reports.ts';

export function createInsightReports(database: Database, canonicalOf: (orgCode: string) => string | undefined) {
  /** Whose counts someone reads. Another's answer like one that is not there. */
  const whose = ({ orgCode, roles }: Person, asked: string | undefined): string => {
    const named = asked === undefined ? orgCode : canonicalOf(asked);
    const isTheirs = named === orgCode || scopesOf(roles, 'readInsights').includes('every');
    if (named === undefined || !isTheirs) throw new Failure('notFound');
    return named;
  };
  return {
    funnel: async (person: Person, { from, to, by, org }: FunnelAsked): Promise<FunnelReport> => {
      const orgCode = whose(person, org);
      const span = { orgCode, from, to };
      const [steps, days, left, weeks] = await database.inOrg(orgCode, (tx) =>
        together([
          readFunnel(tx, span, by, valuesMax),
          readDays(tx, span, funnel.started.number),
          readLeft(tx, span, leftMax),
          readCohorts(tx, span, weeksMax),
        ]),
      );
      return { values: valuesOf(steps), days: everyDay(from, to, days), left: [...left], weeks: weeksOf(weeks) };
    },

    vitals: async (person: Person, { from, to, org }: VitalsAsked): Promise<VitalsReport> => {
      const orgCode = whose(person, org);
      const rows = await database.inOrg(orgCode, (tx) => readVitals(tx, { orgCode, from, to }, pagesMax));
      return { pages: pagesOf(rows) };
    },
  };
}

function pagesOf(rows: Awaited<ReturnType<typeof readVitals>>): VitalsReport['pages'] {
  return [...Map.groupBy(rows, ({ brand, page }) => `${brand} ${page}`).values()].map((ofPage) => ({
    brand: ofPage[0]?.brand ?? '',
    page: ofPage[0]?.page ?? '',
    vitals: ofPage.flatMap(({ metric, bucket, visits }) => {
      const known = vitalNames.find((name) => name === metric);
      return known === undefined ? [] : [{ metric: known, p75: middleOf(bucket), visits }];
    }),
  }));
}

function valuesOf(rows: readonly StepCount[]): FunnelReport['values'] {
  const byValue = Map.groupBy(rows, ({ value }) => value);
  const values = [...byValue].map(([value, counts]) => ({
    value,
    name: counts[0]?.name ?? null,
    visits: funnelSteps.map((step) => counts.find(({ step: number }) => number === funnel[step].number)?.visits ?? 0),
  }));
  return values.sort((one, other) => (other.visits[0] ?? 0) - (one.visits[0] ?? 0));
}

function everyDay(from: CalendarDate, to: CalendarDate, rows: FunnelReport['days']): FunnelReport['days'] {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const days: FunnelReport['days'] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push(byDate.get(date) ?? { date, visits: 0, started: 0 });
  return days;
}

type CohortRow = Awaited<ReturnType<typeof readCohorts>>[number];

function weeksOf(rows: readonly CohortRow[]): FunnelReport['weeks'] {
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, later]) => ({
    week,
    visitors: Array.from(
      { length: Math.max(...later.map(({ weeksLater }) => weeksLater)) + 1 },
      (_, n) => later.find(({ weeksLater }) => weeksLater === n)?.visitors ?? 0,
    ),
    started: later.reduce((sum, { started }) => sum + started, 0),
  }));
}
