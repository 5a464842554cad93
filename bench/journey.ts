/**
 * What the journey costs: a transition beside the bare driver that sends the same statements; the same reads and
 * transitions with few and with many applications stored; and the way from created to offers through the whole product.
 * Costs are processor time of this process and PostgreSQL together, so that a busy machine does not change them much.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takes } from '#core/journey/outline.ts';
import type { Person } from '#server/actor.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { startOf } from '#server/proof/test-start.ts';
import { wholeProduct } from '#server/proof/test-whole.ts';
import { Secret } from '#server/secret.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import type { TestDatabase } from '#server/store/test-database.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { copyApplications, type Found, someApplications } from './yardstick/crowd.ts';
import { aboutAnother, recording, type Statement } from './yardstick/record.ts';
import { costEach, eachOf, median, quantile } from './yardstick/rounds.ts';

type Store = TestDatabase;
type Product = Awaited<ReturnType<typeof wholeProduct<Store>>>;

const sizes = [1_000, 100_000];
const sizesOfFull = [...sizes, 1_000_000];
const rounds = 3;
/** A read costs so little that rounds differ by a third in one and the same store; the middle of many does not. */
const readRounds = 21;
/** So few that even the smallest store has enough for all rounds: an application makes the transition once. */
const inRound = 300;
const lanes = 4;
const warm = 8 * lanes;

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const server = await startEmbedded(folder, { durable: false });
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const db = await openStore(server.url, 20);
  try {
    // It would clear up after the filling while something else is measured.
    await db.owner`alter system set autovacuum = off`;
    await db.owner`select pg_reload_conf()`;
    const store = { db, postmaster };
    return [...(await toOffers(store)), ...(await transitions(store, isFull ? sizesOfFull : sizes))];
  } finally {
    await db.close();
    await server.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Laid out and opened as a start does it; the owner stays, to fill and to look. */
async function openStore(ownerUrl: Secret, pool: number): Promise<Store> {
  const url = await prepareDatabase(ownerUrl, [new Secret(randomBytes(32))]);
  const [database, owner] = [openDatabase(url, pool), openOwner(ownerUrl)];
  const close = async () => {
    await database.close();
    await owner.end({ timeout: 5 });
  };
  return { ...database, url, ownerUrl, owner, close };
}

interface Place {
  readonly db: Store;
  readonly postmaster: number;
}

const borrower = (orgCode: string, identityUuid: string = randomUUID()): Person => ({
  roles: ['borrower'],
  orgCode,
  identityUuid,
  sessionId: randomUUID(),
});

/** With vendors that answer at once. How long it takes when few come, and what it costs when many do. */
async function toOffers({ db, postmaster }: Place): Promise<BenchRow[]> {
  const product = await wholeProduct(db);
  const go = async () => {
    const who = borrower(product.orgCode);
    const { application } = await product.origination.start(startOf({}, who));
    for (;;) {
      const [row] = await db.owner<{ status: string; seconds: number }[]>`
        select status, extract(epoch from status_since - created_at)::float8 as seconds
          from app.application where uuid = ${application.uuid}`;
      if (row && takes(row.status, 'offerSelected')) return row.seconds;
      await sleep(50);
    }
  };
  const spans = async (count: number, atOnce: number) => {
    const seconds: number[] = [];
    await eachOf(Array.from({ length: count }), async () => seconds.push(await go()), atOnce);
    return seconds;
  };
  await spans(20, 4);
  const few = await spans(100, 2);
  const cost = await costEach(postmaster, Array.from({ length: 300 }), go, 40);
  await product.stop();
  return [
    { name: 'from created to offers, median', value: median(few) * 1000, unit: 'ms' },
    { name: 'from created to offers, 99 of 100', value: quantile(few, 0.99) * 1000, unit: 'ms' },
    { name: 'from created to offers, processor time', value: cost / 1000, unit: 'ms' },
    { name: 'applications to offers that two cores sustain', value: (2 * 60_000_000) / cost, unit: 'a minute' },
  ];
}

const word = (orgCode: string, uuid: string) =>
  ({
    orgCode,
    uuid,
    event: 'documentsDelivered',
    payload: { documentUuids: [] },
    by: 'vendor',
    delivery: 'bench',
  }) as const;

/** A database with so many applications, and the product on it. */
interface Filled extends Place {
  readonly size: number;
  readonly product: Product;
  readonly template: Template;
  close(): Promise<void>;
}

interface Costs {
  readonly transition: number;
  readonly view: number;
  readonly list: number;
}

/**
 * All sizes stand side by side and are measured in turn: what the machine itself does changes from minute to minute by
 * more than what is looked for, and a round of each is over in seconds. No one works on what is enqueued, so that only the
 * transition itself is measured.
 */
async function transitions({ db, postmaster }: Place, wanted: readonly number[]): Promise<BenchRow[]> {
  const stores = await inTurn(wanted, (size) => fill(db, postmaster, size));
  const [least] = stores;
  if (!least) return [];
  const statements = await recordTransition(least.db);
  const reads = await inRounds(readRounds, () => inTurn(stores, measureReads));
  const moves = await inRounds(rounds, () => inTurn(stores, (store) => measureTransitions(store, statements)));
  await inTurn(stores, (store) => store.close());
  const middle = (values: readonly (number | undefined)[]) => median(values.map((one) => one ?? Number.NaN));
  const transition = middle(moves.map(([first]) => first?.ours));
  /** Of each round how much dearer than in the smallest store; the middle of them. */
  const growthAt = (at: number): Costs => ({
    transition: middle(moves.map((round) => (round[at]?.ours ?? 0) / (round[0]?.ours ?? 0))),
    view: middle(reads.map((round) => (round[at]?.view ?? 0) / (round[0]?.view ?? 0))),
    list: middle(reads.map((round) => (round[at]?.list ?? 0) / (round[0]?.list ?? 0))),
  });
  return [
    {
      name: 'transition, bare ÷ ours',
      value: middle(moves.map(([first]) => first && first.bare / first.ours)),
      unit: '×',
      goal: 0.7,
      limit: 0.5,
    },
    { name: 'statements a transition', value: statements.list.length, unit: '', goal: 6, limit: 6 },
    { name: 'transition, processor time', value: transition, unit: 'µs' },
    { name: 'transitions that one core sustains', value: 1_000_000 / transition, unit: 'a second' },
    ...stores.slice(1).flatMap(({ size }, at) => growth(least.size, size, growthAt(at + 1))),
  ];
}

async function fill(server: Store, postmaster: number, size: number): Promise<Filled> {
  const name = `bench_${size}`;
  await server.owner.unsafe(`create database ${name}`);
  const ownerUrl = new Secret(server.ownerUrl.reveal().replace(/\/postgres$/, `/${name}`));
  // A connection for each lane and no more: each plans a statement five times before it keeps the plan.
  const db = await openStore(ownerUrl, lanes);
  const product = await wholeProduct(db, { hasWorker: false });
  const template = await make(product);
  await copyApplications(db.owner, { uuid: template.uuid, count: size });
  const close = async () => {
    await product.stop();
    await db.close();
  };
  return { db, postmaster, size, product, template, close };
}

function growth(least: number, more: number, costs: Costs): BenchRow[] {
  return (['transition', 'view', 'list'] as const).map((what) => ({
    name: `${what} with ${more.toLocaleString('en')} stored ÷ with ${least.toLocaleString('en')}`,
    value: costs[what],
    unit: '×',
    goal: 1.1,
    limit: 1.2,
  }));
}

/** An application that waits for its first papers: what is copied. */
async function make({ origination, orgCode }: Product): Promise<{ readonly uuid: string; readonly status: string }> {
  const { application } = await origination.start(startOf({}, borrower(orgCode)));
  return { uuid: application.uuid, status: application.status };
}

interface Recorded {
  readonly uuid: string;
  readonly list: readonly Statement[];
}

async function recordTransition(db: Store): Promise<Recorded> {
  const { database, statements } = recording(db);
  const product = await wholeProduct({ ...db, ...database }, { hasWorker: false });
  const { uuid } = await make(product);
  statements.length = 0;
  await product.origination.deliver(word(product.orgCode, uuid));
  const list = [...statements];
  await product.stop();
  return { uuid, list };
}

function inRounds<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  return inTurn(Array.from({ length: count }), work);
}

/** One after the other. */
async function inTurn<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const all: R[] = [];
  for (const thing of things) all.push(await work(thing));
  return all;
}

type Template = Awaited<ReturnType<typeof make>>;

/** Each round reads others, so that none of it is of one page of the table. */
async function measureReads({ db, postmaster, product: { origination, orgCode }, template }: Filled) {
  const found = await someOf(db, orgCode, template);
  const view = ({ uuid, identityUuid }: Found) => origination.view(borrower(orgCode, identityUuid), uuid);
  const mine = ({ identityUuid }: Found) => origination.list(borrower(orgCode, identityUuid));
  const often = [...found, ...found, ...found, ...found];
  await eachOf(found, async (one) => Promise.all([view(one), mine(one)]), lanes);
  return {
    view: await costEach(postmaster, often, view, lanes),
    list: await costEach(postmaster, often, mine, lanes),
  };
}

async function measureTransitions(
  { db, postmaster, product: { origination, orgCode }, template }: Filled,
  { uuid, list }: Recorded,
) {
  const found = await someOf(db, orgCode, template);
  const half = Math.floor((found.length - 2 * warm) / 2);
  const ours = ({ uuid: one }: Found) => origination.deliver(word(orgCode, one));
  const bare = ({ uuid: one }: Found) =>
    db.app.begin(async (tx) => {
      for (const { text, values } of aboutAnother(list, uuid, one))
        await tx.unsafe(text, values as never[], { prepare: true });
    });
  // What the bare driver writes is another's record: no one reads these applications any more.
  await eachOf(found.slice(0, warm), ours, lanes);
  await eachOf(found.slice(warm, 2 * warm), bare, lanes);
  return {
    ours: await costEach(postmaster, found.slice(2 * warm, 2 * warm + half), ours, lanes),
    bare: await costEach(postmaster, found.slice(2 * warm + half), bare, lanes),
  };
}

function someOf(db: Store, orgCode: string, { uuid: butNot, status }: Template) {
  return someApplications(db.owner, { orgCode, status, count: inRound, butNot });
}
