import { describe, expect, test } from 'vitest';
import { stateNames } from './states.ts';
import { eligibleZips } from './zip-ranges.ts';

describe('[CALL-11] the zip codes a lender serves', () => {
  test('are the ranges of its states, in order, neighbours as one', () => {
    expect(eligibleZips(['NV'], [])).toEqual(['88900-89199', '89300-89599', '89700-89899']);
    expect(eligibleZips(['VT', 'NH'], [])).toEqual(['03000-03899', '05000-05499', '05600-05999']);
    expect(eligibleZips(['PA', 'DE'], [])).toEqual(['15000-19999']);
    expect(eligibleZips([], [])).toEqual([]);
  });

  test('without the codes it leaves out: inside, at an edge, alone, and where it does not lend at all', () => {
    expect(eligibleZips(['RI'], ['02850'])).toEqual(['02800-02849', '02851-02999']);
    expect(eligibleZips(['RI'], ['02800', '02999'])).toEqual(['02801-02998']);
    expect(eligibleZips(['RI'], ['02850', '02852'])).toEqual(['02800-02849', '02851-02851', '02853-02999']);
    expect(eligibleZips(['RI'], ['90210'])).toEqual(['02800-02999']);
  });

  test('no code belongs to two states, and a known one of each lies in its own', () => {
    const sizes = Object.keys(stateNames).map((state) => size(eligibleZips([state], [])));
    expect(size(eligibleZips(Object.keys(stateNames), []))).toBe(sizes.reduce((sum, one) => sum + one, 0));
    for (const [state, zip] of [
      ['CA', 95816],
      ['NY', 501],
      ['TX', 73301],
      ['DC', 20500],
      ['WY', 82001],
      ['HI', 96813],
    ] as const)
      expect(
        eligibleZips([state], []).some((range) => isIn(range, zip)),
        state,
      ).toBe(true);
  });
});

const bounds = (range: string) => range.split('-').map(Number) as [number, number];
const size = (ranges: readonly string[]) => ranges.map(bounds).reduce((sum, [from, to]) => sum + to - from + 1, 0);
const isIn = (range: string, zip: number) => {
  const [from, to] = bounds(range);
  return from <= zip && zip <= to;
};
