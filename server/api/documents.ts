/** Answers the calls about documents. Whose application it is, origination says; whose document, the documents module. */
import type { Application } from '#core/application/application.ts';
import { isIdentityPicture } from '#core/application/uploads.ts';
import type { LookReason } from '#core/audit.ts';
import type { documentCalls } from '#core/contract/documents.ts';
import { nameOf } from '#core/documents/facts.ts';
import { electronicConsent } from '#core/documents/signing.ts';
import { mayDo, worksOnFiles } from '#core/roles.ts';
import * as words from '#core/words/en/papers/frame.ts';
import { type Person, personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type DocumentRecord, type Documents, fieldsFor, type SigningPerson } from '../lending/documents/index.ts';
import type { Origination } from '../lending/origination/index.ts';
import { download } from './download.ts';
import type { Call, Handlers } from './handler.ts';

type Keys = keyof typeof documentCalls;
type AnyCall = Pick<Call<Keys>, 'actor' | 'params' | 'address' | 'headers'>;

/** The application and whose eyes look at it; what is not theirs is not there. */
function entrance(origination: Origination) {
  return async ({ actor, params }: Pick<AnyCall, 'actor' | 'params'>, reason?: LookReason) => {
    const person = personOf(actor);
    if (!mayDo(person.roles, 'viewDocuments')) throw new Failure('notFound');
    const { application } = await origination.view(person, asUuid(params.uuid));
    const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
    return {
      person,
      application,
      of,
      reader: worksOnFiles(person.roles) ? { staffUuid: person.identityUuid, reason } : person,
    };
  };
}

export function documentHandlers(origination: Origination, documents: Documents): Handlers<Keys> {
  const enter = entrance(origination);
  return {
    'GET /service-document/api/v1/application/{uuid}/documents': async (call) => {
      const { of, reader, person } = await enter(call);
      return (await documents.list(of, reader)).map((record) => shown(record, person));
    },
    'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content': async (call) => {
      const { of, reader } = await enter(call, call.query.reason);
      const { record, content } = await documents.read(of, asUuid(call.params.documentUuid), reader);
      if (!('staffUuid' in reader) && isIdentityPicture(record.type)) await call.demandFactor();
      return download(content, record.mediaType, record.title);
    },
    'GET /service-document/api/v1/application/{uuid}/package': async (call) => {
      const { application, reader } = await enter(call, call.query.reason);
      const content = await documents.pack(application, reader, new Date());
      return download(content, 'application/zip', words.papersOf(application.loanNumber));
    },
    ...signingCalls(enter, documents),
  };
}

function signingCalls(enter: ReturnType<typeof entrance>, documents: Documents) {
  const atTheDesk = async (call: AnyCall) => {
    const { person, application, of } = await enter(call);
    return { of, signer: signerOf(person, application, call) };
  };
  const state = async (of: Parameters<typeof documents.list>[0], { identityUuid, name }: SigningPerson) => {
    const { hasConsented, papers } = await documents.signing.state(of, identityUuid);
    return {
      consentVersion: electronicConsent.version,
      hasConsented,
      name,
      papers: papers.map(({ record, placed, ...how }) => ({ ...shownPaper(record, identityUuid, placed), ...how })),
    };
  };
  return {
    'GET /service-document/api/v1/application/{uuid}/signing': async (call) => {
      const { of, signer } = await atTheDesk(call);
      return state(of, signer);
    },
    'GET /service-document/api/v1/application/{uuid}/signing/access-check': async (call) => {
      const { person, application } = await enter(call);
      const { title, content } = await documents.access.draw(application, person.identityUuid, new Date());
      return download(content, 'application/pdf', title);
    },
    'POST /service-document/api/v1/application/{uuid}/signing/consent': async (call) => {
      const { of, signer } = await atTheDesk(call);
      await documents.signing.consent(of, signer, call.body);
      return state(of, signer);
    },
    'POST /service-document/api/v1/application/{uuid}/signing/viewed': async (call) => {
      const { of, signer } = await atTheDesk(call);
      await documents.signing.viewed(of, signer, call.body);
      return state(of, signer);
    },
    'POST /service-document/api/v1/application/{uuid}/signing/place': async (call) => {
      const { of, signer } = await atTheDesk(call);
      await documents.signing.place(of, signer, call.body);
      return state(of, signer);
    },
    'POST /service-document/api/v1/application/{uuid}/signing/sign': async (call) => {
      const { of, signer } = await atTheDesk(call);
      await documents.signing.sign(of, signer, call.body);
      return state(of, signer);
    },
    'POST /service-document/api/v1/application/{uuid}/signing/decline': async (call) => {
      const { of, signer } = await atTheDesk(call);
      await documents.signing.decline(of, signer, call.body.why);
      return state(of, signer);
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** The borrower or one of the other owners, by the name that stands on the papers. */
function signerOf(
  { identityUuid }: Person,
  { borrower, signers }: Application,
  { address, headers }: AnyCall,
): SigningPerson {
  const other = signers.find((signer) => signer.identityUuid === identityUuid);
  const name = identityUuid === borrower.identityUuid ? nameOf(borrower.name) : other?.name;
  if (name === undefined) throw new Failure('notFound');
  return { identityUuid, name, address, userAgent: headers['user-agent'] ?? '' };
}

function shown(
  { uuid, type, title, mediaType, bytes, createdAt, uploadedBy, scan }: DocumentRecord,
  { identityUuid }: Person,
) {
  return {
    uuid,
    type,
    title,
    mediaType,
    bytes,
    createdAt: createdAt.toISOString(),
    isUpload: uploadedBy === identityUuid,
    scan,
  };
}

function shownPaper(record: DocumentRecord, identityUuid: string, placed: ReadonlyMap<string, Date>) {
  const fields = fieldsFor(record, identityUuid).map(({ id, kind, label, page }) => ({
    ...{ id, kind, label, page },
    placedAt: placed.get(id)?.toISOString() ?? null,
  }));
  return { uuid: record.uuid, title: record.title, sha256: record.sha256, fields };
}

/** A number that cannot be one is answered like one that is not there. */
function asUuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new Failure('notFound');
  return text.toLowerCase();
}
