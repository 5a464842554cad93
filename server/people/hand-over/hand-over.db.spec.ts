/** A phone that goes on with the identity step, over HTTP against the whole server. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aStart, person } from '../../lending/origination/test-origination.ts';
import { aJpeg } from '../../lending/uploads/test-files.ts';
import { confirmIdentity } from '../../proof/test-confirm.ts';
import { reaches, testProduct } from '../../proof/test-product.ts';
import { tokenIn } from '../accounts/test-accounts.ts';

const product = await testProduct();
const { server, origination, accounts, documents, db, orgCode } = product;
const password = 'Plum-tractor-91!';
const phonePath = '/service-application/api/v2/hand-over';
const handOverPath = (uuid: string) => `/service-application/api/v2/application/heloc/${uuid}/hand-over`;
let people = 0;

function caller() {
  people += 1;
  return { address: `10.7.0.${people}`, userAgent: undefined, isSecure: false };
}

async function borrower(status: 'IDENTITY_VERIFICATION' | 'OFFER_SELECTION' = 'IDENTITY_VERIFICATION') {
  const email = `b-${randomUUID()}@example.com`;
  const opened = await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller());
  const { uuid } = (await origination.start(aStart(opened.person))).application;
  await reaches(product, opened.person, uuid, 'OFFER_SELECTION');
  if (status !== 'OFFER_SELECTION')
    await origination.force(person('operations', orgCode), uuid, { to: status, reason: 'To show who it is.' });
  await confirmIdentity(product, opened.person);
  const cookie = opened.setCookie.split(';')[0] ?? '';
  const headers = { authorization: `Bearer ${opened.token}`, cookie };
  const computer = async (method: 'GET' | 'POST' | 'DELETE', of = uuid) => {
    const answer = await server.inject({ method, url: handOverPath(of), headers });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  return { ...opened, uuid, computer };
}

/** Two other owners of a home, each signed in to sign for it. */
async function owners() {
  const { uuid, person: who, computer: ofBorrower } = await borrower('OFFER_SELECTION');
  await origination.force(person('operations', orgCode), uuid, { to: 'CO_DEED_REQ', reason: 'Others own it too.' });
  const invited = async (firstName: string) => {
    const email = `o-${randomUUID()}@example.com`;
    const body = { firstName, lastName: 'Owner', email, phoneNumber: '4155550199' };
    const { application } = await origination.act({ person: who, uuid, command: 'addSigner', body });
    const { identityUuid = '' } = application.signers.at(-1) ?? {};
    const link = await accounts.people.wayIn(orgCode, identityUuid, '/account/heloc/heloc-signer/resume');
    await accounts.credentials.resetPassword({ token: tokenIn(link), password }, caller());
    const opened = await accounts.signIn({ orgCode, kind: 'customer', email, password, role: 'signer' }, caller());
    await confirmIdentity(product, opened.person);
    const cookie = opened.setCookie.split(';')[0] ?? '';
    const headers = { authorization: `Bearer ${opened.token}`, cookie };
    const computer = async (method: 'GET' | 'POST' | 'DELETE', of = uuid) => {
      const answer = await server.inject({ method, url: handOverPath(of), headers });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    };
    return { person: opened.person, computer };
  };
  return { uuid, who, ofBorrower, olga: await invited('Olga'), otto: await invited('Otto') };
}

/** A browser that is no one: it has the code it scanned, and what cookie it is given. */
function phone() {
  let cookie = '';
  const send = async (method: 'GET' | 'POST', path: string, payload?: object, headers: object = {}) => {
    const answer = await server.inject({
      method,
      url: `${phonePath}${path}`,
      headers: { cookie, ...headers },
      ...(payload && { payload }),
    });
    const set = String(answer.headers['set-cookie'] ?? '');
    if (set !== '') cookie = set.split(';')[0] ?? '';
    return { status: answer.statusCode, set, body: answer.body === '' ? undefined : answer.json() };
  };
  return {
    send,
    cookie: () => cookie,
    scan: (code: string) => send('POST', '', { code }),
    photograph: async (type: string, url = '/uploads') => {
      const payload = Buffer.concat([
        Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
        aJpeg(),
        Buffer.from('\r\n--b--\r\n'),
      ]);
      return send('POST', `${url}?type=${type}`, payload, { 'content-type': 'multipart/form-data; boundary=b' });
    },
    submit: (documentUuids: readonly string[]) =>
      send('POST', '/identity', { documentType: 'US Passport', documentUuids }),
  };
}

let ada: Awaited<ReturnType<typeof borrower>>;
const offer = async (): Promise<string> => (await ada.computer('POST')).body.code;
/** Long enough ago that whatever is limited in time is over; nothing else of the row changes. */
const ageAll = () =>
  db.owner`update app.hand_over set code_expires_at = code_expires_at - interval '11 minutes',
             key_expires_at = key_expires_at - interval '31 minutes' where application_uuid = ${ada.uuid}`;

beforeEach(async () => {
  ada = await borrower();
});

describe('[ROUTE-070] handing the photos over to a phone', () => {
  test('it takes the photos without a login, the computer sees it, and both are done', async () => {
    expect((await ada.computer('GET')).body).toEqual({ state: 'none' });
    const code = await offer();
    expect((await ada.computer('GET')).body).toEqual({ state: 'offered' });
    const scanned = phone();
    const taken = await scanned.scan(code);
    expect([taken.status, taken.body]).toEqual([200, { firstName: 'Ada', failedTries: 0, triesLeft: 3 }]);
    expect(taken.set).toMatch(/; Path=\/service-application\/api\/v2\/hand-over; .*HttpOnly; SameSite=Strict/);
    expect((await ada.computer('GET')).body).toEqual({ state: 'taken' });
    expect((await scanned.send('GET', '')).status).toBe(200);
    const photos = [await scanned.photograph('PASSPORT'), await scanned.photograph('SELFIE')];
    expect(photos.map(({ status }) => status)).toEqual([200, 200]);
    expect((await scanned.submit(photos.map(({ body }) => body.uuid))).status).toBe(204);
    expect((await ada.computer('GET')).body).toEqual({ state: 'done' });
    const { events } = await origination.history(ada.person, ada.uuid);
    const sent = events.find(({ event }) => event === 'identitySubmitted');
    expect(sent).toMatchObject({ byRole: 'borrower', byIdentity: ada.person.identityUuid });
    // The step is done: what opened it opens nothing any more.
    expect((await scanned.send('GET', '')).status).toBe(404);
    expect((await scanned.photograph('SELFIE')).status).toBe(404);
  });

  test('whatever does not work is answered alike: used, old, taken back, replaced, made up, or nothing', async () => {
    const answers: unknown[] = [];
    const refusedWith = async (work: Promise<{ status: number; body?: Record<string, unknown> }>) => {
      const { status, body: { requestId: _, ...body } = {} } = await work;
      answers.push([status, body]);
    };
    const used = await offer();
    await phone().scan(used);
    await refusedWith(phone().scan(used));
    const old = await offer();
    await ageAll();
    expect((await ada.computer('GET')).body).toEqual({ state: 'over' });
    await refusedWith(phone().scan(old));
    const replaced = await offer();
    const withdrawn = await offer();
    await refusedWith(phone().scan(replaced));
    const connected = phone();
    await connected.scan(withdrawn);
    expect((await ada.computer('DELETE')).status).toBe(204);
    await refusedWith(connected.send('GET', ''));
    await refusedWith(connected.photograph('SELFIE'));
    await refusedWith(connected.submit(['a', 'b']));
    for (const code of ['', 'x', `${orgCode}.${'a'.repeat(43)}`, `OTHER_ORG.${'a'.repeat(43)}`, "'; drop table --"])
      await refusedWith(phone().scan(code));
    await refusedWith(phone().send('GET', ''));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject([404, { code: 'notFound' }]);
  });

  test('of two phones that scan at the same moment one is let in; a key does not live for ever', async () => {
    const code = await offer();
    const phones = Array.from({ length: 5 }, phone);
    const statuses = await Promise.all(phones.map(async (one) => (await one.scan(code)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const connected = phones[statuses.indexOf(200)];
    expect((await connected?.send('GET', ''))?.status).toBe(200);
    await ageAll();
    expect((await connected?.send('GET', ''))?.status).toBe(404);
  });

  test('it opens this step and nothing else: no other call, no other kind of paper, no one’s papers, no other purpose', async () => {
    const scanned = phone();
    await scanned.scan(await offer());
    const headers = { cookie: scanned.cookie() };
    for (const url of [
      `/service-application/api/v1/application/heloc/${ada.uuid}`,
      handOverPath(ada.uuid),
      `/service-document/api/v1/application/${ada.uuid}/documents`,
    ])
      expect((await server.inject({ url, headers })).statusCode, url).toBe(401);
    expect((await scanned.photograph('BANK_STATEMENT')).status).toBe(422);
    expect((await scanned.submit([randomUUID(), randomUUID()])).status).toBe(422);
    await db.owner`alter table app.hand_over drop constraint hand_over_purpose_check`;
    await db.owner`update app.hand_over set purpose = 'income' where application_uuid = ${ada.uuid}`;
    expect((await scanned.send('GET', '')).status).toBe(404);
    await db.owner`delete from app.hand_over where purpose = 'income'`;
    await db.owner`alter table app.hand_over add constraint hand_over_purpose_check check (purpose in ('identity', 'signer-identity'))`;
  });

  test('it ends with the session that made it, and when the photos were sent on the computer', async () => {
    const first = phone();
    await first.scan(await offer());
    const documentUuids = await Promise.all(
      ['PASSPORT', 'SELFIE'].map(async (type) => (await first.photograph(type)).body.uuid),
    );
    const kept = await documents.list(
      { orgCode, applicationUuid: ada.uuid },
      { identityUuid: ada.person.identityUuid },
    );
    expect(kept.filter(({ uploadedBy }) => uploadedBy === ada.person.identityUuid)).toHaveLength(2);
    const body = { documentType: 'US Passport', documentUuids };
    await origination.act({ person: ada.person, uuid: ada.uuid, command: 'submitIdentity', body });
    await expect.poll(async () => (await first.send('GET', '')).status, { timeout: 20_000 }).toBe(404);
    ada = await borrower();
    const second = phone();
    const code = await offer();
    const waiting = await borrower();
    expect((await ada.computer('POST', waiting.uuid)).status).toBe(404);
    await accounts.sessions.end(ada.person, ada.person.sessionId);
    expect((await second.scan(code)).status).toBe(404);
  });

  test('only where there is something to photograph, and only the applicant’s own', async () => {
    const early = await borrower('OFFER_SELECTION');
    expect((await early.computer('POST')).status).toBe(409);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await early.computer(method, ada.uuid)).status).toBe(404);
      expect((await early.computer(method, randomUUID())).status).toBe(404);
    }
  });

  test('two other owners do so too, each for themselves; the borrower has nothing to photograph then', async () => {
    const { uuid, who, ofBorrower, olga, otto } = await owners();
    const [hers, his] = [phone(), phone()];
    expect((await hers.scan((await olga.computer('POST')).body.code)).body).toMatchObject({ firstName: 'Olga' });
    // His code takes nothing from hers, and taking it back ends his alone.
    expect((await his.scan((await otto.computer('POST')).body.code)).body).toMatchObject({ firstName: 'Otto' });
    expect((await otto.computer('DELETE')).status).toBe(204);
    expect((await his.send('GET', '')).status).toBe(404);
    expect((await olga.computer('GET')).body).toEqual({ state: 'taken' });
    expect((await ofBorrower('POST')).status).toBe(409);
    expect((await olga.computer('POST', ada.uuid)).status).toBe(404);

    const photos = [await hers.photograph('PASSPORT'), await hers.photograph('SELFIE')];
    expect((await hers.submit(photos.map(({ body }) => body.uuid))).status).toBe(204);
    expect((await olga.computer('GET')).body).toEqual({ state: 'done' });
    const { events } = await origination.history(who, uuid);
    const sent = events.find(({ event }) => event === 'signerIdentitySubmitted');
    expect(sent).toMatchObject({ byRole: 'signer', byIdentity: olga.person.identityUuid });
    expect((await hers.send('GET', '')).status).toBe(404);
    // What was sent once is being looked at: there is nothing to photograph until it failed.
    await reaches(product, who, uuid, 'CO_DEED_REQ');
    expect((await olga.computer('POST')).status).toBe(409);
  });
});
