/**
 * What someone must act on, as Prometheus asks it of our own metrics: a row each, with a page that says what to do
 * (docs/runbooks). `tools/docs.ts` writes docs/runbooks/alerts.yml of it, `npm run doctor` asks the same at once, and
 * server/proof/alerts.db.spec.ts brings about the fault that raises each.
 */
export interface Alert {
  /** In the few forms that server/evaluate-alert.ts reads. */
  readonly expr: string;
  /** How long it must hold. */
  readonly minutes: number;
  /** `page`: someone is called at once. `ticket`: someone looks the same day. */
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
}

export const alerts = {
  NoWorker: {
    expr: 'hearthline_figures_age_seconds > 180',
    minutes: 2,
    severity: 'page',
    summary: 'No worker is running: vendors are not asked, emails and timers wait.',
  },
  JobsWait: {
    expr: 'max(hearthline_job_oldest_seconds{queue="effects"}) > 600',
    minutes: 5,
    severity: 'page',
    summary: 'Something that an application needs has not been done for ten minutes.',
  },
  DeadLetters: {
    expr: 'sum(hearthline_dead_letters) > 0',
    minutes: 10,
    severity: 'ticket',
    summary: 'Work or a vendor’s message failed for good and waits for a person.',
  },
  UnknownJobs: {
    expr: 'hearthline_jobs_unknown > 0',
    minutes: 15,
    severity: 'ticket',
    summary: 'Jobs wait that no running worker knows how to do.',
  },
  VendorFails: {
    expr: 'sum(increase(hearthline_vendor_seconds_count{outcome="fault"}[10m])) > 20',
    minutes: 5,
    severity: 'page',
    summary: 'A vendor does not answer, or answers nonsense.',
  },
  VendorRests: {
    expr: 'max(hearthline_vendor_resting) > 0',
    minutes: 5,
    severity: 'page',
    summary: 'A vendor fails again and again and is left alone; what needs it waits.',
  },
  ErrorsToPeople: {
    expr: 'sum(increase(http_request_duration_seconds_count{status="500"}[5m])) > 5',
    minutes: 1,
    severity: 'page',
    summary: 'People get errors that we did not mean.',
  },
  DatabaseRefuses: {
    expr: 'increase(hearthline_database_refused[5m]) > 10',
    minutes: 1,
    severity: 'page',
    summary: 'Callers are told to come again: the database is slow, locked or too small.',
  },
  CrowdTurnedAway: {
    expr: 'increase(hearthline_door_refused[5m]) > 100',
    minutes: 2,
    severity: 'page',
    summary: 'More people come than this process can serve; some are told to come again.',
  },
  DatabaseCrowded: {
    expr: 'hearthline_database_waiting > 20',
    minutes: 2,
    severity: 'ticket',
    summary: 'Many transactions wait for a connection.',
  },
  TimersOverdue: {
    expr: 'hearthline_timers_overdue > 0',
    minutes: 5,
    severity: 'page',
    summary: 'Deadlines of the law and of offers are not kept by themselves.',
  },
  ApplicationsOverdue: {
    expr: 'sum(hearthline_applications_overdue) > 0',
    minutes: 60,
    severity: 'ticket',
    summary: 'Applications rest longer than their status allows.',
  },
  WorkLate: {
    expr: 'sum(hearthline_applications_late) > 0',
    minutes: 60,
    severity: 'ticket',
    summary: 'Work at the desk is past its due time.',
  },
  MessagesWait: {
    expr: 'max(hearthline_message_overdue_seconds) > 900',
    minutes: 5,
    severity: 'page',
    summary: 'Emails or text messages have not gone out for a quarter of an hour.',
  },
  MoneyInFlight: {
    expr: 'hearthline_money_in_flight_cents > 0',
    minutes: 4320,
    severity: 'ticket',
    summary: 'Money was sent and not confirmed for three days.',
  },
  HistoryBroken: {
    expr: 'sum(hearthline_audit_faults) > 0',
    minutes: 0,
    severity: 'page',
    summary: 'The audit found something that is not as it was sealed.',
  },
  AuditMissing: {
    expr: 'time() - hearthline_audit_last_run_seconds > 10800',
    minutes: 10,
    severity: 'ticket',
    summary: 'The history has not been checked for three hours.',
  },
  ClockWrong: {
    expr: 'abs(hearthline_clock_skew_seconds) > 30',
    minutes: 1,
    severity: 'page',
    summary: 'The clock of a machine is wrong, and it is not ready until the clock is set.',
  },
  DiskFull: {
    expr: 'hearthline_disk_free_bytes < 1000000000',
    minutes: 5,
    severity: 'page',
    summary: 'Less than a gigabyte is left where documents are kept.',
  },
  LawToLookAt: {
    expr: 'hearthline_law_rows_due > 0',
    minutes: 60,
    severity: 'ticket',
    summary: 'A figure or text of law is past the day by which someone had to look at it again.',
  },
  EventLoopSlow: {
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    minutes: 5,
    severity: 'ticket',
    summary: 'A process is too busy to answer: everyone it serves waits.',
  },
} as const satisfies Record<string, Alert>;

export type AlertName = keyof typeof alerts;

/** The page about it: JobsWait is docs/runbooks/jobs-wait.md. */
export const runbookOf = (name: string) =>
  `docs/runbooks/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`;

/** In single quotes nothing means anything else; as the formatter wants it, only where there are double ones inside. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : JSON.stringify(text));

/** As Prometheus loads it. */
export function alertFile(): string {
  const rules = Object.entries(alerts).map(([name, { expr, minutes, severity, summary }]) =>
    [
      `      - alert: ${name}`,
      `        expr: ${quoted(expr)}`,
      `        for: ${minutes}m`,
      '        labels:',
      `          severity: ${severity}`,
      '        annotations:',
      `          summary: ${quoted(summary)}`,
      `          runbook_url: ${runbookOf(name)}`,
    ].join('\n'),
  );
  const head = '# Written by tools/docs.ts from server/alerts.ts. Change the table, then run: node tools/docs.ts';
  return [head, 'groups:', '  - name: hearthline', '    rules:', ...rules, ''].join('\n');
}
