/**
 * Signing by ourselves. Promises: no one signs what they were not shown, before they agreed to electronic records, for
 * another person, or only in part; each step leaves a row of evidence; a signed paper takes the place of the one shown.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import {
  type AdoptedSignature,
  electronicConsent,
  isOwnName,
  type ShownAs,
  type SigningEvent,
  type SigningLocation,
} from '#core/documents/signing.ts';
import { keptAtLeastUntil } from '#core/law/retention.ts';
import type { NotaryCertificate } from '#core/notary/certificate.ts';
import * as words from '#core/words/en/errors/papers.ts';
import { signed as signedReason } from '#core/words/en/papers/signing.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import type { Database } from '../../store/database.ts';
import type { DocumentRecord } from '../../store/documents.ts';
import { appendSigningEvent, readSigningEvents } from '../../store/signing-events.ts';
import type { SigningKey } from './certificate.ts';
import { levelOf } from './proofs.ts';
import { notaryReason, sealPaper } from './seal.ts';
import type { Of, Store } from './store.ts';

/** Who signs, with the name that stands on the papers, and from where they do it. */
export interface SigningPerson {
  readonly identityUuid: string;
  readonly name: string;
  readonly address: string;
  readonly userAgent: string;
}

export interface PaperToSign {
  readonly record: DocumentRecord;
  readonly isViewed: boolean;
  readonly isSigned: boolean;
  /** The places that are marked, and when. */
  readonly placed: ReadonlyMap<string, Date>;
}

interface Shown {
  readonly documentUuid: string;
  /** Of the bytes that the person's browser showed. */
  readonly sha256: string;
}

interface SignWish extends Shown {
  readonly signature: AdoptedSignature;
  readonly fields: readonly string[];
}

/** Puts marks on a paper, which takes the place of the one shown. */
export type Seal = (
  of: Of,
  person: SigningPerson,
  record: DocumentRecord,
  signature: AdoptedSignature,
  certificate?: NotaryCertificate,
) => Promise<DocumentRecord>;

type Fact = Pick<SigningEvent, 'event'> & Partial<Pick<SigningEvent, 'documentUuid' | 'sha256' | 'details'>>;

interface Consent {
  readonly version: string;
  /** As they read it in a PDF. */
  readonly accessNumber: string;
  readonly location?: SigningLocation | undefined;
}

interface SigningDeps {
  readonly database: Database;
  readonly key: SigningKey;
  readonly numberFor: (of: Of, identityUuid: string) => string;
}

export function createSigning(store: Store, { database, key, numberFor }: SigningDeps) {
  const events = (of: Of) => database.inOrg(of.orgCode, (tx) => readSigningEvents(tx, of));
  const note = (of: Of, { identityUuid, address, userAgent }: SigningPerson, fact: Fact, at?: Date) =>
    database.inOrg(of.orgCode, (tx, now) =>
      appendSigningEvent(tx, of, {
        documentUuid: null,
        sha256: null,
        details: {},
        ...fact,
        identityUuid,
        address,
        userAgent: userAgent.slice(0, 300),
        at: at ?? now,
      }),
    );
  const timeAtHome = (of: Of) =>
    database.inOrg(of.orgCode, async (tx, at) => {
      const known = await readApplication(tx, of.orgCode, of.applicationUuid);
      if (!known) throw new Failure('notFound');
      return { at, timeZone: homeZone(known.application.property) };
    });

  const state = async (of: Of, identityUuid: string) => {
    const mine = (await events(of)).filter((event) => event.identityUuid === identityUuid);
    const papers = (await store.list(of, { identityUuid })).map((record) => ({
      record,
      isViewed: mine.some(({ event, documentUuid }) => event === 'viewed' && documentUuid === record.uuid),
      isSigned: mine.some(({ event, documentUuid }) => event === 'signed' && documentUuid === record.uuid),
      placed: placesOf(mine, record.uuid),
    }));
    return {
      hasConsented: mine.some(
        ({ event, details }) => event === 'consented' && details['version'] === electronicConsent.version,
      ),
      papers: papers.filter(({ record, isSigned }) => isSigned || fieldsFor(record, identityUuid).length > 0),
    };
  };

  const find = async (of: Of, { identityUuid }: SigningPerson, documentUuid: string): Promise<PaperToSign> => {
    const paper = (await state(of, identityUuid)).papers.find(({ record }) => record.uuid === documentUuid);
    if (!paper) throw new Failure('notFound');
    return paper;
  };

  /** Stamps, seals, keeps and records; the paper that was shown is replaced. */
  const seal: Seal = async (of, person, record, signature, certificate) => {
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

  /** Each place is an act of its own in the evidence, also where the person marked all that were left at once. */
  const notePlaces = async (of: Of, person: SigningPerson, { record, placed }: PaperToSign, ids: readonly string[]) => {
    const left = fieldsFor(record, person.identityUuid).filter(({ id }) => ids.includes(id) && !placed.has(id));
    const { uuid: documentUuid, sha256 } = record;
    for (const { id: field, kind, label } of left) {
      const details = { field, kind, label, isTogether: left.length > 1 };
      await note(of, person, { event: 'placed', documentUuid, sha256, details });
    }
  };

  return {
    state,
    events,
    seal,
    consent: async (of: Of, person: SigningPerson, { version, accessNumber, location }: Consent) => {
      if (version !== electronicConsent.version) throw conflict(words.wordingHasChangedPleaseRead);
      if (accessNumber !== numberFor(of, person.identityUuid))
        throw new Failure('invalid', { param: 'accessNumber', message: words.notTheNumberInThePdf });
      const { hasConsented } = await state(of, person.identityUuid);
      const details = { version, opened: 'pdf', ...(location && { location }) };
      if (!hasConsented) await note(of, person, { event: 'consented', details });
    },
    viewed: async (
      of: Of,
      person: SigningPerson,
      { documentUuid, sha256, as = 'pages' }: Shown & { as?: ShownAs | undefined },
    ) => {
      const { record, isViewed } = await find(of, person, documentUuid);
      if (record.sha256 !== sha256) throw conflict(words.paperWasReplaced);
      if (!isViewed) await note(of, person, { event: 'viewed', documentUuid, sha256, details: { as } });
    },
    /** One mark at one place. What binds is `sign`, which asks for all of them. */
    place: async (of: Of, person: SigningPerson, { documentUuid, sha256, field }: Shown & { field: string }) => {
      const { hasConsented } = await state(of, person.identityUuid);
      const paper = await find(of, person, documentUuid);
      if (!hasConsented) throw conflict(words.agreeToElectronicRecordsFirst);
      if (paper.record.sha256 !== sha256) throw conflict(words.paperWasReplaced);
      if (!fieldsFor(paper.record, person.identityUuid).some(({ id }) => id === field)) throw new Failure('notFound');
      await notePlaces(of, person, paper, [field]);
    },
    sign: async (of: Of, person: SigningPerson, { documentUuid, sha256, signature, fields }: SignWish) => {
      const { hasConsented } = await state(of, person.identityUuid);
      const paper = await find(of, person, documentUuid);
      const { record, isViewed, isSigned } = paper;
      if (isSigned) return;
      if (!hasConsented) throw conflict(words.agreeToElectronicRecordsFirst);
      if (!isViewed || record.sha256 !== sha256) throw conflict(words.readThePaperToIts);
      if (!isOwnName(signature.name, person.name))
        throw new Failure('invalid', {
          param: 'signature.name',
          message: words.signAsAsYourName(person.name),
        });
      const wanted = fieldsFor(record, person.identityUuid).map(({ id }) => id);
      if (wanted.toSorted().join() !== fields.toSorted().join())
        throw new Failure('invalid', {
          param: 'fields',
          message: words.completeEveryPlaceThatIs,
        });
      const { way, name } = signature;
      await note(of, person, { event: 'adopted', documentUuid, details: { way, name } });
      await notePlaces(of, person, paper, fields);
      await seal(of, person, record, signature);
    },
    decline: (of: Of, person: SigningPerson, why: string) => note(of, person, { event: 'declined', details: { why } }),
    /** Signed at a vendor's page: our seal goes around the same bytes. Done before, it is not done again. */
    sealFor: async (of: Of, person: SigningPerson, documentUuids: readonly string[]): Promise<string[]> => {
      const { papers } = await state(of, person.identityUuid);
      const uuids: string[] = [];
      for (const { record, isSigned } of papers) {
        if (isSigned) uuids.push(record.uuid);
        else if (documentUuids.includes(record.uuid))
          uuids.push((await seal(of, person, record, { way: 'typed', name: person.name })).uuid);
      }
      return uuids;
    },
  };
}

export function fieldsFor({ fields }: DocumentRecord, identityUuid: string): DocumentRecord['fields'] {
  return fields.filter(({ signer }) => signer === identityUuid);
}

/** By the table of records, and never longer than it: a lock cannot be taken back. */
function lockOf(at: Date): { lockedUntil?: CalendarDate } {
  const until = keptAtLeastUntil('papers', at.toISOString().slice(0, 10) as CalendarDate);
  return until === null ? {} : { lockedUntil: until };
}

function placesOf(mine: readonly SigningEvent[], uuid: string): ReadonlyMap<string, Date> {
  const placed = mine.filter(({ event, documentUuid }) => event === 'placed' && documentUuid === uuid);
  return new Map(placed.map(({ details, at }) => [String(details['field']), at]));
}

function conflict(message: string): Failure {
  return new Failure('conflict', { message, errors: [message] });
}
