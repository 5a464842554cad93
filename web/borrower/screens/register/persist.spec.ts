import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/client/call-error.ts';
import { openDraft } from './draft-store.ts';
import { persist } from './persist.ts';
import { keyFor } from './request-keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const signal = () => new AbortController().signal;
const lost = new CallError('Failed to fetch', 0);

test('the same key goes with every try, waiting 1, 2, 4 and 8 seconds', async () => {
  const keys: (string | undefined)[] = [];
  const times: number[] = [];
  const began = Date.now();
  const ask = async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
    keys.push(headers['idempotency-key']);
    times.push(Date.now() - began);
    throw lost;
  };
  const end = expect(persist('k', signal(), ask)).rejects.toBe(lost);
  await vi.runAllTimersAsync();
  await end;
  expect(keys).toEqual(['k', 'k', 'k', 'k', 'k']);
  expect(times).toEqual([0, 1000, 3000, 7000, 15_000]);
});

test('a later try knows that an earlier one may have got through', async () => {
  const known: boolean[] = [];
  const answer = persist('k', signal(), async ({ mayHaveHappened }) => {
    known.push(mayHaveHappened);
    if (known.length < 2) throw lost;
    return 'done';
  });
  await vi.runAllTimersAsync();
  expect(await answer).toBe('done');
  expect(known).toEqual([false, true]);
});

test.each([
  [0, undefined, true],
  [502, undefined, true],
  [503, { code: 'unavailable' }, true],
  [409, { code: 'stillRunning' }, true],
  [409, { code: 'conflict' }, false],
  [401, undefined, false],
  [422, undefined, false],
  [500, undefined, false],
])('status %s with %j is tried again: %s', async (status, body, isTriedAgain) => {
  const ask = vi.fn(async () => {
    throw new CallError('no', status, body);
  });
  const end = expect(persist('k', signal(), ask)).rejects.toThrow('no');
  await vi.runAllTimersAsync();
  await end;
  expect(ask.mock.calls.length > 1).toBe(isTriedAgain);
});

test('when the time is up nothing more is tried', async () => {
  const limit = new AbortController();
  const ask = vi.fn(async () => {
    throw lost;
  });
  const end = expect(persist('k', limit.signal, ask)).rejects.toBeDefined();
  await vi.advanceTimersByTimeAsync(500);
  limit.abort();
  await vi.runAllTimersAsync();
  await end;
  expect(ask).toHaveBeenCalledOnce();
});

describe('the key of a request', () => {
  test('stays with the same request until it is done, also through a reload', () => {
    const store = openDraft('keys');
    const { key } = keyFor(store, 'create', '{"a":1}');
    expect(keyFor(store, 'create', '{"a":1}').key).toBe(key);
    expect(JSON.stringify(store.get()), 'kept as the answers are').toContain(key);
    expect(localStorage.getItem('hearthline-registration:keys')).not.toContain(key);
    const other = keyFor(store, 'create', '{"a":2}');
    expect(other.key).not.toBe(key);
    other.done();
    expect(keyFor(store, 'create', '{"a":2}').key).not.toBe(other.key);
  });

  test('says nothing of what is asked', () => {
    const store = openDraft('quiet');
    keyFor(store, 'register', 'jane@example.com 5551234567');
    expect(JSON.stringify([store.get(), { ...localStorage }])).not.toContain('jane');
  });
});
