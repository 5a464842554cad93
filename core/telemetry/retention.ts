/**
 * How long each table of telemetry is kept, in days. The worker reads it once a day: a table that is cut by month loses
 * whole months, the others lose their old rows. Counts hold no id of anyone and are kept longer.
 */
interface RetentionRow {
  readonly days: number;
  /** `months`: a month is dropped once all of it is older. A name: the column that says how old a row is. */
  readonly by: 'months' | 'at' | 'seen_at' | 'week' | 'last_week' | 'day';
}

export const telemetryRetention = {
  telemetry_event: { days: 90, by: 'months' },
  telemetry_session: { days: 90, by: 'months' },
  telemetry_once: { days: 400, by: 'at' },
  telemetry_tracker: { days: 400, by: 'last_week' },
  telemetry_funnel_day: { days: 1100, by: 'day' },
  telemetry_left_day: { days: 1100, by: 'day' },
  telemetry_cohort: { days: 1100, by: 'week' },
  telemetry_vital_day: { days: 400, by: 'day' },
  // An experiment's results are worked out from it, so they go with it.
  experiment_exposure: { days: 1100, by: 'seen_at' },
} as const satisfies Record<string, RetentionRow>;
export type RetainedTable = keyof typeof telemetryRetention;
