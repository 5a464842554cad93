/** Answers the console's calls. */

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { deskUploadTypes } from '#core/application/uploads.ts';
import { lookedBecause } from '#core/audit.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { present } from '#core/conditions/present.ts';
import type { consoleCalls } from '#core/contract/console.ts';
import { stateOf } from '#core/desk/condition-acts.ts';
import type { EventName } from '#core/journey/events.ts';
import { staffRoles } from '#core/roles.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { type Person, personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Documents } from '../lending/documents/index.ts';
import type { Origination } from '../lending/origination/index.ts';
import type { Uploads } from '../lending/uploads/index.ts';
import type { VendorInbox } from '../lending/vendor-inbox/index.ts';
import type { StaffEmails } from '../messages/index.ts';
import type { Acts } from '../office/acts/index.ts';
import type { Cases, Review } from '../office/cases/index.ts';
import type { Asked, Backoffice, OverdueWork } from '../office/work/index.ts';
import type { Accounts } from '../people/accounts/index.ts';
import { shownClosing, shownWhole } from './closing-desk.ts';
import type { Handlers } from './handler.ts';
import { overdueHandlers } from './overdue.ts';
import { asUuid } from './request.ts';
import type { SentPapers } from './sent-papers.ts';
import { stuckHandlers } from './stuck.ts';
import { shownUpload } from './uploads.ts';

interface ConsoleOptions {
  readonly accounts: Accounts;
  readonly backoffice: Backoffice;
  readonly cases: Cases;
  readonly overdue: Pick<OverdueWork, 'list'>;
  readonly origination: Origination;
  readonly acts: Acts;
  readonly review: Pick<Review, 'mustBeReadable'>;
  readonly sentPapers: SentPapers;
  readonly documents: Pick<Documents, 'list'>;
  readonly uploads: Pick<Uploads, 'take' | 'find'>;
  readonly staffEmails: StaffEmails;
  readonly vendorInbox: Pick<VendorInbox, 'stuck' | 'unknown' | 'tryAgain'>;
  /** Of all, for the provider's own people whose roles reach every one. */
  readonly organizationsFor: (person: Person) => readonly { readonly org: string; readonly name: string }[];
}

/** The documents that a payload names, where it names some. What is not as the event wants it, origination refuses. */
const naming = v.object({
  documentUuids: v.optional(v.array(v.string()), []),
  statements: v.optional(v.array(v.object({ documentUuid: v.string() })), []),
});

interface Said {
  readonly event: EventName;
  readonly payload: Readonly<Record<string, unknown>>;
}

const isDeskType = (type: string) => deskUploadTypes.some((one) => one === type);

type Keys = keyof typeof consoleCalls;

export function consoleHandlers(options: ConsoleOptions): Handlers<Keys> {
  return {
    ...stuckHandlers(options.vendorInbox),
    ...overdueHandlers(options.overdue),
    ...workCalls(options),
    ...closingFileCalls(options),
    ...actCalls(options),
  };
}

/** Who works here, and what waits for them. */
function workCalls({ accounts, backoffice, cases, sentPapers, organizationsFor }: ConsoleOptions) {
  return {
    'GET /service-console/api/v1/me': async ({ actor }) => {
      const person = personOf(actor);
      const roles = staffRoles.filter((role) => person.roles.includes(role));
      const { email, name } = await accounts.profiles.read(person);
      return {
        identityUuid: person.identityUuid,
        name: `${name.firstName} ${name.lastName}`,
        email,
        roles,
        organizations: [...organizationsFor(person)],
      };
    },
    'GET /service-console/api/v1/closings': async ({ actor, query }) => {
      const { rows, nextCursor } = await backoffice.closings(personOf(actor), query);
      return { rows: rows.map(shownClosing), nextCursor };
    },
    'GET /service-console/api/v1/closings/{uuid}': async ({ actor, params }) => {
      const person = personOf(actor);
      return shownWhole(await cases.closing(person, asUuid(params.uuid)), person);
    },
    'GET /service-console/api/v1/conditions': async ({ actor, query }) => {
      const { rows, nextCursor } = await backoffice.conditions(personOf(actor), query);
      return { rows: await Promise.all(rows.map((one) => shownCondition(one, sentPapers))), nextCursor };
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** What was written to the owners of one application, and what staff put into its file. */
function closingFileCalls({ staffEmails, uploads }: ConsoleOptions) {
  return {
    'GET /service-console/api/v1/closings/{uuid}/emails': async ({ actor, params, query }) => {
      const { rows, nextCursor } = await staffEmails.list(personOf(actor), asUuid(params.uuid), query.cursor);
      return {
        nextCursor,
        rows: rows.map(shownCopy),
      };
    },
    'GET /service-console/api/v1/closings/{uuid}/emails/underway': ({ actor, params }) =>
      staffEmails.underway(personOf(actor), asUuid(params.uuid)),
    'POST /service-console/api/v1/closings/{uuid}/emails': async ({ actor, params, body, idempotencyKey }) => {
      await staffEmails.write(personOf(actor), asUuid(params.uuid), body, idempotencyKey ?? randomUUID());
      return undefined;
    },
    'POST /service-console/api/v1/closings/{uuid}/papers': async ({ actor, params, query, file }) => {
      if (!file) throw new Failure('invalid', { param: 'file', message: words.chooseAFile });
      const { name, content } = file;
      const person = personOf(actor);
      // Every owner may see what they signed; what one of them wrote in an emergency, only staff.
      const belongsTo = query.type === 'SECURITY_INSTRUMENT' ? null : person.identityUuid;
      const kept = await uploads.take({ person, uuid: asUuid(params.uuid), ...query, name, content, belongsTo });
      return shownUpload(kept);
    },
    'GET /service-console/api/v1/closings/{uuid}/papers/{documentUuid}': async ({ actor, params }) =>
      shownUpload(await uploads.find(personOf(actor), asUuid(params.uuid), asUuid(params.documentUuid))),
  } satisfies Partial<Handlers<Keys>>;
}

type Copy = Awaited<ReturnType<StaffEmails['list']>>['rows'][number];

function shownCopy({ isRefused, isDelivered, ...copy }: Copy) {
  const { uuid, channel, sentAt, toName, recipient, subject, words: text, writtenBy } = copy;
  const state = isRefused ? ('notDelivered' as const) : isDelivered ? ('delivered' as const) : ('sent' as const);
  return { uuid, channel, state, recipient, subject, words: text, writtenBy, sentAt: sentAt.toISOString(), to: toName };
}

/** What staff do to an application. */
function actCalls(options: ConsoleOptions) {
  const { origination, acts, review } = options;
  const mustBeThere = scansThere(options);
  return {
    'POST /service-console/api/v1/applications/{uuid}/events': async ({ actor, params, body, idempotencyKey }) => {
      const person = personOf(actor);
      const uuid = asUuid(params.uuid);
      await mustBeThere(person, uuid, body);
      await review.mustBeReadable(person, uuid, body.event, body.payload);
      return acts.act(person, uuid, body, idempotencyKey);
    },
    'POST /service-console/api/v1/applications/{uuid}/reveal': async ({ actor, params, body }) => {
      const { field, reason, why } = body;
      const look = { field, why: lookedBecause(reason, why) };
      return { number: await origination.reveal(personOf(actor), asUuid(params.uuid), look) };
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** What staff name as shown must lie in the file: no one signs for a scan that was never sent. */
function scansThere({ origination, documents }: ConsoleOptions) {
  return async (person: Person, uuid: string, { event, payload }: Said) => {
    const { success, output } = v.safeParse(naming, payload);
    if (!success) throw new Failure('invalid', { param: 'payload', message: words.scansAreNotNamedAs });
    const named = [...output.documentUuids, ...output.statements.map(({ documentUuid }) => documentUuid)];
    if (named.length === 0) return;
    await origination.maySay(person, uuid, event);
    const known = await documents.list(
      { orgCode: person.orgCode, applicationUuid: uuid },
      { staffUuid: person.identityUuid },
    );
    const isThere = (one: string) => known.some((document) => document.uuid === one && isDeskType(document.type));
    if (!named.every(isThere))
      throw new Failure('invalid', { param: 'documentUuids', message: words.scanThatYouNamedIs });
  };
}

async function shownCondition({ application, version, condition, acts }: Asked, sentPapers: SentPapers) {
  const { uuid: applicationUuid, orgCode, borrower, signers, accounts, property } = application;
  const { uuid, categoryEnum, notes, created, answeredAt, signerUuid, documentUuids } = condition;
  const signer = signers.find(({ identityUuid }) => identityUuid === signerUuid);
  const as = signerUuid === null ? 'borrower' : 'signer';
  const words = present(condition, { as, applicationUuid, accountNumber: accounts.disburse?.mask });
  return {
    uuid,
    applicationUuid,
    version,
    loanNumber: application.loanNumber,
    name: signer?.name ?? `${borrower.name.firstName} ${borrower.name.lastName}`,
    isSigner: signerUuid !== null,
    status: application.status,
    timeZone: homeZone(property),
    categoryEnum,
    header: words?.header ?? categoryEnum,
    description: words?.description ?? '',
    notes,
    created,
    answeredAt,
    state: stateOf(condition),
    acts: [...acts],
    sent: await sentPapers({ orgCode, applicationUuid }, documentUuids),
  };
}
