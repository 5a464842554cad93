import { describe, expect, test } from 'vitest';
import { edges } from './graph.ts';
import { isWaiting } from './polling.ts';
import { type Status, statusNames } from './statuses.ts';
import { waitAt, waitRows } from './waits.ts';

const targetsOf = (status: Status) => edges.filter(({ from }) => from === status).map(({ to }) => to);

describe('what a wait is called', () => {
  test('[Q-81] every status that is waited for says what happens, once', () => {
    const named = waitRows.flatMap(({ steps }) => steps.flatMap(({ at }) => at));
    expect(named.toSorted()).toEqual(statusNames.filter(isWaiting).toSorted());
  });

  test('a step is followed by the next of its row, and none leads back', () => {
    for (const { steps } of waitRows)
      steps.forEach(({ at }, place) => {
        const led = at.flatMap(targetsOf);
        const next = steps[place + 1]?.at;
        if (next) expect(led, at.join()).toEqual(expect.arrayContaining([next[0]]));
        const before = steps.slice(0, place).flatMap((step) => step.at);
        expect(led.filter((to) => before.some((each) => each === to))).toEqual([]);
      });
  });

  test('what came before is done, what comes after is not', () => {
    expect(waitAt('WAITING_FOR_AVM_DATA')).toMatchObject({
      saying: 'Estimating what your home is worth',
      current: 2,
      names: ['First notices', 'Soft credit check', 'Home value', 'Ownership and loans on the home', 'Your offers'],
    });
    expect(waitAt('OFFER_SELECTION')).toBeUndefined();
    expect(waitAt('')).toBeUndefined();
  });
});
