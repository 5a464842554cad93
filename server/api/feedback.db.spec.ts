import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { createSupport } from '../insights/index.ts';
import { createOutbox } from '../messages/index.ts';
import { createFeedbackInbox } from '../office/feedback/index.ts';
import { registered, testAccounts } from '../people/accounts/test-accounts.ts';
import { testDatabase } from '../store/test-database.ts';
import { feedbackHandlers } from './feedback.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const { accounts, vault, clock, pass } = testAccounts(db);
const ann = await registered(accounts);
const bob = await registered(accounts);
const birch = await registered(accounts, undefined, 'ORG_B');
const hired = async (orgCode: string): Promise<Person> => {
  const name = { firstName: 'Sue', middleName: '', lastName: 'Port', suffix: '' } as const;
  const email = `${randomUUID()}@staff.example`;
  const { identityUuid } = await accounts.people.invite({ orgCode, email, roles: ['supportAgent'], name });
  return { orgCode, identityUuid, roles: ['supportAgent'], sessionId: randomUUID() };
};
const [sue, una, other] = [await hired('ORG_A'), await hired('ORG_A'), await hired('ORG_B')];
const owners = new Map<string, string>();
const now = () => clock.at;
const outbox = createOutbox(db, now);
const support = createSupport({
  ...{ database: db, canonicalOf: (code) => code, now, isMainBrand: () => true },
  viewOf: async (person, uuid) => {
    if (owners.get(uuid) !== person.identityUuid) throw new Failure('notFound');
    return { application: { product: 'heloc' } };
  },
  flags: { experiments: () => [], sidesFor: () => [] },
});
const lenderOf = () => ({ name: 'Aspen Lending' });
const feedbackInbox = createFeedbackInbox({ database: db, marking: vault, outbox, lenderOf, now });
let actor: Person = ann.person;
const { server, logged } = apiWith(feedbackHandlers({ support, feedbackInbox }), {
  authenticate: async () => ({ actor, hasSecondFactor: true, hasFreshFactor: true }),
  countCall: async () => ({ allowed: true, retryAfterS: 0 }),
});
const send = (as: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  actor = as;
  return server.inject({ method, url, ...(payload && { payload }) });
};

const desk = '/service-console/api/v1/feedback';
const consent = '/service-profile/api/v1/feedback/marketing-consent';
const survey = '/service-profile/api/v1/feedback/leave-survey';

/** Past the limit of the call, which an hour has few of. */
async function say(who: Person, message: string, marketingConsent = true): Promise<void> {
  pass(1000);
  const said = { message, topic: 'IMPROVE', marketingConsent, pathname: '/dashboard', productType: 'HELOC' } as const;
  await support.ownRecords.tellCeo(who, said);
}
const list = async (query = '', as = sue) => (await send(as, 'GET', `${desk}?${query}`)).json();
const messages = async (query = '', as = sue) =>
  (await list(query, as)).items.map(({ message }: { message: string }) => message);
const newest = async (as = sue) => (await list('', as)).items[0];

beforeEach(async () => {
  for (const table of ['said_act', 'said_handling', 'consent_withdrawal', 'feedback', 'leave_survey', 'message'])
    await db.owner`delete from ${db.owner(`app.${table}`)}`;
});

describe('why people leave', () => {
  const left = (person: Person, change: object = {}) => {
    const applicationUuid = randomUUID();
    owners.set(applicationUuid, person.identityUuid);
    return {
      applicationUuid,
      screen: 'identity',
      leaving: 'logout',
      reason: 'NEED_PAPERS',
      comment: ' At home. ',
      ...change,
    };
  };

  test('[SURVEY-03] the answer is kept with its screen, and lies in the inbox', async () => {
    const body = left(ann.person);
    expect((await send(ann.person, 'POST', survey, body)).statusCode).toBe(204);
    expect(await newest()).toMatchObject({
      kind: 'leaveSurvey',
      topic: 'NEED_PAPERS',
      message: 'At home.',
      place: 'identity',
      consent: null,
      status: 'new',
      applicationUuid: body.applicationUuid,
    });
    expect(logged.join()).not.toContain('At home');
  });

  test('about another’s application, or none, answers alike and keeps nothing', async () => {
    for (const applicationUuid of [left(bob.person).applicationUuid, randomUUID()])
      expect((await send(ann.person, 'POST', survey, left(ann.person, { applicationUuid }))).statusCode).toBe(404);
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['reason', 'BORED'],
    ['screen', 'liens/else'],
    ['leaving', 'home'],
    ['comment', 'x'.repeat(501)],
    ['rating', 5],
  ])('a wrong %s is refused by name', async (param, value) => {
    const answer = await send(ann.person, 'POST', survey, left(ann.person, { [param]: value }));
    expect([answer.statusCode, answer.json().param]).toEqual([422, param]);
  });
});

describe('the inbox', () => {
  test('has what was said to one’s own organization, the newest first, and no one else reads it', async () => {
    await say(ann.person, 'The first of mine.');
    await say(bob.person, 'And one of Bob.');
    await say(birch.person, 'To the other lender.');
    expect(await messages()).toEqual(['And one of Bob.', 'The first of mine.']);
    expect(await messages('', other)).toEqual(['To the other lender.']);
    const { uuid } = await newest(other);
    for (const id of [uuid, randomUUID(), 'nonsense']) {
      expect((await send(sue, 'GET', `${desk}/${id}`)).statusCode).toBe(404);
      expect((await send(sue, 'PATCH', `${desk}/${id}`, { status: 'closed' })).statusCode).toBe(404);
      expect((await send(sue, 'POST', `${desk}/${id}/reply`, { message: 'Hello.' })).statusCode).toBe(404);
      expect((await send(sue, 'POST', `${desk}/${id}/withdraw-consent`, { why: 'By phone.' })).statusCode).toBe(404);
    }
    for (const role of ['processor', 'notary', 'partnerAdmin'] as const)
      expect((await send({ ...sue, roles: [role] }, 'GET', desk)).statusCode).toBe(403);
  });

  test('is filtered by kind, status, owner, consent and words, and a sign of a pattern is only a sign', async () => {
    await say(ann.person, 'Lovely 100% service');
    await say(bob.person, 'Slow slow slow', false);
    const { uuid } = await newest();
    expect((await send(sue, 'PATCH', `${desk}/${uuid}`, { status: 'inProgress', owner: 'me' })).statusCode).toBe(204);
    expect(await messages('status=inProgress')).toEqual(['Slow slow slow']);
    expect(await messages('status=new')).toEqual(['Lovely 100% service']);
    expect(await messages('owner=mine')).toEqual(['Slow slow slow']);
    expect(await messages('owner=mine', una)).toEqual([]);
    expect(await messages('owner=none')).toEqual(['Lovely 100% service']);
    expect(await messages('consent=given')).toEqual(['Lovely 100% service']);
    expect(await messages('consent=refused')).toEqual(['Slow slow slow']);
    expect(await messages('kind=leaveSurvey')).toEqual([]);
    expect(await messages('search=100%25')).toEqual(['Lovely 100% service']);
    expect(await messages('search=___')).toEqual([]);
    expect(await messages(`search=${encodeURIComponent(bob.who.email)}`)).toEqual(['Slow slow slow']);
    expect((await send(sue, 'GET', `${desk}?status=lost`)).statusCode).toBe(422);
  });

  test('comes a page at a time, without a gap and without a double', async () => {
    for (let place = 0; place < 53; place += 1)
      await say(ann.person, `Number ${String(place).padStart(3, '0')} of them`);
    const first = await list();
    const second = await list(`after=${encodeURIComponent(first.next)}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 3, null]);
    const all = [...first.items, ...second.items].map(({ uuid }: { uuid: string }) => uuid);
    expect(new Set(all).size).toBe(53);
  });

  test('what staff do about something stays written, and the one who takes it over is named', async () => {
    await say(ann.person, 'Please call me back.');
    const { uuid } = await newest();
    await send(sue, 'PATCH', `${desk}/${uuid}`, { owner: 'me', status: 'inProgress' });
    await send(una, 'PATCH', `${desk}/${uuid}`, { owner: 'me' });
    await send(una, 'PATCH', `${desk}/${uuid}`, { owner: 'me' });
    const read = (await send(sue, 'GET', `${desk}/${uuid}`)).json();
    expect(read.owner).toEqual({ name: 'Sue Port', isMe: false });
    expect(read.acts.map(({ act, detail }: { act: string; detail: string }) => [act, detail])).toEqual([
      ['status', 'inProgress'],
      ['owner', 'me'],
      ['owner', 'me'],
    ]);
    expect((await send(sue, 'PATCH', `${desk}/${uuid}`, {})).statusCode).toBe(422);
  });

  test('a reply is an email of the one outbox, to the person who wrote, and is kept with what they said', async () => {
    await say(ann.person, 'Please call me back.');
    const { uuid } = await newest();
    expect((await send(sue, 'POST', `${desk}/${uuid}/reply`, { message: 'We call tomorrow.' })).statusCode).toBe(204);
    const waiting = await db.owner`select kind, recipient, details from app.message where kind = 'feedbackReply'`;
    expect(waiting).toMatchObject([
      { recipient: ann.who.email, details: { subject: 'Your message to Aspen Lending' } },
    ]);
    expect(waiting[0]?.['details'].words).toContain('We call tomorrow.');
    expect(waiting[0]?.['details'].words).toContain('Please call me back.');
    const read = (await send(sue, 'GET', `${desk}/${uuid}`)).json();
    expect([read.status, read.owner.isMe, read.acts.at(-1).detail]).toEqual(['answered', true, 'We call tomorrow.']);
    expect((await send(sue, 'POST', `${desk}/${uuid}/reply`, { message: '  ' })).json().message).toBe(
      'Please write a reply',
    );
    expect(logged.join()).not.toContain('tomorrow');
  });

  test('a reply sent again is one email and one line; a corrected one under its key is refused, not lost', async () => {
    await say(ann.person, 'Please call me back.');
    const { uuid } = await newest();
    const headers = { 'idempotency-key': randomUUID() };
    const write = async (message: string, as = sue) => {
      actor = as;
      const url = `${desk}/${uuid}/reply`;
      return (await server.inject({ method: 'POST', url, payload: { message }, headers })).statusCode;
    };
    const count = async () => [
      (await db.owner`select from app.message where kind = 'feedbackReply'`).length,
      (await db.owner`select from app.said_act where act = 'reply'`).length,
    ];
    expect([await write('We call tomorrow.'), await write('We call tomorrow.')]).toEqual([204, 204]);
    expect(await count()).toEqual([1, 1]);
    expect(await write('We call on Friday.')).toBe(422);
    expect(await count()).toEqual([1, 1]);
    expect(await write('We call tomorrow.', una)).toBe(204);
    expect(await count()).toEqual([2, 2]);
  });

  test('is taken away as a file without formulas, and who took it is written down', async () => {
    await say(ann.person, '=HYPERLINK("http://evil.example","x")');
    const answer = await send(sue, 'GET', `${desk}/export?consent=given`);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('feedback.csv');
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(answer.body).toContain(ann.who.email);
    const audit = await db.owner`select what, by_identity from app.audit_entry where act = 'feedbackExported'`;
    expect(audit).toEqual([{ what: '1', byIdentity: sue.identityUuid }]);
  });
});

describe('the use of someone’s words in marketing', () => {
  const givenAt = async (who: Person) => (await send(who, 'GET', consent)).json().givenAt;

  test('is withdrawn by the person for all they wrote before, and another yes is another', async () => {
    await say(ann.person, 'You may print this.');
    await say(bob.person, 'And this one too.');
    expect(Date.parse(await givenAt(ann.person))).toBe(clock.at.getTime() - 1000);
    pass(1000);
    for (const _ of [1, 2]) expect((await send(ann.person, 'DELETE', consent)).statusCode).toBe(204);
    expect(await givenAt(ann.person)).toBeNull();
    expect(await messages('consent=withdrawn')).toEqual(['You may print this.']);
    expect(await messages('consent=given')).toEqual(['And this one too.']);
    await say(ann.person, 'Now you may again.');
    expect(await messages('consent=given')).toEqual(['Now you may again.', 'And this one too.']);
    const { uuid } = (await list('consent=withdrawn')).items[0];
    expect((await send(sue, 'GET', `${desk}/${uuid}`)).json().withdrawals).toMatchObject([
      { isByPerson: true, why: 'In their settings.' },
    ]);
  });

  test('is withdrawn by staff who say how it was asked for, once', async () => {
    await say(ann.person, 'You may print this.');
    const { uuid } = await newest();
    const withdraw = (why: string) => send(sue, 'POST', `${desk}/${uuid}/withdraw-consent`, { why });
    expect((await withdraw('')).statusCode).toBe(422);
    pass(1000);
    expect((await withdraw('By phone on Monday.')).statusCode).toBe(204);
    expect((await withdraw('Once more.')).statusCode).toBe(409);
    const read = (await send(sue, 'GET', `${desk}/${uuid}`)).json();
    expect([read.consent, read.withdrawals]).toMatchObject([
      'withdrawn',
      [{ isByPerson: false, by: 'Sue Port', why: 'By phone on Monday.' }],
    ]);
    expect(await givenAt(ann.person)).toBeNull();
  });

  test('that was never given has nothing to withdraw', async () => {
    await say(ann.person, 'Please do not print it.', false);
    const { uuid } = await newest();
    const answer = await send(sue, 'POST', `${desk}/${uuid}/withdraw-consent`, { why: 'By phone.' });
    expect(answer.statusCode).toBe(409);
    expect((await send(ann.person, 'DELETE', consent)).statusCode).toBe(204);
    expect(await db.owner`select 1 from app.consent_withdrawal`).toHaveLength(0);
  });
});

test('a reply that could not be sent is shown, to its organization alone, and is tried again', async () => {
  await say(ann.person, 'Please call me');
  const { uuid } = await newest();
  const retry = (as: Person, id: string = uuid) => send(as, 'POST', `${desk}/${id}/reply/retry`);
  await send(sue, 'POST', `${desk}/${uuid}/reply`, { message: 'We call tomorrow.' });
  expect((await retry(sue)).json().message).toContain('No reply is stuck');
  await db.owner`update app.message set given_up_at = now(), tries = 9 where kind = 'feedbackReply' and key like ${`feedback ${uuid} %`}`;
  expect((await newest()).replyFailedAt).toEqual(expect.any(String));
  expect((await send(sue, 'GET', `${desk}/${uuid}`)).json().replyFailedAt).toEqual(expect.any(String));
  expect([(await retry(other)).statusCode, (await retry(sue, randomUUID())).statusCode]).toEqual([404, 404]);
  expect((await retry(sue)).statusCode).toBe(204);
  const [row] = await db.owner`select given_up_at, tries from app.message where key like ${`feedback ${uuid} %`}`;
  expect(row).toMatchObject({ givenUpAt: null, tries: 0 });
  expect((await newest()).replyFailedAt).toBeNull();
});
