import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jane } from '#core/registration/stories/people.ts';
import { PROCESSING_LIMIT_MS } from '#core/registration/submit.ts';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, keepIdentity } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { startData } from '../../testing.tsx';
import { withData, withValues } from './draft.ts';
import { openDraft } from './draft-store.ts';
import { sendRegistration } from './submission.ts';
import { type Answers, away, inTurn, never, refusal, stubServer } from './testing.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const register = 'POST /identity/api/v1/registration/register';
const login = 'POST /identity-broker/customer/api/v3/login';
const identity = 'GET /identity/secure/api/v1/identity';
const alias = 'PUT /identity/secure/api/v1/identity/alias';
const ability = 'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application';
const types = 'GET /service-application/api/v1/application/heloc/consent-types';
const shown = 'GET /service-profile/api/v1/profile/consent-types';
const create = 'POST /service-application/api/v3/application/helocs';
const prompt = (type: string) => `GET /service-comms-prefs/external/api/v1/consent/prompt/${type}`;
const consent = 'POST /service-comms-prefs/secure/api/v1/consent/user';
const status = `GET /service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
const view = `GET /service-application/api/v1/application/heloc/${uuid}`;
const waitList = 'POST /service-wait-list/api/v1/home-equity-loan-plus';
const profile = 'GET /service-profile/api/v1/profile';
const event = 'POST /ft/secure/event';
const report = 'POST /service-errors/external/api/v1/report';
const states = 'GET /service-application/external/api/v2/heloc/states-eligibility';
const zips = 'GET /service-application/external/api/v1/heloc/zip-eligibility';

const token = { token: 'new' };
const signedIn = () => new Response(JSON.stringify(token), { headers: { authorization: 'Bearer new' } });
const application = {
  uuid,
  active: true,
  loanNumber: null,
  isInquiry: false,
  auditFields: { createdDate: '2026-11-15T00:00:00Z' },
  status: {
    checklistStatus: 'CREDIT_NO_MATCH',
    waitingOnFloodCert: false,
    bpo: 'NONE',
    uwDecision: 'SELECT',
    uwSubDecision: 'UNVERIFIED',
    primaryParticipantAcceptComplete: false,
    manualNotary: false,
  },
  property: { state: 'NV' },
  state: { decision: 'SELECT', subDecision: 'UNVERIFIED' },
};

const allIsWell: Answers = {
  [states]: ['NV'],
  [zips]: { excludedZips: [] },
  [register]: signedIn,
  [identity]: { uuid },
  [alias]: null,
  [ability]: { canStartApplication: true, organizationsWithActiveApplication: [] },
  [types]: [{ type: 'SOFT_CREDIT', version: '2026-11' }],
  [create]: { uuid, loanNumber: null, status: 'IN_PROGRESS' },
  [prompt('SMS')]: { uuid: 'prompt-sms', type: 'SMS', version: '1', text: '' },
  [prompt('SMS_TRANSACTIONAL')]: { uuid: 'prompt-transactional', type: 'SMS_TRANSACTIONAL', version: '1', text: '' },
  [consent]: null,
  [status]: { status: 'CREDIT_NO_MATCH' },
  [view]: application,
  [profile]: { uuid },
  [waitList]: null,
  'POST /ft/secure/session': { sessionKey: { uuid, epoch: 1, trackerUuid: uuid } },
  [event]: null,
  [report]: null,
};

let drafts = 0;
function given(change: Partial<Parameters<typeof sendRegistration>[0]> = {}) {
  drafts += 1;
  const store = openDraft(`sending-${drafts}`);
  store.update((draft, nowMs) => withData(draft, jane, nowMs));
  return {
    store,
    data: jane,
    password: 'Abcdefgh1!23',
    start: startData,
    product: 'heloc',
    profileHasPhone: false,
    isNewAuthentication: false,
    pagePattern: '/account/{product}/register-v2/set-password',
    pathname: '/account/heloc/register-v2/set-password',
    search: '',
    ...change,
  } as const;
}

const calls = (asked: readonly { what: string }[]) =>
  asked
    .map(({ what }) => what)
    .filter(
      (what) => ![states, zips, profile, report].includes(what) && !/^POST \/ft\/|\/registration-draft\//.test(what),
    );

beforeAll(async () => {
  servePage();
  // What is loaded on the way is loaded before the clock is ours: a module does not wait for it.
  await Promise.all([import('./place-rules.ts'), import('../../watch.ts')]);
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send(answers: Answers, options = given()) {
  const asked = stubServer({ ...allIsWell, ...answers });
  let endedMs = 0;
  const outcome = sendRegistration(options).finally(() => {
    endedMs = Date.now();
  });
  await vi.runAllTimersAsync();
  return { asked, outcome: await outcome, options, endedMs };
}

describe('the sequence', () => {
  test('of a newcomer has these calls, in this order', async () => {
    const { asked } = await send({});
    expect(calls(asked)).toEqual([
      register,
      identity,
      ability,
      types,
      shown,
      create,
      prompt('SMS'),
      prompt('SMS_TRANSACTIONAL'),
      consent,
      view,
    ]);
  });

  test.each([
    ['[REG-016] the identity is registered before anything is asked of it', register, identity],
    ['[REG-018] the ability to start is asked for after the identity', identity, ability],
    ['[REG-019] the HELOC is created after the ability to start is known', ability, create],
    ['[REG-020] the consents to text messages are saved after the HELOC is created', create, consent],
  ])('%s', async (_, first, second) => {
    const made = calls((await send({})).asked);
    expect(made.filter((what) => what === first || what === second)).toEqual([first, second]);
  });

  test('[REG-022] it ends where the status of the application leads', async () => {
    expect((await send({})).outcome).toEqual({ kind: 'goTo', path: `/account/heloc/${uuid}/credit/social` });
  });

  describe('[CALL-16] what was agreed to is what was shown', () => {
    const formTypes = ['TERM_PRIVACY', 'COMMUNICATION', 'SMS', 'SMS_TRANSACTIONAL'];
    const published = (version: string) => formTypes.map((type) => ({ type, version }));
    /** As the contact step keeps it when someone goes on. */
    const seen = (version: string, promptUuids: object = {}) => {
      const options = given();
      const versions = Object.fromEntries(formTypes.map((type) => [type, version]));
      options.store.update((draft, nowMs) => withValues(draft, { consentsShown: { versions, promptUuids } }, nowMs));
      return options;
    };
    const sent = ({ asked }: Awaited<ReturnType<typeof send>>) => {
      const body = asked.find(({ what }) => what === create)?.body as {
        consentListRequest: { type: string; version?: string }[];
        consentRequests: unknown;
      };
      const told = asked.filter(({ what }) => what === report).map((one) => one.body);
      return { versions: body.consentListRequest.map(({ version }) => version), credit: body.consentRequests, told };
    };

    test('also where a new version was published between showing and sending, which is logged once', async () => {
      const made = sent(
        await send(
          { [shown]: published('2027-02'), [types]: [{ type: 'SOFT_CREDIT', version: '2027-02' }] },
          seen('2026-01'),
        ),
      );
      expect(made.versions).toEqual(['2026-01', '2026-01', '2026-01', '2026-01']);
      // Of the soft inquiry the words stand beside the button, in this page.
      expect(made.credit).toEqual([{ type: 'SOFT_CREDIT', version: '2026-11' }]);
      expect(made.told).toHaveLength(5);
      expect(made.told[0]).toMatchObject({
        title: 'A consent was given to words that have been replaced',
        name: 'SOFT_CREDIT 2026-11',
        message: '2027-02',
      });
    });

    test('and nothing is logged where they are the words of the day, or the versions cannot be had', async () => {
      const current = [{ type: 'SOFT_CREDIT', version: '2026-11' }];
      expect(sent(await send({ [shown]: published('2026-01'), [types]: current }, seen('2026-01'))).told).toEqual([]);
      const without = sent(await send({ [shown]: away, [types]: away }, seen('2026-01')));
      expect([without.versions[0], without.told]).toEqual(['2026-01', []]);
    });

    test('a draft that kept no version says none, and counts as well', async () => {
      const made = sent(await send({ [shown]: published('2026-01') }));
      expect(made.versions).toEqual([undefined, undefined, undefined, undefined]);
    });

    test('of text messages by the prompt that was shown, though another one stands there now', async () => {
      const { asked } = await send({}, seen('2026-01', { SMS: 'prompt-shown' }));
      const { body } = asked.find(({ what }) => what === consent) ?? {};
      expect((body as { consents: object[] }).consents).toMatchObject([
        { consentPromptUuid: 'prompt-shown' },
        { consentPromptUuid: 'prompt-transactional' },
      ]);
    });
  });

  const registered = async () => (await send({})).asked.find(({ what }) => what === register);

  test('[CALL-33] registers email, password and phone with the organization', async () => {
    const call = await registered();
    expect(call?.url).toContain('?organization=SPEC_LENDER');
    expect(call?.body).toEqual({ email: jane.email, password: 'Abcdefgh1!23', phoneNumber: expect.any(String) });
  });

  test('[VAL-028] the phone is sent as ten digits', async () => {
    expect((await registered())?.body).toMatchObject({ phoneNumber: '5551234567' });
  });

  test('[AUTH-12] the new token is tried on the identity, and kept when the identity answers to it', async () => {
    let asWho: string | null = null;
    const check = ({ headers }: RequestInit) => {
      asWho = new Headers(headers).get('authorization');
      return { uuid };
    };
    await send({ [identity]: check });
    expect(asWho).toBe('Bearer new');
    expect(localStorage.getItem('jwt')).toBe('Bearer new');
  });

  test('[CALL-06] creates with the property’s state and every member of the body', async () => {
    const options = given();
    const entry = {
      referrerId: uuid,
      offerCode: 'AB12-CD34',
      clickId: 'click',
      utmParameters: { utm_source: 'mail' },
      affiliate: 'rate-compare',
      abVersion: 'control',
    };
    options.store.update((draft, nowMs) => withValues(draft, { entry }, nowMs));
    const { asked } = await send({}, options);
    const call = asked.find(({ what }) => what === create);
    expect(call?.url).toContain('?state=NV&product=heloc');
    expect(call?.body).toMatchObject({
      consentRequests: [{ type: 'SOFT_CREDIT', version: '2026-11' }],
      income: { incomeCoDeeders: 0, incomePrimary: 85_000, incomeOther: 1_200.5 },
      employmentType: 'FULL_TIME',
      propertyListedForSale: false,
      propertyRequest: jane.propertyAddress,
      profileRequest: { name: jane.name, dateOfBirth: jane.dob, email: jane.email, phoneNumber: '5551234567' },
      referrerId: uuid,
      offerCode: 'AB12-CD34',
      utmParameters: { utm_source: 'mail' },
      affiliate: 'rate-compare',
      abVersion: 'control',
      marketingTools: { clickId: 'click' },
    });
  });

  test('[REG-020] both answers about text messages are saved under their prompts', async () => {
    const { asked } = await send({});
    expect(asked.find(({ what }) => what === consent)?.body).toEqual({
      org: 'SPEC_LENDER',
      source: 'registration',
      productType: 'HELOC',
      phone: '5551234567',
      email: jane.email,
      consents: [
        { consentPromptUuid: 'prompt-sms', optInOut: 'OPT_OUT' },
        { consentPromptUuid: 'prompt-transactional', optInOut: 'OPT_IN' },
      ],
    });
  });

  describe('the start events', () => {
    async function startEvents() {
      // No one waits for these calls, so they may come after the outcome, and those of another test into this one: an
      // application of its own tells them apart.
      const own = crypto.randomUUID();
      const { asked } = await send({
        [create]: { uuid: own, loanNumber: null, status: 'IN_PROGRESS' },
        [view.replace(uuid, own)]: { ...application, uuid: own },
        [status.replace(uuid, own)]: { status: 'CREDIT_NO_MATCH' },
      });
      const heard = () =>
        asked
          .filter(({ what }) => what === event)
          .map(({ body }) => body as Record<string, unknown>)
          .filter(({ applicationUuid }) => applicationUuid === own);
      await vi.waitFor(() => expect(heard()).toHaveLength(2));
      const whats = asked.map(({ what }) => what);
      expect(whats.indexOf(event)).toBeGreaterThan(whats.indexOf(create));
      return heard();
    }

    test('[REG-021] are told after the application is created, once for it', async () => {
      for (const told of await startEvents()) expect(told).toMatchObject({ dedupeProperty: 'applicationUuid' });
    });

    test.each([
      ['[TELE-06] the HELOC began', 0, 'helocStarted'],
      ['[TELE-07] the application began', 1, 'appStarted'],
    ])('%s', async (_, place, name) => {
      expect((await startEvents())[place]).toMatchObject({ event: name });
    });

    test('are told by ids and patterns alone', async () => {
      const told = await startEvents();
      expect(told[0]).toMatchObject({
        pagePath: '/account/{product}/register-v2/set-password',
        productType: 'heloc',
        queryParams: {},
      });
      expect(JSON.stringify(told)).not.toContain(jane.email);
    });
  });

  test('[REG-016] logged in, no identity is registered', async () => {
    localStorage.setItem('jwt', 'Bearer old');
    const made = calls((await send({})).asked);
    expect(made).not.toContain(register);
    expect(made).toContain(ability);
  });

  test('[AUTH-03] someone whom only their identity names registers no second time, and need not sign in first', async () => {
    keepIdentity(uuid);
    const older = calls((await send({})).asked);
    const newer = calls((await send({}, given({ isNewAuthentication: true }))).asked);
    clearToken();
    for (const made of [older, newer]) {
      expect(made).not.toContain(register);
      expect(made).toContain(create);
    }
  });

  test('[REG-017] a phone that the profile lacks is saved, before the ability to start is asked for', async () => {
    localStorage.setItem('jwt', 'Bearer old');
    const { asked } = await send({});
    expect(calls(asked).slice(0, 2)).toEqual([alias, ability]);
    expect(asked.find(({ what }) => what === alias)?.body).toEqual({ type: 'Phone', value: '5551234567' });
  });

  test('[REG-017] a phone that the profile has is not saved again', async () => {
    localStorage.setItem('jwt', 'Bearer old');
    expect(calls((await send({}, given({ profileHasPhone: true }))).asked)).not.toContain(alias);
  });

  test('[REG-015] [Q-10] where we do not lend, the wait list is all there is', async () => {
    const elsewhere = { ...jane, propertyAddress: { ...jane.propertyAddress, state: 'TX', zip: '75001' } };
    const { asked, outcome } = await send({}, given({ data: elsewhere }));
    expect(calls(asked)).toEqual([waitList]);
    expect(asked.find(({ what }) => what === waitList)?.body).toEqual({
      firstName: 'Jane',
      lastName: "O'Neil",
      dob: { day: 31, month: 1, year: 1980 },
      email: jane.email,
      income: 85_000,
      street1: '12 Main St',
      street2: '',
      city: 'Reno',
      state: 'TX',
      zip: '75001',
      consent: true,
    });
    expect(outcome).toEqual({ kind: 'waitListed' });
  });

  test('[REG-004] [Q-12] in the new authentication mode anyone who is not signed in signs in first', async () => {
    const { asked, outcome } = await send({}, given({ isNewAuthentication: true }));
    expect(calls(asked)).toEqual([]);
    expect(outcome).toMatchObject({
      kind: 'goAway',
      path: expect.stringMatching(/^\/auth\/login\?redirectUrl=.*data/),
    });
  });
});

describe('an answer that gets lost', () => {
  test('makes no second application: the same key goes with every try', async () => {
    const lost = inTurn(away, away, () => ({ uuid, loanNumber: null, status: 'IN_PROGRESS' }));
    const { asked, outcome } = await send({ [create]: lost });
    const keys = asked.filter(({ what }) => what === create).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(outcome.kind).toBe('goTo');
  });

  test('keeps its key until someone presses the button again', async () => {
    const options = given();
    const first = await send({ [create]: away }, options);
    expect(first.outcome).toMatchObject({
      kind: 'stay',
      message: expect.stringContaining('Nothing you entered is lost'),
    });
    const second = await send({}, options);
    const keyOf = ({ asked }: typeof first) => asked.find(({ what }) => what === create)?.key;
    expect(keyOf(second)).toBe(keyOf(first));
    expect(calls(second.asked)).not.toContain(register);
  });

  test('makes no second account: the one whose answer was lost is opened by its password', async () => {
    const exists = () => refusal(401, 'unauthenticated', 'An account with this email already exists.');
    const { asked, outcome } = await send({ [register]: inTurn(away, exists), [login]: signedIn });
    expect(calls(asked).slice(0, 4)).toEqual([register, register, login, identity]);
    expect(outcome.kind).toBe('goTo');
  });

  test('[CALL-31] that login says which visit and which application it comes from, and keeps its key', async () => {
    localStorage.setItem('telemetry_trackerUuid', '11111111-0000-4000-8000-000000000000');
    const exists = () => refusal(401, 'unauthenticated', 'An account with this email already exists.');
    let name: string | null = null;
    const answer = ({ headers }: RequestInit) => {
      name = new Headers(headers).get('x-application-name');
      return signedIn();
    };
    const { asked } = await send({ [register]: inTurn(away, exists), [login]: answer });
    const made = asked.find(({ what }) => what === login);
    expect(name).toBe('heloc');
    expect(made?.url).toContain('?telemetryTrackingId=11111111-0000-4000-8000-000000000000');
    expect(made?.key).toBe(asked.find(({ what }) => what === register)?.key);
  });

  test('of someone else’s account is still an account that exists', async () => {
    const exists = () => refusal(401, 'unauthenticated', 'An account with this email already exists.');
    const wrong = () => refusal(401, 'unauthenticated', 'Wrong email or password.');
    const { asked, outcome } = await send({ [register]: inTurn(away, exists), [login]: wrong });
    expect(outcome).toEqual({ kind: 'accountExists' });
    // [ERR-20] The login that failed on the way is logged all the same.
    expect(asked.find(({ what }) => what === report)?.body).toMatchObject({ title: 'Broker login failure' });
  });
});

describe('when something fails', () => {
  const exists = () => refusal(401, 'unauthenticated', 'An account with this email already exists.');
  const unable = { canStartApplication: false, organizationsWithActiveApplication: ['SPEC_LENDER'] };

  test.each([
    ['[ERR-22] [MODAL-02] 401 while registering means', { [register]: exists }],
    ['[ERR-22] not being able to start means', { [ability]: unable }],
  ])('%s that the account exists', async (_, answers) => {
    expect((await send(answers)).outcome).toEqual({ kind: 'accountExists' });
  });

  test('[REG-018] who cannot start has no application created', async () => {
    expect(calls((await send({ [ability]: unable })).asked)).not.toContain(create);
  });

  test('[ERR-23] where loans are not offered one stays on the page', async () => {
    const message = 'We do not currently offer loans in Nevada.';
    const { outcome } = await send({ [create]: () => refusal(422, 'invalid', message) });
    expect(outcome).toMatchObject({ kind: 'stay', message });
  });

  test.each([register, create])('[ERR-30] a 500 of %s is logged, and leads to the dashboard', async (call) => {
    const { asked, outcome } = await send({ [call]: () => refusal(500, 'internal', 'Something unexpected happened') });
    expect(outcome).toEqual({ kind: 'goAway', path: '/dashboard' });
    expect(asked.filter(({ what }) => what === report)).toHaveLength(1);
  });

  test('[ERR-24] without a password nothing is sent', async () => {
    const { asked, outcome } = await send({}, given({ password: '' }));
    expect(calls(asked)).toEqual([]);
    expect(outcome).toEqual({ kind: 'goAway', path: '/dashboard' });
    expect(asked.find(({ what }) => what === report)?.body).toMatchObject({
      message: 'error register missing email, phoneNumber, or password',
    });
  });

  test('a field the server refuses is named to the form', async () => {
    const breached = () => refusal(422, 'invalid', 'This password is known from a breach.', 'password');
    expect((await send({ [register]: breached })).outcome).toEqual({
      kind: 'stay',
      message: 'This password is known from a breach.',
      param: 'password',
    });
  });

  test('[AUTH-12] a token the identity does not answer to is not kept', async () => {
    await send({ [identity]: () => refusal(403, 'forbidden', 'No') });
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  test('what cannot be saved beside an application does not hold it up', async () => {
    const { outcome } = await send({ [consent]: () => refusal(500, 'internal', 'No') });
    expect(outcome.kind).toBe('goTo');
  });
});

describe('waiting', () => {
  test('[MODAL-07] [Q-11] after 30000 ms the status decides where one goes', async () => {
    const began = Date.now();
    const waiting = { ...application, status: { ...application.status, checklistStatus: 'IN_PROGRESS' } };
    const { outcome, endedMs } = await send({ [status]: { status: 'IN_PROGRESS' }, [view]: waiting });
    expect(outcome).toEqual({ kind: 'goTo', path: `/account/heloc/${uuid}/error/timeout` });
    expect(endedMs - began).toBe(PROCESSING_LIMIT_MS);
  });

  test('[MODAL-07] with nothing made yet one stays, and nothing is lost', async () => {
    const { outcome } = await send({ [register]: never });
    expect(outcome.kind).toBe('stay');
  });
});
