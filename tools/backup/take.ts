/**
 * A backup: a copy of the whole cluster by the server's own calls, and of the documents. Documents never change and are
 * named by what they hold, so all backups of a folder share one copy of each. The root key is in none of them.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { shelfFor } from '#server/lending/documents/index.ts';
import { nameOf } from '#server/lending/documents/store.ts';
import { type BaseBackup, takeBaseBackup } from '#server/store/base-backup.ts';
import { openOwner, type Sql } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';

export type Tell = (sentence: string) => void;

interface Manifest extends BaseBackup {
  readonly documents: number;
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;

/** Gives the folder of this backup. */
export async function takeBackup(config: Config, to: string, tell: Tell): Promise<string> {
  const { url, leave } = config.DATABASE_URL
    ? { url: config.DATABASE_URL, leave: async () => {} }
    : await startEmbedded(config.DATA_DIR);
  const owner = openOwner(url, 2);
  try {
    const refusal = await whyNot(owner);
    if (refusal) throw new Error(refusal);
    const stamp = await stampOf(owner);
    const [draft, place] = [join(to, `base-${stamp}.part`), join(to, `base-${stamp}`)];
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    const progress = everySome((files, bytes) => tell(`${files.toLocaleString('en')} files, ${megabytes(bytes)} …`));
    const base = await takeBaseBackup(owner, join(draft, 'data'), ({ files, bytes }) => progress(files, bytes));
    tell(`The database: ${base.files.toLocaleString('en')} files, ${megabytes(base.bytes)}.`);
    const password = join(config.DATA_DIR, 'postgres', 'password');
    if (!config.DATABASE_URL) copyFileSync(password, join(draft, 'password'));
    // After the copy: whatever it knows of has been on the shelf since before.
    const documents = await copyDocuments(config, owner, join(to, 'documents'), tell);
    const manifest: Manifest = { ...base, documents };
    writeFileSync(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, place);
    return place;
  } finally {
    await owner.end({ timeout: 5 });
    await leave();
  }
}

/** What stands in the way, in a sentence; undefined when nothing does. */
async function whyNot(owner: Sql): Promise<string | undefined> {
  const [may] = await owner<{ isAllowed: boolean; data: string | null }[]>`
    select has_function_privilege('pg_backup_start(text, boolean)', 'execute') as is_allowed,
           case when pg_has_role(current_user, 'pg_read_all_settings', 'member')
                then current_setting('data_directory') end as data`;
  if (may?.isAllowed && may.data && existsSync(join(may.data, 'PG_VERSION'))) return undefined;
  return 'This user of the database cannot copy the server: that takes its superuser, on the machine where its folder is. Ask there, use the backups of the company that hosts it, or take a dump: npm run backup -- --dump. Documents alone: npm run backup -- --documents.';
}

/** Copies those that are not there yet. Gives how many there are now. */
export async function copyDocuments(config: Config, owner: Sql, to: string, tell: Tell): Promise<number> {
  let [known, copied] = [0, 0];
  const progress = everySome((count) => tell(`${count.toLocaleString('en')} documents …`));
  const keep = async (name: string, write: (place: string) => Promise<boolean>) => {
    const place = join(to, name);
    known += 1;
    progress(known, 0);
    if (existsSync(place)) return;
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
    if (!(await write(`${place}.part`))) return;
    renameSync(`${place}.part`, place);
    copied += 1;
  };
  if (config.DOCUMENTS_URL === '') {
    const from = join(config.DATA_DIR, 'documents');
    for (const name of filesIn(from))
      await keep(name, async (place) => {
        copyFileSync(join(from, name), place);
        return true;
      });
  } else {
    const shelf = shelfFor(config);
    for (const name of await namesIn(owner))
      await keep(name, async (place) => {
        const bytes = await shelf.get(name);
        if (bytes) writeFileSync(place, bytes, { mode: 0o600 });
        return bytes !== undefined;
      });
  }
  tell(`The documents: ${known.toLocaleString('en')}, of which ${copied.toLocaleString('en')} are new.`);
  return known;
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.endsWith('.part') && statSync(join(folder, name)).isFile());
}

/** Of a bucket we ask for what the database knows of, and for the mark by which the bucket is known. */
async function namesIn(owner: Sql): Promise<readonly string[]> {
  const marks = await owner<{ name: string }[]>`select name from app.shelf_mark`;
  const rows = await owner<{ orgCode: string; applicationUuid: string; sha256: string }[]>`
    select org_code, application_uuid, encode(sha256, 'hex') as sha256 from app.document`;
  return [...marks.map(({ name }) => `marks/${name}`), ...rows.map((row) => nameOf(row, row.sha256))];
}

async function stampOf(owner: Sql): Promise<string> {
  const [row] = await owner<{ stamp: string }[]>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"t"HH24-MI-SS-MS') as stamp`;
  return row?.stamp ?? '';
}

/** So often that one sees that it moves. */
function everySome(tell: (count: number, bytes: number) => void): (count: number, bytes: number) => void {
  let lastMs = performance.now();
  return (count, bytes) => {
    if (performance.now() - lastMs < 1000) return;
    lastMs = performance.now();
    tell(count, bytes);
  };
}
