/** What vendors send: only what they signed themselves, now, is taken, and once. */
import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { testOrigination } from '../lending/origination/test-origination.ts';
import { createVendorInbox } from '../lending/vendor-inbox/index.ts';
import { createLog } from '../log.ts';
import { createOutbox, createTexts } from '../messages/index.ts';
import { callbackSecrets, type RootKeys } from '../root-key.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../store/test-database.ts';
import { createCallbacks } from '../vendors/callbacks.ts';
import { testAccountSid, testToken, twilioPost } from '../vendors/messages/test-twilio.ts';
import { createWebhookSigner } from '../vendors/sandbox/plaid-webhooks.ts';
import { testPlaid } from '../vendors/sandbox/test-plaid.ts';
import { sign, VendorFault, vendorNames } from '../vendors/vendor.ts';
import { callbackHandlers } from './callbacks.ts';
import { testApi } from './test-api.ts';

const db = await testDatabase();
const { jobs, brands } = await testOrigination(db);
const { server: plaid, options } = await testPlaid();
const newRoot = () => new Secret(randomBytes(32));
const rootKeys: RootKeys = [newRoot(), newRoot(), newRoot()];
const nowS = Math.floor(Date.now() / 1000);
const twilioDoor = 'https://lender.example/callbacks/twilio';
const handlers = callbackHandlers({
  vendorInbox: createVendorInbox(db, jobs),
  texts: createTexts({
    database: db,
    outbox: createOutbox(db, () => new Date()),
    isOrganization: (orgCode) => orgCode === brands.provider.orgCode,
  }),
  hear: createCallbacks({
    secretsOf: (vendor) => callbackSecrets(rootKeys, vendor),
    plaid: options,
    twilio: {
      ...{ url: twilioDoor, accountSid: testAccountSid, tokens: [testToken] },
      organizationsOf: (senders) => (senders.includes('+15105550100') ? [brands.provider.orgCode] : []),
    },
    now: () => nowS * 1000,
  }),
  isVendorFault: (error) => error instanceof VendorFault,
});
const others = new Proxy(handlers, { get: (given, key) => Reflect.get(given, key) ?? (() => undefined) });
const { server } = await testApi({
  handlers: others as never,
  log: createLog('silent'),
  orgCodeOf: () => brands.provider.orgCode,
});

afterAll(() => server.close());

const secretOf = (vendor: string) => callbackSecrets(rootKeys, vendor)[0];
const secret = secretOf('title');
const bodyOf = (id: string) => JSON.stringify({ id, kind: 'title.reported', reference: `title_${id}`, content: {} });

async function send(vendor: string, body: string, headers: Record<string, string>): Promise<number> {
  const answer = await server.inject({
    method: 'POST',
    url: `/callbacks/${vendor}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return answer.statusCode;
}

const post = (body: string, signature: string, vendor = 'title') =>
  send(vendor, body, { 'x-vendor-signature': signature });

async function kept(id: string): Promise<{ messages: number; jobs: number }> {
  const [row] = await db.owner<{ messages: number; jobs: number }[]>`
    select (select count(*)::int from app.vendor_message where id = ${id}) as messages,
           (select count(*)::int from jobs.job where data ->> 'id' = ${id}) as jobs`;
  return row ?? { messages: 0, jobs: 0 };
}

async function everything(): Promise<unknown> {
  return db.owner`select (select count(*)::int from app.vendor_message) as messages,
    (select count(*)::int from jobs.job) as jobs`;
}

describe('a message from a vendor', () => {
  test('that is signed is kept and put in the queue', async () => {
    expect(await post(bodyOf('first'), sign(secret, bodyOf('first'), nowS))).toBe(204);
    expect(await kept('first')).toEqual({ messages: 1, jobs: 1 });
  });

  test('that comes five times at once is thanked for each time and kept once', async () => {
    const body = bodyOf('again');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, sign(secret, body, nowS))));
    expect(answers).toEqual([204, 204, 204, 204, 204]);
    expect(await kept('again')).toEqual({ messages: 1, jobs: 1 });
  });

  test.each([
    ['another secret', (body: string) => sign(new Secret('of someone else'), body, nowS)],
    ['other words', () => sign(secret, bodyOf('other'), nowS)],
    ['301 seconds ago', (body: string) => sign(secret, body, nowS - 301)],
    ['301 seconds ahead', (body: string) => sign(secret, body, nowS + 301)],
    ['nothing', () => ''],
  ])('that is signed with %s is refused, and nothing is kept', async (by, signatureOf) => {
    const body = bodyOf(by);
    expect(await post(body, signatureOf(body))).toBe(401);
    expect(await kept(by)).toEqual({ messages: 0, jobs: 0 });
  });

  test('that is signed and not what was agreed on is refused with a sentence, and nothing is kept', async () => {
    const body = JSON.stringify({ id: 'odd', kind: 'title.reported', reference: 'title_odd', content: {}, more: 1 });
    expect(await post(body, sign(secret, body, nowS))).toBe(422);
    expect(await kept('odd')).toEqual({ messages: 0, jobs: 0 });
  });

  test('of 300 seconds ago is taken', async () => {
    expect(await post(bodyOf('old'), sign(secret, bodyOf('old'), nowS - 300))).toBe(204);
  });
});

describe('each vendor has a secret of its own', () => {
  test('[T19] one signed with another’s is refused, for every two of them, and nothing changes', async () => {
    const before = await everything();
    const pairs = vendorNames.flatMap((to) => vendorNames.filter((by) => by !== to).map((by) => [to, by] as const));
    const body = bodyOf('crossed');
    const answers = await Promise.all(pairs.map(([to, by]) => post(body, sign(secretOf(by), body, nowS), to)));
    expect(answers).toHaveLength(vendorNames.length * (vendorNames.length - 1));
    expect(new Set(answers)).toEqual(new Set([401]));
    expect(await everything()).toEqual(before);
  });

  test('each one’s own is taken', async () => {
    for (const vendor of vendorNames) {
      const body = bodyOf(`own of ${vendor}`);
      expect(await post(body, sign(secretOf(vendor), body, nowS), vendor)).toBe(204);
    }
  });

  test('the one of before is taken while it is being replaced, and the one before that is not', async () => {
    const [, older, oldest] = rootKeys;
    const of = (root: Secret<Buffer> | undefined) => callbackSecrets([root ?? newRoot()], 'title')[0];
    expect(await post(bodyOf('older'), sign(of(older), bodyOf('older'), nowS))).toBe(204);
    expect(await post(bodyOf('oldest'), sign(of(oldest), bodyOf('oldest'), nowS))).toBe(401);
  });

  test('a name that no vendor has is refused like a wrong signature', async () => {
    expect(await post(bodyOf('nobody'), sign(secretOf('nobody'), bodyOf('nobody'), nowS), 'nobody')).toBe(401);
  });
});

describe('Plaid', () => {
  const words = (item: string, code = 'SYNC_UPDATES_AVAILABLE') =>
    JSON.stringify({ webhook_type: 'TRANSACTIONS', webhook_code: code, item_id: item, environment: 'sandbox' });
  const postPlaid = (body: string, token: string) => send('plaid', body, { 'plaid-verification': token });
  const ofItem = (item: string) => db.owner<{ vendor: string; kind: string; isOpen: boolean }[]>`
    select vendor, kind, handled_at is null as is_open from app.vendor_message where reference = ${item}`;

  test('is believed by its own signature, once', async () => {
    const body = words('item-good');
    const token = plaid.webhooks.sign(body, { iat: nowS });
    expect(await Promise.all([postPlaid(body, token), postPlaid(body, token)])).toEqual([204, 204]);
    expect(await ofItem('item-good')).toEqual([
      { vendor: 'income', kind: 'TRANSACTIONS SYNC_UPDATES_AVAILABLE', isOpen: true },
    ]);
  });

  test('calls back over HTTP and is thanked', async () => {
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    expect(await plaid.callBack(`${address}/callbacks/plaid`, 'item-called')).toBe(204);
    expect(await ofItem('item-called')).toMatchObject([{ isOpen: true }]);
  });

  test('what nothing waits for is kept and closed', async () => {
    const body = words('item-quiet', 'RECURRING_TRANSACTIONS_UPDATE');
    expect(await postPlaid(body, plaid.webhooks.sign(body, { iat: nowS }))).toBe(204);
    expect(await ofItem('item-quiet')).toMatchObject([{ isOpen: false }]);
  });

  const stranger = createWebhookSigner(plaid.webhooks.kid);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hmac = (body: string) => sign(secretOf('income'), body, nowS);
  test.each([
    ['of another body', () => plaid.webhooks.sign(words('item-else'), { iat: nowS })],
    ['of 301 seconds ago', (body: string) => plaid.webhooks.sign(body, { iat: nowS - 301 })],
    ['by another key of the same number', (body: string) => stranger.sign(body, { iat: nowS })],
    ['by a key that Plaid does not know', (body: string) => plaid.webhooks.sign(body, { iat: nowS, kid: 'unknown' })],
    [
      'that says it needs none',
      (body: string) => {
        const [, claims] = plaid.webhooks.sign(body, { iat: nowS }).split('.');
        return `${part({ alg: 'none', kid: plaid.webhooks.kid })}.${claims}.`;
      },
    ],
    ['of the kind that other vendors use', hmac],
    ['of nothing', () => ''],
  ])('a signature %s is refused, and nothing is kept', async (name, tokenOf) => {
    const body = words(name);
    expect(await postPlaid(body, tokenOf(body))).toBe(401);
    expect(await ofItem(name)).toEqual([]);
  });

  test('is not believed by a secret, nor is anyone else by its signature', async () => {
    const body = words('item-crossed');
    expect(await post(body, sign(secretOf('plaid'), body, nowS), 'plaid')).toBe(401);
    expect(await send('income', body, { 'plaid-verification': plaid.webhooks.sign(body, { iat: nowS }) })).toBe(401);
    expect(await ofItem('item-crossed')).toEqual([]);
  });

  test('a key that was taken back counts no longer', async () => {
    const hear = createCallbacks({ secretsOf: () => [], plaid: options, now: () => nowS * 1000 });
    const body = words('item-late');
    plaid.webhooks.expire();
    const token = plaid.webhooks.sign(body, { iat: nowS });
    expect(await hear('plaid', body, { 'plaid-verification': token })).toBe('unproven');
  });
});

describe('a text that someone sent us', () => {
  const stop = (id: string, from: string) =>
    JSON.stringify({
      ...{ id, kind: 'textReceived', reference: id },
      content: { orgCode: brands.provider.orgCode, from, words: 'STOP' },
    });
  const stops = async () => (await db.owner`select phone from app.text_stop`).map(({ phone }) => phone);

  test('counts when the carrier signed it, and not under another vendor’s secret or name', async () => {
    const body = stop('text-1', '4155550177');
    for (const forger of vendorNames.filter((name) => name !== 'messages'))
      expect(await post(body, sign(secretOf(forger), body, nowS), 'messages'), forger).toBe(401);
    expect(await post(body, sign(secret, body, nowS))).toBe(204);
    expect(await stops()).toEqual([]);
    expect(await post(body, sign(secretOf('messages'), body, nowS), 'messages')).toBe(204);
    expect(await stops()).toEqual(['4155550177']);
  });

  test('that makes no sense is refused, so that the carrier hears of it', async () => {
    const body = stop('text-2', 'not a number');
    expect(await post(body, sign(secretOf('messages'), body, nowS), 'messages')).toBe(422);
  });
});

describe('Twilio', () => {
  const sid = (letter: string) => `SM${letter.repeat(32)}`;
  const stop = (letter: string, from: string) => ({
    ...{ MessageSid: sid(letter), From: from, To: '+15105550100', Body: 'Stop' },
  });
  const postForm = async (post: ReturnType<typeof twilioPost>, path = '/callbacks/twilio') => {
    const answer = await server.inject({ method: 'POST', url: path, headers: post.headers, payload: post.payload });
    return answer.statusCode;
  };
  const isStopped = async (phone: string) =>
    (await db.owner`select from app.text_stop where phone = ${phone}`).length === 1;

  test('is believed by its signature over a form, and heard once', async () => {
    const post = twilioPost(twilioDoor, stop('a', '+14155550188'));
    expect(await Promise.all([postForm(post), postForm(post)])).toEqual([204, 204]);
    expect(await isStopped('4155550188')).toBe(true);
    const [row] = await db.owner<{ kept: number }[]>`
      select count(*)::int as kept from app.vendor_message where reference = ${sid('a')}`;
    expect(row?.kept).toBe(1);
  });

  test('by no signature, or another’s, is not', async () => {
    const post = twilioPost(twilioDoor, stop('b', '+14155550189'));
    const forged = twilioPost(twilioDoor, stop('b', '+14155550189'), new Secret('a guess'));
    expect(await postForm(forged)).toBe(401);
    expect(await postForm({ ...post, headers: { ...post.headers, 'x-twilio-signature': '' } })).toBe(401);
    expect(await isStopped('4155550189')).toBe(false);
  });

  test('a receipt goes by the address that we gave, and no other', async () => {
    const text = '11111111-2222-4333-8444-555555555555';
    const query = `?lender=${brands.provider.orgCode}&text=${text}`;
    const post = twilioPost(`${twilioDoor}${query}`, { MessageSid: sid('c'), MessageStatus: 'delivered' });
    expect(await postForm(post, `/callbacks/twilio?lender=SOMEONE_ELSE&text=${text}`)).toBe(401);
    expect(await postForm(post, `/callbacks/twilio${query}&more=1`)).toBe(422);
    expect(await postForm(post, `/callbacks/twilio${query}`)).toBe(204);
  });

  test('sends a form to no other call: no page elsewhere can make a browser do so', async () => {
    const answer = await server.inject({
      ...{ method: 'POST', url: '/identity-broker/customer/api/v3/login', payload: 'email=a&password=b' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(415);
  });
});
