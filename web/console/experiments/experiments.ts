/** What the pages of the experiments share: the calls they read, and numbers as people read them. */
import { metricRow } from '#core/experiments/metrics.ts';
import * as words from '#core/words/en/console/experiments.ts';
import type { Answer } from '#web/client/client.ts';

export const experimentsKey = 'GET /service-console/api/v1/experiments';
export const experimentKey = 'GET /service-console/api/v1/experiments/{experimentKey}';

export type ShownExperiment = Answer<typeof experimentsKey>['experiments'][number];
export type WholeExperiment = Answer<typeof experimentKey>;
export type ShownResults = NonNullable<WholeExperiment['results']>;
export type ShownMetric = ShownResults['metrics'][number];

const isShare = ({ metric }: Pick<ShownMetric, 'metric'>) => metricRow(metric).kind === 'share';

/** A share is a percentage, time is days. */
export function meanText(row: ShownMetric, side: 'control' | 'variation'): string {
  if (row.people[side] === 0) return '–';
  return isShare(row) ? `${(row.mean[side] * 100).toFixed(1)}%` : words.days(row.mean[side].toFixed(1));
}

/** Of a difference: percentage points, or days. */
export const scaled = (row: ShownMetric, value: number) => (isShare(row) ? value * 100 : value);

const signed = new Intl.NumberFormat('en-US', {
  ...{ signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 },
});

export function differenceText(row: ShownMetric, value: number): string {
  return (isShare(row) ? words.points : words.days)(signed.format(scaled(row, value)));
}

export function rangeText(row: ShownMetric): string {
  const { interval } = row;
  if (!interval) return words.noRange;
  return words.range(signed.format(scaled(row, interval.low)), signed.format(scaled(row, interval.high)));
}

export function nameOf({ metric, isPrimary, isGuard }: ShownMetric): string {
  const { name } = metricRow(metric);
  if (isPrimary) return words.primaryMark(name);
  return isGuard ? words.guardMark(name) : name;
}

export const numberOf = (value: number) => value.toLocaleString('en-US');
