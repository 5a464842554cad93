/**
 * What many ask at the same moment, asked in one statement: each is answered as if it had asked alone. The first to ask
 * waits only until what has reached this process together has been read, which on an idle one is no time at all.
 */
import type { Queryable } from './database.ts';

/** More than that go in the next statement: one answer must not grow without end. */
const togetherMax = 100;

interface Asked<Key, Found> {
  readonly key: Key;
  readonly answer: (found: Found | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/** `readMany` gives what it found in the order of the keys, and nothing where nothing was. */
export function gathered<Key, Found>(
  readMany: (sql: Queryable, keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>,
): (sql: Queryable, key: Key) => Promise<Found | undefined> {
  // By the way it is asked: each product has its own, and takes it along when it goes.
  const waiting = new WeakMap<Queryable, Asked<Key, Found>[]>();
  const ask = (sql: Queryable, asked: readonly Asked<Key, Found>[]) => {
    const keys = asked.map(({ key }) => key);
    readMany(sql, keys).then(
      (found) => asked.forEach(({ answer }, index) => void answer(found[index])),
      (error: unknown) => asked.forEach(({ fail }) => void fail(error)),
    );
  };
  return (sql, key) =>
    new Promise((answer, fail) => {
      const others = waiting.get(sql);
      if (others && others.length < togetherMax) return void others.push({ key, answer, fail });
      const first = [{ key, answer, fail }];
      waiting.set(sql, first);
      setImmediate(() => {
        if (waiting.get(sql) === first) waiting.delete(sql);
        ask(sql, first);
      });
    });
}
