/**
 * How a difference is judged while people still come: a confidence sequence for the difference of two means, by Robbins'
 * normal mixture. It holds at every look at once, so one may look as often as one likes and stop when one likes. The
 * method, and what it promises, is in docs/decisions/0037; `sequential.spec.ts` simulates both promises.
 */
export const alpha = 0.05;
/** A difference of the planned size is found four times in five: the standard normal's 80th percentile. */
const powerQuantile = 0.8416212335729143;

/** Before this many on each side, and this many on each side of a yes or no, the normal distribution is no good stand-in. */
const peopleMin = 100;
const outcomesMin = 10;

/** One side: how many, their sum, and the sum of their squares. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}
export const nothing: Tally = { count: 0, sum: 0, squares: 0 };

export function added({ count, sum, squares }: Tally, value: number): Tally {
  return { count: count + 1, sum: sum + value, squares: squares + value * value };
}

export const meanOf = ({ count, sum }: Tally) => (count === 0 ? 0 : sum / count);

/** Of both sides together: under "no difference" they are one crowd, and a side where nothing happened yet has a spread too. */
export function pooledVariance(a: Tally, b: Tally): number {
  const within = ({ count, sum, squares }: Tally) => (count === 0 ? 0 : squares - (sum * sum) / count);
  const count = a.count + b.count;
  return count <= 2 ? 0 : (within(a) + within(b)) / (count - 2);
}

export interface Interval {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

interface Looking {
  /** The size of difference it is sharpest for; chosen before the data. */
  readonly tau: number;
  readonly level?: number;
}

/** Of the variation less the control; undefined while it would be no more than a guess. */
export function intervalOf(
  control: Tally,
  variation: Tally,
  { tau, level = alpha }: Looking,
  isShare: boolean,
): Interval | undefined {
  if (!isEnough(control, variation, isShare)) return undefined;
  const variance = varianceOfDifference(control.count, variation.count, pooledVariance(control, variation));
  if (!(variance > 0)) return undefined;
  const difference = meanOf(variation) - meanOf(control);
  const half = halfWidth(variance, tau, level);
  return { difference, low: difference - half, high: difference + half };
}

export function isEnough(control: Tally, variation: Tally, isShare: boolean): boolean {
  if (Math.min(control.count, variation.count) < peopleMin) return false;
  const yes = control.sum + variation.sum;
  return !isShare || Math.min(yes, control.count + variation.count - yes) >= outcomesMin;
}

const varianceOfDifference = (control: number, variation: number, variance: number) =>
  variance * (1 / control + 1 / variation);

/** Where the mixture of likelihood ratios over N(0, tau²) reaches 1 / level. */
export function halfWidth(variance: number, tau: number, level = alpha): number {
  const spread = variance + tau * tau;
  return Math.sqrt(((variance * spread) / (tau * tau)) * (2 * Math.log(1 / level) + Math.log(spread / variance)));
}

/** Of everyone on a side, this many of ten thousand are in it. */
interface Weights {
  readonly control: number;
  readonly variation: number;
}

/**
 * How many people in all until a difference of this size is found with the promised power. Counted for the last look
 * alone; that it may be found earlier only adds to it.
 */
export function peopleNeeded(effect: number, variance: number, { control, variation }: Weights): number {
  const isFound = (people: number) => {
    const of = (weight: number) => (people * weight) / (control + variation);
    const spread = varianceOfDifference(of(control), of(variation), variance);
    return effect >= halfWidth(spread, effect) + powerQuantile * Math.sqrt(spread);
  };
  let [low, high] = [0, 2 * peopleMin];
  while (!isFound(high) && high < 1e9) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return high;
}
