import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

/** Calls that end when told, on a clock of their own. */
function door(isBusy: () => boolean = () => true) {
  let at = 0;
  const admission = createAdmission({ isBusy, now: () => at });
  const open = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { promise, resolve };
  };
  return {
    admission,
    /** Starts calls that are answered when `pass` is called. */
    enter: async (count: number, { isNewcomer = false, key = 'GET /status' } = {}) => {
      const calls = Array.from({ length: count }, open);
      const outcomes = calls.map(({ promise }) =>
        admission
          .through({ key, isNewcomer }, () => promise)
          .then(
            () => 'answered',
            (error: { code: string; details: { retryAfterS?: number } }) =>
              `${error.code} ${error.details.retryAfterS}`,
          ),
      );
      return {
        outcomes: () => Promise.all(outcomes),
        pass: async (ms: number) => {
          at += ms;
          for (const call of calls) call.resolve();
          await Promise.all(outcomes);
        },
      };
    },
  };
}

describe('who is let in', () => {
  test('everyone, while the process keeps up, however long each takes', async () => {
    const { admission, enter } = door(() => false);
    for (let time = 0; time < 5; time += 1) await (await enter(200)).pass(5000);
    expect(admission.room()).toBe(1024);
  });

  test('fewer and fewer while answers take too long, but never fewer than a few people’s pages ask for', async () => {
    const { admission, enter } = door();
    await (await enter(200)).pass(2000);
    expect(admission.room()).toBe(32);
    const crowd = await enter(50);
    await crowd.pass(100);
    const told = await crowd.outcomes();
    expect(told.filter((one) => one === 'answered')).toHaveLength(32);
    expect(told.filter((one) => one === 'unavailable 2')).toHaveLength(18);
  });

  test('more again once answers are quick', async () => {
    const { admission, enter } = door();
    await (await enter(200)).pass(2000);
    for (let time = 0; time < 20; time += 1) await (await enter(30)).pass(10);
    expect(admission.room()).toBeGreaterThan(150);
  });

  test('those who are signed in before those who only come', async () => {
    const { admission, enter } = door();
    await (await enter(200)).pass(2000);
    for (let time = 0; time < 20; time += 1) await (await enter(30)).pass(10);
    const inside = await enter(Math.floor(admission.room() * 0.6));
    const [newcomer, known] = [await enter(1, { isNewcomer: true }), await enter(1)];
    for (const one of [newcomer, known, inside]) await one.pass(10);
    expect([await newcomer.outcomes(), await known.outcomes()]).toEqual([['unavailable 2'], ['answered']]);
  });

  test('what usually takes long counts for more', async () => {
    let busy = false;
    const { enter } = door(() => busy);
    for (let time = 0; time < 50; time += 1) await (await enter(1, { key: 'POST /register' })).pass(60);
    busy = true;
    await (await enter(200)).pass(2000);
    const crowd = await enter(20, { key: 'POST /register' });
    await crowd.pass(100);
    // Six places each of thirty-two.
    expect((await crowd.outcomes()).filter((one) => one === 'answered')).toHaveLength(5);
  });
});
