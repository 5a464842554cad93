/**
 * The front desk of every sandbox vendor. It keeps a book of its own, in a schema of its own, of what it was asked and
 * what it did, so that "done twice" is counted by the other side; it answers slowly, wrongly, twice or not at all when
 * told to; and it calls back by HTTP with a signature, like a company would. Nothing of ours reads its book but /dev and tests.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Secret } from '../../secret.ts';
import { sign, VendorFault, type VendorMessage, type VendorName } from '../vendor.ts';

export const sandboxModes = ['normal', 'down', 'slow', 'duplicate', 'malformed', 'late', 'reversed', 'forged', 'lost'] as const;
export type SandboxMode = (typeof sandboxModes)[number];

export interface DeskOptions {
  readonly url: Secret;
  /** Where our own call-backs are received. */
  readonly callbackUrl: string;
  readonly callbackSecret: Secret;
  /** How long a vendor takes to answer, and to finish long work. */
  readonly answerMs: number;
  readonly workMs: number;
}

export interface Desk {
  /** Does the work for a key once; asked again, gives the same answer and counts. `shown` is what the book may hold. */
  answer<T>(vendor: VendorName, action: string, key: string, shown: Record<string, unknown>, work: () => T): Promise<T>;
  /** Takes long work on: the message goes out later, signed, as the vendor's mode has it. */
  promise(vendor: VendorName, action: string, key: string, shown: Record<string, unknown>, message: () => Omit<VendorMessage, 'id' | 'reference'>, extraMs?: number): Promise<{ reference: string }>;
  /** What long work came to, for whoever asks instead of waiting; undefined while it is under way. */
  result(vendor: VendorName, reference: string): Promise<VendorMessage | undefined>;
  setMode(vendor: VendorName, mode: SandboxMode): Promise<void>;
  modes(): Promise<Readonly<Record<string, SandboxMode>>>;
  /** The book, newest first. */
  book(vendor: VendorName, max?: number): Promise<readonly BookEntry[]>;
  /** Sends what is due; gives how many messages went out. */
  deliverDue(): Promise<number>;
  close(): Promise<void>;
}

export interface BookEntry {
  readonly vendor: VendorName;
  readonly action: string;
  readonly key: string;
  readonly shown: unknown;
  readonly answer: unknown;
  readonly timesAsked: number;
  readonly at: Date;
}

const tables = `
  create schema if not exists sandbox;
  create table if not exists sandbox.book (
    vendor text not null, action text not null, key text not null, shown jsonb not null, answer jsonb not null,
    times_asked integer not null default 1, at timestamptz not null default now(),
    primary key (vendor, action, key));
  create index if not exists book_newest on sandbox.book (vendor, at desc);
  create table if not exists sandbox.message (
    id uuid primary key, vendor text not null, reference text not null unique, body jsonb not null,
    due_at timestamptz not null, sent_at timestamptz, tries integer not null default 0);
  create index if not exists message_due on sandbox.message (due_at) where sent_at is null;
  create table if not exists sandbox.mode (vendor text primary key, mode text not null);`;

export async function openDesk(options: DeskOptions): Promise<Desk> {
  const sql = postgres(options.url.reveal(), { max: 4, onnotice: () => {}, transform: { column: { from: postgres.toCamel } } });
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7229052)`;
    await tx.unsafe(tables);
  });
  const modeOf = async (vendor: VendorName): Promise<SandboxMode> => {
    const [row] = await sql<{ mode: SandboxMode }[]>`select mode from sandbox.mode where vendor = ${vendor}`;
    return row?.mode ?? 'normal';
  };
  const write = async (vendor: VendorName, action: string, key: string, shown: Record<string, unknown>, answer: unknown) => {
    const [row] = await sql<{ answer: unknown; timesAsked: number }[]>`
      insert into sandbox.book (vendor, action, key, shown, answer)
      values (${vendor}, ${action}, ${key}, ${json(sql, shown)}, ${json(sql, { value: answer })})
      on conflict (vendor, action, key) do update set times_asked = sandbox.book.times_asked + 1
      returning answer, times_asked`;
    return { value: (row?.answer as { value: unknown }).value, isFirst: row?.timesAsked === 1 };
  };
  return {
    answer: async <T>(vendor: VendorName, action: string, key: string, shown: Record<string, unknown>, work: () => T): Promise<T> => {
      const mode = await modeOf(vendor);
      await misbehaveBefore(vendor, mode, options);
      const { value } = await write(vendor, action, key, shown, work());
      if (mode === 'malformed') return { unexpected: '<html>Bad gateway</html>' } as T;
      return value as T;
    },
    promise: async (vendor, action, key, shown, message, extraMs = 0) => {
      const mode = await modeOf(vendor);
      await misbehaveBefore(vendor, mode, options);
      const reference = `${vendor}_${key}`;
      const { isFirst } = await write(vendor, action, key, shown, { reference });
      if (isFirst) await plan(sql, vendor, reference, message(), options.workMs + extraMs + (mode === 'late' ? 30_000 : 0));
      return { reference };
    },
    result: async (vendor, reference) => {
      const mode = await modeOf(vendor);
      await misbehaveBefore(vendor, mode, options);
      const [row] = await sql<{ body: VendorMessage }[]>`
        select body from sandbox.message where vendor = ${vendor} and reference = ${reference} and due_at <= now()`;
      return row?.body;
    },
    setMode: async (vendor, mode) => {
      await sql`insert into sandbox.mode values (${vendor}, ${mode}) on conflict (vendor) do update set mode = excluded.mode`;
    },
    modes: async () => Object.fromEntries((await sql<{ vendor: string; mode: SandboxMode }[]>`select * from sandbox.mode`).map((row) => [row.vendor, row.mode])),
    book: (vendor, max = 100) => sql<BookEntry[]>`
      select vendor, action, key, shown, answer -> 'value' as answer, times_asked, at from sandbox.book
       where vendor = ${vendor} order by at desc limit ${max}`,
    deliverDue: () => deliverDue(sql, options, modeOf),
    close: () => sql.end({ timeout: 5 }),
  };
}

async function misbehaveBefore(vendor: VendorName, mode: SandboxMode, { answerMs }: DeskOptions): Promise<void> {
  if (mode === 'down') throw new VendorFault(vendor, 'the connection was refused');
  await sleep(mode === 'slow' ? answerMs + 5000 : answerMs);
}

async function plan(sql: postgres.Sql, vendor: VendorName, reference: string, message: Omit<VendorMessage, 'id' | 'reference'>, afterMs: number): Promise<void> {
  const id = randomUUID();
  await sql`
    insert into sandbox.message (id, vendor, reference, body, due_at)
    values (${id}, ${vendor}, ${reference}, ${json(sql, { ...message, id, reference })}, now() + make_interval(secs => ${afterMs / 1000}))
    on conflict do nothing`;
}

interface Due {
  readonly id: string;
  readonly vendor: VendorName;
  readonly body: VendorMessage;
}

async function deliverDue(sql: postgres.Sql, options: DeskOptions, modeOf: (vendor: VendorName) => Promise<SandboxMode>): Promise<number> {
  const due = await sql<Due[]>`
    update sandbox.message set tries = tries + 1, due_at = due_at + make_interval(secs => 2 ^ least(tries, 8)) where id in (
      select id from sandbox.message where sent_at is null and due_at <= now() and tries < 20 order by due_at limit 20 for update skip locked)
    returning id, vendor, body`;
  const isReversed = (await Promise.all(due.map((one) => modeOf(one.vendor)))).includes('reversed');
  let sent = 0;
  for (const { id, vendor, body } of isReversed ? due.toReversed() : due) {
    const mode = await modeOf(vendor);
    if (mode === 'down') continue;
    if (mode !== 'lost') {
      const times = mode === 'duplicate' ? 5 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => post(options, vendor, body, mode === 'forged')));
      if (mode !== 'forged' && !answers.some((isTaken) => isTaken)) continue;
    }
    await sql`update sandbox.message set sent_at = now() where id = ${id}`;
    sent += 1;
  }
  return sent;
}

async function post({ callbackUrl, callbackSecret }: DeskOptions, vendor: VendorName, message: VendorMessage, isForged: boolean): Promise<boolean> {
  const body = JSON.stringify(message);
  const signature = sign(callbackSecret, isForged ? `${body} ` : body, Math.floor(Date.now() / 1000));
  try {
    const answer = await fetch(`${callbackUrl}/callbacks/${vendor}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vendor-signature': signature },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function json(sql: postgres.Sql, value: unknown) {
  return sql.json(value as Parameters<typeof sql.json>[0]);
}
