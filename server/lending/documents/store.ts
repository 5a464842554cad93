/** Keeps, finds and lists documents: rows in the database, sealed bytes on the shelf, each checked against its hash. */
import { createHash } from 'node:crypto';
import type { DocumentType } from '#core/application/enums.ts';
import { isIdentityPicture } from '#core/application/uploads.ts';
import { type LookReason, lookedBecause, sayWhyYouLook } from '#core/audit.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Queryable } from '../../store/database.ts';
import {
  type DocumentRecord,
  insertDocument,
  listDocuments,
  readDocument,
  type ScanState,
  settleScan,
} from '../../store/documents.ts';
import type { Jobs } from '../../store/jobs.ts';
import { destroyDocument } from '../../store/retention.ts';
import type { Vault } from '../../store/vault.ts';
import type { Shelf } from './shelf.ts';

export interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export type NewDocument = Of &
  Pick<DocumentRecord, 'type' | 'title' | 'mediaType' | 'belongsTo'> & {
    readonly content: Uint8Array;
    /** Null: made by us. */
    readonly uploadedBy: string | null;
    /** The document that this one takes the place of. */
    readonly replaces?: string | null;
    readonly fields?: DocumentRecord['fields'];
    /** What is signed can be neither changed nor removed before this day. */
    readonly lockedUntil?: CalendarDate;
    /** Whether it must pass a virus check before anyone else sees it. */
    readonly mustBeScanned?: boolean;
  };

/** Someone of the staff, and why they look where that is asked. */
interface StaffReader {
  readonly staffUuid: string;
  readonly reason?: LookReason | undefined;
}

/** Whose eyes: one person's, who sees their own papers and everyone's, or those of staff and of our own work. */
export type Reader = { readonly identityUuid: string } | StaffReader | 'system';

export type Store = ReturnType<typeof createStore>;

interface StoreDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly shelf: Shelf;
  readonly jobs: Pick<Jobs, 'enqueueScan'>;
}

export function createStore({ database, vault, shelf, jobs }: StoreDeps) {
  const find = (of: Of, uuid: string) =>
    database.inOrg(of.orgCode, (tx) => readDocument(tx, of.orgCode, of.applicationUuid, uuid));
  const contentOf = async (of: Of, record: DocumentRecord, reader: Reader): Promise<Buffer> => {
    const { sha256 } = record;
    const sealed = await shelf.get(nameOf(of, sha256));
    if (!sealed) throw new Error('The bytes of a document are not on the shelf.');
    const content = await database.inOrg(of.orgCode, async (tx, now) => {
      await noteLook(tx, of, reader, record, now);
      return vault.openBytes(tx, placeOf(of, sha256), sealed);
    });
    if (hashOf(content) !== sha256) throw new Error('The bytes of a document are not the ones that were kept.');
    return content;
  };
  const list = async (of: Of, reader: Reader): Promise<readonly DocumentRecord[]> => {
    const all = await database.inOrg(of.orgCode, (tx) => listDocuments(tx, of.orgCode, of.applicationUuid));
    return all.filter((document) => document.destroyedAt === null && maySee(reader, document));
  };
  return {
    /** Keeping the same bytes again, for the same purpose and person, gives the document that is already there. */
    keep: async (document: NewDocument): Promise<DocumentRecord> => {
      const { orgCode, applicationUuid, content } = document;
      const sha256 = hashOf(content);
      const place = placeOf(document, sha256);
      // The data key is committed before anything is sealed with it on the shelf: no rollback can lose it.
      const sealed = await database.inOrg(orgCode, (tx) => vault.sealBytes(tx, place, content));
      await shelf.put(nameOf(document, sha256), sealed, document.lockedUntil);
      const uuid = uuidFor(document, sha256);
      const record = { ...described(document), uuid, bytes: content.byteLength, sha256, destroyedAt: null };
      return database.inOrg(orgCode, async (tx, now) => {
        await insertDocument(tx, orgCode, { ...record, createdAt: now });
        const kept = (await readDocument(tx, orgCode, applicationUuid, record.uuid)) ?? notThere();
        if (kept.scan === 'waiting') await jobs.enqueueScan(tx, { orgCode, applicationUuid, documentUuid: kept.uuid });
        return kept;
      });
    },
    /** As they exist now: what was replaced is not among them. */
    list,
    /** The newest of ours of each type, in the order asked for. */
    latest: async (of: Of, types: readonly DocumentType[], reader: Reader): Promise<readonly DocumentRecord[]> => {
      const ours = (await list(of, reader)).filter(({ uploadedBy }) => uploadedBy === null);
      return types.flatMap((type) => ours.filter((document) => document.type === type));
    },
    /** A document that is not theirs is answered like one that is not there. */
    read: async (of: Of, uuid: string, reader: Reader): Promise<{ record: DocumentRecord; content: Buffer }> => {
      const record = await find(of, uuid);
      if (!record || !maySee(reader, record) || record.scan !== 'clean' || record.destroyedAt) return notThere();
      return { record, content: await contentOf(of, record, reader) };
    },
    ...endOf({ database, vault, shelf }),
    scanning: scanningOf(database, find, contentOf),
  };
}

/** For the virus check alone, which sees what no one else does. */
function scanningOf(
  database: Database,
  find: (of: Of, uuid: string) => Promise<DocumentRecord | undefined>,
  contentOf: (of: Of, record: DocumentRecord, reader: Reader) => Promise<Buffer>,
) {
  return {
    /** Undefined when it does not wait. */
    open: async (of: Of, uuid: string): Promise<Buffer | undefined> => {
      const record = await find(of, uuid);
      return record?.scan === 'waiting' ? contentOf(of, record, 'system') : undefined;
    },
    settle: (of: Of, uuid: string, scan: Exclude<ScanState, 'waiting'>): Promise<void> =>
      database.inOrg(of.orgCode, (tx) => settleScan(tx, of.orgCode, uuid, scan)),
  };
}

/** Whether bytes are what they were, and their end. */
function endOf({ database, vault, shelf }: Pick<StoreDeps, 'database' | 'vault' | 'shelf'>) {
  return {
    /** Whether its bytes are gone now; false where something wants them kept, which is asked under the application's lock. */
    destroy: (of: Of, { uuid, sha256 }: { readonly uuid: string; readonly sha256: string }): Promise<boolean> =>
      database.inOrg(of.orgCode, async (tx, now) => {
        const outcome = await destroyDocument(tx, of.applicationUuid, uuid, now);
        // Within the lock: a hold that is given meanwhile waits for this one document, and stops the next.
        if (outcome === 'gone') await shelf.remove(nameOf(of, sha256));
        return outcome !== 'kept';
      }),
    /** The hash of the bytes as they are now; null where they are gone or do not open: for those who tell what is wrong. */
    fingerprint: async (of: Of, sha256: string): Promise<string | null> => {
      const sealed = await shelf.get(nameOf(of, sha256));
      if (!sealed) return null;
      return database
        .inOrg(of.orgCode, (tx) => vault.openBytes(tx, placeOf(of, sha256), sealed))
        .then(hashOf, () => null);
    },
  };
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Until the virus check has passed it, a document is known to its sender and to no one else, ourselves included. */
function maySee(reader: Reader, { belongsTo, uploadedBy, scan }: DocumentRecord): boolean {
  const isClean = scan === 'clean';
  if (reader === 'system' || 'staffUuid' in reader) return isClean;
  const isTheirs = belongsTo === null || belongsTo === reader.identityUuid;
  return isTheirs && (isClean || uploadedBy === reader.identityUuid);
}

/**
 * What people sent us is opened by staff with a trace of it, in the transaction that opens it; an identity document with a
 * reason too. What we drew up ourselves stands in the file for everyone who may read it.
 */
async function noteLook(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  reader: Reader,
  { type, uuid, belongsTo, uploadedBy }: DocumentRecord,
  now: Date,
): Promise<void> {
  if (reader === 'system' || !('staffUuid' in reader) || uploadedBy === null) return;
  const by = { identityUuid: reader.staffUuid };
  const about = { what: `${type} ${uuid}`, applicationUuid, aboutIdentity: belongsTo };
  if (!isIdentityPicture(type)) return writeAudit(tx, orgCode, by, { act: 'documentOpened', ...about }, now);
  const { reason } = reader;
  if (reason === undefined) throw new Failure('invalid', { param: 'reason', message: sayWhyYouLook });
  await writeAudit(tx, orgCode, by, { act: 'identityPictureOpened', ...about, why: lookedBecause(reason) }, now);
}

/** The hash is part of the place: sealed bytes laid under another name do not open. */
export function placeOf({ orgCode, applicationUuid }: Of, sha256: string) {
  return { orgCode, subject: applicationUuid, field: `document ${sha256}` };
}

export function nameOf({ orgCode, applicationUuid }: Of, sha256: string): string {
  return `${orgCode}/${applicationUuid}/${sha256}`;
}

function described(document: NewDocument) {
  const { applicationUuid, type, title, mediaType, belongsTo, uploadedBy, replaces = null, fields = [] } = document;
  const scan = document.mustBeScanned ? ('waiting' as const) : ('clean' as const);
  return { applicationUuid, type, title, mediaType, belongsTo, uploadedBy, replaces, fields, scan };
}

/** Named by what it is, so that work done twice keeps one document. */
function uuidFor(document: NewDocument, sha256: string): string {
  const { orgCode, applicationUuid, type, title, belongsTo, uploadedBy, replaces } = document;
  const what = JSON.stringify([orgCode, applicationUuid, type, title, belongsTo, uploadedBy, replaces ?? null, sha256]);
  const hex = createHash('sha256').update(what).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function notThere(): never {
  throw new Failure('notFound');
}
