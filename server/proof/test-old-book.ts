/** The book that commit 052d360 left, in a database of its own, taken over by today's start. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { Secret } from '../secret.ts';
import { openDatabase, type Sql } from '../store/database.ts';
import { emptyDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { wholeProduct } from './test-whole.ts';

export interface OldPerson {
  readonly email: string;
  readonly role: 'borrower' | 'signer' | 'operations' | 'notary';
  readonly identityUuid: string;
  /** The application they began, and where it stood. */
  readonly uuid?: string;
  readonly until?: string;
  readonly birthDate?: CalendarDate;
  readonly ssn?: string;
  readonly accountNumber?: string;
  /** The secret of an authenticator app. */
  readonly totp?: string;
}

type Row = Readonly<Record<string, unknown>>;

interface OldBook {
  readonly madeAt: string;
  readonly orgCode: string;
  readonly password: string;
  readonly rootKey: string;
  readonly signingKey: string;
  readonly people: readonly OldPerson[];
  readonly achFileUuid: string;
  readonly schemas: Readonly<Record<'jobs' | 'sandbox', string>>;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  readonly files: Readonly<Record<string, string>>;
}

const folder = join(import.meta.dirname, 'made-by-052d360');
const migrations = join(import.meta.dirname, '..', 'store', 'migrations');

export async function oldBook() {
  const book = JSON.parse(gunzipSync(readFileSync(join(folder, 'book.json.gz'))).toString()) as OldBook;
  const { owner, ownerUrl } = await emptyDatabase();
  await layOutAsThen(owner, book);
  for (const [table, rows] of Object.entries(book.rows)) await fill(owner, table, rows);
  // Time stood still for them: what was due in a week is still due in a week.
  await owner`update app.clock set offset_by = ${book.madeAt}::timestamptz - now()`;
  const dataDir = unpack(book);
  const url = await prepareDatabase(ownerUrl, [new Secret(Buffer.from(book.rootKey, 'base64'))]);
  const database = openDatabase(url, 10);
  const db = { ...database, url, ownerUrl, owner };
  const { stop, ...product } = await wholeProduct(db, { dataDir });
  whenDone(async () => {
    await stop();
    await database.close();
  });
  return { book, product };
}

/** The migrations of then are a part of today's and never change. */
async function layOutAsThen(owner: Sql, { rows, schemas }: OldBook): Promise<void> {
  await owner`create table public.migration (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
  const names = (rows['public.migration'] ?? []).map(({ name }) => String(name)).toSorted();
  for (const name of names) await owner.unsafe(readFileSync(join(migrations, name), 'utf8'));
  // It brings a transaction of its own.
  const connection = await owner.reserve();
  await connection.unsafe(schemas.jobs);
  connection.release();
  await owner.unsafe(schemas.sandbox);
}

async function fill(owner: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const [schema = '', name = ''] = table.split('.');
  const names = Object.keys(rows[0] ?? {});
  await owner.begin(async (tx) => {
    // The rows are those of a database that was whole: neither order nor triggers matter.
    await tx`set local session_replication_role = 'replica'`;
    await tx`delete from ${tx(schema)}.${tx(name)}`;
    await tx`
      insert into ${tx(schema)}.${tx(name)} (${tx(names)}) overriding system value
      select ${tx(names)} from jsonb_populate_recordset(null::${tx(schema)}.${tx(name)}, ${tx.json(rows as never)})`;
    const counted = await tx<{ name: string }[]>`
      select column_name as name from information_schema.columns
       where table_schema = ${schema} and table_name = ${name} and is_identity = 'YES'`;
    for (const column of counted)
      await tx`select setval(pg_get_serial_sequence(${table}, ${column.name}),
        (select max(${tx(column.name)}) from ${tx(schema)}.${tx(name)}))`;
  });
}

function unpack({ rootKey, signingKey, files }: OldBook): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-old-'));
  writeFileSync(join(dataDir, 'root-key'), rootKey, { mode: 0o600 });
  writeFileSync(join(dataDir, 'signing-key.pem'), signingKey, { mode: 0o600 });
  for (const [name, content] of Object.entries(files)) {
    const place = join(dataDir, 'documents', name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, Buffer.from(content, 'base64'));
  }
  return dataDir;
}
