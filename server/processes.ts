/**
 * Processes that share a database must share the root key, the signing key and the shelf of documents. Each one looks
 * around when it starts, and stops with a sentence when what it has is not what the others have: a paper that only one of
 * them finds, or that two of them sign differently, would be noticed by a borrower instead.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Config, ConfigError } from './config.ts';
import { isMarked, isOnShelf, markShelf, type Shelf, type SigningKey } from './lending/documents/index.ts';
import type { Log } from './log.ts';
import { derivedSecret, type RootKeys } from './root-key.ts';
import type { Database, Tx } from './store/database.ts';
import { anyDocument } from './store/documents.ts';
import {
  livingProcesses,
  lockRegister,
  type ProcessRow,
  readShelfMark,
  removeProcess,
  touchProcess,
  writeShelfMark,
} from './store/processes.ts';

interface Shared {
  readonly database: Database;
  readonly organizations: readonly string[];
  readonly shelf: Shelf;
  readonly signingKey: SigningKey;
  readonly rootKeys: RootKeys;
  readonly config: Pick<Config, 'ROLES' | 'DATA_DIR' | 'DOCUMENTS_URL'>;
  readonly log: Log;
  readonly beatMs?: number;
}

/** The answer leaves again. */
export async function joinProcesses(shared: Shared): Promise<() => Promise<void>> {
  const { database, signingKey, rootKeys, config, log, beatMs = 15_000 } = shared;
  const self: ProcessRow = {
    id: randomUUID(),
    host: hostname(),
    roles: config.ROLES,
    rootKeys: fingerprintsOf(rootKeys),
    signingKey: fingerprint(signingKey.certificate.raw),
  };
  await database.app.begin(async (tx) => {
    await lockRegister(tx);
    const others = await livingProcesses(tx);
    for (const other of others) compare(self, other);
    await findShelf(tx, shared, others);
    await touchProcess(tx, self);
  });
  const beat = setInterval(() => {
    touchProcess(database.app, self).catch((error: unknown) =>
      log.warn({ err: error }, 'the database could not be told that this process is there'),
    );
  }, beatMs);
  beat.unref();
  return async () => {
    clearInterval(beat);
    // One that cannot say good-bye is forgotten in a minute.
    await removeProcess(database.app, self.id).catch(() => {});
  };
}

const fingerprint = (value: string | Buffer) => createHash('sha256').update(value).digest('base64url').slice(0, 22);

/** By what other processes know the root keys, the one in use first. */
export const fingerprintsOf = (rootKeys: RootKeys): readonly string[] =>
  rootKeys.map((root) => fingerprint(derivedSecret(root, 'fingerprint').reveal()));

function compare(self: ProcessRow, other: ProcessRow): void {
  const canOpen = (one: ProcessRow, another: ProcessRow) => one.rootKeys.includes(another.rootKeys[0] ?? '');
  if (!canOpen(self, other) || !canOpen(other, self))
    throw new ConfigError(
      `Another process (on ${other.host}) runs on this database with another ROOT_KEY: what one of them seals the other cannot open. Set the same ROOT_KEY for all of them. To replace it, first add the new one to OLDER_ROOT_KEYS everywhere.`,
    );
  if (self.signingKey !== other.signingKey)
    throw new ConfigError(
      `Another process (on ${other.host}) runs on this database and signs papers with another key. Set SIGNING_KEY to the same key and certificate for all of them; where none was set, it is the file signing-key.pem in DATA_DIR of the first.`,
    );
}

/** The mark of this database lies on our shelf, or is laid there when nothing lies anywhere yet. */
async function findShelf(tx: Tx, shared: Shared, others: readonly ProcessRow[]): Promise<void> {
  const { shelf } = shared;
  const mark = await readShelfMark(tx);
  if (mark && (await isMarked(shelf, mark))) return;
  const [first] = others;
  if (mark && first)
    throw new ConfigError(
      `Another process (on ${first.host}) runs on this database and keeps documents where this one cannot read them. Set DOCUMENTS_URL, DOCUMENTS_KEY_ID and DOCUMENTS_KEY to one bucket for all of them, or DATA_DIR to a folder that they share.`,
    );
  if (await areElsewhere(tx, shared))
    throw new ConfigError(
      `The documents of this database are not in ${placeOf(shared.config)}. Bring back what they were kept in: DATA_DIR as it was, or DOCUMENTS_URL.`,
    );
  const fresh = { name: randomUUID(), proof: randomBytes(16).toString('base64url') };
  await markShelf(shelf, fresh);
  await writeShelfMark(tx, fresh);
}

/** Documents were kept, and the one we look for is not here. A database from before the mark has none, so one is looked for. */
async function areElsewhere(tx: Tx, { organizations, shelf }: Shared): Promise<boolean> {
  const document = await anyDocument(tx, organizations);
  return document !== undefined && !(await isOnShelf(shelf, document));
}

const placeOf = ({ DOCUMENTS_URL, DATA_DIR }: Shared['config']) =>
  DOCUMENTS_URL === '' ? `the folder documents of DATA_DIR (${DATA_DIR})` : 'the bucket of DOCUMENTS_URL';
