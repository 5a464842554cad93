/**
 * Web vitals of real visits: which there are, when one is good, and the buckets they are counted in. A bucket is a tenth
 * wider than the one before, so what 75 of 100 visits stay under is known to a twentieth without storing each.
 */
interface VitalRow {
  /** Up to here it is good, from there on poor; between, it needs work. Milliseconds, or thousandths of a shift. */
  readonly good: number;
  readonly poor: number;
  readonly unit: 'ms' | 'thousandths';
}

export const vitals = {
  LCP: { good: 2500, poor: 4000, unit: 'ms' },
  INP: { good: 200, poor: 500, unit: 'ms' },
  CLS: { good: 100, poor: 250, unit: 'thousandths' },
  FCP: { good: 1800, poor: 3000, unit: 'ms' },
  TTFB: { good: 800, poor: 1800, unit: 'ms' },
} as const satisfies Record<string, VitalRow>;
export type Vital = keyof typeof vitals;
export const vitalNames = Object.keys(vitals) as Vital[];
export type VitalRating = 'good' | 'fair' | 'poor';

/** Ten minutes: what takes longer was left open. */
export const vitalMax = 600_000;
const growth = Math.log(1.1);

export function bucketOf(value: number): number {
  return Math.floor(Math.log(Math.max(1, value)) / growth);
}

/** The middle of a bucket. */
export function middleOf(bucket: number): number {
  return Math.round(Math.exp((bucket + 0.5) * growth));
}

export function ratingOf(vital: Vital, value: number): VitalRating {
  const { good, poor } = vitals[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
