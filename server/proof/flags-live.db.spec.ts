/** Flags that are changed at run time: every process on the database sees it, also one whose line broke, and none without it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RuleSet } from '#core/flags/rules.ts';
import { flags } from '#core/flags.ts';
import { type FlagSource, openFlags, wholeOf } from '../flags.ts';
import { createLog } from '../log.ts';
import { followFlags, insertFlagVersion, noteAskedFlags, readCurrentRules, readFlagMark } from '../store/flags.ts';
import { testDatabase } from '../store/test-database.ts';

const key = 'fe-webchat';
const other = 'fe-heloc-back-of-id';
const third = 'fe-heloc-ny-fcra';
const orgCode = 'ALPHA';
const db = await testDatabase();
const byUuid = randomUUID();
const now = () => new Date();
let version = 0;

const source: FlagSource = {
  mark: () => readFlagMark(db.app),
  read: () => readCurrentRules(db.app),
  follow: (hear) => followFlags(db.app, hear),
  noteAsked: (known, asked) => noteAskedFlags(db.app, known, asked, now()),
};
const opened: { close(): Promise<void> }[] = [];
async function process_(given: Partial<FlagSource> = {}, lookMs = 60_000, noteMs = 3_600_000) {
  const options = { settings: () => settings, isProduction: true, now, log: createLog('silent'), lookMs, noteMs };
  const live = await openFlags({ ...options, source: { ...source, ...given } });
  opened.push(live);
  return { ...live, isOn: () => live.flagsFor(orgCode)[key].enabled };
}
const settings = {};

beforeAll(async () => {
  await db.owner`insert into app.identity (org_code, uuid, kind, email, roles, created_at, updated_at)
    values (${orgCode}, ${byUuid}, 'agent', 'a@staff.example', ${['providerAdmin']}, now(), now())`;
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function set(enabled: boolean): Promise<void> {
  version += 1;
  const rules: RuleSet = { isKilled: false, rules: [], otherwise: { enabled } };
  const row = { key, version, rules, why: 'For the test.', byOrg: orgCode, byUuid };
  expect(await insertFlagVersion(db.app, row, now())).toBe(true);
}

test('a change is live in both of two processes, long before either would look', async () => {
  const [first, second] = [await process_(), await process_()];
  expect([first.isOn(), second.isOn()]).toEqual([true, true]);
  await set(false);
  await vi.waitFor(() => expect([first.isOn(), second.isOn()]).toEqual([false, false]), { timeout: 5000 });
  await set(true);
  await vi.waitFor(() => expect([first.isOn(), second.isOn()]).toEqual([true, true]), { timeout: 5000 });
});

test('what changes while the line is broken is heard of when it is there again', async () => {
  const { isOn, reload } = await process_();
  // What the beginning of the line had read is read.
  await reload();
  await db.owner`alter table app.flag_version disable trigger tell_flags`;
  await set(false);
  await sleep(100);
  expect(isOn()).toBe(true);
  await db.owner`alter table app.flag_version enable trigger tell_flags`;
  await db.owner`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  await vi.waitFor(() => expect(isOn()).toBe(false), { timeout: 5000 });
  await set(true);
  await vi.waitFor(() => expect(isOn()).toBe(true), { timeout: 5000 });
});

test('a line that says nothing is no line: changes are looked for', async () => {
  const { isOn } = await process_({ follow: async () => async () => {} }, 50);
  await set(false);
  await vi.waitFor(() => expect(isOn()).toBe(false), { timeout: 5000 });
  await set(true);
});

test('while the database is away the last known holds; a process that starts then has the defaults, and catches up', async () => {
  let isAway = false;
  const orAway =
    <A extends readonly unknown[], T>(work: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      isAway ? Promise.reject(new Error('away')) : work(...given);
  const away = {
    mark: orAway(source.mark),
    read: orAway(source.read),
    follow: orAway(source.follow),
    noteAsked: orAway(source.noteAsked),
  };
  await set(false);
  const running = await process_(away, 50);
  expect(running.isOn()).toBe(false);
  isAway = true;
  const fresh = await process_(away, 50);
  await expect(running.reload()).rejects.toThrow('away');
  expect([running.isOn(), fresh.isOn()]).toEqual([false, true]);
  isAway = false;
  await vi.waitFor(() => expect(fresh.isOn()).toBe(false), { timeout: 5000 });
  await set(true);
  await vi.waitFor(() => expect([running.isOn(), fresh.isOn()]).toEqual([true, true]), { timeout: 5000 });
});

test('an older answer that comes late changes nothing back', async () => {
  const older = await source.read();
  await set(false);
  let answers = [source.read, async () => older];
  const { isOn, reload } = await process_({
    read: async () => (answers.shift() ?? source.read)(),
    follow: async () => async () => {},
  });
  expect(isOn()).toBe(false);
  await reload();
  expect(isOn()).toBe(false);
  answers = [];
  await set(true);
});

test('that a flag is asked for is noted, and since when each is known', async () => {
  await db.owner`delete from app.flag_use`;
  await noteAskedFlags(db.app, [key, other], [], new Date('2027-01-01'));
  const before = await db.app`select known_since, asked_at from app.flag_use where flag_key = ${key}`;
  expect(before[0]).toEqual({ knownSince: new Date('2027-01-01'), askedAt: null });
  await noteAskedFlags(db.app, [key, other], [key], new Date('2027-01-02'));
  await noteAskedFlags(db.app, [key, other], [], new Date('2027-01-03'));
  const after = await db.app`select known_since, asked_at from app.flag_use where flag_key = ${key}`;
  expect(after[0]).toEqual({ knownSince: new Date('2027-01-01'), askedAt: new Date('2027-01-02') });
  const never = await db.app`select asked_at from app.flag_use where flag_key = ${other}`;
  expect(never[0]).toEqual({ askedAt: null });
});

test('only what code reads by its key, or a page says that it read, counts as asked for', async () => {
  const noted: string[] = [];
  const { flagsFor, noteRead } = await process_(
    { noteAsked: async (_known, asked) => void noted.push(...asked) },
    20,
    20,
  );
  const all = flagsFor(orgCode);
  // Sent to a page as a whole: nothing was read.
  expect(Object.keys(JSON.parse(JSON.stringify({ all })).all)).toHaveLength(Object.keys(flags).length);
  expect(wholeOf(all)[other].enabled).toBe(false);
  expect(all[key].key).toBe(key);
  noteRead([third]);
  await vi.waitFor(() => expect(noted).toEqual([key, third]), { timeout: 5000 });
});

test('what was set stays written: the product can neither change nor delete a version, and the same one is made once', async () => {
  await expect(db.app`update app.flag_version set why = 'x'`).rejects.toThrow('permission denied');
  await expect(db.app`delete from app.flag_version`).rejects.toThrow('permission denied');
  const row = {
    key,
    version,
    rules: { isKilled: true, rules: [], otherwise: { enabled: false } },
    why: 'Again.',
    byOrg: orgCode,
    byUuid,
  };
  expect(await insertFlagVersion(db.app, row, now())).toBe(false);
  const alone = insertFlagVersion(db.app, { ...row, version: version + 1, confirmedBy: byUuid }, now());
  await expect(alone).rejects.toThrow('violates check constraint');
});
