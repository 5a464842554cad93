/** Each alert by the fault that raises it: its own expression, read on what /metrics says before and after. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type AlertName, alertFile, alerts, runbookOf } from '../alerts.ts';
import { createAdmission } from '../api/admission.ts';
import { followClock } from '../clock.ts';
import { watchDisk } from '../disk.ts';
import { holds } from '../evaluate-alert.ts';
import { addDoorFigure, addFigures, takeFigures } from '../figures.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { addAuditMetrics, createMetrics } from '../metrics.ts';
import { queues } from '../queues.ts';
import { forSomeone } from '../someone-waits.ts';
import { beginRun, endRun, lastRun } from '../store/audit-runs.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { openBoss } from '../store/jobs.ts';
import { testDatabase } from '../store/test-database.ts';
import { watchedPort } from '../vendors/traced.ts';
import { VendorFault } from '../vendors/vendor.ts';

const root = join(import.meta.dirname, '..', '..');
const db = await testDatabase();
const { origination, orgCode, borrower } = await testOrigination(db);
const log = createLog('silent');
const gigabyte = 1_000_000_000;

interface Changes {
  readonly database?: Database;
  readonly today?: () => CalendarDate;
  readonly clock?: { readonly skewMs: () => number };
  readonly disk?: { readonly freeBytes: () => Promise<number | undefined> };
  /** False: no worker has counted. */
  readonly isCounted?: boolean;
}

function watched({
  database = db,
  clock = { skewMs: () => 0 },
  disk = { freeBytes: async () => 50 * gigabyte },
  today = () => '2026-11-17',
}: Changes = {}) {
  const metrics = createMetrics();
  addFigures(metrics, { database, clock, disk, today });
  addAuditMetrics(metrics, () => lastRun(db.app));
  return metrics;
}

async function scrape(changes: Changes = {}): Promise<string> {
  if (changes.isCounted ?? true) {
    await db.owner`update app.figure_snapshot set taken_at = 'epoch'`;
    expect(await takeFigures(db, [orgCode])).toBe(true);
  }
  return watched(changes).registry.metrics();
}

const raised = new Set<AlertName>();
/** It is silent before and loud after. */
async function raises(name: AlertName, before: string, after: string, isGrowing = false): Promise<void> {
  const { expr } = alerts[name];
  expect(holds(expr, { text: before, ...(isGrowing && { before }) }), `${name} before`).toBe(false);
  expect(holds(expr, { text: after, ...(isGrowing && { before }) }), `${name} after`).toBe(true);
  raised.add(name);
}

async function anApplication(): Promise<string> {
  return (await origination.start(aStart(borrower()))).application.uuid;
}

/** Nothing is wrong; what an earlier test left is taken away. */
async function calm(): Promise<string> {
  await db.owner`delete from jobs.job`;
  await db.owner`delete from app.timer`;
  return scrape();
}

test('what waits in the queue: nothing counted, too old, dead, unknown', async () => {
  const before = await calm();
  await db.owner`update app.figure_snapshot set taken_at = now() - interval '4 minutes'`;
  await raises('NoWorker', before, await scrape({ isCounted: false }));

  const { boss, close } = await openBoss(db.url, 1, () => {}, { supervise: false });
  const job = { orgCode, applicationUuid: await anApplication(), effect: 'valueProperty', seq: 1 };
  await boss.send(queues.effects, job);
  await db.owner`update jobs.job set created_on = now() - interval '11 minutes'`;
  await raises('JobsWait', before, await scrape());
  await boss.send(queues.effectsFailed, job);
  await raises('DeadLetters', before, await scrape());
  await boss.send(queues.effects, { ...job, unknownSince: new Date().toISOString() });
  await raises('UnknownJobs', before, await scrape());
  await close({ graceful: false });
});

test('what rests: a timer that did not ring, an application, an email, money', async () => {
  const before = await calm();
  const uuid = await anApplication();
  await db.owner`insert into app.timer (org_code, application_uuid, name, due_at, set_by_seq)
    values (${orgCode}, ${uuid}, 'offersExpired', now() - interval '2 minutes', 1)`;
  await raises('TimersOverdue', before, await scrape());
  // Late and overdue are what the row of work says, each by itself.
  await db.owner`update app.application set status_since = status_since - interval '60 days' where uuid = ${uuid}`;
  const onTheWall = await scrape();
  await db.owner`update app.work_item set late_at = app.now() - interval '1 minute' where application_uuid = ${uuid}`;
  const late = await scrape();
  await raises('WorkLate', onTheWall, late);
  await db.owner`update app.work_item set rests_over_at = app.now() - interval '1 minute' where application_uuid = ${uuid}`;
  await raises('ApplicationsOverdue', late, await scrape());
  await db.owner`insert into app.message (org_code, uuid, kind, key, channel, identity_kind, recipient, created_at, next_try_at)
    values (${orgCode}, gen_random_uuid(), 'welcome', 'late', 'email', 'customer', 'a@b.example', now(), now() - interval '20 minutes')`;
  await raises('MessagesWait', before, await scrape());
  await db.owner`update app.application set status = 'FUNDABLE' where uuid = ${uuid}`;
  await db.owner`insert into app.funding (org_code, application_uuid, amount_cents, at)
    values (${orgCode}, ${uuid}, 5000000, now())`;
  const after = await scrape();
  await raises('MoneyInFlight', before, after);
  expect(after).toContain('hearthline_money_in_flight_cents 5000000');
});

test('the history: something is not as it was sealed, or no one has looked', async () => {
  const said = async (faults: number) => {
    const id = await beginRun(db.app);
    await endRun(db.app, id, { checked: { chain: 7 }, faults: { chain: faults }, notAnchored: 0 });
    return scrape();
  };
  const before = await said(0);
  await raises('HistoryBroken', before, await said(1));
  await db.owner`update app.audit_run set ended_at = ended_at - interval '4 hours'`;
  await raises('AuditMissing', before, await scrape());
});

test('a row of law that no one has looked at again', async () => {
  await raises('LawToLookAt', await scrape(), await scrape({ today: () => '2026-12-11' }));
});

test('the machine: its clock, its disk, a loop that is held up', async () => {
  const before = await scrape();
  const clock = await followClock({ askDatabase: async () => Date.now() - 31_000, log });
  await raises('ClockWrong', before, await scrape({ clock }));
  clock.stop();
  const { freeBytes } = watchDisk(root, 0);
  expect(await freeBytes()).toBeGreaterThan(0);
  await raises('DiskFull', before, await scrape({ disk: { freeBytes: async () => gigabyte - 1 } }));
  const metrics = watched();
  await new Promise((done) => setTimeout(done, 50));
  const untilMs = performance.now() + 1500;
  while (performance.now() < untilMs);
  await new Promise((done) => setTimeout(done, 50));
  const { expr } = alerts.EventLoopSlow;
  expect(holds(expr, { text: await metrics.registry.metrics() })).toBe(true);
  expect(holds(expr, { text: 'nodejs_eventloop_lag_p99_seconds 0.02' })).toBe(false);
  raised.add('EventLoopSlow');
});

test('the database: a crowd waits, and people are told to come again', async () => {
  const database = openDatabase(db.url, 4);
  const before = await scrape({ database });
  let free = () => {};
  const held = database.inOrg(orgCode, () => new Promise<void>((done) => (free = done)));
  await expect.poll(() => database.line.waiting() === 0).toBe(true);
  const crowd = Array.from({ length: 25 }, () => database.inOrg(orgCode, async () => {}));
  await raises('DatabaseCrowded', before, await scrape({ database }));
  const people = Array.from({ length: 12 }, () =>
    forSomeone(() => database.inOrg(orgCode, async () => {})).catch(() => {}),
  );
  await Promise.all(people);
  await raises('DatabaseRefuses', before, await scrape({ database }), true);
  free();
  await Promise.all([held, ...crowd]);
  await database.close();
});

test('more people than there is room for', async () => {
  const admission = createAdmission({ isBusy: () => true, places: { known: 1, newcomers: 1 } });
  const metrics = watched();
  addDoorFigure(metrics, admission);
  const before = await metrics.registry.metrics();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const comer = { row: {}, headers: {} };
  const inside = admission.through(comer, () => over);
  const crowd = Array.from({ length: 400 }, () => admission.through(comer, async () => {}).catch(() => {}));
  await expect.poll(admission.refused).toBeGreaterThan(100);
  await raises('CrowdTurnedAway', before, await metrics.registry.metrics(), true);
  end();
  await Promise.all([inside, ...crowd]);
});

test('a vendor that does not answer, and errors that people get', async () => {
  const metrics = watched();
  const port = watchedPort({ log, metrics }, 'credit', {
    pull: async (): Promise<void> => {
      throw new VendorFault('credit', 'no answer');
    },
  });
  const before = await metrics.registry.metrics();
  for (let n = 0; n < 21; n += 1) await port.pull().catch(() => {});
  await raises('VendorFails', before, await metrics.registry.metrics(), true);
  metrics.rests('credit', true);
  await raises('VendorRests', before, await metrics.registry.metrics());
  for (let n = 0; n < 6; n += 1) metrics.answered('GET', '/x', 500, 1);
  await raises('ErrorsToPeople', before, await metrics.registry.metrics(), true);
});

test('each alert was raised above and has its page; Prometheus is given the same rules', () => {
  expect([...raised].sort()).toEqual(Object.keys(alerts).sort());
  for (const name of Object.keys(alerts)) {
    const page = join(root, runbookOf(name));
    expect(existsSync(page), page).toBe(true);
    const text = readFileSync(page, 'utf8');
    expect(text).toContain(`# ${name}\n`);
    for (const part of ['## Look', '## Do']) expect(text, page).toContain(part);
  }
  expect(readFileSync(join(root, 'docs/runbooks/alerts.yml'), 'utf8')).toBe(alertFile());
  expect(() => holds('rate(x[5m]) > 1', { text: '' })).toThrow('not known');
});
