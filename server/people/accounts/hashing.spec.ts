import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { Failure } from '../../failure.ts';
import { createHashing } from './hashing.ts';

test('a password becomes argon2id with 19 MiB, two passes and one lane, salted again each time', async () => {
  const hashing = createHashing();
  const [one, two] = await Promise.all([hashing.make('Plum-tractor-91!'), hashing.make('Plum-tractor-91!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hashing.matches(one, 'Plum-tractor-91!')).toBe(true);
  expect(await hashing.matches(one, 'plum-tractor-91!')).toBe(false);
});

test('an unknown person never matches, not even by luck', async () => {
  expect(await createHashing().matches(undefined, '')).toBe(false);
  expect(await createHashing().matches(null, 'anything')).toBe(false);
});

test('an unknown person costs a hash like a known one', async () => {
  const hashing = createHashing({ runningMax: 1, waitingMax: 0 });
  const unknown = hashing.matches(undefined, 'x');
  await expect
    .poll(() => hashing.matches(undefined, 'y').catch((failure: Failure) => failure.code))
    .toBe('unavailable');
  expect(await unknown).toBe(false);
});

test('the same letters from two keyboards are the same password', async () => {
  const hashing = createHashing();
  expect(await hashing.matches(await hashing.make('Caf\u00e9-tractor-9!'), 'Cafe\u0301-tractor-9!')).toBe(true);
});

test('past the queue callers are told when to come back, and those waiting are served', async () => {
  const hashing = createHashing({ runningMax: 1, waitingMax: 2 });
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => hashing.make('Plum-tractor-91!')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as Failure] : []));
  expect(
    refused.every(
      (failure) => failure instanceof Failure && failure.status === 503 && failure.details.retryAfterS === 2,
    ),
  ).toBe(true);
  await expect(hashing.make('Plum-tractor-91!')).resolves.toContain('argon2id');
});

test.each([
  { cores: 1, atOnce: 1 },
  { cores: 2, atOnce: 1 },
  { cores: 5, atOnce: 2 },
  { cores: undefined, atOnce: Math.max(1, Math.floor(availableParallelism() / 2)) },
])('half of $cores cores hash at once: the others are for those who are in already', async ({ cores, atOnce }) => {
  const hashing = createHashing({ ...(cores && { cores }), waitingMax: 0 });
  const crowd = Array.from({ length: atOnce + 2 }, () => hashing.make('Plum-tractor-91!'));
  const served = (await Promise.allSettled(crowd)).filter(({ status }) => status === 'fulfilled');
  expect(served).toHaveLength(atOnce);
});
