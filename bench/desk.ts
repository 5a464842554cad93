/**
 * The lender's desk among a thousand applications and among a million: finding one, the lists of work, a page. What each
 * takes and in how many statements, and how much dearer it is among many. Both books stand side by side and are asked in
 * turn: what the machine itself does changes from minute to minute by more than what is looked for. A million takes minutes
 * to write: `BENCH_BOOKS=folder` keeps the books, goes on with one that was not finished, and only measures the next time.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands } from '#server/brands.ts';
import { openAtDesk } from '#server/lending/origination/index.ts';
import { person } from '#server/lending/origination/test-origination.ts';
import { createCases } from '#server/office/cases/index.ts';
import { createFinder } from '#server/office/find/index.ts';
import { createDeskReports } from '#server/office/reports/index.ts';
import { createWorkLists } from '#server/office/work/index.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { Secret } from '#server/secret.ts';
import { type Database, openDatabase, openOwner, type Sql } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { readMark } from '#server/store/report-tallies.ts';
import { lastFourMark } from '#server/store/search.ts';
import { createVault, type Vault } from '#server/store/vault.ts';
import { dropItemsThatAreOver } from '#server/store/work-items.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { openedIn } from './yardstick/desk-browser.ts';
import { addManyApplications, shareLastFour } from './yardstick/many-applications.ts';
import { readableOnes } from './yardstick/readable-ones.ts';
import { recording } from './yardstick/record.ts';
import { costEach, median } from './yardstick/rounds.ts';

/** Where the sandbox's staff are, one of whom looks in a browser. */
const { orgCode } = (await loadBrands(join(import.meta.dirname, '..', 'brands'))).provider;
/** Eight of ten are one lender's, the largest of three: its people are the ones who look. */
const orgCodes = [...Array.from({ length: 8 }, () => orgCode), 'BENCH_TWO', 'BENCH_THREE'];
const fewCount = 1000;
const rounds = 9;
const inRound = 30;
const staff = person('operations', orgCode);
const lastFour = '0000';

/** What people ask of the desk. Who is looked for is in both books and gives both the same answer. */
const asked: Readonly<Record<string, (desk: Desk, place: number) => Promise<number>>> = {
  'search by loan number': finding('3100 000 417'),
  'search by email': finding('philippa.quimbly0@mail.example'),
  'search by phone': finding('(200) 000-0000'),
  'search by name': finding('philippa quimbly'),
  'search by misspelled name': finding('phillipa qiumbly'),
  'search by address': finding('tamarack terrace'),
  'search by last four of SSN': async ({ finder }) => (await finder.byLastFour(staff, lastFour)).rows.length,
  'all of one’s lists': async ({ lists }) => (await lists.list(staff, { sort: 'risk' })).rows.length,
  'one list': async ({ lists }) => (await lists.list(staff, { queue: 'waiting-too-long', sort: 'risk' })).rows.length,
  'one list, the longest waiting': async ({ lists }) =>
    (await lists.list(staff, { queue: 'waiting-too-long', sort: 'oldest' })).rows.length,
  'counts of the lists': async ({ lists }) => (await lists.counts(staff)).queues.length,
  'page of an application': async ({ cases, readable }, place) =>
    (await cases.closing(staff, readable[place % readable.length] ?? '')).history.length,
};

function finding(text: string) {
  return async ({ finder }: Desk) => (await finder.byText(staff, text)).rows.length;
}

interface Desk {
  readonly finder: ReturnType<typeof createFinder>;
  readonly lists: ReturnType<typeof createWorkLists>;
  readonly cases: ReturnType<typeof createCases>;
  readonly readable: readonly string[];
}

interface Book {
  readonly database: Database;
  readonly vault: Vault;
  readonly desk: Desk;
  readonly ownerUrl: Secret;
  readonly rootKey: Secret<Buffer>;
  close(): Promise<void>;
}

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const kept = process.env['BENCH_BOOKS'];
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const server = await startEmbedded(folder, { durable: false });
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const owner = openOwner(server.url);
  try {
    // It would clear up after the filling while something else is measured; and a book is written in one go.
    await owner`alter system set autovacuum = off`;
    await owner`alter system set max_wal_size = '8GB'`;
    await owner`select pg_reload_conf()`;
    const manyCount = isFull ? 1_000_000 : 100_000;
    const rootKey = keptRootKey(folder);
    const few = await openBook(owner, server.url, fewCount, rootKey);
    const many = await openBook(owner, server.url, manyCount, rootKey);
    await owner`checkpoint`;
    const rows: BenchRow[] = [];
    for (const [what, ask] of Object.entries(asked))
      rows.push(...(await compare(postmaster, what, ask, few, many, manyCount)));
    rows.push(await firstCount(many, manyCount));
    rows.push(...(await inBrowser(postmaster, few, many, manyCount)));
    await Promise.all([few.close(), many.close()]);
    return rows;
  } finally {
    await owner.end({ timeout: 5 });
    await server.leave();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Beside the books: a product opens a kept one only with the key that sealed it. */
function keptRootKey(folder: string): Secret<Buffer> {
  const file = join(folder, 'root-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return new Secret(readFileSync(file));
}

/** A database with so many applications, and the desk on it. */
async function openBook(server: Sql, serverUrl: Secret, count: number, rootKey: Secret<Buffer>): Promise<Book> {
  const name = `bench_${orgCode.toLowerCase()}_${count}`;
  const [there] = await server`select from pg_database where datname = ${name}`;
  if (!there) await server.unsafe(`create database ${name}`);
  const ownerUrl = new Secret(serverUrl.reveal().replace(/\/postgres$/, `/${name}`));
  const database = openDatabase(await prepareDatabase(ownerUrl, [rootKey]), 4);
  const vault = createVault([rootKey]);
  const owner = openOwner(ownerUrl);
  const fromMs = performance.now();
  const markOf = (org: string, four: string) => lastFourMark(vault, org, four);
  await addManyApplications({ owner, orgCodes, count, markOf, now: new Date() });
  await shareLastFour(owner, orgCode, markOf(orgCode, lastFour));
  // As a worker does: what is over stands in no list any more.
  const dropSome = () => database.inOrg(orgCode, (tx, now) => dropItemsThatAreOver(tx, orgCode, now, 5000));
  while ((await dropSome()) > 0);
  await owner`vacuum analyze app.work_item`;
  await countDays(database);
  const readable = await readableOnes({ owner, database, vault, orgCode, count: rounds * inRound });
  await owner.end({ timeout: 5 });
  console.log(
    `  ${count.toLocaleString('en')} applications written in ${Math.round((performance.now() - fromMs) / 1000)} s`,
  );
  return { database, vault, ownerUrl, rootKey, desk: deskOn(database, vault, readable), close: database.close };
}

/** As a worker does each night: a report of days that no one has counted yet reads the history of a year. */
async function countDays(database: Database): Promise<void> {
  const reports = createDeskReports({
    ...{ database, canonicalOf: () => orgCode, nameOf: () => 'Bench', organizations: () => [orgCode] },
    isProvider: () => true,
  });
  const marked = () => database.inOrg(orgCode, async (tx) => (await readMark(tx, orgCode)).through);
  for (let before: string | null | undefined; before !== (await marked()); ) {
    before = await marked();
    await reports.tally(orgCode);
  }
}

const brandOf = () => 'Bench';

const deskOn = (database: Database, vault: Vault, readable: readonly string[]): Desk => ({
  finder: createFinder({ database, vault }),
  lists: createWorkLists({ database, brandOf }),
  cases: createCases({ database, vault, openAtDesk, brandOf, countiesOf: () => [] }),
  readable,
});

type Ask = (typeof asked)[string];

/** A round of each in turn; how much dearer is the middle of the rounds' own ratios, in processor time. */
async function compare(
  postmaster: number,
  what: string,
  ask: Ask,
  few: Book,
  many: Book,
  manyCount: number,
): Promise<readonly BenchRow[]> {
  const timesMs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const places = Array.from({ length: inRound }, (_, at) => round * inRound + at);
    const costOf = async ({ desk }: Book, times: number[]) => {
      const once = async (place: number) => {
        const from = performance.now();
        if ((await ask(desk, place)) === 0) throw new Error(`The bench found nothing: ${what}.`);
        times.push(performance.now() - from);
      };
      if (round === 0) for (const place of places) await once(place);
      if (round === 0) times.length = 0;
      return costEach(postmaster, places, once, 1);
    };
    const fewCost = await costOf(few, []);
    ratios.push((await costOf(many, timesMs)) / fewCost);
  }
  const among = manyCount.toLocaleString('en');
  const goal = what.startsWith('page') ? 50 : 30;
  const middleMs = median(timesMs);
  // A call of a millisecond is dearer by a third because of a page of the index that was not in memory: no one waits for it.
  const ratioLimit = middleMs > 2 ? 1.2 : 2;
  return [
    { name: `${what} among ${among}, median`, value: middleMs, unit: 'ms', goal, limit: 100 },
    { name: `${what}, ${among} ÷ 1,000`, value: median(ratios), unit: '×', goal: 1.2, limit: ratioLimit },
    { name: `${what}, statements`, value: await statementsOf(many, ask), unit: '', limit: 8 },
  ];
}

async function statementsOf({ database, vault, desk }: Book, ask: Ask): Promise<number> {
  const recorded = recording(database);
  await ask(deskOn(recorded.database, vault, desk.readable), 0);
  return recorded.statements.length;
}

/** What someone waits for, and what the product and PostgreSQL work for it, with what both pages read again afterward. */
async function inBrowser(postmaster: number, few: Book, many: Book, manyCount: number): Promise<readonly BenchRow[]> {
  const shelfOf = ({ ownerUrl, rootKey, desk: { readable } }: Book) => ({ ownerUrl, rootKey, readable });
  const amongFew = await openedIn(shelfOf(few), postmaster);
  const amongMany = await openedIn(shelfOf(many), postmaster);
  const among = manyCount.toLocaleString('en');
  return [...amongMany].flatMap(([what, opened]) => {
    const msOf = (all: typeof opened) => median(all.map(({ ms }) => ms));
    const workOf = (all: typeof opened) => all.reduce((sum, { workedUs }) => sum + workedUs, 0);
    const before = amongFew.get(what) ?? [];
    return [
      { name: `${what} in a browser among 1,000, median`, value: msOf(before), unit: 'ms', goal: 300, limit: 600 },
      { name: `${what} in a browser among ${among}, median`, value: msOf(opened), unit: 'ms', goal: 300, limit: 600 },
      // Linux counts work in hundredths of a second and a page takes a few of them, so this is told and fails nothing.
      {
        ...{ name: `${what} in a browser, work of the server, ${among} ÷ 1,000`, unit: '×' },
        ...{ value: workOf(opened) / Math.max(10_000, workOf(before)), goal: 1.2 },
      },
    ];
  });
}

/** By a process that knows of no list yet that it is long. */
async function firstCount({ database }: Book, manyCount: number): Promise<BenchRow> {
  const timesMs: number[] = [];
  for (let times = 0; times < inRound; times += 1) {
    const from = performance.now();
    await createWorkLists({ database, brandOf }).counts(staff);
    timesMs.push(performance.now() - from);
  }
  const name = `counts of the lists among ${manyCount.toLocaleString('en')}, every list counted`;
  return { name, value: median(timesMs), unit: 'ms', goal: 30, limit: 100 };
}
