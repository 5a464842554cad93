import { expect, test } from 'vitest';
import { buildHealthServer } from './health-server.ts';
import { createMetrics } from './metrics.ts';
import { readinessOf } from './readiness.ts';
import type { Database } from './store/database.ts';

type Watched = Parameters<typeof readinessOf>[0];

/** What /readyz answers: the status, and the sentences. */
async function asked(changes: Partial<Watched> = {}, lookUp: () => Promise<unknown> = async () => true) {
  const whyNotReady = readinessOf({
    database: { lookUp } as unknown as Database,
    clock: { isWrong: () => false, skewMs: () => 0 },
    disk: { whyNot: async () => undefined },
    folder: '/srv/data',
    isLeaving: () => false,
    ...changes,
  });
  const server = buildHealthServer({ metrics: createMetrics(), version: 'test', whyNotReady });
  const answer = await server.inject('/readyz');
  return { status: answer.statusCode, reasons: (answer.json() as { errors?: string[] }).errors, answer };
}

test('a worker says at its own port that it is alive, ready, and how it is doing', async () => {
  const { status, answer } = await asked();
  expect([status, answer.json()]).toEqual([200, { status: 'ready' }]);
  const server = buildHealthServer({ metrics: createMetrics(), version: 'test', whyNotReady: async () => [] });
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  expect((await server.inject('/metrics')).body).toContain('nodejs_eventloop_lag_seconds');
});

test('[F19] a clock that is wrong by more than half a minute', async () => {
  const clock = { isWrong: () => true, skewMs: () => -3_600_000 };
  expect(await asked({ clock })).toMatchObject({
    status: 503,
    reasons: ["The clock of this machine is 3600 s behind the database's. Set it (NTP)."],
  });
});

test('[F18] a disk that is full, or a folder that takes nothing', async () => {
  expect(await asked({ disk: { whyNot: async () => 'full' } })).toMatchObject({
    status: 503,
    reasons: ['The disk of /srv/data is nearly full. Free some space, or move DATA_DIR to a larger disk.'],
  });
  expect(await asked({ disk: { whyNot: async () => 'unwritable' } })).toMatchObject({
    status: 503,
    reasons: [expect.stringContaining('not mounted read-only')],
  });
  expect(await asked({ disk: undefined })).toMatchObject({ status: 200 });
});

test('a database that does not answer or lacks a migration; a process that stops says so before all else', async () => {
  const away = async () => {
    throw new Error('away');
  };
  expect(await asked({}, away)).toMatchObject({ status: 503, reasons: [expect.stringContaining('database')] });
  expect(await asked({}, async () => false)).toMatchObject({ status: 503 });
  const { status, reasons, answer } = await asked({ isLeaving: () => true }, away);
  expect([status, reasons, answer.headers['retry-after']]).toEqual([503, ['This process is stopping.'], '2']);
});
