import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIKENESS_MIN } from '#core/law/sanctions.ts';
import { VendorFault } from '../vendor.ts';
import { createOfacList } from './ofac.ts';
import type { WatchList } from './port.ts';
import { describeWatchListPort } from './port-tests.ts';

/** Made up, in the published form. */
const sdn = [
  '101,"WATCHLISTED, Ann","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 19 Mar 1970; a ""weak"" name."',
  '102,"NÚÑEZ GARCÍA, José",individual,"SDNTK",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
  '103,"ARCHER",vessel,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
  '104,"ARCHER AND SONS TRADING",-0- ,"IRAN",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
].join('\r\n');
const alt = ['101,900,"aka","ANDERS, Anna",-0- ', '103,901,"fka","BAKER, Ann",-0- '].join('\r\n');
const today = new Date('2026-11-17T12:00:00Z');

function published({ daysAgo = 1, list = `${sdn}\r\n\u001a`, others = alt } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-ofac-'));
  const at = new Date(today.getTime() - daysAgo * 86_400_000);
  for (const [file, text] of [
    ['sdn.csv', list],
    ['alt.csv', others],
  ] as const) {
    writeFileSync(join(folder, file), text);
    utimesSync(join(folder, file), at, at);
  }
  return folder;
}

/** The folder as its keeper: there, away, or with something in it that is no list; each time as of another second. */
async function kept() {
  const folder = published();
  const list = createOfacList({ folder, now: () => today });
  const asked = new Map<string, number>();
  let [mode, second] = ['normal', 0];
  const port: WatchList = {
    screen: (request) => {
      asked.set(request.key, (asked.get(request.key) ?? 0) + 1);
      return list.screen(request);
    },
  };
  const setMode = async (next: string) => {
    if ((mode === 'down') !== (next === 'down'))
      renameSync(...((next === 'down' ? [folder, `${folder}.away`] : [`${folder}.away`, folder]) as [string, string]));
    mode = next;
    if (next === 'down') return;
    second += 1;
    writeFileSync(join(folder, 'sdn.csv'), next === 'malformed' ? '<html>Not found</html>' : sdn);
    const at = new Date(today.getTime() - 86_400_000 + second * 1000);
    for (const file of ['sdn.csv', 'alt.csv']) utimesSync(join(folder, file), at, at);
  };
  const timesAsked = async (key: string) => asked.get(key) ?? 0;
  return { port, bench: { setMode, timesAsked, deliver: async () => [], balances: async () => new Map() } };
}

describeWatchListPort('the Treasury’s list', kept);

const listIn = (folder: string) => createOfacList({ folder, now: () => today });
const named = (firstName: string, lastName: string) => ({
  fullName: `${firstName} ${lastName}`,
  name: { firstName, lastName },
});
const screen = (people: readonly ReturnType<typeof named>[], folder = published()) =>
  listIn(folder).screen({ key: 'k', applicationUuid: 'a', people });

test('most people are on no list, and the day of the list is told', async () => {
  expect(await screen([named('Ann', 'Archer'), named('Ann', 'Baker')])).toEqual({
    outcome: 'clear',
    listsOf: '2026-11-16',
  });
});

test.each([
  ['Ann', 'Watchlisted', 'SDN-101'],
  ['Ann', 'Watchlistd', 'SDN-101'],
  ['Jose', 'Nunez', 'SDN-102'],
  ['Anna', 'Anders', 'SDN-101'],
])('%s %s is like %s', async (firstName, lastName, entry) => {
  const found = await screen([named('Bob', 'Baker'), named(firstName, lastName)]);
  expect(found).toMatchObject({ outcome: 'possibleMatch', matches: [{ name: `${firstName} ${lastName}`, entry }] });
  expect(found.outcome === 'possibleMatch' && found.matches[0]?.score).toBeGreaterThanOrEqual(LIKENESS_MIN);
});

test('someone whose name we have only whole is looked for all the same; ships are not people, firms are', async () => {
  const whole = (fullName: string) =>
    listIn(published()).screen({ key: 'k', applicationUuid: 'a', people: [{ fullName, name: null }] });
  expect(await whole('José María Núñez García')).toMatchObject({ outcome: 'possibleMatch' });
  expect(await whole('Archer and Sons Trading')).toMatchObject({ outcome: 'possibleMatch' });
  expect(await whole('Archer')).toMatchObject({ outcome: 'clear' });
});

test.each([
  ['older than ten days', () => published({ daysAgo: 10.1 })],
  ['missing', () => join(tmpdir(), 'hearthline-no-such-folder')],
  ['empty', () => published({ list: '' })],
  ['no list at all', () => published({ list: '<html>Not found</html>' })],
])('no one is clear of a list that is %s', async (_name, make) => {
  await expect(screen([named('Ann', 'Archer')], make())).rejects.toThrow(VendorFault);
});

test('a list of exactly ten days still counts, and a new one is read without a restart', async () => {
  const folder = published({ daysAgo: 10 });
  const list = listIn(folder);
  const asked = { key: 'k', applicationUuid: 'a', people: [named('Zoe', 'Newcomer')] };
  expect(await list.screen(asked)).toMatchObject({ outcome: 'clear', listsOf: '2026-11-07' });
  writeFileSync(
    join(folder, 'sdn.csv'),
    `${sdn}\r\n105,"NEWCOMER, Zoe",individual,"SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- `,
  );
  for (const file of ['sdn.csv', 'alt.csv']) utimesSync(join(folder, file), today, today);
  expect(await list.screen(asked)).toMatchObject({ outcome: 'possibleMatch', listsOf: '2026-11-17' });
  rmSync(folder, { recursive: true });
});
