/** What `/metrics` tells Prometheus: requests by route pattern, the process itself, and whatever a module registers. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted in the database, because the process that counts is not the one that is asked. */
const tallies = {
  overdue: {
    name: 'hearthline_overdue_total',
    help: 'How often an application rested longer than its status allows, by status.',
    label: 'status',
  },
  unrouted: {
    name: 'hearthline_unrouted_status_total',
    help: 'How often a browser met a status that has no screen of its own, by status.',
    label: 'status',
  },
  messagesRefused: {
    name: 'hearthline_messages_refused_total',
    help: 'Messages that the carrier refused for good, by kind.',
    label: 'kind',
  },
  messagesGivenUp: {
    name: 'hearthline_messages_given_up_total',
    help: 'Messages that were given up after the last try, by kind.',
    label: 'kind',
  },
  textSegments: {
    name: 'hearthline_text_segments_total',
    help: 'Segments of text messages that the carrier took, which it charges for, by organization.',
    label: 'organization',
  },
  emailReports: {
    name: 'hearthline_email_reports_total',
    help: 'What mail servers wrote back about our emails: bounced or complained.',
    label: 'what',
  },
  textsLost: {
    name: 'hearthline_texts_lost_total',
    help: 'Texts that the carrier took and did not deliver, by its error code.',
    label: 'code',
  },
} as const;
export type TallyName = keyof typeof tallies;

/** What the last walk through the book found, whichever process walked. */
interface LastAudit {
  readonly endedAt: Date;
  readonly checked: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly notAnchored: number;
}

export interface Metrics {
  readonly registry: Registry;
  /** A figure that is asked for whenever someone looks; one that cannot be had is no number. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  answered(method: string, route: string, status: number, ms: number): void;
  /** A job was worked on: `done`, `failed` (it is tried again) or `left` to another worker. */
  ran(queue: string, effect: string, outcome: JobOutcome, ms: number): void;
  /** A vendor was asked: `answered`, `refused` for good, or a `fault`. */
  asked(vendor: string, call: string, outcome: VendorOutcome, ms: number): void;
  /** It failed again and again and is left alone, or it is back. */
  rests(vendor: string, isResting: boolean): void;
}

export type JobOutcome = 'done' | 'failed' | 'left';
type VendorOutcome = 'answered' | 'refused' | 'fault';

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'hearthline_job_seconds',
    help: 'Time a job took, by queue, effect and outcome: done, failed (it is tried again), left to another worker.',
    labelNames: ['queue', 'effect', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 30],
    registers: [registry],
  });
  const vendors = new Histogram({
    name: 'hearthline_vendor_seconds',
    help: 'Time a vendor took to answer, by vendor, call and outcome: answered, refused for good, fault.',
    labelNames: ['vendor', 'call', 'outcome'],
    buckets: [0.1, 0.5, 1, 5, 20],
    registers: [registry],
  });
  const resting = new Gauge({
    name: 'hearthline_vendor_resting',
    help: '1 while a vendor that failed again and again is left alone by this process.',
    labelNames: ['vendor'],
    registers: [registry],
  });
  return {
    registry,
    ran: (queue, effect, outcome, ms) => jobs.observe({ queue, effect, outcome }, ms / 1000),
    rests: (vendor, isResting) => resting.set({ vendor }, isResting ? 1 : 0),
    asked: (vendor, call, outcome, ms) => vendors.observe({ vendor, call, outcome }, ms / 1000),
    gauge: (name, help, read) => {
      const figure = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => {
          figure.set(await read().catch(() => Number.NaN));
        },
      });
    },
    answered: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1000),
  };
}

/**
 * Read when someone asks: the walk was done by another process, and its figures are in the database. Where none was ever done
 * it counts as done when this process began: a new installation has nothing to answer for, and one that never audits does.
 */
export function addAuditMetrics(
  { registry }: Metrics,
  last: () => Promise<LastAudit | undefined>,
  begunAt = new Date(),
): void {
  const gauge = (name: string, help: string, labelNames: string[], fill: (gauge: Gauge, found: LastAudit) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await last();
        this.reset();
        if (found) fill(this, found);
      },
    });
  gauge('hearthline_audit_faults', 'Faults that the last audit found, by check.', ['check'], (one, { faults }) => {
    for (const [check, count] of Object.entries(faults)) one.set({ check }, count);
  });
  gauge('hearthline_audit_checked', 'What the last audit looked at, by check.', ['check'], (one, { checked }) => {
    for (const [check, count] of Object.entries(checked)) one.set({ check }, count);
  });
  gauge('hearthline_audit_not_anchored', 'Old histories whose end is not sealed yet.', [], (one, { notAnchored }) =>
    one.set(notAnchored),
  );
  new Gauge({
    name: 'hearthline_audit_last_run_seconds',
    help: 'When the last audit ended, in seconds since 1970; before the first, when this process began.',
    registers: [registry],
    async collect() {
      this.set(((await last())?.endedAt ?? begunAt).getTime() / 1000);
    },
  });
}

/** Read when someone asks, for the same reason. */
export function addTallyMetrics(
  { registry }: Metrics,
  read: (name: TallyName) => Promise<readonly { readonly label: string; readonly count: number }[]>,
): void {
  for (const [key, { name, help, label }] of Object.entries(tallies))
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const counted = await read(key as TallyName);
        this.reset();
        for (const one of counted) this.inc({ [label]: one.label }, one.count);
      },
    });
}
