/**
 * The workshop's own calls, under /dev/api: move the clock, force a status, make a vendor misbehave, read the emails of
 * the sandbox. A table apart from routes.ts, because the server registers it only where no one's money is at stake:
 * never in production. No one signs in for it, and `/openapi.json` does not list it.
 */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { eventNames, senders } from '#core/journey/events.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

/** What every borrower made here signs in with. It protects no one: they are all invented. */
export const workshopPassword = 'Marmot(27)quartz-violin';

/** What an authenticator app makes the codes of the sandbox's staff from. It protects no one: they are invented. */
export const sandboxSecret = 'HEARTHLINESANDBOXSTAFFSECRETKEY2';

/** How a sandbox vendor can behave. */
export const vendorModes = {
  normal: 'Answers at once, as the persona says.',
  down: 'Refuses every connection, so the work is tried again and at last given up.',
  slow: 'Takes seconds to answer.',
  duplicate: 'Sends every message five times.',
  malformed: 'Answers with something that makes no sense.',
  late: 'Long work takes half a minute longer.',
  reversed: 'Messages arrive in the wrong order.',
  forged: 'Messages carry a wrong signature.',
  lost: 'Messages never arrive, so we have to ask.',
} as const;
export type VendorMode = keyof typeof vendorModes;

const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const orgCode = v.pipe(v.string(), v.maxLength(64));
const duration = v.pipe(
  v.string(),
  v.regex(
    /^P(?=\d|T\d)(\dY)?(\d{1,3}M)?(\d{1,3}W)?(\d{1,4}D)?(T(?=\d)(\d{1,4}H)?(\d{1,4}M)?(\d{1,5}S)?)?$/,
    'A duration is written as ISO 8601 has it, such as P3D or PT1H30M. The clock only goes forward.',
  ),
);

const clock = v.object({
  /** The product's now. */
  now: v.string(),
  /** How far it is ahead of real time. */
  aheadS: v.number(),
});

const application = v.object({
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  orgCode: v.string(),
  brand: v.string(),
  borrower: v.string(),
  email: v.string(),
  product: v.string(),
  state: v.string(),
  status: v.string(),
  statusSince: v.string(),
  isWaiting: v.boolean(),
  /** Where this borrower is put now. */
  open: v.string(),
  conditions: v.array(v.object({ uuid: v.string(), categoryEnum: v.string() })),
});

const persona = v.object({
  need: v.string(),
  carrier: v.string(),
  /** The field that carries it, in words. */
  field: v.string(),
  value: v.string(),
  sentence: v.string(),
  /** Whether an application can be made with it; otherwise it is typed further on. */
  isFromTheStart: v.boolean(),
});

const link = v.object({ who: v.string(), what: v.string(), path: v.string() });

export const devRoutes = calls({
  'GET /dev/api/clock': {
    why: "The product's clock.",
    who: 'anyone',
    answer: clock,
    limit: limits.workshop,
  },
  'POST /dev/api/clock': {
    why: 'Moves the clock forward. What was due on the way happens in its turn, as if the time had passed.',
    who: 'anyone',
    body: v.strictObject({ advance: duration }),
    answer: v.object({ ...clock.entries, rung: v.number() }),
    limit: limits.workshop,
  },
  'GET /dev/api/personas': {
    why: 'Whom one can be by what one types.',
    who: 'anyone',
    answer: v.array(persona),
    limit: limits.workshop,
  },
  'GET /dev/api/brands': {
    why: 'Every brand, with its colours.',
    who: 'anyone',
    answer: v.array(
      v.object({
        orgCode: v.string(),
        brand: v.string(),
        name: v.string(),
        kind: v.string(),
        host: v.nullable(v.string()),
        isNewYork: v.boolean(),
        colours: v.record(v.string(), v.string()),
      }),
    ),
    limit: limits.workshop,
  },
  'GET /dev/api/leads': {
    why: 'The sample originators, referrals, mailed offers and affiliates of a brand, as links to follow.',
    who: 'anyone',
    query: v.strictObject({ org: v.optional(orgCode) }),
    answer: v.array(link),
    errors: ['organizationNotFound'],
    limit: limits.workshop,
  },
  'GET /dev/api/mailbox': {
    why: 'What a brand has written to its borrowers, newest first.',
    who: 'anyone',
    query: v.strictObject({ org: v.optional(orgCode), to: v.optional(shortText) }),
    answer: v.array(
      v.object({
        key: v.string(),
        channel: v.string(),
        recipient: v.string(),
        subject: v.string(),
        words: v.string(),
      }),
    ),
    errors: ['organizationNotFound'],
    limit: limits.workshop,
  },
  'POST /dev/api/texts': {
    why: 'Texts a brand from a phone, as its owner would: STOP, START, HELP or anything else. The carrier passes it on.',
    who: 'anyone',
    body: v.strictObject({
      org: v.optional(orgCode),
      from: shortText,
      words: v.pipe(v.string(), v.maxLength(1600)),
    }),
    answer: null,
    errors: ['organizationNotFound'],
    limit: limits.workshop,
  },
  'GET /dev/api/staff': {
    why: 'Who works at the sandbox, and the code that their authenticator app shows now.',
    who: 'anyone',
    answer: v.array(
      v.object({
        email: v.string(),
        name: v.string(),
        roles: v.array(v.string()),
        code: v.string(),
        secondsLeft: v.number(),
      }),
    ),
    limit: limits.workshop,
  },
  'POST /dev/api/staff/session': {
    why: 'Signs this browser in to the console as one of them, both factors given.',
    who: 'anyone',
    body: v.strictObject({ email: shortText }),
    answer: v.object({ token: v.string() }),
    errors: ['notFound', 'conflict'],
    limit: limits.workshop,
  },
  'GET /dev/api/vendors': {
    why: 'How each sandbox vendor behaves.',
    who: 'anyone',
    answer: v.array(v.object({ vendor: v.string(), mode: v.string() })),
    limit: limits.workshop,
  },
  'POST /dev/api/vendors/{vendor}': {
    why: 'Makes a sandbox vendor behave so from now on.',
    who: 'anyone',
    body: v.strictObject({ mode: v.picklist(Object.keys(vendorModes) as VendorMode[]) }),
    answer: v.object({ vendor: v.string(), mode: v.string() }),
    errors: ['notFound'],
    limit: limits.workshop,
  },
  'GET /dev/api/vendors/{vendor}/book': {
    why: "The sandbox vendor's own book of what it was asked and what it answered, newest first.",
    who: 'anyone',
    answer: v.array(
      v.object({
        action: v.string(),
        key: v.string(),
        shown: v.unknown(),
        answer: v.unknown(),
        timesAsked: v.number(),
        at: v.string(),
      }),
    ),
    errors: ['notFound'],
    limit: limits.workshop,
  },
  'GET /dev/api/applications': {
    why: 'The newest applications of all brands.',
    who: 'anyone',
    answer: v.array(application),
    limit: limits.workshop,
  },
  'POST /dev/api/applications': {
    why: 'Makes a borrower with an application, by the calls a browser makes; the answer signs this browser in as them.',
    who: 'anyone',
    body: v.strictObject({
      /** One or more values of the personas, such as `Frozen` or `Lowconf Lowvalue`. */
      persona: v.optional(shortText),
      org: v.optional(orgCode),
      product: v.optional(v.picklist(products), 'heloc'),
      state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      /** The same number invents the same homeowner in the same house: pictures that are compared need one. */
      seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    }),
    answer: v.object({
      ...application.entries,
      password: v.string(),
      token: v.string(),
      /** What is still to be typed for the persona to come true. */
      typeLater: v.array(v.string()),
    }),
    errors: ['organizationNotFound', 'conflict'],
    limit: limits.workshop,
  },
  'GET /dev/api/applications/{uuid}': {
    why: 'One application.',
    who: 'anyone',
    answer: application,
    errors: ['notFound'],
    limit: limits.workshop,
  },
  'GET /dev/api/applications/{uuid}/history': {
    why: 'Everything that happened to an application, and whether its seals are whole.',
    who: 'anyone',
    answer: v.object({
      events: v.array(
        v.object({
          seq: v.number(),
          at: v.string(),
          event: v.string(),
          by: v.string(),
          from: v.nullable(v.string()),
          to: v.string(),
          payload: v.unknown(),
        }),
      ),
      brokenAt: v.nullable(v.number()),
    }),
    errors: ['notFound'],
    limit: limits.workshop,
  },
  'POST /dev/api/applications/{uuid}/force': {
    why: 'Puts an application in any status, as an operator would. One that needs a chosen offer is given one.',
    who: 'anyone',
    body: v.strictObject({
      status: v.picklist(statusNames, 'There is no such status.'),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)), 'Put there in the workshop.'),
      /** For a decline. */
      declineReasons: v.optional(v.pipe(v.array(v.picklist(ruleCodes)), v.minLength(1), v.maxLength(4))),
    }),
    answer: application,
    errors: ['notFound', 'conflict', 'stillRunning'],
    limit: limits.workshop,
  },
  'POST /dev/api/applications/{uuid}/events': {
    why: 'Says that something happened: as operations would, or as the person who is named.',
    who: 'anyone',
    body: v.strictObject({
      event: v.picklist(eventNames, 'There is no such event.'),
      payload: v.optional(v.unknown(), {}),
      by: v.optional(v.picklist(senders), 'operations'),
    }),
    answer: application,
    errors: ['notFound', 'forbidden', 'conflict', 'stillRunning'],
    limit: limits.workshop,
  },
});

export type DevRoutes = typeof devRoutes;
