/** The evidence of a signing: a row for each step someone took, and what those rows say of who has seen and signed what. */
import { electronicConsent, type SigningEvent } from '#core/documents/signing.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import type { DocumentRecord } from '../../store/documents.ts';
import { appendSigningEvent, readSigningEvents } from '../../store/signing-events.ts';
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

type Fact = Pick<SigningEvent, 'event'> & Partial<Pick<SigningEvent, 'documentUuid' | 'sha256' | 'details'>>;

export type SigningEvidence = ReturnType<typeof createSigningEvidence>;

export function createSigningEvidence(store: Store, database: Database) {
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

  return {
    events,
    note,
    state,

    find: async (of: Of, { identityUuid }: SigningPerson, documentUuid: string): Promise<PaperToSign> => {
      const paper = (await state(of, identityUuid)).papers.find(({ record }) => record.uuid === documentUuid);
      if (!paper) throw new Failure('notFound');
      return paper;
    },

    /** Each place is an act of its own in the evidence, also where the person marked all that were left at once. */
    notePlaces: async (of: Of, person: SigningPerson, { record, placed }: PaperToSign, ids: readonly string[]) => {
      const left = fieldsFor(record, person.identityUuid).filter(({ id }) => ids.includes(id) && !placed.has(id));
      const { uuid: documentUuid, sha256 } = record;
      for (const { id: field, kind, label } of left) {
        const details = { field, kind, label, isTogether: left.length > 1 };
        await note(of, person, { event: 'placed', documentUuid, sha256, details });
      }
    },
  };
}

export function fieldsFor({ fields }: DocumentRecord, identityUuid: string): DocumentRecord['fields'] {
  return fields.filter(({ signer }) => signer === identityUuid);
}

function placesOf(mine: readonly SigningEvent[], uuid: string): ReadonlyMap<string, Date> {
  const placed = mine.filter(({ event, documentUuid }) => event === 'placed' && documentUuid === uuid);
  return new Map(placed.map(({ details, at }) => [String(details['field']), at]));
}
