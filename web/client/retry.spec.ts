import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from './retry.ts';
import { json, servePage, stubFetch } from './testing.ts';

const banners = 'GET /banners/test.json';
const away = () => {
  throw new TypeError('Failed to fetch');
};

beforeAll(servePage);
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks, and notes at which millisecond each attempt was made. */
async function attempts(
  ...answers: (() => Response)[]
): Promise<{ readonly atMs: number[]; readonly outcome: unknown }> {
  const began = Date.now();
  const atMs: number[] = [];
  stubFetch(
    ...answers.map((answer) => () => {
      atMs.push(Date.now() - began);
      return answer();
    }),
  );
  const outcome = read(banners).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { atMs, outcome: await outcome };
}

describe('patience', () => {
  test('[API-08] five attempts, waiting 1000, 2000, 4000 and 8000 ms', async () => {
    const { atMs, outcome } = await attempts(json({}, { status: 503 }));
    expect(atMs).toEqual([0, 1000, 3000, 7000, 15_000]);
    expect(outcome).toMatchObject({ status: 503 });
  });

  test('[API-08] a network that comes back is enough', async () => {
    const { atMs, outcome } = await attempts(away, away, json([]));
    expect(atMs).toHaveLength(3);
    expect(outcome).toEqual([]);
  });

  test.each([400, 401, 404, 409, 429])('[API-09] %i is an answer, so it is asked once', async (status) => {
    const { atMs, outcome } = await attempts(json({}, { status }));
    expect(atMs).toEqual([0]);
    expect(outcome).toMatchObject({ status });
  });

  test('leaving the page ends the waiting', async () => {
    const asked = stubFetch(away);
    const leaving = new AbortController();
    const outcome = read(banners, { signal: leaving.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });
});
