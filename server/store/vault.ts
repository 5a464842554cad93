/**
 * Seals single values and files so that a copy of them is worth nothing without the root key. Every subject (a person, an
 * application) has data keys of its own, wrapped by the root key; a sealed value opens only at the place it was sealed
 * for. Layout: version 1 · data key id 4 · iv 12 · tag 16 · text. Old keys of either kind stay readable after a rotation.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import { UnusableDatabase } from './wait.ts';

/** Where a value belongs. It is authenticated with the text: moved to another place, the value does not open. */
interface Place {
  readonly orgCode: string;
  readonly subject: string;
  readonly field: string;
}

type Subject = Omit<Place, 'field'>;

/** Every verb takes the transaction it runs in, so that sealing needs no second connection while one is held. */
export interface Vault {
  seal(tx: Queryable, place: Place, text: string): Promise<Buffer>;
  open(tx: Queryable, place: Place, sealed: Uint8Array): Promise<Secret>;
  /** The same for whole files. */
  sealBytes(tx: Queryable, place: Place, bytes: Uint8Array): Promise<Buffer>;
  openBytes(tx: Queryable, place: Place, sealed: Uint8Array): Promise<Buffer>;
  /** The same for the same text, and no way back to it: whether two people are one can be told by it. */
  mark(field: string, text: string): string;
  /** For a subject that has no key yet, which saves the look for one. */
  sealFirst(tx: Queryable, place: Place, bytes: Uint8Array): Promise<Buffer>;
  /** With the subject's newest data key, which the caller read together with the value: no look of its own is needed. */
  openWith(tx: Queryable, place: Place, sealed: Uint8Array, key: WrappedKey | null): Promise<Buffer>;
  /** What is sealed from now on uses a new data key; what was sealed before still opens. */
  rotate(tx: Queryable, subject: Subject): Promise<void>;
  /** After a new root key: wraps so many of this organization's data keys with it, and answers how many there were. */
  rewrap(tx: Queryable, orgCode: string, max?: number): Promise<number>;
}

interface WrappedKey {
  readonly keyId: number;
  readonly rootId: string;
  readonly wrapped: Buffer;
}

interface KeyRow extends WrappedKey {
  readonly subject: string;
}

/** Destroyed on purpose (app.shredded), or lost: what it sealed cannot be read, ever. */
class KeyGone extends Error {
  readonly code = keyGone;

  constructor() {
    super('The data key of a sealed value is gone.');
  }
}

/** As the database says that none is made again. */
const keyGone = 'HL410';
const VERSION = 1;
const cachedKeysMax = 1000;

/** The first root key wraps; the others only unwrap. Marks are made with a secret that outlives root keys, where one is kept. */
export function createVault(
  rootKeys: readonly [Secret<Buffer>, ...Secret<Buffer>[]],
  markSecret: Secret<Buffer> = markSecretOf(rootKeys),
): Vault {
  const ring = createKeyRing(rootKeys);
  const { unwrap } = ring;
  const { addKey, currentKey, keyBy, rewrap } = createDataKeys(ring);

  function sealWith(row: KeyRow, place: Place, bytes: Uint8Array): Buffer {
    const id = Buffer.alloc(4);
    id.writeUInt32BE(row.keyId);
    const body = encrypt(unwrap(place, row).reveal(), boundTo(place.orgCode, place.subject, place.field), bytes);
    return Buffer.concat([Buffer.of(VERSION), id, body]);
  }

  async function sealBytes(tx: Queryable, place: Place, bytes: Uint8Array): Promise<Buffer> {
    return sealWith(await currentKey(tx, place), place, bytes);
  }

  async function openBytes(tx: Queryable, place: Place, sealed: Uint8Array): Promise<Buffer> {
    const { keyId } = readHead(sealed);
    return openAs(await keyBy(tx, place, keyId), place, sealed);
  }

  function openAs(row: WrappedKey, place: Place, sealed: Uint8Array): Buffer {
    const bound = boundTo(place.orgCode, place.subject, place.field);
    return decrypt(unwrap(place, row).reveal(), bound, readHead(sealed).body);
  }

  return {
    seal: (tx, place, text) => sealBytes(tx, place, Buffer.from(text)),
    open: async (tx, place, sealed) => new Secret((await openBytes(tx, place, sealed)).toString()),
    sealBytes,
    openBytes,
    mark: (field, text) => createHmac('sha256', markSecret.reveal()).update(`${field}|${text}`).digest('base64url'),
    sealFirst: async (tx, place, bytes) => {
      const row = (await addKey(tx, place, 1)) ?? (await currentKey(tx, place));
      return sealWith(row, place, bytes);
    },
    openWith: async (tx, place, sealed, key) =>
      key?.keyId === readHead(sealed).keyId ? openAs(key, place, sealed) : openBytes(tx, place, sealed),

    async rotate(tx, subject) {
      const { keyId } = await currentKey(tx, subject);
      await addKey(tx, subject, keyId + 1);
    },
    rewrap,
  };
}

/** Of the oldest key: marks are compared with those of years ago. */
export function markSecretOf(rootKeys: readonly [Secret<Buffer>, ...Secret<Buffer>[]]): Secret<Buffer> {
  const oldestKey = rootKeys.at(-1) ?? rootKeys[0];
  return new Secret(Buffer.from(hkdfSync('sha256', oldestKey.reveal(), '', 'hearthline marks v1', 32)));
}

type KeyRing = ReturnType<typeof createKeyRing>;

/** The root keys: wraps data keys with the first, and unwraps what any of them wrapped. */
export function createKeyRing(rootKeys: readonly [Secret<Buffer>, ...Secret<Buffer>[]]) {
  const roots = new Map(rootKeys.map((key) => [rootIdOf(key), key]));
  const currentRoot = rootIdOf(rootKeys[0]);
  const unwrapped = new Map<string, Secret<Buffer>>();

  function wrap(subject: Subject, keyId: number, key: Buffer): Buffer {
    return encrypt(rootKeys[0].reveal(), boundTo(subject.orgCode, subject.subject, `key ${keyId}`), key);
  }

  function unwrap(subject: Subject, row: WrappedKey): Secret<Buffer> {
    const bound = boundTo(subject.orgCode, subject.subject, `key ${row.keyId}`);
    // The wrapped bytes are part of the name: a transaction that made a key and was rolled back leaves no wrong one here.
    const name = `${bound}|${row.wrapped.toString('base64')}`;
    const known = unwrapped.get(name);
    if (known) return known;
    const root = roots.get(row.rootId);
    if (!root)
      throw new UnusableDatabase(
        `What this database holds was sealed with another root key (${row.rootId}). Set ROOT_KEY to that key, or name it in OLDER_ROOT_KEYS.`,
      );
    const key = new Secret(inOwnMemory(decrypt(root.reveal(), bound, row.wrapped)));
    const [oldest] = unwrapped.keys();
    if (unwrapped.size >= cachedKeysMax && oldest !== undefined) unwrapped.delete(oldest);
    unwrapped.set(name, key);
    return key;
  }

  return { currentRoot, wrap, unwrap };
}

/**
 * Small buffers lie together in slabs of 64 kB: a key that is kept would keep its slab, with whatever else is in it. A
 * thousand keys were 60 MB.
 */
function inOwnMemory(key: Buffer): Buffer {
  const own = Buffer.alloc(key.length);
  key.copy(own);
  key.fill(0);
  return own;
}

/** The data keys of subjects, as they are kept: wrapped. */
function createDataKeys({ currentRoot, wrap, unwrap }: KeyRing) {
  /** Two first seals at once: the second waits for the first to commit, then both use the same key. */
  async function addKey(tx: Queryable, subject: Subject, keyId: number): Promise<KeyRow | undefined> {
    const wrapped = wrap(subject, keyId, randomBytes(32));
    const [row] = await tx<KeyRow[]>`insert into app.data_key (org_code, subject, key_id, root_id, wrapped)
      values (${subject.orgCode}, ${subject.subject}, ${keyId}, ${currentRoot}, ${wrapped}) on conflict do nothing
      returning subject, key_id, root_id, wrapped`;
    return row;
  }

  async function currentKey(tx: Queryable, subject: Subject): Promise<KeyRow> {
    const read = () => tx<KeyRow[]>`select subject, key_id, root_id, wrapped from app.data_key
      where org_code = ${subject.orgCode} and subject = ${subject.subject} order by key_id desc limit 1`;
    const [row = (await addKey(tx, subject, 1)) ?? (await read())[0]] = await read();
    if (!row) throw new Error('A data key could not be made: the transaction belongs to another organization.');
    return row;
  }

  async function keyBy(tx: Queryable, place: Place, keyId: number): Promise<KeyRow> {
    const [row] = await tx<KeyRow[]>`select subject, key_id, root_id, wrapped from app.data_key
      where org_code = ${place.orgCode} and subject = ${place.subject} and key_id = ${keyId}`;
    if (!row) throw new KeyGone();
    return row;
  }

  async function rewrap(tx: Queryable, orgCode: string, max = 1_000_000): Promise<number> {
    const rows = await tx<KeyRow[]>`select subject, key_id, root_id, wrapped from app.data_key
      where org_code = ${orgCode} and root_id <> ${currentRoot} order by subject, key_id limit ${max} for update`;
    for (const row of rows) {
      const subject = { orgCode, subject: row.subject };
      const wrapped = wrap(subject, row.keyId, unwrap(subject, row).reveal());
      await tx`update app.data_key set root_id = ${currentRoot}, wrapped = ${wrapped}
        where org_code = ${orgCode} and subject = ${row.subject} and key_id = ${row.keyId}`;
    }
    return rows.length;
  }

  return { addKey, currentKey, keyBy, rewrap };
}

function readHead(sealed: Uint8Array): { readonly keyId: number; readonly body: Buffer } {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes[0] !== VERSION || bytes.length < 33) throw new Error('This is not a sealed value.');
  return { keyId: bytes.readUInt32BE(1), body: bytes.subarray(5) };
}

/** Names a root key without telling anything about it. */
export function rootIdOf(key: Secret<Buffer>): string {
  return createHash('sha256').update('hearthline root key').update(key.reveal()).digest('hex').slice(0, 16);
}

function boundTo(...parts: readonly [string, string, string]): string {
  if (parts.some((part) => part === '' || part.includes('|')))
    throw new Error('A place of the vault is named without "|".');
  return parts.join('|');
}

function encrypt(key: Buffer, bound: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, bound: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}
