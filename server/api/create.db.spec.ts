import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specificCalendar } from '#core/calendar/business-days.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { buildCreateApplication } from '#core/registration/create-application.ts';
import { readEntry } from '#core/registration/entry.ts';
import { bodyWith, boundaries } from '#core/registration/stories/boundaries.ts';
import { jane } from '#core/registration/stories/people.ts';
import type { Person } from '../actor.ts';
import { person, testOrigination } from '../lending/origination/test-origination.ts';
import { createNotifications } from '../messages/index.ts';
import type { ProfileFacts } from '../people/accounts/index.ts';
import { testDatabase } from '../store/test-database.ts';
import { applicationHandlers } from './application.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const { origination, orgCode } = await testOrigination(db);
let actor: Person = person('borrower', orgCode);
const learned: ProfileFacts[] = [];
const { server } = apiWith(
  applicationHandlers({
    origination,
    notifications: createNotifications({ database: db, view: origination.view }),
    isProduction: false,
    whoIsInvited: async () => person('signer', orgCode),
    contactOf: async () => ({ email: jane.email, phoneNumber: '5551234567' }),
    learn: async (_, said) => void learned.push(said),
    sentPapers: async () => [],
    originatorOf: async () => undefined,
    offerCopies: { send: async () => ({ to: '' }) },
    rescissionCalendarOf: () => specificCalendar,
    copySides: async () => {},
    readReceipt: () => undefined,
  }),
  { authenticate: async () => ({ actor }), countCall: async () => ({ allowed: true, retryAfterS: 0 }) },
);

const plain = { entry: readEntry([]), softCreditVersion: '1' };
const body = buildCreateApplication(jane, plain, { areDigitsAllowed: true }) ?? {};
const PATH = '/service-application/api/v3/application/helocs';
const send = (payload: object, state = 'NV') =>
  server.inject({ method: 'POST', url: `${PATH}?state=${state}&product=heloc`, payload });
/** Everyone may have one application, so everyone is someone new. */
const create = (payload: object, state?: string) => {
  actor = person('borrower', orgCode);
  return send(payload, state);
};

describe('the create call holds the form’s rules by itself', () => {
  test('[CALL-03] the consents to credit inquiries are told with their versions, to anyone who is signed in', async () => {
    const url = '/service-application/api/v1/application/heloc/consent-types';
    const { statusCode, json } = await server.inject({ url });
    expect([statusCode, json()]).toEqual([
      200,
      Object.entries(creditConsentVersions).map(([type, version]) => ({ type, version })),
    ]);
  });

  test('[CALL-05] answers the new application’s id', async () => {
    const response = await create(body);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const again = await send(body);
    expect([again.statusCode, again.json().message]).toEqual([409, 'Active application already exists']);
  });

  test('[CALL-16] what was agreed to on the form is kept with the version that was shown, also one that is not today’s, and its day; what was not agreed to is not', async () => {
    const consentListRequest = [
      { type: 'TERM_PRIVACY', consented: true, version: '7' },
      { type: 'COMMUNICATION', consented: true, version: '8' },
      { type: 'SMS', consented: false, version: '9' },
    ];
    const { uuid } = (await create({ ...body, consentListRequest })).json();
    const { application } = await origination.view(actor as Person, uuid);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(application.consents).toEqual([
      { type: 'SOFT_CREDIT', version: '1', at },
      { type: 'TERM_PRIVACY', version: '7', at },
      { type: 'COMMUNICATION', version: '8', at },
    ]);
  });

  test.each(['TERM_PRIVACY', 'COMMUNICATION'])('without %s there is no application', async (type) => {
    const consentListRequest = [{ type, consented: false }];
    const response = await create({ ...body, consentListRequest });
    expect([response.statusCode, response.json().message]).toEqual([422, 'Required']);
  });

  test('what the form says of the person is kept for their next one; what was refused is not', async () => {
    learned.length = 0;
    expect((await create(bodyWith(body, 'profileRequest.name.firstName', ''))).statusCode).toBe(422);
    expect(learned).toEqual([]);
    await create(body);
    const { street1, street2, city, state, zip } = jane.propertyAddress;
    expect(learned).toEqual([
      {
        name: expect.objectContaining({ firstName: jane.name.firstName, lastName: jane.name.lastName }),
        dob: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        mobile: expect.stringMatching(/^\d{10}$/),
        addresses: [expect.objectContaining({ type: 'HOME', street1, street2, city, state, zip })],
      },
    ]);
  });

  test.each(boundaries.map(({ rule, path, value, message }) => [rule, path, value, message] as const))(
    '%s %s = %j: %s',
    async (_, path, value, message) => {
      const response = await create(bodyWith(body, path, value));
      const { param, message: said } = response.json();
      if (message === undefined) expect(response.statusCode).toBe(200);
      else expect([response.statusCode, param, said]).toEqual([422, path, message]);
    },
  );

  test('[CALL-18] who has one cannot start another', async () => {
    const ability = '/service-search/api/v1/profiles/actions/verify-ability-to-start-application';
    actor = person('borrower', orgCode);
    const before = await server.inject(ability);
    expect(before.json()).toEqual({ canStartApplication: true, organizationsWithActiveApplication: [] });
    await send(body);
    const after = await server.inject(ability);
    expect(after.json()).toEqual({ canStartApplication: false, organizationsWithActiveApplication: [orgCode] });
  });

  test('[CALL-19] its owner reads its status, and no one else does', async () => {
    actor = person('borrower', orgCode);
    const { uuid, status } = (await send(body)).json();
    const path = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
    expect((await server.inject(path)).json()).toEqual({ status });
    actor = person('borrower', orgCode);
    expect((await server.inject(path)).statusCode).toBe(404);
  });

  test('the state of the query must be the property’s', async () => {
    expect((await create(body, 'CA')).json()).toMatchObject({ param: 'state' });
  });
});

describe('ages, to the day', () => {
  const today = new Date();
  const declined = async (years: number, daysLater: number, state = 'NV') => {
    const born = new Date(
      Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + daysLater),
    );
    const dateOfBirth = { day: born.getUTCDate(), month: born.getUTCMonth() + 1, year: born.getUTCFullYear() };
    const property = bodyWith(body, 'propertyRequest.state', state);
    const response = await create(bodyWith(property, 'profileRequest.dateOfBirth', dateOfBirth), state);
    return response.json().status === 'DECLINED';
  };

  // Two days of slack: the law's today is the property's, not ours.
  test.each([
    ['[VAL-004] 17 years and 363 days', 18, 2, 'NV', true],
    ['[VAL-004] 18 years', 18, -2, 'NV', false],
    ['[VAL-005] [Q-17] 18 years and 363 days in Alabama', 19, 2, 'AL', true],
    ['[VAL-005] [Q-17] 19 years in Alabama', 19, -2, 'AL', false],
  ])('%s', async (_, years, daysLater, state, isDeclined) => {
    expect(await declined(years, daysLater, state)).toBe(isDeclined);
  });

  test.each([
    ['[VAL-002]', { day: 30, month: 2, year: 1980 }],
    ['[VAL-003]', { day: 31, month: 12, year: 1899 }],
    ['[VAL-002]', { day: 1.5, month: 1, year: 1980 }],
  ])('%s %j is no date of birth', async (_, dateOfBirth) => {
    const response = await create(bodyWith(body, 'profileRequest.dateOfBirth', dateOfBirth));
    expect(response.statusCode).toBe(422);
  });
});

/** `FULL=1` tries ten thousand. */
const runs = process.env['FULL'] ? 10_000 : 500;

test(`${runs} generated bodies: none breaks the server, none is taken that the rules refuse`, async () => {
  const paths = [...new Set(boundaries.map(({ path }) => path)), 'profileRequest', 'income', 'propertyRequest'];
  const odd = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constantFrom(...boundaries).map(({ value }) => value),
  );
  const bent = fc
    .array(fc.tuple(fc.constantFrom(...paths), odd), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((made, [path, value]) => tryWith(made, path, value), body as object));
  const stranger = fc.dictionary(fc.string(), fc.anything()).map((extra) => ({ ...body, ...extra }));
  const anything = fc.oneof({ weight: 6, arbitrary: bent }, stranger, fc.object());
  await fc.assert(
    fc.asyncProperty(anything, async (given) => {
      const payload = asJson(given);
      if (payload === undefined) return;
      const response = await create(payload);
      expect([200, 400, 422]).toContain(response.statusCode);
      if (response.statusCode !== 200) expect(response.json()).toMatchObject({ code: expect.any(String) });
    }),
    { numRuns: runs },
  );
}, 600_000);

function tryWith(made: object, path: string, value: unknown): object {
  try {
    return bodyWith(made, path, value);
  } catch {
    return made;
  }
}

/** As it would arrive: what JSON cannot say is not sent. */
function asJson(given: unknown): object | undefined {
  try {
    const text = JSON.stringify(given, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
