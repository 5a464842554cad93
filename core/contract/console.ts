/** Calls of the console: who works here, what waits for them, and what they do about it. */
import * as v from 'valibot';
import { deskUploadTypes } from '#core/application/uploads.ts';
import { lookReasonNames, revealableNumbers, sayWhyYouLook } from '#core/audit.ts';
import { conditionStates } from '#core/desk/condition-acts.ts';
import { clockNames } from '#core/desk/due.ts';
import { lastCheckStates, lastChecks } from '#core/journey/last-checks.ts';
import { staffEvents } from '#core/journey/operations.ts';
import { closingCostKinds } from '#core/offers/closing-cost-kinds.ts';
import { staffRoles } from '#core/roles.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { actEnvelope } from './acts.ts';
import { caseFile } from './case-file.ts';
import { sentPaper } from './condition.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';
import { cursor, namedCursor, pageOf } from './pages.ts';
import { offeredAct } from './review.ts';
import { uploaded } from './uploads.ts';

const id = v.pipe(v.string(), v.maxLength(100));
const costs = v.array(v.object({ kind: v.picklist(closingCostKinds), cents: v.number() }));
const told = v.nullable(v.object({ at: v.string(), why: v.nullable(v.string()) }));

const closing = v.object({
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  borrower: v.string(),
  signers: v.array(v.string()),
  property: v.object({ street1: v.string(), city: v.string(), state: v.string(), zip: v.string() }),
  timeZone: v.string(),
  status: v.string(),
  statusSince: v.string(),
  /** Operations is to act: by the table, or because someone has answered. */
  isOurs: v.boolean(),
  closingNotBefore: v.nullable(v.string()),
  slot: v.nullable(v.object({ startsAt: v.string(), place: v.string() })),
});

/** One thing we asked someone for, and what they sent. */
const openCondition = v.object({
  uuid: v.string(),
  applicationUuid: v.string(),
  /** Of the application: what is done names the state that was seen. */
  version: v.number(),
  loanNumber: v.nullable(v.string()),
  /** Who is asked: the borrower, or one of the other owners. */
  name: v.string(),
  isSigner: v.boolean(),
  status: v.string(),
  timeZone: v.string(),
  categoryEnum: v.string(),
  header: v.string(),
  /** What the person reads. */
  description: v.string(),
  notes: v.nullable(v.string()),
  created: v.string(),
  answeredAt: v.nullable(v.string()),
  state: v.picklist(conditionStates),
  /** What the person who looks can do about it, and why not where they cannot. */
  acts: v.array(offeredAct),
  sent: v.array(sentPaper),
});

/** One closing as someone at the desk needs it: who, what is open, what was decided by whom, and what has happened. */
const wholeClosing = v.object({
  ...closing.entries,
  /** The state that is shown; an act says which it was decided on. */
  version: v.number(),
  /** What is asked of us here, and the facts it rests on. */
  asked: v.object({ title: v.string(), facts: v.array(v.object({ label: v.string(), value: v.string() })) }),
  /** What the person who looks can do here, by the table of operations; and why not, where they cannot. */
  actions: v.array(
    v.object({
      event: v.picklist(staffEvents),
      whyNot: v.nullable(v.string()),
      /** What is open, where only answers that end it or keep it here are taken. */
      held: v.optional(v.string()),
    }),
  ),
  /** What staff can choose among: homes that the records named, counties where one has to be entered, and the loans on this home. */
  parcels: v.array(v.object({ parcelId: v.string(), description: v.string() })),
  counties: v.array(v.object({ fips: v.string(), name: v.string() })),
  liens: v.array(v.object({ uuid: v.string(), holder: v.string(), balanceCents: v.number() })),
  /** Who is to act, and why the application rests here. */
  actor: v.string(),
  why: v.string(),
  owners: v.array(
    v.object({
      identityUuid: v.string(),
      /** What they are called by in an email. */
      firstName: v.string(),
      name: v.string(),
      isBorrower: v.boolean(),
      state: v.nullable(v.string()),
      /** Which they would rather speak; null is English. */
      language: v.nullable(v.string()),
      /** Their email address did not take our mail: what they must know has to reach them another way. */
      isMailReturned: v.boolean(),
    }),
  ),
  /** What holds the application back; `answeredAt` when the borrower has answered and someone has to look. */
  conditions: v.array(
    v.object({
      uuid: v.string(),
      category: v.string(),
      notes: v.nullable(v.string()),
      answeredAt: v.nullable(v.string()),
      state: v.picklist(conditionStates),
      acts: v.array(offeredAct),
      owner: v.nullable(v.string()),
    }),
  ),
  approvals: v.array(v.object({ name: v.string(), at: v.string(), isMine: v.boolean() })),
  /** The fingerprint of what stands here; an approval says which it is of. */
  release: v.string(),
  /** Why approvals that were given count no more. */
  approvalsVoided: told,
  /** The payments company says that it has paid already: someone looks into its books. */
  paymentQuestion: told,
  /** The account was changed after signing: until when money waits, and whether the change is confirmed. */
  accountHold: v.nullable(
    v.object({
      until: v.string(),
      isOver: v.boolean(),
      isConfirmed: v.boolean(),
      /** The number the borrower had before, for anyone who calls. */
      callOn: v.nullable(v.string()),
      why: v.nullable(v.string()),
    }),
  ),
  /** What is looked at again before the money goes; a null state has not answered yet. */
  lastChecks: v.array(
    v.object({
      check: v.picklist(lastChecks),
      state: v.nullable(v.picklist(lastCheckStates)),
      findings: v.array(v.string()),
    }),
  ),
  rescission: v.nullable(
    v.object({
      signedOn: v.nullable(v.string()),
      lastDay: v.nullable(v.string()),
      isWaived: v.boolean(),
      canCancel: v.boolean(),
      deliveredTo: v.array(v.object({ name: v.string(), at: v.string() })),
    }),
  ),
  /** What the county, the bank or a creditor sent back, while nothing was done about it. */
  countyRejection: told,
  returnedMoney: told,
  returnedPayoff: told,
  /** The closing disclosure had to be corrected, and whether the borrower has the new one. */
  correctedDisclosure: v.nullable(v.object({ isDelivered: v.boolean() })),
  money: v.nullable(
    v.object({
      lineCents: v.number(),
      drawCents: v.number(),
      cashCents: v.number(),
      costs,
      /** What the draw could not carry, and what creditors would not get. */
      byLender: costs,
      shortCents: v.number(),
      accountMask: v.nullable(v.string()),
      accountSavedAt: v.nullable(v.string()),
      isOwnerVerified: v.boolean(),
      payoffs: v.array(
        v.object({ creditor: v.string(), accountMask: v.nullable(v.string()), amountCents: v.number() }),
      ),
    }),
  ),
  history: v.array(
    v.object({
      seq: v.number(),
      at: v.string(),
      event: v.string(),
      by: v.string(),
      /** One of our people, an owner, or a machine: what the timeline is filtered by. */
      side: v.picklist(['staff', 'owner', 'machine']),
      isMine: v.boolean(),
      to: v.string(),
      why: v.nullable(v.string()),
      /** What staff entered and looked at, field by field; who asked, where two people did it. */
      entered: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
    }),
  ),
  file: caseFile,
});

/** What was written to an owner, by email or by text message. */
const email = v.object({
  uuid: v.string(),
  sentAt: v.string(),
  to: v.string(),
  recipient: v.string(),
  subject: v.string(),
  words: v.string(),
  channel: v.picklist(['email', 'sms']),
  /** `delivered` only where a carrier told so: a server that takes an email does not say that it was read. */
  state: v.picklist(['sent', 'delivered', 'notDelivered']),
  writtenBy: v.nullable(v.string()),
});

/** What a vendor sent and we could not process. */
const stuckMessage = v.object({
  vendor: v.string(),
  id: v.string(),
  kind: v.string(),
  receivedAt: v.string(),
  tries: v.number(),
  /** In a sentence of ours. */
  fault: v.nullable(v.string()),
  applicationUuid: v.nullable(v.string()),
});

/** Late, as every page of the desk says it: past its due moment where it is ours, else past what its status allows. */
const overdue = v.object({
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  borrower: v.string(),
  timeZone: v.string(),
  status: v.string(),
  statusSince: v.string(),
  /** Minutes, hours or days, as in `15m`: business time where it is ours. */
  limit: v.string(),
  /** Which clock ran out, where it is ours. */
  clock: v.nullable(v.picklist(clockNames)),
  overdueSince: v.string(),
  /** Whose turn it is. */
  actor: v.string(),
});

/** Whose turn it is: each has a list of its own. */
const sideAndCursor = v.strictObject({ side: v.picklist(['ours', 'others']), cursor });

export const consoleCalls = calls({
  'GET /service-console/api/v1/me': {
    why: 'Who is signed in to the console, and as what.',
    who: may('useConsole', 'own'),
    answer: v.object({
      identityUuid: v.string(),
      name: v.string(),
      email: v.string(),
      roles: v.array(v.picklist(staffRoles)),
      /** Whose figures, entries and banners one may see beyond one's own; none for most. */
      organizations: v.array(v.object({ org: v.string(), name: v.string() })),
    }),
    limit: limits.read,
  },
  'GET /service-console/api/v1/closings': {
    why: 'The applications from the papers to be signed to the last payment, those that wait for us or for others: the longest waiting first.',
    who: may('searchApplications', 'organization'),
    query: sideAndCursor,
    answer: pageOf(closing),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/conditions': {
    why: 'What people were asked for and has not been cleared, with what they sent: where it is ours to look, or where we wait.',
    who: may('viewConditions', 'organization'),
    query: sideAndCursor,
    answer: pageOf(openCondition),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/stuck': {
    why: 'Messages of vendors that we could not process, the oldest first.',
    who: may('tendVendorMessages', 'organization'),
    query: v.strictObject({ cursor: namedCursor }),
    answer: pageOf(stuckMessage),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/stuck/work': {
    why: 'Work that waits for a process that knows how to do it, the longest waiting first.',
    who: may('tendVendorMessages', 'organization'),
    query: v.strictObject({ cursor: namedCursor }),
    answer: pageOf(v.object({ id: v.string(), effect: v.string(), applicationUuid: v.string(), since: v.string() })),
    limit: limits.poll,
  },
  'POST /service-console/api/v1/stuck/retry': {
    why: 'Has such a message tried again.',
    who: may('tendVendorMessages', 'organization'),
    body: v.strictObject({ vendor: id, id: v.pipe(v.string(), v.maxLength(300)) }),
    answer: null,
    errors: ['notFound'],
    limit: everywhere([300, 3600], [6000, 3600]),
  },
  'GET /service-console/api/v1/overdue': {
    why: 'The applications that are late: ours past their due moment, others past what the journey’s table allows.',
    who: may('searchApplications', 'organization'),
    query: v.strictObject({ cursor }),
    answer: pageOf(overdue),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/closings/{uuid}': {
    why: 'One of them, with all that is open, decided and done.',
    who: may('viewApplication', 'organization'),
    answer: wholeClosing,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-console/api/v1/closings/{uuid}/emails': {
    why: 'What was written to the owners, the newest first, a page at a time.',
    who: may('viewApplication', 'organization'),
    query: v.strictObject({ cursor }),
    answer: pageOf(email),
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-console/api/v1/closings/{uuid}/emails/underway': {
    why: 'What is still to go to the owners, when, and what was given up.',
    who: may('viewApplication', 'organization'),
    answer: v.array(
      v.object({
        uuid: v.string(),
        kind: v.string(),
        channel: v.picklist(['email', 'sms']),
        to: v.string(),
        nextTryAt: v.string(),
        isGivenUp: v.boolean(),
      }),
    ),
    errors: ['notFound'],
    limit: limits.read,
  },
  'POST /service-console/api/v1/closings/{uuid}/emails': {
    why: 'Writes to one owner, or sends one of our emails again.',
    who: may('emailOwners', 'organization'),
    body: v.union([
      v.strictObject({
        toIdentity: id,
        subject: v.pipe(v.string(), v.trim(), v.nonEmpty(words.enterASubject), v.maxLength(120)),
        words: v.pipe(v.string(), v.trim(), v.nonEmpty(words.writeSomething), v.maxLength(4000)),
      }),
      v.strictObject({ again: id }),
    ]),
    answer: null,
    errors: ['notFound', 'conflict', 'keyReused', 'stillRunning'],
    idempotent: true,
    limit: everywhere([60, 3600], [3000, 3600]),
  },
  'POST /service-console/api/v1/closings/{uuid}/papers': {
    why: 'Keeps a scan of the signed deed, or of an owner’s statement, after looking at what it really is.',
    who: may('uploadDocuments', 'organization'),
    query: v.strictObject({ type: v.picklist(deskUploadTypes) }),
    accepts: 'file',
    answer: uploaded,
    errors: ['notFound'],
    limit: everywhere([300, 3600], [6000, 3600]),
  },
  'GET /service-console/api/v1/closings/{uuid}/papers/{documentUuid}': {
    why: 'How far the virus check of a scan has come that the caller sent.',
    who: may('uploadDocuments', 'organization'),
    answer: uploaded,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'POST /service-console/api/v1/applications/{uuid}/events': {
    why: 'Operations say what happened. What may be said, and when, is the journey’s to know.',
    who: may('viewApplication', 'organization'),
    body: actEnvelope,
    answer: v.object({ status: v.string(), request: v.nullable(v.string()) }),
    errors: ['notFound', 'forbidden', 'conflict', 'stillRunning', 'keyReused'],
    fresh: 'event',
    idempotent: true,
    limit: limits.desk,
  },
  'POST /service-console/api/v1/applications/{uuid}/reveal': {
    why: 'Shows a whole number that is masked everywhere else. Who asked, for which and why is kept.',
    who: may('revealSecret', 'organization'),
    body: v.strictObject({
      field: v.picklist(revealableNumbers, words.thereIsNoSuchNumber),
      reason: v.picklist(lookReasonNames, sayWhyYouLook),
      why: v.pipe(
        v.string(words.sayWhy),
        v.trim(),
        v.minLength(10, words.sayWhyLonger),
        v.maxLength(500, words.sayWhyShorter),
      ),
    }),
    answer: v.object({ number: v.string() }),
    errors: ['notFound'],
    fresh: true,
    limit: everywhere([10, 3600], [100, 3600]),
  },
});
