import { describe, expect, test } from 'vitest';
import { emptyCrowd, joinedBy, resultsOf, type SeenPerson } from './results.ts';
import { aPlan } from './stories/plans.ts';

const startedAt = new Date('2027-03-01T00:00:00Z');
const until = new Date('2027-03-11T00:00:00Z');
const seenAt = new Date('2027-03-02T12:00:00Z');
const later = (days: number) => new Date(seenAt.getTime() + days * 86_400_000);
const someone: SeenPerson = {
  ...{ side: 'control', isBot: false, isStaff: false, seenAt },
  ...{ offersAt: null, selectedAt: null, signedAt: null, fundedAt: null, complainedAt: null },
};
const many = (count: number, like: Partial<SeenPerson>): SeenPerson[] =>
  Array.from({ length: count }, () => ({ ...someone, ...like }));
/** So many on a side, of whom so many chose an offer afterwards. */
const crowd = (side: 'control' | 'variation', people: number, selected: number, like: Partial<SeenPerson> = {}) => [
  ...many(selected, { side, selectedAt: later(1), ...like }),
  ...many(people - selected, { side, ...like }),
];
const judged = (people: readonly SeenPerson[], plan = aPlan) =>
  resultsOf({ plan, startedAt, until }, joinedBy(emptyCrowd, people));
const metric = (results: ReturnType<typeof judged>, name: string) => results.metrics.find((one) => one.metric === name);

describe('who counts', () => {
  test('bots, staff and people who saw both sides are left out, each once, and counted', () => {
    const results = judged([
      ...crowd('control', 3, 1),
      ...crowd('variation', 4, 2),
      ...many(5, { isBot: true, isStaff: true, side: 'both' }),
      ...many(6, { isStaff: true, side: 'both' }),
      ...many(7, { side: 'both', selectedAt: later(1) }),
    ]);
    expect(results.people).toEqual({ control: 3, variation: 4 });
    expect(results.excluded).toEqual({ bots: 5, staff: 6, both: 7 });
    expect(metric(results, 'selected')).toMatchObject({ mean: { control: 1 / 3, variation: 0.5 } });
  });

  test('what happened before someone saw their side, or at that moment, is no outcome', () => {
    const results = judged([
      { ...someone, selectedAt: later(-1), fundedAt: later(-1) },
      { ...someone, selectedAt: seenAt },
      { ...someone, selectedAt: later(0.01), fundedAt: later(12) },
    ]);
    expect(metric(results, 'selected')?.mean.control).toBeCloseTo(1 / 3);
    expect(metric(results, 'timeToFund')).toMatchObject({ people: { control: 1 }, mean: { control: 12 } });
  });
});

describe('what is said', () => {
  test('no one yet: too early, and no one can say how long', () => {
    expect(judged([]).verdict).toEqual({ kind: 'tooEarly', days: null });
  });

  test('some: too early, with the days that are left at this pace', () => {
    const { verdict, ratio } = judged([...crowd('control', 500, 50), ...crowd('variation', 500, 55)]);
    expect(ratio.isMismatch).toBe(false);
    // 3 points on about 10.5 percent take some 6,300 people; a thousand came in ten days.
    expect(verdict).toMatchObject({ kind: 'tooEarly', days: expect.closeTo(53, -1) });
  });

  test('a difference is found where the interval of the primary metric leaves zero out, for better and for worse', () => {
    const better = judged([...crowd('control', 2000, 200), ...crowd('variation', 2000, 320)]);
    expect(better.verdict).toEqual({ kind: 'found', isBetter: true });
    expect(metric(better, 'selected')?.interval?.difference).toBeCloseTo(0.06, 10);
    const worse = judged([...crowd('control', 2000, 320), ...crowd('variation', 2000, 200)]);
    expect(worse.verdict).toEqual({ kind: 'found', isBetter: false });
  });

  test('enough people and no difference: none of the size that was looked for', () => {
    const even = judged([...crowd('control', 4000, 400), ...crowd('variation', 4000, 402)]);
    expect(even.verdict).toEqual({ kind: 'noDifference' });
  });

  test('sides that do not fit their weights are said before anything else', () => {
    const lost = judged([...crowd('control', 3000, 300), ...crowd('variation', 2500, 500)]);
    expect([lost.verdict.kind, lost.ratio.isMismatch]).toEqual(['mismatch', true]);
  });
});

describe('a guard', () => {
  const complaining = (side: 'control' | 'variation', count: number) => [
    ...many(count, { side, complainedAt: later(2) }),
    ...many(2000 - count, { side }),
  ];

  test('is broken where it surely got worse, and not where it got better or may be chance', () => {
    const worse = judged([...complaining('control', 20), ...complaining('variation', 90)]);
    expect(metric(worse, 'complaints')).toMatchObject({ isGuard: true, isBroken: true });
    const better = judged([...complaining('control', 90), ...complaining('variation', 20)]);
    const chance = judged([...complaining('control', 20), ...complaining('variation', 30)]);
    for (const results of [better, chance]) expect(metric(results, 'complaints')?.isBroken).toBe(false);
  });

  test('a metric that guards nothing stops nothing', () => {
    const results = judged([...complaining('control', 20), ...complaining('variation', 90)], {
      ...aPlan,
      guards: ['funded'],
    });
    expect(metric(results, 'complaints')).toMatchObject({ isGuard: false, isBroken: false });
  });
});
