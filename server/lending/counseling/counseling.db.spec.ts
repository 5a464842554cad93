import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addDays } from '#core/calendar/dates.ts';
import { CounselingTooOld } from '#core/law/counseling.ts';
import { testDatabase } from '../../store/test-database.ts';
import { publishedAgencies } from '../../vendors/counseling/published.ts';
import { sandboxAgencies } from '../../vendors/counseling/sandbox.ts';
import { placesOfZips } from '../../vendors/zip-codes.ts';
import { openCounseling } from './index.ts';

const db = await testDatabase();
const log = { warn: () => {}, info: () => {} };
const today = '2026-11-17';
const noon = new Date(`${today}T20:00:00Z`);
const file = join(mkdtempSync(join(tmpdir(), 'hearthline-agencies-')), 'agencies.json');
const sample = sandboxAgencies.atOnce?.(today).text ?? '';
const asPublished = JSON.stringify((JSON.parse(sample) as { agencies: unknown }).agencies);

/** As it lies there since a day. */
function lay(text: string, on: string) {
  writeFileSync(file, text);
  utimesSync(file, new Date(`${on}T12:00:00Z`), new Date(`${on}T12:00:00Z`));
}
const open = (isProduction: boolean) =>
  openCounseling({ database: db, source: publishedAgencies(file), placesOfZips, isProduction, log });

test('before a list was taken there is none, and a sample is refused in production', async () => {
  const counseling = await open(true);
  expect(() => counseling.listFor('94601', today)).toThrow(CounselingTooOld);
  lay(sample, today);
  await expect(counseling.load(noon)).rejects.toThrow('marked SAMPLE');
  expect(() => counseling.listFor('94601', today)).toThrow(CounselingTooOld);
  counseling.close();
});

test('what is published is taken once by two, given for thirty days, and found by another process', async () => {
  const [one, other] = [await open(true), await open(true)];
  lay(asPublished, today);
  const taken = await Promise.all([one.load(noon), other.load(noon)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  const list = one.listFor('94601', today);
  expect(list).toMatchObject({ takenOn: today, isSample: false });
  expect(list.agencies).toHaveLength(10);
  expect(list.agencies[0]?.address).toContain('Oakland, CA');
  expect(one.listFor('94601', addDays(today, 30)).takenOn).toBe(today);
  expect(() => one.listFor('94601', addDays(today, 31))).toThrow(CounselingTooOld);
  const third = await open(true);
  expect(third.listFor('10001', today).agencies[0]?.address).toContain('New York, NY');
  for (const opened of [one, other, third]) opened.close();
});

test('a list that is not as published changes nothing; a zip code that no table has is placed by its number', async () => {
  const counseling = await open(true);
  lay('<html>', today);
  await expect(counseling.load(noon)).rejects.toThrow('no JSON');
  expect(counseling.listFor('94699', today).agencies[0]?.address).toContain('CA');
  counseling.close();
});

test('a list that came late in the evening may be given that evening, wherever the home is', async () => {
  // Nine in the evening in Honolulu, eleven in Los Angeles, and the next day in New York and Greenwich.
  const evening = new Date('2026-12-09T07:00:00Z');
  const list = (counseling: Awaited<ReturnType<typeof open>>) => counseling.listFor('96813', '2026-12-08').takenOn;
  const laid = await open(true);
  writeFileSync(file, asPublished);
  utimesSync(file, evening, evening);
  await laid.load(evening);
  expect(list(laid)).toBe('2026-12-08');

  vi.stubGlobal('fetch', async () => new Response(asPublished));
  const source = publishedAgencies('https://hud.example/agencies');
  const fetched = await openCounseling({ database: db, source, placesOfZips, isProduction: true, log });
  await fetched.load(evening);
  vi.unstubAllGlobals();
  expect(list(fetched)).toBe('2026-12-08');
  for (const opened of [laid, fetched]) opened.close();
});

test('what was taken is never changed, not even by the product itself', async () => {
  await expect(db.app`update app.counseling_list set is_sample = true`).rejects.toThrow('permission denied');
});

test('the sandbox has a list for any day, and says that it is invented', async () => {
  const practice = await openCounseling({
    database: db,
    source: sandboxAgencies,
    placesOfZips,
    isProduction: true,
    log,
  });
  expect(practice.listFor('78701', '2031-05-06')).toMatchObject({ takenOn: '2031-05-06', isSample: true });
});
