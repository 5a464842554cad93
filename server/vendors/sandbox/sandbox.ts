/**
 * What every sandbox vendor is made of. It keeps a book of its own, in a schema of its own, of what it was asked and
 * what it did, so that "done twice" is counted by the other side; it answers slowly, wrongly, twice or not at all when
 * told to; and it calls back by HTTP with a signature, like a company would. Nothing of ours reads its book but /dev and tests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Secret } from '../../secret.ts';
import { VendorFault, type VendorMessage, type VendorName } from '../vendor.ts';
import { deliverDue, garbled } from './delivery.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { SandboxMode } from './modes.ts';
import { type BookSecrets, type Entry, type Kept, openAnswer, sealAnswer, sealOldAnswers } from './sealed-answers.ts';
import { seedOf } from './seed.ts';

export type { SandboxMode } from './modes.ts';

export interface SandboxOptions {
  /** The product's own login; its tables are there already. */
  readonly url: Secret;
  /** Where our own call-backs are received. */
  readonly callbackUrl: string;
  /** Each company knows its own and no other's. */
  readonly callbackSecretOf: (vendor: VendorName) => Secret;
  /** What its book is sealed with. */
  readonly bookSecrets: BookSecrets;
  /** How long a vendor takes to answer, and to finish long work. */
  readonly answerMs: number;
  readonly workMs: number;
  /** How much longer it takes when it is told to be slow, or to deliver late. */
  readonly slowMs?: number;
  readonly lateMs?: number;
  /** The day it is for the vendor; the machine's own unless told. */
  readonly now?: () => Date;
}

export interface Sandbox {
  /** Does the work for a key once; asked again, gives the same answer and counts. `shown` is what the book may hold. */
  answer<T>(
    vendor: VendorName,
    action: string,
    key: string,
    shown: Record<string, unknown>,
    work: () => T | Promise<T>,
  ): Promise<T>;
  /** Takes long work on: the message goes out later, signed, as the vendor's mode has it. */
  promise(
    vendor: VendorName,
    action: string,
    key: string,
    shown: Record<string, unknown>,
    message: () => Spoken,
    extraMs?: number,
  ): Promise<{ reference: string }>;
  /** Says, when as much time has passed as work takes, one thing about work taken on; the same thing is said once. */
  tell(vendor: VendorName, reference: string, message: Spoken, extraMs?: number): Promise<void>;
  /** What long work came to last, for anyone who asks instead of waiting; undefined while it is under way. */
  result(vendor: VendorName, reference: string): Promise<VendorMessage | undefined>;
  /**
   * Who was first to ask for a thing that is done once, whatever the key: the key that was. A thing that came to nothing
   * may be taken over `from` the key that had it; an empty key means that no one has it.
   */
  claim(vendor: VendorName, thing: string, key: string, from?: string): Promise<string>;
  /** The things of which the name begins so and that someone has, each with whose it is. */
  claimed(vendor: VendorName, beginning: string): Promise<ReadonlyMap<string, string>>;
  readonly ledger: Ledger;
  today(): CalendarDate;
  setMode(vendor: VendorName, mode: SandboxMode): Promise<void>;
  modes(): Promise<Readonly<Record<string, SandboxMode>>>;
  /** The book, newest first; of those entries only whose key begins so. */
  book(vendor: VendorName, max?: number, beginning?: string): Promise<readonly BookEntry[]>;
  /** Seals what an earlier version wrote into the book in clear. */
  sealOld(): Promise<void>;
  /** Sends what is due; gives how many messages went out. */
  deliverDue(): Promise<number>;
  close(): Promise<void>;
}

const sealedAtOnce = 200;

type Spoken = Omit<VendorMessage, 'id' | 'reference'>;

interface BookEntry {
  readonly vendor: VendorName;
  readonly action: string;
  readonly key: string;
  readonly shown: unknown;
  readonly answer: unknown;
  readonly timesAsked: number;
  readonly at: Date;
}

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { url, now = () => new Date() } = options;
  const sql = postgres(url.reveal(), {
    max: 4,
    backoff: () => 0.25,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel } },
  });
  const modeOf = async (vendor: VendorName): Promise<SandboxMode> => {
    const [row] = await sql<{ mode: SandboxMode }[]>`select mode from sandbox.mode where vendor = ${vendor}`;
    return row?.mode ?? 'normal';
  };
  return {
    ...answering(sql, options, modeOf),
    claim: async (vendor, thing, key, from = key) => {
      const [row] = await sql<{ key: string }[]>`
        insert into sandbox.claim values (${vendor}, ${thing}, ${key})
        on conflict (vendor, thing) do update
          set key = case when sandbox.claim.key = ${from} then excluded.key else sandbox.claim.key end
        returning key`;
      return row?.key ?? key;
    },
    claimed: async (vendor, beginning) => {
      const rows = await sql<{ thing: string; key: string }[]>`
        select thing, key from sandbox.claim
         where vendor = ${vendor} and starts_with(thing, ${beginning}) and key <> ''`;
      return new Map(rows.map(({ thing, key }) => [thing, key]));
    },
    ledger: openLedger(sql),
    today: () => now().toISOString().slice(0, 10) as CalendarDate,
    setMode: async (vendor, mode) => {
      await sql`insert into sandbox.mode values (${vendor}, ${mode}) on conflict (vendor) do update set mode = excluded.mode`;
    },
    modes: async () => {
      const rows = await sql<{ vendor: string; mode: SandboxMode }[]>`select * from sandbox.mode`;
      return Object.fromEntries(rows.map(({ vendor, mode }) => [vendor, mode]));
    },
    book: async (vendor, max = 100, beginning = '') => {
      const rows = await sql<(BookEntry & { readonly answer: Kept })[]>`
        select vendor, action, key, shown, answer, times_asked, at from sandbox.book
         where vendor = ${vendor} and starts_with(key, ${beginning}) order by at desc limit ${max}`;
      return rows.map((row) => ({ ...row, answer: openAnswer(options.bookSecrets, row, row.answer) }));
    },
    sealOld: async () => {
      for (let sealed = sealedAtOnce; sealed === sealedAtOnce; )
        sealed = await sealOldAnswers(sql, options.bookSecrets, sealedAtOnce);
    },
    deliverDue: () => deliverDue(sql, options, modeOf),
    close: () => sql.end({ timeout: 5 }),
  };
}

type Answering = Pick<Sandbox, 'answer' | 'promise' | 'tell' | 'result'>;

function answering(
  sql: postgres.Sql,
  options: SandboxOptions,
  modeOf: (vendor: VendorName) => Promise<SandboxMode>,
): Answering {
  const { workMs, lateMs = 30_000 } = options;
  const timeOf = (mode: SandboxMode) => workMs + (mode === 'late' ? lateMs : 0);
  return {
    answer: async <T>(
      vendor: VendorName,
      action: string,
      key: string,
      shown: Record<string, unknown>,
      work: () => T | Promise<T>,
    ): Promise<T> => {
      const mode = await modeOf(vendor);
      await misbehave(vendor, mode, options);
      const entry = { vendor, action, key };
      const known = await askedBefore(sql, entry);
      const kept = known ?? (await write(sql, options, { ...entry, shown, answer: await work() }));
      return (mode === 'malformed' ? garbled : openAnswer(options.bookSecrets, entry, kept)) as T;
    },
    promise: async (vendor, action, key, shown, message, extraMs = 0) => {
      const mode = await modeOf(vendor);
      await misbehave(vendor, mode, options);
      const reference = `${vendor}_${key}`;
      await write(sql, options, { vendor, action, key, shown, answer: { reference } });
      // Planned again after a crash between the two, but never a second time.
      const [planned] = await sql`select 1 from sandbox.message where reference = ${reference}`;
      if (!planned) await plan(sql, vendor, reference, message(), timeOf(mode) + extraMs);
      return mode === 'malformed' ? (garbled as unknown as { reference: string }) : { reference };
    },
    tell: async (vendor, reference, message, extraMs = 0) =>
      plan(sql, vendor, reference, message, timeOf(await modeOf(vendor)) + extraMs),
    result: async (vendor, reference) => {
      const mode = await modeOf(vendor);
      await misbehave(vendor, mode, options);
      const [row] = await sql<{ body: VendorMessage }[]>`
        select body from sandbox.message where vendor = ${vendor} and reference = ${reference} and done_at <= now()
         order by done_at desc limit 1`;
      return row && mode === 'malformed' ? { ...row.body, content: garbled } : row?.body;
    },
  };
}

async function misbehave(vendor: VendorName, mode: SandboxMode, { answerMs, slowMs = 5000 }: SandboxOptions) {
  if (mode === 'down') throw new VendorFault(vendor, 'the connection was refused');
  await sleep(mode === 'slow' ? answerMs + slowMs : answerMs);
}

async function askedBefore(sql: postgres.Sql, { vendor, action, key }: Entry): Promise<Kept | undefined> {
  const [row] = await sql<{ answer: Kept }[]>`
    update sandbox.book set times_asked = times_asked + 1
     where vendor = ${vendor} and action = ${action} and key = ${key} returning answer`;
  return row?.answer;
}

/** The first answer stands: the person who was at the same work at the same time is counted and told the same. */
async function write(
  sql: postgres.Sql,
  { bookSecrets }: SandboxOptions,
  entry: Omit<BookEntry, 'timesAsked' | 'at'>,
): Promise<Kept> {
  const { vendor, action, key, shown, answer } = entry;
  const sealed = sealAnswer(bookSecrets, entry, answer);
  const [row] = await sql<{ answer: Kept }[]>`
    insert into sandbox.book (vendor, action, key, shown, answer)
    values (${vendor}, ${action}, ${key}, ${json(sql, shown)}, ${json(sql, sealed)})
    on conflict (vendor, action, key) do update set times_asked = sandbox.book.times_asked + 1
    returning answer`;
  return row?.answer ?? sealed;
}

async function plan(sql: postgres.Sql, vendor: VendorName, reference: string, message: Spoken, afterMs: number) {
  const id = seedOf(vendor, reference).uuid(JSON.stringify(message));
  await sql`
    insert into sandbox.message (id, vendor, reference, body, done_at, due_at)
    select ${id}::uuid, ${vendor}, ${reference}, ${json(sql, { ...message, id, reference })}::jsonb, moment, moment
      from (select now() + make_interval(secs => ${afterMs / 1000}) as moment) as planned
    on conflict do nothing`;
}

function json(sql: postgres.Sql, value: unknown) {
  return sql.json(value as Parameters<typeof sql.json>[0]);
}
