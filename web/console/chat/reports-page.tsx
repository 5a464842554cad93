/** What the desk counts of itself, by day: pictures, the same numbers as a table, and as a file. */
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { chatZone } from '#core/chat/hours.ts';
import {
  type ChatReport,
  type ReportAsked,
  type ReportDay,
  reportColumnNames,
  reportColumns,
  reportQuery,
} from '#core/chat/report.ts';
import { csvOf } from '#core/support/csv.ts';
import * as words from '#core/words/en/console/reports.ts';
import { showDate } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { LineChart } from '#web/ui/chart.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Nothing } from '../item-list.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './hours.module.css';

const DAYS_AT_FIRST = 14;

export function ReportsPage() {
  const today = dateIn(chatZone, new Date());
  const [asked, setAsked] = useState<ReportAsked>({ from: addDays(today, 1 - DAYS_AT_FIRST), to: today });
  const query = useRead('GET /service-chat/api/v1/desk/report', [{ query: asked }]);
  return (
    <>
      <Bar title={words.title} />
      <p>{words.intro}</p>
      <Days asked={asked} onAsk={setAsked} />
      <Loaded query={query} label={words.reading}>
        {(report) =>
          report.total.conversations === 0 ? (
            <Nothing>{words.nothing}</Nothing>
          ) : (
            <Report report={report} asked={asked} />
          )
        }
      </Loaded>
    </>
  );
}

function Days({ asked, onAsk }: { readonly asked: ReportAsked; readonly onAsk: (asked: ReportAsked) => void }) {
  const [draft, setDraft] = useState<{ readonly from: string; readonly to: string }>(asked);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = v.safeParse(reportQuery, { from: draft.from.trim(), to: draft.to.trim() });
    setProblem(read.success ? undefined : read.issues[0].message);
    if (read.success) onAsk(read.output);
  };
  return (
    <form className={shared['stack']} onSubmit={submit} noValidate>
      {problem !== undefined && <Alert>{problem}</Alert>}
      <div className={styles['day']}>
        <TextField
          label={words.from}
          type="date"
          name="from"
          value={draft.from}
          onChange={(from) => setDraft({ ...draft, from })}
        />
        <TextField
          label={words.to}
          type="date"
          name="to"
          value={draft.to}
          onChange={(to) => setDraft({ ...draft, to })}
        />
        <SubmitButton>{words.show}</SubmitButton>
      </div>
    </form>
  );
}

interface ReportProps {
  readonly report: ChatReport;
  readonly asked: ReportAsked;
}

const minuteMs = 60_000;
const toMinutes = (ms: number | null) => (ms === null ? null : ms / minuteMs);

function Report({ report, asked }: ReportProps) {
  return (
    <div className={shared['stack']}>
      <Table report={report} />
      <div>
        <OfferedButton kind="secondary" hint={words.title} onClick={() => save(report, asked)}>
          {words.save}
        </OfferedButton>
      </div>
      {charts.map(({ title, series, isCount }) => (
        <Chart key={title} days={report.days} title={title} series={series} isCount={isCount} />
      ))}
    </div>
  );
}

interface ChartRow {
  readonly title: string;
  readonly series: readonly (readonly [name: string, value: (day: ReportDay) => number | null])[];
  readonly isCount: boolean;
}

const charts: readonly ChartRow[] = [
  {
    title: words.columns.conversations,
    series: [[words.columns.conversations, (day) => day.conversations]],
    isCount: true,
  },
  {
    title: words.first,
    series: [
      [words.median, (day) => toMinutes(day.firstMedianMs)],
      [words.ninth, (day) => toMinutes(day.firstNinthMs)],
    ],
    isCount: false,
  },
  {
    title: words.resolution,
    series: [
      [words.median, (day) => toMinutes(day.resolutionMedianMs)],
      [words.ninth, (day) => toMinutes(day.resolutionNinthMs)],
    ],
    isCount: false,
  },
  { title: words.satisfaction, series: [[words.columns.rating, (day) => day.ratingAverage]], isCount: false },
  {
    title: words.deflection,
    series: [
      [words.columns.botAnswered, (day) => day.botAnswered],
      [words.columns.botAlone, (day) => day.botAlone],
    ],
    isCount: true,
  },
];

/** A day without a number has no point. */
function Chart({ days, title, series, isCount }: ChartRow & { readonly days: readonly ReportDay[] }) {
  return (
    <LineChart
      title={title}
      xLabel={words.day}
      formatX={(x) => showDate(days[Math.round(x)]?.date ?? '')}
      formatY={(y) => (isCount ? String(y) : y.toFixed(1))}
      series={series.map(([name, value]) => ({
        name,
        points: days.flatMap((day, x) => {
          const y = value(day);
          return y === null ? [] : [{ x, y }];
        }),
      }))}
    />
  );
}

const lines = ({ days, total }: ChatReport) => [...days, { ...total, date: words.allDays }];

function Table({ report }: { readonly report: ChatReport }) {
  return (
    <DataTable
      caption={words.byDay}
      columns={[
        {
          key: 'date',
          header: words.day,
          cell: ({ date }: ReportDay) => <span className={styles['date']}>{showDate(date)}</span>,
        },
        ...reportColumnNames.map((name) => ({
          key: name,
          header: words.columns[name],
          isNumber: true,
          cell: (day: ReportDay) => reportColumns[name](day) || '–',
        })),
      ]}
      rows={lines(report)}
      rowKey={({ date }) => date}
    />
  );
}

/** The very numbers of the table. */
function save(report: ChatReport, { from, to }: ReportAsked): void {
  const heads = [words.day, ...reportColumnNames.map((name) => words.columns[name])];
  const rows = lines(report).map((day) => [day.date, ...reportColumnNames.map((name) => reportColumns[name](day))]);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(heads, rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = words.fileName(from, to);
  link.click();
  URL.revokeObjectURL(link.href);
}
