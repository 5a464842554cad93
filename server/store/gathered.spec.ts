import { expect, test, vi } from 'vitest';
import type { Queryable } from './database.ts';
import { gathered } from './gathered.ts';

const database = () => ({}) as Queryable;
const double = () => {
  const readMany = vi.fn(async (_sql: Queryable, keys: readonly number[]) =>
    keys.map((key) => (key < 0 ? undefined : key * 2)),
  );
  return { readMany, read: gathered(readMany) };
};

test('what is asked at the same moment is one statement, and each gets its own answer', async () => {
  const { readMany, read } = double();
  const sql = database();
  expect(await Promise.all([3, -1, 3, 7].map((key) => read(sql, key)))).toEqual([6, undefined, 6, 14]);
  expect(readMany.mock.calls).toEqual([[sql, [3, -1, 3, 7]]]);
  expect(await read(sql, 5)).toBe(10);
  expect(readMany).toHaveBeenCalledTimes(2);
});

test('a hundred at most, and none is forgotten', async () => {
  const { readMany, read } = double();
  const sql = database();
  const keys = Array.from({ length: 250 }, (_, key) => key);
  expect(await Promise.all(keys.map((key) => read(sql, key)))).toEqual(keys.map((key) => key * 2));
  expect(readMany.mock.calls.map(([, asked]) => asked.length)).toEqual([100, 100, 50]);
});

test('each database is asked by itself', async () => {
  const { readMany, read } = double();
  const [one, other] = [database(), database()];
  await Promise.all([read(one, 1), read(other, 2), read(one, 3)]);
  expect(readMany.mock.calls).toEqual([
    [one, [1, 3]],
    [other, [2]],
  ]);
});

test('a fault is told to all who asked, and to no one who asks later', async () => {
  const { readMany, read } = double();
  const sql = database();
  readMany.mockRejectedValueOnce(new Error('gone'));
  const all = await Promise.allSettled([read(sql, 1), read(sql, 2)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(sql, 2)).toBe(4);
});
