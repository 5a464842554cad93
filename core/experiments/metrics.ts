/** What an experiment is judged by: outcomes of the journey, each counted only after the person has seen their side. */
import * as words from '#core/words/en/console/experiments.ts';

/** One person who saw a side, and when what happened to them afterwards; null is not, or not yet. */
export interface Seen {
  readonly seenAt: Date;
  readonly offersAt: Date | null;
  readonly selectedAt: Date | null;
  readonly signedAt: Date | null;
  readonly fundedAt: Date | null;
  readonly complainedAt: Date | null;
}

export interface MetricRow {
  readonly name: string;
  /** A share of people, or days, of those who came that far. */
  readonly kind: 'share' | 'days';
  readonly better: 'more' | 'less';
  /** How large a difference the interval is sharpest for, where the plan does not say. Fixed before any data. */
  readonly usual: number;
  /** What is assumed of the variance before anyone was counted: the most a share can have, and five days squared. */
  readonly variance: number;
  /** Undefined: this person says nothing about it. */
  readonly valueFor: (seen: Seen) => number | undefined;
}

/** What happened before is no outcome of what was seen. */
const isAfter = (seen: Seen, at: Date | null) => at !== null && at.getTime() > seen.seenAt.getTime();
const share = (at: (seen: Seen) => Date | null) => ({
  kind: 'share' as const,
  variance: 0.25,
  valueFor: (seen: Seen) => (isAfter(seen, at(seen)) ? 1 : 0),
});
const dayMs = 86_400_000;

const metrics = {
  offersSeen: { name: words.metric.offersSeen, better: 'more', usual: 0.03, ...share((seen) => seen.offersAt) },
  selected: { name: words.metric.selected, better: 'more', usual: 0.03, ...share((seen) => seen.selectedAt) },
  signed: { name: words.metric.signed, better: 'more', usual: 0.03, ...share((seen) => seen.signedAt) },
  funded: { name: words.metric.funded, better: 'more', usual: 0.03, ...share((seen) => seen.fundedAt) },
  timeToFund: {
    name: words.metric.timeToFund,
    kind: 'days',
    better: 'less',
    usual: 1,
    variance: 25,
    valueFor: (seen) =>
      seen.fundedAt !== null && isAfter(seen, seen.fundedAt)
        ? (seen.fundedAt.getTime() - seen.seenAt.getTime()) / dayMs
        : undefined,
  },
  complaints: { name: words.metric.complaints, better: 'less', usual: 0.01, ...share((seen) => seen.complainedAt) },
} as const satisfies Record<string, MetricRow>;

export type MetricName = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as MetricName[];
export const metricRow = (name: MetricName): MetricRow => metrics[name];
