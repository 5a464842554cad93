/**
 * What the metrics say of the whole product, whichever process is asked: a worker counts every half minute, and being
 * asked costs one small row. Each figure is a row here: its name for Prometheus, its help, and how organizations add up.
 */
import { Gauge } from 'prom-client';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import { isClosed, statusNames } from '#core/journey/statuses.ts';
import { lawRowsDue } from '#core/law/register.ts';
import type { SharedClock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { Metrics } from './metrics.ts';
import type { Database } from './store/database.ts';
import {
  claimSnapshot,
  type Figure,
  figuresOf,
  readSnapshot,
  type Snapshot,
  sharedFigures,
  writeSnapshot,
} from './store/figures.ts';
import { countUnknown } from './store/unprocessed.ts';

interface FigureRow {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** How figures of several organizations are one: counts add up, of ages the oldest counts. */
  readonly together: 'sum' | 'max';
}

const figureRows = {
  jobs: row('hearthline_jobs', 'Jobs that are not done, by queue, effect and state.', ['queue', 'effect', 'state']),
  jobOldest: oldest('hearthline_job_oldest_seconds', 'Age of the oldest job that is not done.', ['queue', 'effect']),
  deadLetters: row('hearthline_dead_letters', 'Effects whose tries all failed, and messages that were set aside.', [
    'kind',
  ]),
  ordersOpen: row('hearthline_vendor_orders_open', 'Orders that a vendor has not answered.'),
  timersOverdue: row('hearthline_timers_overdue', 'Timers that should have rung more than a minute ago.'),
  applications: row('hearthline_applications', 'Open applications, by status.', ['status']),
  applicationsOverdue: row('hearthline_applications_overdue', 'Those that rest longer than their status allows.', [
    'status',
  ]),
  applicationsLate: row('hearthline_applications_late', 'Those that are late by any clock, as the desk says it.', [
    'status',
  ]),
  sessionsInUse: row('hearthline_sessions_in_use', 'Sessions used in the last quarter of an hour.'),
  messagesWaiting: row('hearthline_messages_waiting', 'Emails and text messages that have not gone out.'),
  messageOldest: oldest('hearthline_message_overdue_seconds', 'For how long the oldest message should have gone out.'),
  fundingsToday: row('hearthline_fundings_day', 'Lines funded in the last 24 hours.'),
  moneyInFlightCents: row('hearthline_money_in_flight_cents', 'Sent and not yet confirmed, in cents.'),
} as const satisfies Record<string, FigureRow>;

function row(name: string, help: string, labels: readonly string[] = []): FigureRow {
  return { name, help, labels, together: 'sum' };
}
function oldest(name: string, help: string, labels: readonly string[] = []): FigureRow {
  return { ...row(name, help, labels), together: 'max' };
}

const counted = {
  every: statusNames,
  open: statusNames.filter((status) => !isClosed(status)),
  money: statusNames.filter(isMoneyRow),
};

/** One worker at a time; the others find that it was done just now. */
export async function takeFigures(database: Database, organizations: readonly string[]): Promise<boolean> {
  if (!(await claimSnapshot(database.app))) return false;
  const all = await sharedFigures(database.app);
  for (const orgCode of organizations) all.push(...(await figuresOf(database, orgCode, counted)));
  await writeSnapshot(database.app, merged(all));
  return true;
}

function merged(figures: readonly Figure[]): Figure[] {
  const known = new Map<string, Figure>();
  for (const one of figures) {
    const key = `${one.name} ${JSON.stringify(one.labels)}`;
    const before = known.get(key)?.value;
    const rows: Readonly<Record<string, FigureRow>> = figureRows;
    const isMax = rows[one.name]?.together === 'max';
    const value = before === undefined ? one.value : isMax ? Math.max(before, one.value) : before + one.value;
    known.set(key, { ...one, value });
  }
  return [...known.values()];
}

interface Watched {
  readonly database: Database;
  readonly clock: Pick<SharedClock, 'skewMs'>;
  readonly disk: Pick<Disk, 'freeBytes'> | undefined;
  /** The product's day; tests have one of their own. */
  readonly today?: () => CalendarDate;
}

const rememberMs = 5000;

export function addFigures(metrics: Metrics, { database, clock, disk, today }: Watched): void {
  const { registry, gauge } = metrics;
  let known: { readonly untilMs: number; readonly snapshot: Promise<Snapshot> } | undefined;
  const snapshot = () => {
    if (!known || performance.now() >= known.untilMs)
      known = { untilMs: performance.now() + rememberMs, snapshot: readSnapshot(database.app) };
    return known.snapshot.catch(() => ({ ageS: Number.NaN, figures: [] }));
  };
  for (const [key, { name, help, labels }] of Object.entries(figureRows))
    new Gauge({
      ...{ name, help },
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const { figures } = await snapshot();
        this.reset();
        for (const one of figures) if (one.name === key) this.set(one.labels, one.value);
      },
    });
  const dayNow = today ?? (() => dateIn('America/New_York', new Date(Date.now() - clock.skewMs())));
  gauge('hearthline_law_rows_due', 'Rows of the register of law that someone must look at again.', async () =>
    lawRowsDue(dayNow()),
  );
  gauge('hearthline_jobs_unknown', 'Jobs that no running worker knows how to do.', () => countUnknown(database.app));
  gauge(
    'hearthline_figures_age_seconds',
    'How long ago a worker counted what is counted in the database.',
    async () => (await snapshot()).ageS,
  );
  gauge(
    'hearthline_clock_skew_seconds',
    'How far the clock of this machine is ahead of the database’s.',
    async () => clock.skewMs() / 1000,
  );
  if (disk)
    gauge(
      'hearthline_disk_free_bytes',
      'Room left where documents and keys are kept.',
      async () => (await disk.freeBytes()) ?? Number.NaN,
    );
  gauge('hearthline_database_waiting', 'Transactions that wait for a connection.', async () => database.line.waiting());
  gauge('hearthline_database_refused', 'Callers who were told to come again, since the start.', async () =>
    database.line.refused(),
  );
}

/** Of a process that answers calls: who found no room there. */
export function addDoorFigure(
  { gauge }: Pick<Metrics, 'gauge'>,
  { refused }: { readonly refused: () => number },
): void {
  gauge('hearthline_door_refused', 'Callers for whom there was no room, since the start.', async () => refused());
}
