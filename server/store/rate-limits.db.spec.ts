import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { forgetEnded, forgive, take } from './rate-limits.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

test('fifty calls at once through two processes share one budget of ten', async () => {
  const other = openDatabase(db.url, 10);
  const takes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => take(n % 2 ? db.app : other.app, 'login', '203.0.113.9', 10, 60)),
  );
  await other.close();
  expect(takes.filter((one) => one.allowed)).toHaveLength(10);
  expect(takes.find((one) => !one.allowed)?.retryAfterS).toBeLessThanOrEqual(60);
});

test('another subject and another bucket have budgets of their own, and forgiving gives one back', async () => {
  expect((await take(db.app, 'login', '203.0.113.10', 1, 60)).allowed).toBe(true);
  expect((await take(db.app, 'reset', '203.0.113.9', 1, 60)).allowed).toBe(true);
  expect((await take(db.app, 'reset', '203.0.113.9', 1, 60)).allowed).toBe(false);
  await forgive(db.app, 'reset', '203.0.113.9');
  expect((await take(db.app, 'reset', '203.0.113.9', 1, 60)).allowed).toBe(true);
});

test('a window that is over starts again, and old ones are forgotten', async () => {
  await take(db.app, 'login', 'a', 1, 60);
  await db.owner`update app.rate_limit set window_ends_at = now() - interval '1 second' where bucket = 'login'`;
  expect((await take(db.app, 'login', 'a', 1, 60)).allowed).toBe(true);
  await db.owner`update app.rate_limit set window_ends_at = now() - interval '2 hours'`;
  expect(await forgetEnded(db.app)).toBeGreaterThan(0);
});

test('no address is stored in clear', async () => {
  await take(db.app, 'login', '198.51.100.77', 1, 60);
  const rows = await db.owner`select * from app.rate_limit`;
  expect(JSON.stringify(rows)).not.toContain('198.51.100.77');
});
