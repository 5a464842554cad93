/**
 * Signing by ourselves. Promises: no one signs what they were not shown, before they agreed to electronic records, for
 * another person, or only in part; each step leaves a row of evidence; a signed paper takes the place of the one shown.
 */
import {
  type AdoptedSignature,
  electronicConsent,
  isOwnName,
  type ShownAs,
  type SigningLocation,
} from '#core/documents/signing.ts';
import * as words from '#core/words/en/errors/papers.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import type { SigningKey } from './certificate.ts';
import { createSeal } from './sign-seal.ts';
import { createSigningEvidence, fieldsFor, type PaperToSign, type SigningPerson } from './signing-evidence.ts';
import type { Of, Store } from './store.ts';

interface Shown {
  readonly documentUuid: string;
  /** Of the bytes that the person's browser showed. */
  readonly sha256: string;
}

interface SignWish extends Shown {
  readonly signature: AdoptedSignature;
  readonly fields: readonly string[];
}

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
  const { state, events, note, find, notePlaces } = createSigningEvidence(store, database);
  const seal = createSeal({ store, database, key, note });

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
    sign: async (of: Of, person: SigningPerson, wish: SignWish) => {
      const { documentUuid, signature, fields } = wish;
      const { hasConsented } = await state(of, person.identityUuid);
      const paper = await find(of, person, documentUuid);
      if (paper.isSigned) return;
      if (!hasConsented) throw conflict(words.agreeToElectronicRecordsFirst);
      mustBeWhole(paper, person, wish);
      const { way, name } = signature;
      await note(of, person, { event: 'adopted', documentUuid, details: { way, name } });
      await notePlaces(of, person, paper, fields);
      await seal(of, person, paper.record, signature);
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

/** All of the paper that was shown, read to its end, under one's own name. */
function mustBeWhole(
  { record, isViewed }: PaperToSign,
  person: SigningPerson,
  { sha256, signature, fields }: SignWish,
): void {
  if (!isViewed || record.sha256 !== sha256) throw conflict(words.readThePaperToIts);
  if (!isOwnName(signature.name, person.name))
    throw new Failure('invalid', { param: 'signature.name', message: words.signAsAsYourName(person.name) });
  const wanted = fieldsFor(record, person.identityUuid).map(({ id }) => id);
  if (wanted.toSorted().join() !== fields.toSorted().join())
    throw new Failure('invalid', { param: 'fields', message: words.completeEveryPlaceThatIs });
}

function conflict(message: string): Failure {
  return new Failure('conflict', { message, errors: [message] });
}
