/** The chat over HTTP against the whole server: both sides of a conversation, and everyone who has no part in it. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messageCharsMax } from '#core/chat/message.ts';
import type { InitChatAnswer } from '#core/contract/chat.ts';
import type { Actor, Person } from '../actor.ts';
import { aPdf } from '../lending/uploads/test-files.ts';
import { withChatsToTidy } from '../store/chat-desk.ts';
import type { Queryable } from '../store/database.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';
import { hire } from './test-staff.ts';
import { startOf } from './test-start.ts';
import { wholeProduct } from './test-whole.ts';

let settings: Record<string, unknown> = {};
const product = await testProduct({ hasWorker: false, flagSettings: () => settings });
const { accounts, orgCode, conversations, sender, db } = product;
const otherOrg = product.brands.organizations.find((code) => code !== orgCode) ?? '';
const players = new Map<string, Actor>();
const { server } = openServer(product, (name) => players.get(name));

const own = '/service-chat/external/api/v1/conversations';
const desk = '/service-chat/api/v1/desk';
const csp = '/service-csp/external/api/v1/twilio';
const bot = '/service-chat-chatbot/external/api/v1/message';
const customer = '/service-csp/customer/secure/api/v1/webchat';

interface As {
  readonly who?: string;
  readonly token?: string | undefined;
  readonly org?: string;
}
async function send<T>(as: As, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = {
    cookie: `as=${as.who ?? 'no one'}`,
    ...(as.token && { 'x-chat-token': as.token }),
    ...(as.org && { 'x-org': as.org }),
  };
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
  const isJson = answer.headers['content-type']?.toString().includes('json') === true;
  return {
    status: answer.statusCode,
    body: (isJson ? answer.json() : answer.body) as T & { message: string },
    headers: answer.headers,
  };
}

const about = { name: 'Vera Visitor', email: 'vera@example.com', chatMode: 'twilio' } as const;
const said = (text: string, clientKey: string = randomUUID()) => ({ clientKey, text });

/** A conversation that a visitor began. */
async function begin(as: As = {}, more: object = {}) {
  const { status, body } = await send<InitChatAnswer>(as, 'POST', `${csp}/initWebChat`, { ...about, ...more });
  expect(status).toBe(200);
  const uuid = body.conversationSid ?? '';
  return {
    uuid,
    path: `${own}/${uuid}`,
    at: `${desk}/conversations/${uuid}`,
    me: { ...as, token: body.token },
    answer: body,
  };
}
const act = (who: string, at: string, action: object) =>
  send<{ state: string }>({ who }, 'POST', `${at}/actions`, action);

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
    const from = { address: `10.77.0.${name.length}`, userAgent: undefined, isSecure: false };
    const { person } = await accounts.register(
      { orgCode, email, password: 'Plum-tractor-91!', phoneNumber: '4155550123' },
      from,
    );
    players.set(name, person);
  }
});

// Four conversations are as many as one agent has; the next test begins with none.
afterEach(async () => {
  await db.owner`update app.conversation set state = 'ended', ended_at = now(), ended_by = 'agent' where state = 'withAgent'`;
});

describe('hours', () => {
  const closed = (weekdayValue: number, weekday: string) => ({
    weekday,
    weekdayValue,
    isOpen: false,
    startTime: '',
    endTime: '',
  });
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const open = days.map((weekday, at) => ({
    weekday,
    weekdayValue: at + 1,
    isOpen: true,
    startTime: '00:00',
    endTime: '23:59',
  }));
  const keep = async (who: string, hours: object) => {
    const { changedAt } = (await send<{ changedAt: string | null }>({ who }, 'GET', `${desk}/hours`)).body;
    return send<{ keepsHours: boolean }>({ who }, 'PUT', `${desk}/hours`, { hours, changedAt });
  };
  const never = { week: days.map((day, at) => closed(at + 1, day)), holidays: [], welcome: 'We are away.' };
  const always = { week: open, holidays: [], welcome: 'Hi there.' };
  const hours = '/service-operating-hours/external/api/v1/hours/OPS_CHAT';

  // What follows is in open hours.
  afterAll(async () => void (await keep('sue', always)));

  test('[CALL-39] the open status is the one that the desk keeps', async () => {
    const status = async () => (await send<{ isOpen: boolean }>({}, 'GET', `${hours}/openStatus`)).body;
    expect((await keep('sue', never)).status).toBe(200);
    expect(await status()).toEqual({ isOpen: false });
    expect((await keep('sue', always)).body).toMatchObject({ keepsHours: true });
    expect(await status()).toEqual({ isOpen: true });
  });

  test('are kept by who may, and by no other agent', async () => {
    expect((await keep('amy', never)).status).toBe(403);
  });

  test.each([
    ['outside of hours', false, never],
    ['in hours', true, always],
  ])('[CHAT-05] %s a conversation says that an agent may answer: %s', async (_, isOpen, kept) => {
    await keep('sue', kept);
    const { me, path } = await begin({}, { chatMode: 'twilio' });
    expect((await send(me, 'GET', path)).body).toMatchObject({ mode: 'twilio', isOpen });
  });

  test('[CALL-40] the week is the one that the desk of the main organization keeps', async () => {
    await keep('sue', always);
    const week = await send<{ weekdays: unknown[]; welcome: string }>(
      { org: otherOrg },
      'GET',
      `${hours}/week?display=true`,
    );
    expect(week.body.weekdays).toEqual(open);
    expect(week.body.welcome).not.toBe('Hi there.');
  });
});

describe('a conversation', () => {
  const contactOf = ({ answer }: Awaited<ReturnType<typeof begin>>) =>
    send<{ contactId: string | null }>({}, 'POST', `${csp}/web-chat-info`, {
      omniProxyChannelId: answer.omniProxyChannelId,
    });
  /** One that an agent took and ended. */
  async function beginAndEnd() {
    const begun = await begin();
    await act('amy', begun.at, { do: 'claim' });
    expect((await act('amy', begun.at, { do: 'end', disposition: 'ANSWERED' })).body.state).toBe('ended');
    return begun;
  }

  test('[CALL-41] is begun with a name and an email, and answers its token, its ids and its skill', async () => {
    const { uuid, answer } = await begin();
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer).toMatchObject({
      omniProxyChannelId: expect.any(String),
      skill: 'FHEL',
      targetWorkerSid: null,
      targetWorkerFriendlyName: null,
    });
    expect(answer.token).toMatch(/^[\w-]{43}$/);
  });

  test('[CHAT-01] a visitor waits in line, an agent takes the chat, and each hears the other', async () => {
    const { path, at, me, uuid } = await begin();
    const first = await send<{ entry: { seq: number } }>(me, 'POST', `${path}/messages`, said('Where is my money?'));
    expect(first.body.entry.seq).toBe(2);
    const waiting = await send<{ rows: { uuid: string; unread: number }[] }>(
      { who: 'amy' },
      'GET',
      `${desk}/conversations?show=waiting`,
    );
    expect(waiting.body.rows.find((row) => row.uuid === uuid)).toMatchObject({ name: 'Vera Visitor', unread: 1 });
    expect((await send(me, 'GET', path)).body).toMatchObject({
      state: 'waiting',
      placeInLine: expect.stringContaining('line'),
    });
    expect((await act('amy', at, { do: 'claim' })).body.state).toBe('withAgent');
    expect((await send({ who: 'amy' }, 'POST', `${at}/messages`, said('On its way.'))).status).toBe(200);
    const page = await send<{ entries: { kind: string; message: { body: string; author: string } }[] }>(
      me,
      'GET',
      `${path}/messages`,
    );
    expect(page.body.entries.map(({ kind, message }) => [kind, message.body])).toEqual([
      ['system', 'Hi there.'],
      ['person', 'Where is my money?'],
      ['system', 'amy Desk joined the chat.'],
      ['agent', 'On its way.'],
    ]);
  });

  test('[CHAT-07] is over when the agent ends it', async () => {
    const { me, path } = await beginAndEnd();
    expect((await send(me, 'GET', path)).body).toMatchObject({
      ...{ state: 'ended', endedBy: 'agent' },
      endedText: 'Customer representative has ended the chat',
    });
    expect((await send(me, 'POST', `${path}/messages`, said('One more thing'))).body.message).toContain('over');
  });

  test('[CALL-44] its channel leads to a contact once it has ended', async () => {
    expect((await contactOf(await begin())).body.contactId).toBeNull();
    const { status, body } = await contactOf(await beginAndEnd());
    expect([status, body.contactId]).toEqual([200, expect.any(String)]);
  });

  test('[CHAT-09] is judged after an agent ended it, once, by the contact', async () => {
    const begun = await beginAndEnd();
    expect((await send(begun.me, 'GET', begun.path)).body).toMatchObject({ offersSurvey: true });
    const { contactId } = (await contactOf(begun)).body;
    const survey = () =>
      send({}, 'POST', `/service-chat/external/api/v1/surveys/${contactId}`, { rating: 5, comment: 'ok' });
    expect([(await survey()).status, (await survey()).status]).toEqual([204, 409]);
  });

  const beginStream = () =>
    send<InitChatAnswer>({}, 'POST', '/service-omni-proxy/insecure/api/v1/stream/init-web-chat', {
      ...about,
      chatMode: 'stream',
    });

  test('[CALL-42] in the stream mode is begun by its own path', async () => {
    const { status, body } = await beginStream();
    expect(status).toBe(200);
    expect(body).toMatchObject({ providerUserId: expect.any(String), skill: 'FHEL' });
  });

  test('[CHAT-08] in the stream mode ends when its channel is frozen', async () => {
    const { providerChannelId: uuid, providerUserToken: token } = (await beginStream()).body;
    const at = `${desk}/conversations/${uuid}`;
    await act('amy', at, { do: 'claim' });
    const other = await begin();
    await act('amy', other.at, { do: 'claim' });
    expect((await act('amy', other.at, { do: 'freeze' })).status).toBe(409);
    expect((await act('amy', at, { do: 'freeze' })).body.state).toBe('ended');
    expect((await send({ token }, 'GET', `${own}/${uuid}`)).body).toMatchObject({
      mode: 'stream',
      endedBy: 'frozen',
      offersSurvey: true,
    });
  });

  test('[CHAT-13] [Q-62] the last twenty are loaded first, older ones before them', async () => {
    const { path, me } = await begin();
    for (let n = 1; n <= 30; n += 1) await send(me, 'POST', `${path}/messages`, said(`m${n}`));
    type Page = { entries: { seq: number }[]; hasOlder: boolean };
    const last = (await send<Page>(me, 'GET', `${path}/messages`)).body;
    expect([last.entries.map(({ seq }) => seq), last.hasOlder]).toEqual([
      Array.from({ length: 20 }, (_, n) => n + 12),
      true,
    ]);
    const older = (await send<Page>(me, 'GET', `${path}/messages?before=12`)).body;
    expect([older.entries.length, older.hasOlder]).toEqual([11, false]);
    const after = (await send<Page>(me, 'GET', `${path}/messages?after=29`)).body;
    expect(after.entries.map(({ seq }) => seq)).toEqual([30, 31]);
  });

  /** One with the chatbot, which has answered a question. */
  async function askBot() {
    const begun = await begin({}, { chatMode: 'chatbot' });
    await send(begun.me, 'POST', `${begun.path}/messages`, said('When are you open?'));
    type Answers = { entries: { kind: string; answer: { questionId: string; source: { title: string } } | null }[] };
    const { entries } = (await send<Answers>(begun.me, 'GET', `${begun.path}/messages`)).body;
    return { ...begun, botAnswer: entries.find(({ kind }) => kind === 'bot')?.answer };
  }

  test('the chatbot answers from what we know, and names its source', async () => {
    const { path, me, botAnswer } = await askBot();
    expect((await send(me, 'GET', path)).body).toMatchObject({ state: 'withBot' });
    expect(botAnswer?.source.title).toBeTruthy();
  });

  test('[CALL-50] the chatbot takes a word about its answer, with a reason and about nothing else', async () => {
    const { me, uuid, botAnswer } = await askBot();
    const word = {
      questionId: botAnswer?.questionId,
      conversationId: uuid,
      responseToCustomer: 'x',
      feedbackMessage: 'OTHER: ok',
      rating: 0,
      senderEmail: null,
      senderType: 'APPLICANT',
      nonce: null,
    };
    const tell = (more: object) => send(me, 'POST', `${bot}/setChatReplyUsedWithFeedback`, { ...word, ...more });
    expect((await tell({})).status).toBe(204);
    expect((await tell({ feedbackMessage: '' })).body.message).toBe('Please select a reason');
    expect((await tell({ questionId: 'q' })).status).toBe(404);
  });

  test('an answer about one’s own status that also explains how it works names both sources', async () => {
    const bob = players.get('bob') as Person;
    await product.origination.start(startOf({}, bob));
    const { path, me } = await begin({ who: 'bob' }, { chatMode: 'chatbot' });
    await send(me, 'POST', `${path}/messages`, said('Does checking my rate hurt my credit score?'));
    type Named = { entries: { answer: { source: object; alsoFrom?: object } | null }[] };
    const { entries } = (await send<Named>(me, 'GET', `${path}/messages`)).body;
    expect(entries.at(-1)?.answer).toMatchObject({ source: { kind: 'status' }, alsoFrom: { id: 'soft-credit' } });
  });

  test('the chatbot repeats no promise of an application that is late, and says that the team knows only when it does', async () => {
    const bea = players.get('bea') as Person;
    const { application } = await product.origination.start(startOf({}, bea));
    const when = async () => {
      const { path, me } = await begin({ who: 'bea' }, { chatMode: 'chatbot' });
      await send(me, 'POST', `${path}/messages`, said('How much longer does my application take?'));
      const { body } = await send<{ entries: { message: { body: string } }[] }>(me, 'GET', `${path}/messages`);
      return body.entries.at(-1)?.message.body ?? '';
    };
    expect(await when()).not.toContain('longer than usual');
    const { uuid } = application;
    await db.owner`
      update app.application set status_since = t.since, record = jsonb_set(record, '{statusSince}', to_jsonb(t.written))
        from (select since, to_char(since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as written
                from (select date_trunc('milliseconds', app.now() - interval '3 hours') as since) s) t where uuid = ${uuid}`;
    await db.owner`
      update app.work_item w set rests_since = a.status_since, rests_over_at = app.now() - interval '1 hour'
        from app.application a where a.uuid = w.application_uuid and a.uuid = ${uuid}`;
    expect(await when()).toBe('This is taking longer than usual.');
    await product.overdue.note(orgCode);
    expect(await when()).toBe('This is taking longer than usual, and our team has been told.');
  });

  test('the chatbot hands over what it does not know, with the transcript, and is silent from then on', async () => {
    const { path, at, me } = await begin({}, { chatMode: 'chatbot' });
    await send(me, 'POST', `${path}/messages`, said('I want to talk to a human being'));
    expect((await send(me, 'GET', path)).body).toMatchObject({ mode: 'chatbot', state: 'waiting' });
    await act('amy', at, { do: 'claim' });
    await send(me, 'POST', `${path}/messages`, said('And now?'));
    const { body } = await send<{ entries: { kind: string }[] }>(me, 'GET', `${path}/messages`);
    expect(body.entries.map(({ kind }) => kind)).toEqual(['system', 'person', 'bot', 'system', 'person']);
  });

  const askByCall = async (more: object = {}, as: As = {}) => {
    const ask = {
      message: 'Hello',
      senderType: 'APPLICANT',
      senderId: 'someone else',
      organization: 'X',
      tag: 'heloc',
    };
    const { status, body, headers } = await send<{ conversationId: string }>(as, 'POST', `${bot}/chatWithAutobot`, {
      ...ask,
      ...more,
    });
    return { status, body, uuid: body.conversationId, token: String(headers['x-chat-token']) };
  };

  test('[CALL-49] the chatbot is asked by its own call, which begins a conversation and goes on with it', async () => {
    const { status, uuid, token } = await askByCall();
    expect(status).toBe(200);
    expect((await askByCall({ conversationId: uuid, message: 'Again' }, { token })).body).toEqual({
      conversationId: uuid,
    });
    expect((await askByCall({ conversationId: uuid })).status).toBe(404);
  });

  test('[CALL-48] the history of a conversation is read by who has part in it', async () => {
    const { uuid, token } = await askByCall();
    const read = (as: As) =>
      send<{ messages: { author: string; body: string }[] }>(as, 'GET', `${bot}/getChatHistory/${uuid}`);
    const { messages } = (await read({ token })).body;
    expect(messages.map(({ body }) => body)).toContain('Hello');
    expect(Object.keys(messages[0] ?? {})).toEqual(['author', 'body', 'media', 'timestamp']);
    expect((await read({})).status).toBe(404);
  });
});

describe('files', () => {
  const upload = (as: As, url: string, name: string, content: Buffer) =>
    server.inject({
      method: 'POST',
      url,
      headers: {
        cookie: `as=${as.who ?? 'no one'}`,
        ...(as.token && { 'x-chat-token': as.token }),
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: Buffer.concat([
        Buffer.from(`--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
        content,
        Buffer.from('\r\n--b--\r\n'),
      ]),
    });

  test('[VAL-083] of seven kinds are taken when they are what they say, shown to the other side, and no one else', async () => {
    const { path, at, me } = await begin();
    const take = async (name: string, content: Buffer | string) =>
      (await upload(me, `${path}/attachments`, name, Buffer.from(content))).statusCode;
    expect([await take('a.exe', 'MZ'), await take('a.mp4', 'no film'), await take('a.txt', 'a\u0001b')]).toEqual([
      422, 422, 422,
    ]);
    expect([await take('a.amr', '#!AMR\nx'), await take('a.mp3', 'ID3x'), await take('a.mp4', 'xxxxftypmp42')]).toEqual(
      [200, 200, 200],
    );
    expect([await take('a.pdf', 'not a PDF'), await take('a.pdf', aPdf())]).toEqual([422, 200]);
    const file = (await upload(me, `${path}/attachments`, '../../my notes.TXT', Buffer.from('hello'))).json<{
      uuid: string;
      filename: string;
      size: number;
    }>();
    expect(file).toMatchObject({ filename: 'my notes.txt', size: 5 });
    const sent = await send<{ entry: { message: { media: unknown } } }>(me, 'POST', `${path}/messages`, {
      ...said(''),
      attachments: [file.uuid],
    });
    expect(sent.body.entry.message.media).toEqual([{ filename: 'my notes.txt', size: 5 }]);
    const got = await send<string>({ who: 'amy' }, 'GET', `${at}/attachments/${file.uuid}`);
    expect([got.body, got.headers['content-disposition']]).toEqual(['hello', expect.stringContaining('attachment')]);
    expect((await send({}, 'GET', `${path}/attachments/${file.uuid}`)).status).toBe(404);
    const other = await begin();
    expect((await send(other.me, 'GET', `${other.path}/attachments/${file.uuid}`)).status).toBe(404);
    expect(
      (await send(other.me, 'POST', `${other.path}/messages`, { ...said(''), attachments: [file.uuid] })).status,
    ).toBe(422);
    expect((await upload({}, `${path}/attachments`, 'a.txt', Buffer.from('x'))).statusCode).toBe(404);
    expect((await send<string>(me, 'GET', `${path}/transcript`)).body).toContain('Vera Visitor');
  });
});

describe('secrets', () => {
  test('are out of the words of both sides before they are kept, and the writer is told', async () => {
    const { path, at, me, uuid } = await begin();
    const sent = await send<{ notice: string }>(me, 'POST', `${path}/messages`, said('My SSN is 123-45-6789'));
    expect(sent.body.notice).toContain('Social Security number');
    await act('amy', at, { do: 'claim' });
    const back = await send<{ notice: string }>(
      { who: 'amy' },
      'POST',
      `${at}/messages`,
      said('card 4111 1111 1111 1111'),
    );
    expect(back.body.notice).toContain('card number');
    await act('amy', at, { do: 'note', text: 'ssn 123-45-6789' });
    const { body } = await send<object>({ who: 'amy' }, 'GET', at);
    expect(JSON.stringify(body)).not.toMatch(/6789|4111/);
    expect(JSON.stringify(body)).toContain('[Social Security number removed]');
    expect(JSON.stringify((await send(me, 'GET', `${path}/messages`)).body)).not.toContain('ssn');
    const rows = await db.owner`select sealed from app.conversation_message where conversation_uuid = ${uuid}`;
    for (const { sealed } of rows) expect((sealed as Buffer).includes('Visitor')).toBe(false);
  });
});

describe('[T1] whose it is', () => {
  test('another person, another visitor, no one and another brand meet nothing', async () => {
    const mine = await begin({ who: 'bea' });
    expect((await send({ who: 'bea' }, 'GET', mine.path)).status).toBe(200);
    const visitors = await begin();
    for (const as of [{ who: 'bob' }, {}, { token: visitors.me.token }, { token: mine.me.token }, { who: 'amy' }])
      for (const [method, url] of [
        ['GET', mine.path],
        ['GET', `${mine.path}/messages`],
        ['POST', `${mine.path}/ticket`],
        ['POST', `${mine.path}/end`],
        ['GET', `${mine.path}/transcript`],
      ] as const)
        expect((await send(as, method, url)).status, `${JSON.stringify(as)} ${url}`).toBe(404);
    expect((await send({ who: 'bob' }, 'GET', visitors.path)).status).toBe(404);
    for (const token of [(await begin()).me.token, 'x'.repeat(43)])
      expect((await send({ token }, 'GET', `${visitors.path}/messages`)).status).toBe(404);
    expect((await send({ ...visitors.me, org: otherOrg }, 'GET', visitors.path)).status).toBe(404);
    expect((await send(visitors.me, 'GET', visitors.path)).status).toBe(200);
  });

  const nonceOf = async (who: string) =>
    (await send<{ nonce: string }>({ who }, 'POST', `${customer}/authenticate`)).body.nonce;

  test('[CALL-45] a nonce begins a chat of the login it was given to', async () => {
    const [bea, bob] = [await nonceOf('bea'), await nonceOf('bob')];
    const init = (who: string, nonce: string) => send({ who }, 'POST', `${csp}/initWebChat`, { ...about, nonce });
    expect([
      (await init('bea', bea)).status,
      (await init('bea', bob)).status,
      (await init('no one', bea)).status,
    ]).toEqual([200, 401, 401]);
  });

  test('[CALL-46] a nonce is renewed by the login it was given to', async () => {
    const [bea, bob] = [await nonceOf('bea'), await nonceOf('bob')];
    const refresh = (who: string, nonce: string) =>
      send<{ nonce: string }>({ who }, 'PUT', `${customer}/refresh?nonce=${nonce}`);
    expect((await refresh('bea', bea)).body.nonce).not.toBe(bea);
    expect([
      (await refresh('bea', bob)).status,
      (await refresh('bea', `${bea}x`)).status,
      (await refresh('bea', '')).status,
    ]).toEqual([401, 401, 401]);
  });

  test('who someone is comes from their login, whatever the body says', async () => {
    const bob = players.get('bob') as Person;
    const { uuid } = await begin(
      { who: 'bea' },
      {
        identityUuid: bob.identityUuid,
        orgCode: otherOrg,
        name: 'Bob',
        email: 'bob@example.com',
        skill: 'White Label',
      },
    );
    const [row] = await db.owner`select identity_uuid, org_code, skill from app.conversation where uuid = ${uuid}`;
    expect(row).toMatchObject({ identityUuid: (players.get('bea') as Person).identityUuid, orgCode, skill: 'FHEL' });
    expect(
      (await send<{ emailAddress: string }>({ who: 'amy' }, 'GET', `${desk}/conversations/${uuid}`)).body.emailAddress,
    ).toMatch(/^bea-/);
  });

  test('[CALL-43] a token is exchanged; the one before is good for a moment, one that ran out is not', async () => {
    const { me, path, uuid } = await begin();
    const refresh = (token: string | undefined) =>
      send<{ token: string }>({}, 'POST', `${csp}/refreshToken`, { token });
    const { token } = (await refresh(me.token)).body;
    expect((await send({ token }, 'GET', path)).status).toBe(200);
    expect((await send(me, 'GET', path)).status).toBe(200);
    await db.owner`update app.conversation set former_token_until = now() - interval '1 second' where uuid = ${uuid}`;
    expect((await send(me, 'GET', path)).status).toBe(404);
    expect((await refresh('no token of ours')).body.message).toBe('Token state is invalid.');
    await db.owner`update app.conversation set expires_at = now() - interval '1 second' where uuid = ${uuid}`;
    expect((await send({ token }, 'GET', path)).body.message).toBe('Token state is invalid.');
    expect((await refresh(token)).status).toBe(401);
  });

  test('an agent of another brand and staff without the permission reach nothing', async () => {
    const { at, uuid } = await begin();
    expect((await send({ who: 'far' }, 'GET', at)).status).toBe(404);
    expect((await act('far', at, { do: 'claim' })).status).toBe(404);
    expect(
      (await send<{ rows: { uuid: string }[] }>({ who: 'far' }, 'GET', `${desk}/conversations?show=all`)).body.rows,
    ).toEqual([]);
    for (const who of ['pia', 'bea', 'no one']) expect([401, 403]).toContain((await send({ who }, 'GET', at)).status);
    expect((await act('amy', `${desk}/conversations/${randomUUID()}`, { do: 'claim' })).status).toBe(404);
    expect(uuid).toBeDefined();
  });

  test('[CALL-47] [ROLE-05] agents can be picked outside production; in production there is no such call, nor a target', async () => {
    const url = '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all';
    const amy = (players.get('amy') as Person).identityUuid;
    await act('amy', (await begin()).at, { do: 'claim' });
    const { body } = await send<{ agents: { chatId: string }[] }>({ who: 'bea' }, 'POST', url);
    expect(body.agents.map(({ chatId }) => chatId)).toContain(amy);
    expect((await send({}, 'POST', url)).status).toBe(401);
    const picked = await begin({ who: 'bea' }, { attributes: { targetWorkerSid: amy } });
    expect(picked.answer.targetWorkerSid).toBe(amy);

    const real = await wholeProduct(db, {
      hasWorker: false,
      env: { NODE_ENV: 'production' },
      dataDir: product.dataDir,
    });
    const { server: live } = openServer({ ...real }, (name) => players.get(name));
    const headers = { cookie: 'as=bea' };
    expect((await live.inject({ method: 'POST', url, headers })).statusCode).toBe(404);
    const payload = { ...about, attributes: { targetWorkerSid: amy } };
    const begun = await live.inject({ method: 'POST', url: `${csp}/initWebChat`, headers, payload });
    expect(begun.json()).toMatchObject({ targetWorkerSid: null });
    await real.stop();
  });

  test('[FLAG-17] without the flag no chat begins', async () => {
    settings = { 'fe-webchat': false };
    expect((await send({}, 'POST', `${csp}/initWebChat`, about)).status).toBe(404);
    settings = {};
  });
});

describe('[T23] what is hostile', () => {
  test('too long, half a pair, NUL, unknown keys and no text are refused in a sentence; HTML is text', async () => {
    const { path, me } = await begin();
    const say = async (text: string) => (await send(me, 'POST', `${path}/messages`, said(text))).status;
    expect(await say('x'.repeat(10_000))).toBe(422);
    expect(await say('x'.repeat(messageCharsMax))).toBe(200);
    expect([await say('a\ud800'), await say('a\u0000b'), await say('   ')]).toEqual([422, 422, 422]);
    expect((await send(me, 'POST', `${path}/messages`, { ...said('x'), author: 'amy' })).status).toBe(422);
    const html = '<img src=x onerror=alert(1)>';
    const { body } = await send<{ entry: { message: { body: string } } }>(me, 'POST', `${path}/messages`, said(html));
    expect(body.entry.message.body).toBe(html);
    expect((await send({}, 'POST', `${csp}/initWebChat`, { ...about, name: 'x'.repeat(129) })).status).toBe(422);
    expect((await send({}, 'POST', `${csp}/initWebChat`, { ...about, email: 'abc' })).status).toBe(422);
  });

  test('the same key from two tabs at once is one message; of another sender it is another', async () => {
    const { path, at, me } = await begin();
    const key = randomUUID();
    const twice = await Promise.all(
      [1, 2, 3].map(() => send<{ entry: { seq: number } }>(me, 'POST', `${path}/messages`, said('Once', key))),
    );
    expect(new Set(twice.map(({ body }) => body.entry.seq))).toEqual(new Set([2]));
    await act('amy', at, { do: 'claim' });
    const other = await send<{ entry: { seq: number } }>({ who: 'amy' }, 'POST', `${at}/messages`, said('Mine', key));
    expect(other.body.entry.seq).toBe(4);
  });

  test('a flood in one conversation is stopped', async () => {
    const { path, me, uuid } = await begin();
    const say = async () => (await send(me, 'POST', `${path}/messages`, said('More'))).status;
    expect(await say()).toBe(200);
    // As many as make a flood, at a time that a slow machine does not leave behind.
    await db.owner`
      insert into app.conversation_message (org_code, conversation_uuid, seq, author_kind, author_key, sealed, sent_at)
      select ${orgCode}, ${uuid}, 1000 + n, 'person', 'person', '', now() + interval '1 hour' from generate_series(1, 40) n`;
    expect(await say()).toBe(429);
  });
});

describe('the desk', () => {
  test('one agent has it; another takes it over on purpose; a supervisor joins; it goes to a person or a team', async () => {
    const { at } = await begin();
    await act('amy', at, { do: 'claim' });
    expect((await act('abe', at, { do: 'claim' })).status).toBe(409);
    expect((await send({ who: 'abe' }, 'POST', `${at}/messages`, said('Hi'))).status).toBe(409);
    expect((await act('abe', at, { do: 'join' })).status).toBe(403);
    expect((await act('sue', at, { do: 'join' })).status).toBe(200);
    expect((await send({ who: 'sue' }, 'POST', `${at}/messages`, said('I help too'))).status).toBe(200);
    expect((await act('abe', at, { do: 'claim', isTakeOver: true })).body).toMatchObject({
      state: 'withAgent',
      agentName: 'abe Desk',
    });
    expect((await act('amy', at, { do: 'end', disposition: 'ANSWERED' })).status).toBe(409);
    const amy = (players.get('amy') as Person).identityUuid;
    expect((await act('abe', at, { do: 'transfer', to: { agentUuid: amy } })).body).toMatchObject({ agentUuid: amy });
    expect((await act('amy', at, { do: 'transfer', to: { agentUuid: randomUUID() } })).status).toBe(409);
    expect((await act('amy', at, { do: 'transfer', to: { skill: 'CLOC_HELOC' } })).body).toMatchObject({
      state: 'waiting',
      skill: 'CLOC_HELOC',
      agentUuid: null,
    });
  });

  test('an agent whose browser dies gives conversations back after a minute', async () => {
    const { at, path, me } = await begin();
    await send({ who: 'abe' }, 'PUT', `${desk}/presence`, { presence: 'available' });
    await act('abe', at, { do: 'claim' });
    await conversations.tidyUp([otherOrg, orgCode]);
    expect((await send(me, 'GET', path)).body).toMatchObject({ state: 'withAgent', agentName: 'abe Desk' });
    await db.owner`update app.chat_agent set seen_at = seen_at - interval '61 seconds' where identity_uuid = ${(players.get('abe') as Person).identityUuid}`;
    await conversations.tidyUp([otherOrg, orgCode]);
    expect((await send(me, 'GET', path)).body).toMatchObject({ state: 'waiting', agentName: null });
  });

  test('an agent whose tab is hidden keeps them while the socket is open', async () => {
    const { at, path, me } = await begin();
    const { identityUuid } = players.get('abe') as Person;
    await act('abe', at, { do: 'claim' });
    await db.owner`update app.chat_agent set seen_at = seen_at - interval '61 seconds' where identity_uuid = ${identityUuid}`;
    const seat = { side: 'agent', orgCode, agentUuid: identityUuid, name: 'abe Desk', sessionId: '' } as const;
    conversations.socket.attend(seat, 0, { send: () => {}, hangUp: () => {} }).tick();
    await expect
      .poll(
        async () =>
          (
            await db.owner`select 1 from app.chat_agent where seen_at > now() - interval '30 seconds'
        and identity_uuid = ${identityUuid}`
          ).length,
      )
      .toBe(1);
    await conversations.tidyUp([otherOrg, orgCode]);
    expect((await send(me, 'GET', path)).body).toMatchObject({ state: 'withAgent' });
  });

  test('a chatbot conversation that no one came back to is over after ten minutes [CHAT-15]', async () => {
    const { path, me, uuid } = await begin({ who: 'bob' }, { chatMode: 'chatbot' });
    await db.owner`update app.conversation set expires_at = now() where uuid = ${uuid}`;
    await conversations.tidyUp([otherOrg, orgCode]);
    expect((await send(me, 'GET', path)).body).toMatchObject({
      state: 'ended',
      endedBy: 'expired',
      offersSurvey: false,
    });
  });

  test('one look finds every lender that has something to tidy, and sees of each as much as its own transaction would', async () => {
    await conversations.tidyUp([orgCode, otherOrg]);
    const toTidy = (sql: Queryable) => withChatsToTidy(sql, [orgCode, otherOrg], new Date(0));
    expect(await toTidy(db.app)).toEqual([]);
    const left = await begin({ org: otherOrg }, { chatMode: 'chatbot' });
    await db.owner`update app.conversation set expires_at = now() where uuid = ${left.uuid}`;
    expect(await toTidy(db.app)).toEqual([otherOrg]);
    const org = await db.inOrg(orgCode, async (tx) => {
      expect(await toTidy(tx)).toEqual([otherOrg]);
      return (await tx<{ org: string }[]>`select app.org() as org`)[0]?.org;
    });
    expect(org).toBe(orgCode);
    await conversations.tidyUp([orgCode, otherOrg]);
    const [ended] = await db.owner`select state, ended_by from app.conversation where uuid = ${left.uuid}`;
    expect(ended).toMatchObject({ state: 'ended', endedBy: 'expired' });
    expect(await toTidy(db.app)).toEqual([]);
  });

  test('an answer that is not read is told by email, once for each stretch, with a link back into the thread', async () => {
    const email = `${randomUUID()}@example.com`;
    const { at, uuid } = await begin({}, { email });
    await act('amy', at, { do: 'claim' });
    await send({ who: 'amy' }, 'POST', `${at}/messages`, said('First'));
    await send({ who: 'amy' }, 'POST', `${at}/messages`, said('Second'));
    expect(await db.owner`select 1 from app.message where recipient = ${email}`).toHaveLength(1);
    await db.owner`update app.message set next_try_at = now() - interval '1 second' where recipient = ${email}`;
    await sender.deliver(orgCode);
    // The nudge of the second reply may have taken it just before.
    await sender.settled();
    const mails = await db.owner<{ words: string }[]>`select words from app.sandbox_mail where recipient = ${email}`;
    expect(mails).toHaveLength(1);
    const token = /#chat=([\w-]{43})/.exec(mails[0]?.words ?? '')?.[1] ?? '';
    expect(mails[0]?.words).not.toContain('First');
    const back = await send<{ token: string; standing: { conversationId: string } }>({}, 'POST', `${own}/resume`, {
      token,
    });
    expect(back.body.standing.conversationId).toBe(uuid);
    expect((await send({ token: back.body.token }, 'GET', `${own}/${uuid}`)).status).toBe(200);
    expect((await send({}, 'POST', `${own}/resume`, { token: 'x' })).status).toBe(401);
  });
});

test('a conversation is forgotten when it is older than it is kept for: nothing of it can be opened any more', async () => {
  const [old, young, own] = [await begin(), await begin(), await begin({ who: 'bea' })];
  for (const { path, me } of [old, young, own]) {
    await send(me, 'POST', `${path}/messages`, said('Where is my money?'));
    await send(me, 'POST', `${path}/end`);
  }
  const age = (uuid: string, days: number) =>
    db.owner`update app.conversation set ended_at = app.now() - make_interval(days => ${days}) where uuid = ${uuid}`;
  await age(old.uuid, 181);
  await age(young.uuid, 179);
  await age(own.uuid, 761);
  const forget = product.chores.find(({ name }) => name === 'forget-old-chats');
  await forget?.run(new AbortController().signal);
  const keysOf = (uuid: string) => db.owner`select 1 from app.data_key where subject = ${`conversation ${uuid}`}`;
  expect((await send(old.me, 'GET', old.path)).status).toBe(404);
  expect((await send({ who: 'amy' }, 'GET', old.at)).status).toBe(404);
  expect(await keysOf(old.uuid)).toHaveLength(0);
  type Rows = { rows: { uuid: string }[] };
  const all = (await send<Rows>({ who: 'amy' }, 'GET', `${desk}/conversations?show=all`)).body.rows;
  const has = ({ uuid }: { uuid: string }) => all.some((row) => row.uuid === uuid);
  expect([old, young, own].map(has)).toEqual([false, true, true]);
  await age(own.uuid, 763);
  await forget?.run(new AbortController().signal);
  expect((await send(own.me, 'GET', own.path)).status).toBe(404);
  expect(await keysOf(own.uuid)).toHaveLength(0);
});

test('the way to the transcript comes by email to the address that was given, once for what was said until then', async () => {
  const email = `${randomUUID()}@example.com`;
  const { path, me } = await begin({}, { email });
  await send(me, 'POST', `${path}/messages`, said('My number is 219-09-9999.'));
  const ask = async () => (await send(me, 'POST', `${path}/transcript`)).status;
  expect([await ask(), await ask()]).toEqual([204, 204]);
  await sender.deliver(orgCode);
  await sender.settled();
  const mails = await db.owner<{ words: string }[]>`select words from app.sandbox_mail where recipient = ${email}`;
  expect(mails).toHaveLength(1);
  // What was said stays with us: the email has a link that leads to it.
  expect(mails[0]?.words).not.toContain('My number');
  const link = /#chat=([\w-]{43})/.exec(mails[0]?.words ?? '')?.[1];
  const back = await send<{ token: string }>({}, 'POST', `${own}/resume`, { token: link });
  const whole = await send<string>({ token: back.body.token }, 'GET', `${path}/transcript`);
  expect(whole.body).toContain('My number is [Social Security number removed].');
  const nameless = await send<{ conversationId: string }>({}, 'POST', `${bot}/chatWithAutobot`, {
    ...{ message: 'When are you open?', senderType: 'APPLICANT' },
  });
  const token = String(nameless.headers['x-chat-token']);
  const refused = await send({ token }, 'POST', `${own}/${nameless.body.conversationId}/transcript`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/email/i)]);
});
