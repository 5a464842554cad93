/** The pictures and tables of the funnel, all from the same counts. */
import { funnelSteps } from '#core/telemetry/funnel.ts';
import { type FunnelReport, pageTitle } from '#core/telemetry/report.ts';
import * as words from '#core/words/en/console/insights.ts';
import { showDate } from '#web/app/dates.ts';
import { LineChart } from '#web/ui/chart.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

type Value = FunnelReport['values'][number];
interface ValuesProps {
  readonly values: readonly Value[];
}

/** So many lines can be told apart in a picture; the table has them all. */
const LINES_MAX = 5;

function nameOf({ value, name }: Value, isOnly: boolean): string {
  if (value === '') return isOnly ? words.dimensionNames.all : words.none;
  return name ?? words.valueNames[value] ?? value;
}

const shareOf = ({ visits }: Value, step: number) => (100 * (visits[step] ?? 0)) / Math.max(1, visits[0] ?? 0);

export function Funnel({ values }: ValuesProps) {
  return (
    <LineChart
      title={words.funnel}
      xLabel={words.step}
      formatX={(x) => stepName(Math.round(x))}
      formatY={words.percent}
      series={values.slice(0, LINES_MAX).map((value) => ({
        name: nameOf(value, values.length === 1),
        points: funnelSteps.map((_, x) => ({ x, y: shareOf(value, x) })),
      }))}
    />
  );
}

function stepName(index: number): string {
  const step = funnelSteps[index];
  return step === undefined ? '' : words.stepNames[step];
}

export function ByStep({ values }: ValuesProps) {
  return (
    <DataTable
      caption={words.byStep}
      columns={[
        { key: 'step', header: words.step, cell: (index: number) => stepName(index) },
        ...values.map((value) => ({
          key: value.value,
          header: nameOf(value, values.length === 1),
          isNumber: true,
          cell: (index: number) => words.countAndShare(value.visits[index] ?? 0, words.percent(shareOf(value, index))),
        })),
      ]}
      rows={funnelSteps.map((_, index) => index)}
      rowKey={String}
    />
  );
}

export function ByDay({ days }: Pick<FunnelReport, 'days'>) {
  const line = (name: string, count: (day: FunnelReport['days'][number]) => number) => ({
    name,
    points: days.map((day, x) => ({ x, y: count(day) })),
  });
  return (
    <LineChart
      title={words.visitsByDay}
      xLabel={words.day}
      formatX={(x) => showDate(days[Math.round(x)]?.date ?? '')}
      formatY={String}
      series={[line(words.visits, ({ visits }) => visits), line(words.started, ({ started }) => started)]}
    />
  );
}

export function Left({ left }: Pick<FunnelReport, 'left'>) {
  return (
    <DataTable
      caption={words.whereTheyLeft}
      columns={[
        { key: 'page', header: words.page, cell: ({ page }: (typeof left)[number]) => pageTitle(page) },
        { key: 'field', header: words.field, cell: ({ field }) => (field === '' ? words.none : field) },
        { key: 'visits', header: words.visits, isNumber: true, cell: ({ visits }) => visits },
      ]}
      rows={left}
      rowKey={({ page, field }) => `${page} ${field}`}
    />
  );
}

export function Cohorts({ weeks }: Pick<FunnelReport, 'weeks'>) {
  const longest = Math.max(1, ...weeks.map(({ visitors }) => visitors.length));
  const later = Array.from({ length: longest - 1 }, (_, index) => index + 1);
  return (
    <DataTable
      caption={words.cohorts}
      columns={[
        { key: 'week', header: words.week, cell: ({ week }: (typeof weeks)[number]) => showDate(week) },
        { key: 'first', header: words.cameFirst, isNumber: true, cell: ({ visitors }) => visitors[0] ?? 0 },
        { key: 'started', header: words.started, isNumber: true, cell: ({ started }) => started },
        ...later.map((weeksLater) => ({
          key: String(weeksLater),
          header: words.weekLater(weeksLater),
          isNumber: true,
          cell: ({ visitors }: (typeof weeks)[number]) => visitors[weeksLater] ?? '–',
        })),
      ]}
      rows={weeks}
      rowKey={({ week }) => week}
    />
  );
}
