/** What the driver does when the database closes a connection under it: docs/decisions/0020. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReservedSql } from 'postgres';
import { describe, expect, test, vi } from 'vitest';
import { Secret } from '../secret.ts';
import { openOwner, type Sql, type Tx } from './database.ts';
import { testDatabase } from './test-database.ts';

const { owner, ownerUrl: url } = await testDatabase();
await owner`create table written (by text)`;

const pidOf = async (tx: Tx) => (await tx<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0;
const hangUp = (pid: number) => owner`select pg_terminate_backend(${pid}, 5000)`;

describe('a connection that the database closes', () => {
  test('ends its transaction with an error, and not the process', async () => {
    const sql = openOwner(url, 1);
    const ended = sql.begin(async (tx) => {
      await hangUp(await pidOf(tx));
      await sleep(50);
      // Small, so that the driver puts the writing off; and with what is rolled back afterwards.
      await tx`select 1`;
    });
    await expect(ended).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
    await sql.end();
  });

  test('runs nothing of its transaction on its next life, inside the transaction of someone else', async () => {
    const sql = openOwner(url, 1);
    const [isGone, isOther] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late: unknown[] = [];
    const first = sql.begin(async (tx) => {
      await hangUp(await pidOf(tx));
      isGone.resolve();
      await isOther.promise;
      await tx`insert into written values ('first')`.catch((error: unknown) => late.push(error));
      isOther.resolve();
    });
    first.catch(() => {});
    await isGone.promise;
    await sleep(50);
    await sql.begin(async (tx) => {
      await tx`insert into written values ('second')`;
      isOther.resolve();
      await sleep(100);
    });
    await expect(first).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(late).toMatchObject([{ code: 'CONNECTION_CLOSED' }]);
    expect(await owner`select by from written`).toEqual([{ by: 'second' }]);
    await sql.end();
  });

  test('tells what still waited in its transaction', async () => {
    const sql = openOwner(url, 1);
    const told: string[] = [];
    const ended = sql.begin(async (tx) => {
      const pid = await pidOf(tx);
      const all = [tx`select pg_sleep(20)`, ...Array.from({ length: 5 }, (_, n) => tx`select ${n}::int`)];
      await sleep(50);
      await hangUp(pid);
      for (const one of await Promise.allSettled(all)) told.push(one.status);
    });
    await expect(ended).rejects.toThrow();
    await expect.poll(() => told).toEqual(Array(6).fill('rejected'));
    await sql.end();
  });
});

describe('a connection that one asks for alone, as the queue does for each look', () => {
  const alone = async (sql: Sql, work: (line: ReservedSql) => Promise<unknown>) => {
    const line = await sql.reserve();
    try {
      return await work(line);
    } finally {
      line.release();
    }
  };

  test('comes to everyone who waits for one, also when those that there are close under others', async () => {
    const sql = openOwner(url, 2);
    const pids: number[] = [];
    const holders = [1, 2].map(() =>
      alone(sql, async (line) => {
        pids.push(Number((await line`select pg_backend_pid() as pid`)[0]?.['pid']));
        await line`select pg_sleep(20)`;
      }),
    );
    await expect.poll(() => pids.length).toBe(2);
    const waiting = Array.from({ length: 6 }, () => alone(sql, (line) => line`select 1`));
    const answers = Promise.allSettled([...holders, ...waiting]);
    await Promise.all(pids.map(hangUp));
    const told = (await Promise.race([answers, sleep(5000, [])])).map(({ status }) => status);
    expect(told).toEqual([...Array(2).fill('rejected'), ...Array(6).fill('fulfilled')]);
    await sql.end({ timeout: 1 });
  });

  test('is given back when it has closed, and the next one is a new one', async () => {
    const sql = openOwner(url, 1);
    const ended = alone(sql, async (line) => {
      const pid = Number((await line`select pg_backend_pid() as pid`)[0]?.['pid']);
      const late = [line`select pg_sleep(20)`, line`select 1`, line`select 2`].map((one) => one.execute());
      await Promise.all([hangUp(pid), Promise.allSettled(late)]);
      expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
      await line`select 'too late'`;
    });
    await expect(ended).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    for (const two of [2, 2, 2]) expect(await sql`select 2 as two`).toEqual([{ two }]);
    expect(await alone(sql, (line) => line`select 3 as three`)).toEqual([{ three: 3 }]);
    await sql.end({ timeout: 1 });
  });

  test('is refused while there is no database, and who asks again is served', async () => {
    const nowhere = new Secret(url.reveal().replace(/:\d+\//, ':1/'));
    const sql = openOwner(nowhere, 2);
    const asked = Array.from({ length: 5 }, () => sql.reserve().then(() => 'served'));
    const told = await Promise.race([Promise.allSettled(asked), sleep(5000, [])]);
    expect(told).toMatchObject(Array(5).fill({ status: 'rejected', reason: { code: 'ECONNREFUSED' } }));
    await sql.end({ timeout: 1 });
  });
});

describe('a statement that cannot be written down', () => {
  const unspeakable = [
    ['no value at all', undefined],
    ['a day that is none', new Date(Number.NaN)],
  ] as [string, never][];

  test.each(unspeakable)(
    '%s: fails by itself on a shared line, and each of the others is given what is theirs',
    async (_, value) => {
      const sql = openOwner(url, 1);
      const before = sql`select pg_sleep(0.2), 'before' as whose`.execute();
      await sql`select 1`;
      const others = [
        sql`select pg_sleep(0.2), 'first' as whose`,
        sql`select ${value}::text as whose, 'no one' as meant`,
        sql`select 'second' as whose`,
        sql`select ${'third'} as whose`,
      ];
      const [first, wrong, ...rest] = await Promise.allSettled(others);
      expect((await before)[0]).toMatchObject({ whose: 'before' });
      expect(wrong).toMatchObject({ status: 'rejected' });
      expect(first).toMatchObject({ status: 'fulfilled', value: [{ whose: 'first' }] });
      expect(rest).toMatchObject([{ value: [{ whose: 'second' }] }, { value: [{ whose: 'third' }] }]);
      expect(await sql`select 'later' as whose`).toEqual([{ whose: 'later' }]);
      await sql.end();
    },
  );

  test.each(unspeakable)('%s: ends its transaction, and the line is as good as new', async (_, value) => {
    const sql = openOwner(url, 1);
    const ended = sql.begin(async (tx) => {
      const one = tx`select pg_sleep(0.1), 1 as one`.execute();
      const wrong = tx`insert into written values (${value})`;
      await Promise.all([one, wrong]);
    });
    await expect(ended).rejects.toThrow();
    await expect(sql`select ${value}::text`.execute()).rejects.toThrow();
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
    await sql.end();
  });
});

test('a line that is never empty does not get longer with each statement', async () => {
  const sql = openOwner(url, 3);
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`));
  const looked = vi.spyOn(Array.prototype, 'indexOf');
  try {
    for (let asked = 0; asked < 300; asked += 1) await sql`select 1`;
    const lengths = looked.mock.contexts.map((line) => (line as unknown[]).length);
    expect(lengths.length).toBeGreaterThan(300);
    expect(Math.max(...lengths)).toBeLessThan(100);
  } finally {
    looked.mockRestore();
  }
  await sql.end();
});
