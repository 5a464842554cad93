/** What stands beside the conversations of the agents' desk, over HTTP against the whole server. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ChatReport } from '#core/chat/report.ts';
import type { InitChatAnswer } from '#core/contract/chat.ts';
import type { Actor, Person } from '../actor.ts';
import { aStart } from '../lending/origination/test-origination.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';
import { hire } from './test-staff.ts';

const product = await testProduct({ hasWorker: false });
const { accounts, orgCode, db, origination } = product;
const otherOrg = product.brands.organizations.find((code) => code !== orgCode) ?? '';
const players = new Map<string, Actor>();
const { server } = openServer(product, (name) => players.get(name));
const desk = '/service-chat/api/v1/desk';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function send<T>(who: string, method: Method, url: string, payload?: object, headers: object = {}) {
  const answer = await server.inject({
    ...{ method, url, headers: { cookie: `as=${who}`, ...headers } },
    ...(payload && { payload }),
  });
  const isJson = answer.headers['content-type']?.toString().includes('json') === true;
  return { status: answer.statusCode, body: (isJson ? answer.json() : answer.body) as T & { message: string } };
}

async function begin(who = 'no one', more: object = {}, headers: object = {}) {
  const about = { name: 'Vera Visitor', email: 'vera@example.com', chatMode: 'twilio', ...more };
  const url = '/service-csp/external/api/v1/twilio/initWebChat';
  const { status, body } = await send<InitChatAnswer>(who, 'POST', url, about, headers);
  expect(status).toBe(200);
  const uuid = body.conversationSid ?? '';
  return { uuid, at: `${desk}/conversations/${uuid}`, token: body.token };
}

let application = '';
beforeAll(async () => {
  const staff = async (name: string, role: 'supportAgent' | 'compliance' | 'processor', org = orgCode) => {
    const { identityUuid } = await hire({ accounts, db, orgCode: org }, { role, firstName: name });
    players.set(name, { roles: [role], identityUuid, orgCode: org, sessionId: name });
  };
  await staff('amy', 'supportAgent');
  await staff('abe', 'supportAgent');
  await staff('sue', 'compliance');
  await staff('pia', 'processor');
  await staff('far', 'supportAgent', otherOrg);
  for (const name of ['bea', 'bob']) {
    const email = `${name}-${randomUUID()}@homeowner.example`;
    const from = { address: `10.78.0.${name.length}`, userAgent: undefined, isSecure: false };
    const { person } = await accounts.register(
      { orgCode, email, password: 'Plum-tractor-91!', phoneNumber: '4155550123' },
      from,
    );
    players.set(name, person);
  }
  application = (await origination.start(aStart(players.get('bea') as Person))).application.uuid;
});

// Four conversations are as many as one agent has; the next test begins with none.
afterEach(async () => {
  await db.owner`update app.conversation set state = 'ended', ended_at = now(), ended_by = 'agent' where state = 'withAgent'`;
});

describe('the application beside a conversation', () => {
  type Beside = { application: Record<string, unknown> | null; noApplication: string | null };

  test('is shown in summary for someone who is signed in, whichever page they came from, and it is written who looked', async () => {
    const { at } = await begin('bea');
    const { status, body } = await send<Beside>('amy', 'GET', `${at}/beside`);
    expect(status).toBe(200);
    expect(Object.keys(body.application ?? {}).toSorted()).toEqual([
      'brand',
      'conditions',
      'dueAt',
      'homeState',
      'lineCents',
      'loanNumber',
      'next',
      'title',
      'what',
      'when',
      'who',
    ]);
    expect(body).toMatchObject({ application: { homeState: 'CA', lineCents: null }, noApplication: null });
    await send('amy', 'GET', `${at}/beside`);
    await send('abe', 'GET', `${at}/beside`);
    const rows = await db.owner`select by_name, what from app.audit_entry
      where act = 'applicationSummarySeen' and application_uuid = ${application} order by id`;
    expect(rows.map(({ byName }) => byName)).toEqual(['amy Desk', 'abe Desk']);
  });

  test('is not there for a visitor, nor for someone who has none', async () => {
    const visitor = await begin();
    expect((await send('amy', 'GET', `${visitor.at}/beside`)).body).toMatchObject({
      application: null,
      noApplication: 'visitor',
    });
    const bob = await begin('bob');
    expect((await send('amy', 'GET', `${bob.at}/beside`)).body).toMatchObject({
      application: null,
      noApplication: 'none',
    });
  });

  test('[T1] another organization meets nothing, and no one else of the house may ask', async () => {
    const { at } = await begin('bea');
    expect((await send('far', 'GET', `${at}/beside`)).status).toBe(404);
    expect((await send('amy', 'GET', `${desk}/conversations/${randomUUID()}/beside`)).status).toBe(404);
    for (const who of ['pia', 'bea', 'bob']) expect((await send(who, 'GET', `${at}/beside`)).status).toBe(403);
    expect((await send('no one', 'GET', `${at}/beside`)).status).toBe(401);
  });

  test('[T1] an agent never sees their own application there', async () => {
    const amy = players.get('amy') as Person;
    const { email } = (await origination.view(players.get('bea') as Person, application)).application.borrower;
    players.set('kin', { ...amy, known: { emails: [email], phones: [], addresses: [], ssnMark: null } });
    const { at } = await begin('bea');
    expect((await send('kin', 'GET', `${at}/beside`)).body).toMatchObject({ application: null, noApplication: 'none' });
  });
});

describe('prepared answers', () => {
  interface Listed {
    readonly answers: readonly { uuid: string; title: string; isTeams: boolean; version: number }[];
    readonly whyNotTeams: string | null;
  }
  const at = `${desk}/answers`;
  const titles = async (who: string) => (await send<Listed>(who, 'GET', at)).body.answers.map(({ title }) => title);
  const add = (who: string, title: string, isTeams = false, text = 'Hi {name}') =>
    send<Listed>(who, 'POST', at, { title, text, isTeams });

  test('are one’s own or the team’s, and the team’s are kept by those who supervise', async () => {
    expect((await add('amy', 'Mine')).status).toBe(200);
    const refused = await add('amy', 'Ours', true);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('compliance')]);
    expect((await add('sue', 'Ours', true)).status).toBe(200);
    expect([await titles('amy'), await titles('abe'), await titles('far')]).toEqual([['Mine', 'Ours'], ['Ours'], []]);
    const { body } = await send<Listed>('abe', 'GET', at);
    expect(body.whyNotTeams).toContain('compliance');
    const ours = body.answers[0]?.uuid;
    const change = { title: 'Ours too', text: 'Hello', version: 1 };
    expect((await send('abe', 'PUT', `${at}/${ours}`, change)).status).toBe(403);
    expect((await send('abe', 'DELETE', `${at}/${ours}`)).status).toBe(403);
    expect((await send('sue', 'PUT', `${at}/${ours}`, change)).status).toBe(200);
    const late = await send('sue', 'PUT', `${at}/${ours}`, change);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect((await send('sue', 'DELETE', `${at}/${ours}`)).status).toBe(200);
    expect(await titles('abe')).toEqual([]);
  });

  test('[T1] a colleague’s own, another organization’s and an absent one are not there', async () => {
    const { uuid } = (await add('amy', 'Private')).body.answers.find(({ title }) => title === 'Private') ?? {};
    for (const [who, one] of [
      ['abe', uuid],
      ['sue', uuid],
      ['far', uuid],
      ['amy', randomUUID()],
    ] as const)
      for (const [method, body] of [
        ['PUT', { title: 'x', text: 'x', version: 1 }],
        ['DELETE', undefined],
      ] as const)
        expect((await send(who, method, `${at}/${one}`, body)).status, `${who} ${method}`).toBe(404);
    expect(await titles('amy')).toContain('Private');
    expect((await send('pia', 'GET', at)).status).toBe(403);
  });

  test('an unknown placeholder is refused, and one that is still open is not sent', async () => {
    const wrong = await add('amy', 'Wrong', false, 'Hi {nmae}');
    expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringContaining('{nmae}')]);
    const { at: conversation } = await begin();
    await send('amy', 'POST', `${conversation}/actions`, { do: 'claim' });
    const say = (text: string) =>
      send('amy', 'POST', `${conversation}/messages`, { clientKey: randomUUID(), text, attachments: [] });
    const open = await say('It stands like this: {status}');
    expect([open.status, open.body.message]).toEqual([422, expect.stringContaining('{status}')]);
    expect((await say('It stands well.')).status).toBe(200);
    const { body } = await send<{ facts: Record<string, string | null> }>('amy', 'GET', `${conversation}/beside`);
    expect(body.facts).toMatchObject({ name: 'Vera Visitor', agent: 'amy Desk', status: null, nextStep: null });
  });
});

/** As the page does: with what was read. */
async function keepHours(hours: object) {
  const { changedAt } = (await send<{ changedAt: string | null }>('sue', 'GET', `${desk}/hours`)).body;
  return send('sue', 'PUT', `${desk}/hours`, { hours, changedAt });
}

describe('who waits', () => {
  interface Row {
    readonly uuid: string;
    readonly firstWords: string | null;
    readonly language: string | null;
    readonly clock: { kind: string; limitMs: number; usedMs: number } | null;
  }
  const list = async (show: string) =>
    (await send<{ rows: Row[] }>('amy', 'GET', `${desk}/conversations?show=${show}`)).body.rows;
  const write = (uuid: string, token: string | undefined, text: string) =>
    send(
      'no one',
      'POST',
      `/service-chat/external/api/v1/conversations/${uuid}/messages`,
      {
        ...{ clientKey: randomUUID(), text, attachments: [] },
      },
      { 'x-chat-token': token },
    );

  test('is listed with how they began, without secrets, in which language, and by the clock of the first answer', async () => {
    const { uuid, at, token } = await begin('no one', {}, { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' });
    await write(uuid, token, `My SSN is 123-45-6789. ${'Where is my money? '.repeat(8)}`);
    await write(uuid, token, 'Second words');
    const row = (await list('waiting')).find((one) => one.uuid === uuid);
    expect(row).toMatchObject({ language: 'es', clock: { kind: 'first', limitMs: 180_000 } });
    expect(row?.firstWords).toMatch(/^My SSN is \[Social Security number removed\]\. Where.*…$/);
    expect(row?.firstWords?.length).toBeLessThanOrEqual(81);
    await send('amy', 'POST', `${at}/actions`, { do: 'claim' });
    const say = { clientKey: randomUUID(), text: 'On its way', attachments: [] };
    await send('amy', 'POST', `${at}/messages`, say);
    expect((await list('mine')).find((one) => one.uuid === uuid)).toMatchObject({ clock: null, firstWords: null });
    await write(uuid, token, 'And when?');
    expect((await list('mine')).find((one) => one.uuid === uuid)?.clock).toMatchObject({
      kind: 'reply',
      limitMs: 120_000,
    });
  });

  test('those with the least time left come first', async () => {
    const [fresh, old] = [await begin(), await begin()];
    const long = new Date(Date.now() - 20 * 86_400_000);
    await db.owner`update app.conversation set opened_at = ${long}, waiting_since = now() where uuid = ${old.uuid}`;
    const order = (await list('waiting')).map(({ uuid }) => uuid);
    expect(order.indexOf(old.uuid)).toBeLessThan(order.indexOf(fresh.uuid));
  });

  test('is told their place in line, which moves up when someone before them is taken', async () => {
    await db.owner`update app.conversation set state = 'ended', ended_at = now() where state <> 'ended'`;
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    const week = days.map((weekday, at) => ({
      ...{ weekday, weekdayValue: at + 1, isOpen: true, startTime: '00:00', endTime: '23:59' },
    }));
    expect((await keepHours({ week, holidays: [], welcome: 'Hi.' })).status).toBe(200);
    const [one, two] = [await begin(), await begin()];
    const place = async ({ uuid, token }: typeof one) =>
      (
        await send<{ placeInLine: string | null }>(
          ...(['no one', 'GET', `/service-chat/external/api/v1/conversations/${uuid}`] as const),
          ...([undefined, { 'x-chat-token': token }] as const),
        )
      ).body.placeInLine;
    expect([await place(one), await place(two)]).toEqual(['You are next in line.', 'You are number 2 in line.']);
    await send('amy', 'POST', `${one.at}/actions`, { do: 'claim' });
    expect([await place(one), await place(two)]).toEqual([null, 'You are next in line.']);
  });
});

test('hours say who changed them last, and who only reads them learns it too', async () => {
  interface Kept {
    readonly hours: object;
    readonly changedBy: string | null;
    readonly changedAt: string | null;
  }
  const { hours, changedAt } = (await send<Kept>('sue', 'GET', `${desk}/hours`)).body;
  expect((await send<Kept>('sue', 'PUT', `${desk}/hours`, { hours, changedAt })).body.changedBy).toBe('sue Desk');
  const read = (await send<Kept>('amy', 'GET', `${desk}/hours`)).body;
  expect(read).toMatchObject({ changedBy: 'sue Desk', changedAt: expect.any(String), hours });
  expect((await send('far', 'GET', `${desk}/hours`)).body).toMatchObject({ keepsHours: false, changedBy: null });
});

test('of two who change the hours at once, one is told and nothing is written over', async () => {
  interface Kept {
    readonly hours: { readonly welcome: string };
    readonly changedAt: string | null;
  }
  const { hours, changedAt } = (await send<Kept>('sue', 'GET', `${desk}/hours`)).body;
  const keep = (welcome: string) =>
    send<Kept>('sue', 'PUT', `${desk}/hours`, { hours: { ...hours, welcome }, changedAt });
  const answers = await Promise.all([keep('Good morning.'), keep('Good day.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const said = answers.find(({ status }) => status === 200)?.body.hours.welcome;
  expect((await send<Kept>('sue', 'GET', `${desk}/hours`)).body.hours.welcome).toBe(said);
  expect((await keep('Late.')).status).toBe(409);
});

describe('reports', () => {
  const report = (who: string, from: string, to: string) =>
    send<ChatReport>(who, 'GET', `${desk}/report?from=${from}&to=${to}`);

  test('count by the day a conversation began, in open hours, and what the bot answered alone', async () => {
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    const week = days.map((weekday, at) => ({
      ...{ weekday, weekdayValue: at + 1, isOpen: true, startTime: '06:00', endTime: '17:00' },
    }));
    await keepHours({ week, holidays: [], welcome: 'Hi.' });
    /** In Pacific Daylight Time of a June, apart from everything else here. */
    const make = async (opened: string, replied: string | null, ended: string | null, rating: number | null = null) => {
      const { uuid } = await begin();
      const at = (text: string | null) => (text === null ? null : new Date(`${text}-07:00`));
      await db.owner`update app.conversation set opened_at = ${at(opened)}, first_reply_at = ${at(replied)},
        ended_at = ${at(ended)}, state = ${ended === null ? 'waiting' : 'ended'}, survey_rating = ${rating}
        where uuid = ${uuid}`;
    };
    await make('2026-06-02T16:59:00', '2026-06-03T06:01:00', '2026-06-03T06:09:00', 5);
    await make('2026-06-02T23:30:00', '2026-06-03T06:04:00', '2026-06-03T07:00:00', 4);
    await make('2026-06-03T10:00:00', null, null);
    const bots = async (isHandedOver: boolean) => {
      const { uuid, token } = await begin('no one', { chatMode: 'chatbot' });
      const url = `/service-chat/external/api/v1/conversations/${uuid}/messages`;
      const said = { clientKey: randomUUID(), text: 'When are you open?', attachments: [] };
      await send('no one', 'POST', url, said, { 'x-chat-token': token });
      await db.owner`update app.conversation set opened_at = '2026-06-03T12:00:00-07:00',
        handed_over_at = ${isHandedOver ? new Date('2026-06-03T20:00:00Z') : null} where uuid = ${uuid}`;
    };
    await bots(false);
    await bots(true);
    const { status, body } = await report('amy', '2026-06-01', '2026-06-03');
    expect(status).toBe(200);
    expect(body.days.map(({ date, conversations }) => [date, conversations])).toEqual([
      ['2026-06-01', 0],
      ['2026-06-02', 2],
      ['2026-06-03', 3],
    ]);
    expect(body.days[1]).toMatchObject({
      ...{ answered: 2, firstMedianMs: 180_000, firstNinthMs: 228_000, rated: 2, ratingAverage: 4.5 },
      ...{ resolutionMedianMs: 2_100_000, botAnswered: 0 },
    });
    expect(body.days[2]).toMatchObject({ answered: 0, firstMedianMs: null, botAnswered: 2, botAlone: 1 });
    expect(body.total).toMatchObject({ conversations: 5, answered: 2, botAnswered: 2, botAlone: 1 });
    expect((await report('far', '2026-06-01', '2026-06-03')).body.total.conversations).toBe(0);
  });

  test('reach over three months at most, of days that exist, and read them along an index', async () => {
    for (const [from, to, said] of [
      ['2026-01-01', '2026-12-31', 'at most 93 days'],
      ['2026-06-03', '2026-06-01', 'before the last'],
      ['2026-02-31', '2026-03-01', 'Choose a day.'],
    ] as const) {
      const { status, body } = await report('amy', from, to);
      expect([status, body.message]).toEqual([422, expect.stringContaining(said)]);
    }
    expect((await report('pia', '2026-06-01', '2026-06-03')).status).toBe(403);
    const plan = await db.owner.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx`explain select from app.conversation where org_code = ${orgCode}
        and opened_at >= '2026-06-01' and opened_at < '2026-06-04'`;
    });
    expect(JSON.stringify(plan)).toContain('conversation_newest');
  });
});
