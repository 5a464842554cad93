import { describe, expect, test } from 'vitest';
import { ratioOf, upperTail } from './ratio.ts';
import { added, halfWidth, intervalOf, nothing, peopleNeeded, pooledVariance, type Tally } from './sequential.ts';

/** A small generator of our own, so that every run of this file draws the same (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const runs = process.env['FULL'] ? 10_000 : 1000;
const even = { control: 5000, variation: 5000 };
const yeses = (count: number, sum: number): Tally => ({ count, sum, squares: sum });

interface Simulated {
  readonly base: number;
  readonly effect: number;
  readonly tau: number;
  readonly people: number;
  /** People of one side between two looks. */
  readonly every: number;
}

/** Of so many experiments, in how many some look found a difference; one looks again and again until the people are used up. */
function foundIn({ base, effect, tau, people, every }: Simulated, seed: number): number {
  const next = chance(seed);
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const sums = [0, 0] as [number, number];
    for (let count = every; count <= people; count += every) {
      for (let one = 0; one < every; one += 1) {
        if (next() < base) sums[0] += 1;
        if (next() < base + effect) sums[1] += 1;
      }
      const interval = intervalOf(yeses(count, sums[0]), yeses(count, sums[1]), { tau }, true);
      if (!isFound(interval)) continue;
      found += 1;
      break;
    }
  }
  return found / runs;
}

const isFound = (interval: ReturnType<typeof intervalOf>) =>
  interval !== undefined && (interval.low > 0 || interval.high < 0);

/** Without a difference, where what people do shows only some looks after they came: no one's outcome is known at once. */
function foundLate(base: number, tau: number, looksLater: number, seed: number): number {
  const next = chance(seed);
  const [looks, every] = [100, 30];
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const coming = [new Array(looks).fill(0), new Array(looks).fill(0)] as [number[], number[]];
    const sums = [0, 0] as [number, number];
    for (let look = 0; look < looks; look += 1) {
      for (const side of [0, 1] as const) {
        for (let one = 0; one < every; one += 1) {
          if (next() >= base) continue;
          const at = look + Math.floor(-Math.log(1 - next()) * looksLater);
          if (at < looks) coming[side][at] = (coming[side][at] ?? 0) + 1;
        }
        sums[side] += coming[side][look] ?? 0;
      }
      const count = (look + 1) * every;
      if (!isFound(intervalOf(yeses(count, sums[0]), yeses(count, sums[1]), { tau }, true))) continue;
      found += 1;
      break;
    }
  }
  return found / runs;
}

/** Days as they are: most are near nine, some take a month (log-normal); the variation takes so many days longer. */
function foundInDays({ effect, people, every }: Pick<Simulated, 'effect' | 'people' | 'every'>, seed: number): number {
  const next = chance(seed);
  const days = () => 9 * Math.exp(0.5 * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()));
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    let [control, variation] = [nothing, nothing];
    for (let count = every; count <= people; count += every) {
      for (let one = 0; one < every; one += 1)
        [control, variation] = [added(control, days()), added(variation, days() + effect)];
      if (!isFound(intervalOf(control, variation, { tau: 1 }, false))) continue;
      found += 1;
      break;
    }
  }
  return found / runs;
}

describe('one may look as often as one likes', () => {
  // Chance alone moves a rate of a thousand runs by about 0.7 points.
  const allowed = 0.05;
  test.each([
    ['a common outcome', 0.3, 0.05],
    ['a rare one', 0.05, 0.03],
    ['a very rare one', 0.01, 0.01],
  ])('without a difference at most 1 in 20 raises a false alarm: %s', (_, base, tau) => {
    const rate = foundIn({ base, effect: 0, tau, people: 3000, every: 30 }, 1);
    if (process.env['FULL'])
      console.log(`A/A ${base}: ${runs} runs, 100 looks each, ${(rate * 100).toFixed(2)} % false`);
    expect(rate).toBeLessThanOrEqual(allowed);
  });

  test.each([
    ['a third of the time after', 0.3, 0.05, 33],
    ['seldom, and late', 0.05, 0.03, 60],
  ])('nor where what people do shows only later: %s', (_, base, tau, looksLater) => {
    const rate = foundLate(base, tau, looksLater, 4);
    if (process.env['FULL']) console.log(`A/A late ${base}: ${runs} runs, ${(rate * 100).toFixed(2)} % false`);
    expect(rate).toBeLessThanOrEqual(allowed);
  });

  test('nor where days are compared, which are lopsided; and a day longer is found by the people it was planned with', () => {
    const rate = foundInDays({ effect: 0, people: 1500, every: 30 }, 5);
    expect(rate).toBeLessThanOrEqual(allowed);
    // The variance of such days: (e^0.25 - 1) e^0.25 times the square of nine.
    const people = Math.ceil(peopleNeeded(1, (Math.exp(0.25) - 1) * Math.exp(0.25) * 81, even) / 2);
    const every = Math.ceil(people / 40);
    const power = foundInDays({ effect: 1, people: every * 40, every }, 6);
    if (process.env['FULL'])
      console.log(
        `days: ${(rate * 100).toFixed(2)} % false, a day found ${(power * 100).toFixed(1)} % by ${people} a side`,
      );
    expect(power).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['3 points on 10 percent', 0.1, 0.03],
    ['5 points on 30 percent', 0.3, 0.05],
    ['5 points less on 30 percent', 0.3, -0.05],
  ])('what was planned for is found at least 4 times in 5 by the people it was planned with: %s', (_, base, effect) => {
    const middle = base + effect / 2;
    const size = Math.abs(effect);
    const people = Math.ceil(peopleNeeded(size, middle * (1 - middle), even) / 2);
    const every = Math.ceil(people / 40);
    const rate = foundIn({ base, effect, tau: size, people: every * 40, every }, 2);
    if (process.env['FULL'])
      console.log(`planted ${effect} on ${base}: ${people} a side, found ${(rate * 100).toFixed(1)} %`);
    expect(rate).toBeGreaterThanOrEqual(0.8);
  });

  test('looking only once in the ordinary way at each look would raise far more', () => {
    const next = chance(3);
    let alarms = 0;
    for (let run = 0; run < 300; run += 1) {
      const sums = [0, 0] as [number, number];
      for (let count = 30; count <= 3000; count += 30) {
        for (let one = 0; one < 30; one += 1) for (const side of [0, 1] as const) if (next() < 0.3) sums[side] += 1;
        const spread = Math.sqrt(pooledVariance(yeses(count, sums[0]), yeses(count, sums[1])) * (2 / count));
        if (count >= 100 && Math.abs(sums[1] - sums[0]) / count > 1.959964 * spread) {
          alarms += 1;
          break;
        }
      }
    }
    expect(alarms / 300).toBeGreaterThan(0.2);
  });
});

describe('the interval', () => {
  /** The mixture itself, added up: the likelihood ratio of every effect against none, weighed by N(0, tau²). */
  const mixture = (difference: number, variance: number, tau: number) => {
    const step = tau / 500;
    let sum = 0;
    for (let effect = -8 * tau; effect <= 8 * tau; effect += step)
      sum += Math.exp((difference * effect - (effect * effect) / 2) / variance - effect ** 2 / (2 * tau ** 2)) * step;
    return sum / (tau * Math.sqrt(2 * Math.PI));
  };

  test.each([
    [1, 1, 0.05],
    [0.0001, 0.03, 0.05],
    [0.0004, 0.03, 0.01],
  ])('ends where the mixture says 1 in 1/level: variance %d, tau %d, level %d', (variance, tau, level) => {
    expect(mixture(halfWidth(variance, tau, level), variance, tau) * level).toBeCloseTo(1, 6);
  });

  test('there is none while too few people or outcomes say anything', () => {
    expect(intervalOf(yeses(99, 30), yeses(200, 60), { tau: 0.03 }, true)).toBeUndefined();
    expect(intervalOf(yeses(500, 4), yeses(500, 5), { tau: 0.03 }, true)).toBeUndefined();
    expect(intervalOf(yeses(500, 496), yeses(500, 495), { tau: 0.03 }, true)).toBeUndefined();
    expect(intervalOf(yeses(100, 5), yeses(100, 5), { tau: 0.03 }, true)).toMatchObject({ difference: 0 });
  });

  test('two sides are one crowd: the pooled variance of 1, 2, 3 and 5, 7, 9 is 2.5', () => {
    const of = (...values: number[]) => values.reduce(added, nothing);
    expect(pooledVariance(of(1, 2, 3), of(5, 7, 9))).toBeCloseTo(2.5, 12);
  });

  test('half the difference takes about four times the people, and an uneven split takes more', () => {
    const needed = peopleNeeded(0.03, 0.09, even);
    expect(peopleNeeded(0.015, 0.09, even) / needed).toBeCloseTo(4, 1);
    expect(peopleNeeded(0.03, 0.09, { control: 9000, variation: 1000 })).toBeGreaterThan(2 * needed);
  });
});

describe('the sample ratio', () => {
  // The points of chi-squared with one degree of freedom, as every table has them.
  test.each([
    [3.841458820694124, 0.05],
    [6.634896601021214, 0.01],
    [10.827566170662733, 0.001],
    [0, 1],
  ])('chi-squared %d leaves %d above it', (chiSquared, p) => {
    expect(upperTail(chiSquared)).toBeCloseTo(p, 6);
  });

  test('821 and 815 people fit even weights, 4,800 and 5,200 do not', () => {
    const near = ratioOf({ control: 821, variation: 815 }, even);
    expect([near.chiSquared, near.isMismatch]).toEqual([expect.closeTo(0.022, 3), false]);
    const far = ratioOf({ control: 15_257, variation: 15_752 }, even);
    expect([far.chiSquared, far.p, far.isMismatch]).toEqual([
      expect.closeTo(7.902, 2),
      expect.closeTo(0.00494, 4),
      false,
    ]);
    expect(ratioOf({ control: 4800, variation: 5200 }, even)).toMatchObject({ chiSquared: 16, isMismatch: true });
    expect(ratioOf({ control: 9000, variation: 1000 }, { control: 9000, variation: 1000 }).p).toBe(1);
  });
});
