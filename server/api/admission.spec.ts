import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const known = { row: {}, headers: { authorization: 'Bearer some' } };
const newcomer = { row: {}, headers: {} };

/** Calls that are answered when told. */
function door(isBusy: () => boolean) {
  const admission = createAdmission({ isBusy, places: { known: 4, newcomers: 1 } });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  return {
    admission,
    end,
    begun: async (count: number, comer: Parameters<typeof admission.through>[0]) => {
      let begun = 0;
      const calls = Array.from({ length: count }, () =>
        admission
          .through(comer, async () => {
            begun += 1;
            await over;
          })
          .catch(() => {}),
      );
      await new Promise((done) => setImmediate(done));
      return { begun, calls };
    },
  };
}

describe('who is let in', () => {
  test('everyone, while the process keeps up', async () => {
    const { begun, end } = door(() => false);
    expect((await begun(500, known)).begun).toBe(500);
    expect((await begun(500, newcomer)).begun).toBe(500);
    end();
  });

  test('so many at once while it does not, and the next as soon as one is answered', async () => {
    const { begun, end, admission } = door(() => true);
    const crowd = await begun(6, known);
    expect(crowd.begun).toBe(4);
    end();
    await Promise.all(crowd.calls);
    expect(admission.refused()).toBe(0);
    expect((await begun(4, known)).begun).toBe(4);
  });

  test('those who only come take no place from those who are signed in', async () => {
    const { begun, end } = door(() => true);
    expect((await begun(50, newcomer)).begun).toBe(1);
    expect((await begun(50, known)).begun).toBe(4);
    end();
  });

  test('those who do not fit in the line either are told when to come again', async () => {
    const { admission, end } = door(() => true);
    const { promise: over } = Promise.withResolvers<void>();
    for (let n = 0; n < 4 + 256; n += 1) void admission.through(known, () => over).catch(() => {});
    await expect(admission.through(known, async () => {})).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      details: { retryAfterS: 2 },
    });
    expect(admission.refused()).toBe(1);
    end();
  });

  test('what a vendor tells is always heard', async () => {
    const { begun, end } = door(() => true);
    await begun(400, newcomer);
    expect((await begun(10, { row: { accepts: 'raw' }, headers: {} })).begun).toBe(10);
    end();
  });

  test('a call that fails leaves its place', async () => {
    const { admission, begun, end } = door(() => true);
    for (let n = 0; n < 4; n += 1)
      await admission.through(known, () => Promise.reject(new Error('broken'))).catch(() => {});
    expect((await begun(4, known)).begun).toBe(4);
    end();
  });
});
