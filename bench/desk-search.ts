/** Finding an application among a thousand and among a million: what it takes, and in how many statements. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { person } from '#server/lending/origination/test-origination.ts';
import { createFinder } from '#server/office/find/index.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { Secret } from '#server/secret.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { lastFourMark } from '#server/store/search.ts';
import { createVault } from '#server/store/vault.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { addManyApplications } from './yardstick/many-applications.ts';
import { recording } from './yardstick/record.ts';
import { costEach, median } from './yardstick/rounds.ts';

/** One of each kind, of people who are in the small book and in the large one. */
const asked = {
  'loan number': '3100 000 417',
  email: 'maria.smith0@mail.example',
  phone: '(200) 000-0000',
  name: 'maria smith',
  'misspelled name': 'mraia smiht',
  address: '100 elm street oakland',
} as const;
const orgCode = 'FIG';
const fewCount = 1000;
const rounds = 100;

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const embedded = await startEmbedded(folder);
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const rootKey = new Secret(randomBytes(32));
  const owner = openOwner(embedded.url);
  try {
    const database = openDatabase(await prepareDatabase(embedded.url, [rootKey]), 4);
    const vault = createVault([rootKey]);
    const book = { owner, orgCode, now: new Date(), markOf: (four: string) => lastFourMark(vault, orgCode, four) };
    const manyCount = isFull ? 1_000_000 : 100_000;
    const recorded = recording(database);
    const finder = createFinder({ database: recorded.database, vault });
    const find = (text: string) => finder.byText(person('processor', orgCode), text);
    await addManyApplications({ ...book, count: fewCount });
    const few = await measure(postmaster, find);
    await addManyApplications({ ...book, after: fewCount, count: manyCount - fewCount });
    const many = await measure(postmaster, find);
    recorded.statements.length = 0;
    await find(asked['misspelled name']);
    const statements = recorded.statements.length;
    await database.close();
    return [
      ...Object.keys(asked).flatMap((kind, at) => rowsOf(kind, manyCount, few[at], many[at])),
      { name: 'search for a misspelled name, statements', value: statements, unit: '', limit: 6 },
    ];
  } finally {
    await owner.end({ timeout: 5 });
    await embedded.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long each question takes, and what it costs the processors: that does not depend on who else works here. */
async function measure(postmaster: number, find: (text: string) => Promise<{ readonly rows: readonly unknown[] }>) {
  const measured: Measured[] = [];
  for (const text of Object.values(asked)) {
    const timesMs: number[] = [];
    const once = async () => {
      const from = performance.now();
      const { rows } = await find(text);
      timesMs.push(performance.now() - from);
      if (rows.length === 0) throw new Error(`The bench found no one for a question: ${text}`);
    };
    for (let warm = 0; warm < 20; warm += 1) await once();
    timesMs.length = 0;
    measured.push({ timesMs, costUs: await costEach(postmaster, Array.from({ length: rounds }), once, 1) });
  }
  return measured;
}

interface Measured {
  readonly timesMs: readonly number[];
  readonly costUs: number;
}

function rowsOf(
  kind: string,
  count: number,
  few: Measured | undefined,
  many: Measured | undefined,
): readonly BenchRow[] {
  if (!few || !many) return [];
  const among = count.toLocaleString('en');
  return [
    { name: `search by ${kind} among ${among}`, value: median(many.timesMs), unit: 'ms', goal: 30, limit: 100 },
    {
      name: `search by ${kind}, cost ${among} to 1,000`,
      value: many.costUs / few.costUs,
      unit: '×',
      goal: 1.2,
      limit: 2,
    },
  ];
}
