/** A paper is stamped with someone's marks, sealed, kept in the place of the one that was shown, and that is recorded. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import type { AdoptedSignature } from '#core/documents/signing.ts';
import { keptAtLeastUntil } from '#core/law/retention.ts';
import type { NotaryCertificate } from '#core/notary/certificate.ts';
import { signed as signedReason } from '#core/words/en/papers/signing.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import type { Database } from '../../store/database.ts';
import type { DocumentRecord } from '../../store/documents.ts';
import type { SigningKey } from './certificate.ts';
import { levelOf } from './proofs.ts';
import { notaryReason, sealPaper } from './seal.ts';
import { fieldsFor, type SigningEvidence, type SigningPerson } from './signing-evidence.ts';
import type { Of, Store } from './store.ts';

/** Puts marks on a paper, which takes the place of the one shown. */
export type Seal = (
  of: Of,
  person: SigningPerson,
  record: DocumentRecord,
  signature: AdoptedSignature,
  certificate?: NotaryCertificate,
) => Promise<DocumentRecord>;

interface Needs {
  readonly store: Store;
  readonly database: Database;
  readonly key: SigningKey;
  readonly note: SigningEvidence['note'];
}

export function createSeal({ store, database, key, note }: Needs): Seal {
  const timeAtHome = (of: Of) =>
    database.inOrg(of.orgCode, async (tx, at) => {
      const known = await readApplication(tx, of.orgCode, of.applicationUuid);
      if (!known) throw new Failure('notFound');
      return { at, timeZone: homeZone(known.application.property) };
    });

  return async (of, person, record, signature, certificate) => {
    const { at, timeZone } = await timeAtHome(of);
    const mine = fieldsFor(record, person.identityUuid);
    const { content } = await store.read(of, record.uuid, 'system');
    const reason = certificate ? notaryReason : (mine.at(-1)?.label ?? signedReason);
    const marks = { adopted: signature, fields: mine, at, timeZone, reason, ...(certificate && { certificate }) };
    const { type, title, mediaType, belongsTo, uuid, bytes } = record;
    const sealed = await sealPaper(content, marks, key);
    const signed = await store.keep({
      ...of,
      ...{ type, title, mediaType, belongsTo },
      content: sealed,
      uploadedBy: null,
      replaces: uuid,
      ...lockOf(at),
      fields: record.fields.filter((field) => !mine.includes(field)),
    });
    const details = {
      fields: mine.map(({ id }) => id),
      shownUuid: uuid,
      shownSha256: record.sha256,
      shownBytes: bytes,
      level: levelOf(sealed),
      ...(certificate && { notary: person.name }),
    };
    await note(of, person, { event: 'signed', documentUuid: signed.uuid, sha256: signed.sha256, details }, at);
    return signed;
  };
}

/** By the table of records, and never longer than it: a lock cannot be taken back. */
function lockOf(at: Date): { lockedUntil?: CalendarDate } {
  const until = keptAtLeastUntil('papers', at.toISOString().slice(0, 10) as CalendarDate);
  return until === null ? {} : { lockedUntil: until };
}
