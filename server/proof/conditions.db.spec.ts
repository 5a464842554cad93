/** A condition from the email that tells of it to the word that its answer is enough, over HTTP against the whole server. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { aPdf } from '../lending/uploads/test-files.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { passMessages } from './test-hurry.ts';
import { reaches, testProduct } from './test-product.ts';
import { staffMember } from './test-staff.ts';

const product = await testProduct();
const { server, brands, origination, uploads, accounts, db, orgCode } = product;
const password = 'Plum-tractor-91!';
const caller = { address: '10.9.1.1', userAgent: undefined, isSecure: false };

type Opened = Awaited<ReturnType<typeof accounts.signIn>>;
type Browser = Awaited<ReturnType<typeof browserOf>>;

function browserOf({ person: who, token, setCookie }: Opened) {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' };
  return {
    who,
    send: async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
      const isJson = String(response.headers['content-type']).includes('json');
      return { status: response.statusCode, body: isJson ? response.json() : response.rawPayload };
    },
  };
}

async function borrower() {
  const email = `b-${randomUUID()}@example.com`;
  const browser = browserOf(await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller));
  const { uuid } = (await origination.start(aStart(browser.who))).application;
  await reaches(product, browser.who, uuid, 'OFFER_SELECTION');
  const upload = async (name: string) => {
    const content = Readable.from([aPdf()]);
    return (await uploads.take({ person: browser.who, uuid, type: 'PROPERTY_DEED', name, content })).uuid;
  };
  return { ...browser, uuid, upload };
}

async function operator(): Promise<Browser> {
  return browserOf(await staffMember(product, { role: 'operations' }));
}

let ada: Awaited<ReturnType<typeof borrower>>;
let other: Awaited<ReturnType<typeof borrower>>;
let olive: Browser;
let conditionUuid = '';

beforeAll(async () => {
  [ada, other, olive] = await Promise.all([borrower(), borrower(), operator()]);
  const payload = { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', requestDocuments: ['PROPERTY_DEED'] };
  const url = `/service-console/api/v1/applications/${ada.uuid}/events`;
  expect((await olive.send('POST', url, { event: 'conditionRaised', payload, reason: 'It is missing.' })).status).toBe(
    200,
  );
  conditionUuid = (await asked())[0].uuid;
}, 300_000);

const asked = async () =>
  (await ada.send('GET', `/service-conditions/external/api/v1/applications/${ada.uuid}/conditions/external-applicants`))
    .body;
const answer = (who: Pick<Browser, 'send'>, documentUuids: readonly string[]) =>
  who.send('POST', `/service-application/api/v2/application/heloc/${ada.uuid}/answerCondition`, {
    conditionUuid,
    documentUuids,
  });
/** What waits for us, then what we wait for. */
const queue = async () => {
  const of = async (side: string) =>
    (await olive.send('GET', `/service-console/api/v1/conditions?side=${side}`)).body.rows;
  return [...(await of('ours')), ...(await of('others'))];
};

test('its email leads to the page that takes the answer, on a host that tells the brand', async () => {
  const mailbox = sandboxMailbox(db);
  const arrived = async () =>
    (await mailbox.list(orgCode, aStart(ada.who).known.borrower.email)).find(({ subject }) =>
      /need something/.test(subject),
    );
  for (let tries = 0; tries < 200 && !(await arrived()); tries += 1) {
    await passMessages(product);
    await sleep(50);
  }
  const url = new URL(/http\S+/.exec((await arrived())?.words ?? '')?.[0] ?? '');
  expect(url.pathname).toBe(`/account/heloc/${ada.uuid}/conditions`);
  expect(brands.resolve(undefined, url.host)).toMatchObject({ by: 'host', brand: { orgCode } });
});

test('only what the answerer sent for this application goes with an answer; another’s condition is not there', async () => {
  const theirs = await other.upload('theirs.pdf');
  for (const named of [theirs, randomUUID(), "'; drop table app.document --"]) {
    const { status, body } = await answer(ada, [named]);
    expect([status, body.param], named).toEqual([422, 'documentUuids']);
  }
  expect((await answer(other, [theirs])).status).toBe(404);
  expect(await asked()).toMatchObject([{ answeredAt: null, sent: [] }]);
});

test('[COND-10] what was sent is told to the person who sent it, and operations open it; more may follow', async () => {
  const deed = await ada.upload('deed.pdf');
  expect((await answer(ada, [deed])).status).toBe(200);
  const survey = await ada.upload('survey.pdf');
  expect((await answer(ada, [deed, survey])).status).toBe(200);
  const sent = [
    { uuid: deed, name: 'deed.pdf', mediaType: 'application/pdf', bytes: aPdf().byteLength },
    { uuid: survey, name: 'survey.pdf', mediaType: 'application/pdf', bytes: aPdf().byteLength },
  ];
  expect(await asked()).toMatchObject([{ uuid: conditionUuid, answeredAt: expect.any(String), sent }]);
  expect(await queue()).toMatchObject([
    { uuid: conditionUuid, applicationUuid: ada.uuid, name: 'Ada Homeowner', sent },
  ]);
  const paper = `/service-document/api/v1/application/${ada.uuid}/documents/${deed}/content`;
  const opened = await olive.send('GET', paper);
  expect([opened.status, opened.body]).toEqual([200, aPdf()]);
  expect((await other.send('GET', paper)).status).toBe(404);
});

test('the answered ones come first; the queue is for operations, of their own organization and of others’ applications', async () => {
  const raised = { categoryEnum: 'ESCALATION_REVIEW' };
  await origination.signal({
    person: person('operations', orgCode),
    uuid: other.uuid,
    event: 'conditionRaised',
    body: raised,
  });
  expect((await queue()).map((one: { applicationUuid: string }) => one.applicationUuid)).toEqual([
    ada.uuid,
    other.uuid,
  ]);
  expect((await ada.send('GET', '/service-console/api/v1/conditions?side=ours')).status).toBe(403);
});

test('cleared by operations, it is no one’s task any more', async () => {
  const url = `/service-console/api/v1/applications/${ada.uuid}/events`;
  const payload = { conditionUuid, why: 'The deed shows it.' };
  expect(
    (await olive.send('POST', url, { event: 'conditionCleared', payload, reason: 'The deed shows it.' })).status,
  ).toBe(200);
  expect(await asked()).toEqual([]);
  expect((await queue()).map((one: { uuid: string }) => one.uuid)).not.toContain(conditionUuid);
});

test('what was asked for an application that is over waits for no one, and takes no place in the list', async () => {
  const listed = async () => (await queue()).map((one: { applicationUuid: string }) => one.applicationUuid);
  expect(await listed()).toContain(other.uuid);
  const body = { why: 'They changed their mind.' };
  await origination.signal({ person: person('operations', orgCode), uuid: other.uuid, event: 'withdrawn', body });
  expect(await listed()).not.toContain(other.uuid);
});
