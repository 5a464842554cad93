/**
 * Every command of the contract, tried by anyone who must not send it, where it must not be sent, and with what must not be
 * in it. The table of commands makes the tests; a command without a sample does not compile. Whatever is refused, the
 * application is the same to the last byte afterwards.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { specificCalendar } from '#core/calendar/business-days.ts';
import { type CommandBody, type CommandName, commandNames, commands } from '#core/contract/commands.ts';
import { isAllowed } from '#core/journey/advance.ts';
import { type Status, statusNames } from '#core/journey/statuses.ts';
import { isGranted } from '#core/roles.ts';
import { type Person, visitor } from '../actor.ts';
import { applicationHandlers } from '../api/application.ts';
import type { Handlers } from '../api/handler.ts';
import { testApi } from '../api/test-api.ts';
import { aStart, person, rolesFor, testOrigination } from '../lending/origination/test-origination.ts';
import { createNotifications } from '../messages/index.ts';
import { testDatabase } from '../store/test-database.ts';
import { noDemographics, ordinaryFindings } from './test-answers.ts';

const db = await testDatabase();
const { origination, orgCode, borrower, staff } = await testOrigination(db);
const { server } = await testApi({
  handlers: new Proxy(
    applicationHandlers({
      origination,
      notifications: createNotifications({ database: db, view: origination.view }),
      isProduction: true,
      whoIsInvited: async () => borrower(),
      contactOf: async () => ({ email: 'ada@homeowner.example', phoneNumber: null }),
      learn: async () => {},
      originatorOf: async () => undefined,
      offerCopies: { send: async () => ({ to: '' }) },
      rescissionCalendarOf: () => specificCalendar,
      copySides: async () => {},
      readReceipt: () => undefined,
      sentPapers: async () => [],
    }) as Handlers,
    { get: (given, key) => Reflect.get(given, key) ?? (() => undefined) },
  ),
  authenticate: async ({ cookies }) => {
    const [held, org, identityUuid] = String(cookies['as'] ?? '').split(' ');
    const isSomebody = held && org && identityUuid;
    const roles = held?.split(',');
    const who = { roles, orgCode: org, identityUuid, sessionId: randomUUID() } as Person;
    // What asks for a second factor is tried over the whole contract elsewhere; here everyone has just given one.
    return { actor: isSomebody ? who : visitor, hasSecondFactor: true, hasFreshFactor: true };
  },
});

const who = borrower();
let uuid = '';
let offerId = '';

beforeAll(async () => {
  const { application } = await origination.start(aStart(who));
  uuid = application.uuid;
  const words = [
    ['documentsDelivered', { documentUuids: [] }],
    ['softCreditReturned', { outcome: 'file' }, { credit: ordinaryFindings.credit }],
    ['propertyValued', { outcome: 'valued', valueCents: 80_000_000, condition: 'GOOD' }],
    ['propertyReportReturned', { ...report }],
  ] as const;
  for (const [event, payload, findings = {}] of words)
    await origination.deliver({ orgCode, uuid, event, payload, by: 'vendor', delivery: event, findings });
  offerId = (await origination.offers(who, uuid)).offerSet?.offers[0]?.id ?? '';
  expect(offerId).not.toBe('');
});

const report = {
  ownership: 'SOLE',
  hasLiensToConfirm: false,
  isTransferRecent: false,
  isApplicantOwner: true,
  isFullTitleNeeded: false,
};
const account = { way: 'typed', routingNumber: '021000021', accountNumber: '1234567890' } as const;
const address = { street1: '14 Elm Street', street2: '', city: 'Oakland', state: 'CA', zip: '94601' };
const chosen = () => ({ offerId, drawCents: 20_000_00, discounts: [], debtsToPay: [] });
const information: CommandBody<'submitInformation'> = {
  ownership: 'SOLE',
  coOwnerNames: [],
  trustName: null,
  maritalStatus: 'UNMARRIED',
  mailingAddress: null,
  purpose: 'HOME_IMPROVEMENT',
};

/** A well-formed body for each: what a screen would send. */
const bodies: { readonly [C in CommandName]: () => CommandBody<C> } = {
  submitSsn: () => ({ ssn: '123456789' }),
  confirmAccountChange: () => ({ code: '12345678' }),
  retryCredit: () => ({}),
  correctAddress: () => ({ address }),
  chooseProperty: () => ({ parcelId: 'parcel-1' }),
  estimateValue: () => ({ valueCents: 50_000_000, condition: 'GOOD' }),
  attestLiens: () => ({
    liens: [{ uuid: 'lien-1', balanceCents: 1, isPaidOff: false }],
    added: [
      {
        holder: 'Bank',
        kind: 'LINE',
        balanceCents: 1,
        limitCents: 2,
        monthlyPaymentCents: 1,
        isPaidOff: false,
      },
    ],
  }),
  acceptWinBack: () => ({ lineCentsMax: 2_000_000, liensToPayOff: [] }),
  refuseCounterOffer: () => ({}),
  declareAssets: () => ({ amountCents: 100 }),
  skipAssets: () => ({}),
  selectOffer: chosen,
  acceptRevisedOffer: chosen,
  submitInformation: () => information,
  answerDemographics: () => noDemographics,
  correctAnswers: () => ({ information }),
  submitApplication: () => ({ consentVersion: '2026-11' }),
  provideIncomeSource: () => ({ source: 'MANUAL_PAYSTUB', documentUuids: ['paystub.pdf'], numDocsRequired: 1 }),
  nameEmployer: () => ({ employerName: 'Riverside School District' }),
  saveDisbursementAccount: () => ({ account }),
  choosePaymentMethod: () => ({ paymentType: 'AUTOPAY', account }),
  confirmAccount: () => ({}),
  nameSmallDeposits: () => ({ amountsCents: [32, 45] }),
  replaceAccount: () => ({ account }),
  submitIdentity: () => ({ documentType: 'US Passport', documentUuids: ['passport.jpg', 'selfie.jpg'] }),
  orderValuation: () => ({ hasAgreedToFee: true, condition: 'GOOD' }),
  payAppraisal: () => ({ account }),
  acceptTerms: () => ({}),
  refuseTerms: () => ({}),
  signNote: () => ({ documentUuids: [] }),
  addSigner: () => ({ firstName: 'Bea', lastName: 'Owner', email: 'bea@example.com', phoneNumber: null }),
  remindSigner: () => ({ signerUuid: randomUUID() }),
  removeSigner: () => ({ signerUuid: randomUUID() }),
  submitSignerIdentity: () => ({ documentUuids: ['passport.jpg'] }),
  refuseToSign: () => ({}),
  meetNotaryInPerson: () => ({ hasAgreedToFee: true as const }),
  meetNotaryOnline: () => ({}),
  reserveNotary: () => ({ startsAt: '2027-01-04T17:00:00.000Z', place: '1 Court St' }),
  cancelNotary: () => ({ startsAt: '2027-01-04T17:00:00.000Z' }),
  rescind: () => ({}),
  withdraw: () => ({}),
  answerCondition: () => ({ conditionUuid: randomUUID(), documentUuids: [] }),
  savePhone: () => ({ phoneNumber: '4155550123' }),
  giveConsent: () => ({ type: 'HARD_CREDIT' }),
};

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string; readonly param?: string };
}

async function send(command: CommandName, body: unknown, as: Person | null = who, to = uuid): Promise<Answer> {
  const response = await server.inject({
    method: 'POST',
    url: `/service-application/api/v2/application/heloc/${to}/${command}`,
    headers: {
      'content-type': 'application/json',
      ...(as && { cookie: `as=${as.roles.join()} ${as.orgCode} ${as.identityUuid}` }),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { requestId: _, ...answer } = response.json() as { requestId?: string };
  return { status: response.statusCode, body: answer as Answer['body'] };
}

/** The row, its history, its numbers and what is queued for it. */
async function everything(): Promise<string> {
  const [row] = await db.owner<{ all: string }[]>`
    select coalesce((select jsonb_agg(a) from app.application a where a.uuid = ${uuid}), '[]')::text
      || (select count(*) from app.application_event e where e.application_uuid = ${uuid})::text
      || (select count(*) from jobs.job where data ->> 'applicationUuid' = ${uuid})::text as all`;
  return row?.all ?? '';
}

/** Where the command means nothing: at the end for those that may be said anywhere. */
function elsewhere(command: CommandName): Status {
  const { event } = commands[command];
  const open = statusNames.find((status) => !isAllowed(status, event) && status === 'HMDA');
  return open ?? statusNames.find((status) => !isAllowed(status, event)) ?? 'CANCELLED';
}

/** As whom it may be sent at all. */
const rightful = (command: CommandName): Person =>
  isGranted(['borrower'], commands[command].who) ? who : { ...who, roles: ['signer'] };

const keysOf = (body: object) => Object.keys(body);

describe.each(commandNames)('%s', (command) => {
  let before = '';
  beforeAll(async () => {
    const to = elsewhere(command);
    const { application } = await origination.view(who, uuid);
    if (application.status !== to)
      await origination.force(staff(), uuid, {
        to,
        reason: 'Commands are tried where they mean nothing.',
        ...(to === 'DECLINED' && { declineReasons: ['CLTV'] as const }),
      });
    before = await everything();
  });

  test('where it means nothing: a conflict that says where the application is', async () => {
    const answer = await send(command, bodies[command](), rightful(command));
    // Anyone who signs nothing here is told that there is nothing; no one is told more.
    expect([404, 409]).toContain(answer.status);
    const namesAnother = ['signerUuid', 'conditionUuid'].some((key) => key in bodies[command]());
    if (rightful(command) === who && !namesAnother)
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await everything()).toBe(before);
  });

  test('by the wrong role, by a visitor, by a stranger and from another organization', async () => {
    const body = bodies[command]();
    const { who: allowed } = commands[command];
    for (const role of ['borrower', 'signer', 'operations', 'originator'] as const) {
      const answer = await send(command, body, person(role, orgCode));
      const expected = isGranted(rolesFor(role), allowed)
        ? { status: 404, code: 'notFound' }
        : { status: 403, code: 'forbidden' };
      expect({ status: answer.status, code: answer.body.code }, role).toEqual(expected);
    }
    expect((await send(command, body, null)).status).toBe(401);
    const rightfulElsewhere = { ...rightful(command), orgCode: 'OTHER_ORG' };
    const [foreign, absent] = [
      await send(command, body, rightfulElsewhere),
      await send(command, body, rightful(command), randomUUID()),
    ];
    expect(foreign).toEqual(absent);
    expect(foreign.status).toBe(404);
    expect(await everything()).toBe(before);
  });

  test('with something missing, something more, or something hostile', async () => {
    const body = bodies[command]() as Record<string, unknown>;
    const as = rightful(command);
    expect(await send(command, { ...body, isAdmin: true }, as)).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    });
    for (const key of keysOf(body)) {
      const { [key]: _, ...rest } = body;
      const missing = await send(command, rest, as);
      expect([404, 409, 422], `without ${key}`).toContain(missing.status);
      for (const [what, hostile] of Object.entries(hostilities)) {
        const answer = await send(command, { ...body, [key]: hostile }, as);
        expect([400, 403, 404, 409, 422], `${what} as ${key}`).toContain(answer.status);
      }
    }
    for (const whole of ['null', '[]', '"text"', '7', '{"a":', '{"__proto__":{"isAdmin":true}}', '']) {
      const answer = await send(command, whole, as);
      expect([400, 404, 409, 422], whole).toContain(answer.status);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(await everything()).toBe(before);
  });
});

const hostilities: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a huge text': 'x'.repeat(20_000),
  'a script': '<script>alert(1)</script>',
  'a query': "'; drop table app.application; --",
  'a null byte': 'a\u0000b',
  'a negative number': -1,
  'a broken number': 1e308,
  'a half cent': 0.5,
  'a list of lists': [[[[]]]],
  'a prototype': { constructor: { prototype: { isAdmin: true } } },
};

describe('what must be there', () => {
  /** Keys that may be left out, because the server has an answer of its own for them. */
  const optional: Partial<Record<CommandName, readonly string[]>> = {
    attestLiens: ['added'],
    acceptWinBack: ['lineCentsMax', 'liensToPayOff'],
    selectOffer: ['discounts', 'debtsToPay'],
    acceptRevisedOffer: ['discounts', 'debtsToPay'],
    correctAnswers: [],
    provideIncomeSource: ['documentUuids', 'numDocsRequired'],
    orderValuation: ['condition'],
    signNote: ['documentUuids'],
    answerCondition: ['documentUuids'],
    answerDemographics: ['otherEthnicity', 'tribe', 'otherAsian', 'otherPacificIslander'],
  };

  test('[CALL-64] every other key of every command is refused by its name when it is missing', async () => {
    for (const command of commandNames) {
      const body = bodies[command]() as Record<string, unknown>;
      for (const key of keysOf(body).filter((each) => !optional[command]?.includes(each))) {
        const { [key]: _, ...rest } = body;
        const answer = await send(command, rest, rightful(command));
        expect(answer, `${command} without ${key}`).toMatchObject({ status: 422, body: { code: 'invalid' } });
      }
    }
  });

  test('a made-up borrower is refused in production, in a corrected name too', async () => {
    const name = { firstName: 'Ada', middleName: '', lastName: 'Frozen2', suffix: '' };
    expect(await send('correctAnswers', { name })).toMatchObject({ status: 422, body: { param: 'name.lastName' } });
  });
});
