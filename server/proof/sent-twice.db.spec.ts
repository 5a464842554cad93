/**
 * Every call that takes an idempotency key, sent twice with the same one: the second is answered as the first was and leaves
 * every table as it found it; with other content it is refused. One command stands for all, which share a handler; an act of
 * staff comes in both kinds, done at once and asked for where it takes two.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { commandNames } from '#core/contract/commands.ts';
import type { CallRow } from '#core/contract/contract.ts';
import { routes } from '#core/contract/routes.ts';
import { foundFor } from '#core/journey/stories/found.ts';
import { buildCreateApplication } from '#core/registration/create-application.ts';
import { readEntry } from '#core/registration/entry.ts';
import { jane } from '#core/registration/stories/people.ts';
import type { Actor, Person } from '../actor.ts';
import { aStart } from '../lending/origination/test-origination.ts';
import { untilOffers } from './test-answers.ts';
import { type Brand, brandOf } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { db, orgCode, origination, accounts } = product;
const players = new Map<string, Actor>();
const { server, faults } = openServer(product, (name) => players.get(name));
let brand: Brand;

const console = '/service-console/api/v1';
const commandPath = '/service-application/api/v2/application/heloc/{uuid}';
const exampleCommand = `POST ${commandPath}/selectOffer`;
const isCommand = (key: string) => commandNames.some((name) => key === `POST ${commandPath}/${name}`);
const forTwo = `POST ${console}/applications/{uuid}/events, where it takes two`;
const rows = Object.entries<CallRow>(routes).filter(([, row]) => row.idempotent);
const keys = rows.map(([key]) => key).filter((key) => !isCommand(key) || key === exampleCommand);

interface Sending {
  readonly by: Person | 'visitor';
  readonly url: string;
  readonly body: object;
  /** Something else, under the same key. */
  readonly other: object;
}

beforeAll(async () => {
  brand = await brandOf(product, orgCode);
});

async function newcomer(): Promise<Person> {
  const email = `b-${randomUUID()}@homeowner.example`;
  const caller = { address: '10.41.0.1', userAgent: undefined, isSecure: false };
  const account = { orgCode, email, password: 'Plum-tractor-91!', phoneNumber: '4155550123' };
  const { person } = await accounts.register(account, caller);
  await db.owner`update app.identity set email_confirmed_at = now() where email = ${email}`;
  return person;
}

/** Someone who chooses among their offers. */
async function chooser() {
  const by = await newcomer();
  const { uuid } = (await origination.start(aStart(by))).application;
  for (const [event, payload, findings = {}] of untilOffers)
    await origination.deliver({ orgCode: by.orgCode, uuid, event, payload, by: 'vendor', delivery: event, findings });
  const [offer] = (await origination.offers(by, uuid)).offerSet?.offers ?? [];
  const chosen = { offerId: offer?.id, drawCents: (offer?.minDraw ?? 0) * 100, discounts: [] };
  return { by, uuid, chosen, other: { ...chosen, drawCents: (offer?.maxDraw ?? 0) * 100 } };
}

const act = (uuid: string, body: object): Sending => ({
  ...{ by: brand.staff.operations, url: `${console}/applications/${uuid}/events`, body },
  other: { ...body, reason: 'For another reason.' },
});

const sendings: Readonly<Record<string, () => Sending | Promise<Sending>>> = {
  'POST /service-application/api/v3/application/helocs': async () => {
    const plain = { entry: readEntry([]), softCreditVersion: '1' };
    const body = buildCreateApplication(jane, plain, { areDigitsAllowed: true }) ?? {};
    const url = '/service-application/api/v3/application/helocs?state=NV&product=heloc';
    return { by: await newcomer(), url, body, other: { ...body, propertyListedForSale: true } };
  },
  'POST /service-application/api/v2/application/heloc/{uuid}/offers/email': async () => {
    const { by, uuid, chosen, other } = await chooser();
    return { by, url: `${commandPath.replace('{uuid}', uuid)}/offers/email`, body: chosen, other };
  },
  [exampleCommand]: async () => {
    const { by, uuid, chosen, other } = await chooser();
    const url = `${commandPath.replace('{uuid}', uuid)}/selectOffer`;
    return { by, url, body: { ...chosen, debtsToPay: [] }, other: { ...other, debtsToPay: [] } };
  },
  'POST /service-profile/api/v1/complaints': () => ({
    ...{ by: brand.homes[0].borrower, url: '/service-profile/api/v1/complaints' },
    body: { kind: 'FEES', message: 'I was charged twice.' },
    other: { kind: 'FEES', message: 'I was charged three times.' },
  }),
  [`POST ${console}/complaints`]: () => {
    const body = { kind: 'FEES', channel: 'phone', name: 'Ada', message: 'Twice.', receivedOn: '2026-01-05' };
    const by = brand.staff.supportAgent;
    return { by, url: `${console}/complaints`, body, other: { ...body, message: 'Three times.' } };
  },
  [`POST ${console}/feedback/{feedbackUuid}/reply`]: () => ({
    ...{ by: brand.staff.supportAgent, url: `${console}/feedback/${brand.homes[0].feedbackUuid}/reply` },
    ...{ body: { message: 'We call tomorrow.' }, other: { message: 'We call on Friday.' } },
  }),
  [`POST ${console}/applications/{uuid}/notes`]: () => ({
    ...{ by: brand.staff.operations, url: `${console}/applications/${brand.homes[0].applicationUuid}/notes` },
    body: { kind: 'note', text: 'Call after three.', isPinned: true, mentions: [] },
    other: { kind: 'note', text: 'Call after four.', isPinned: true, mentions: [] },
  }),
  [`POST ${console}/closings/{uuid}/emails`]: () => {
    const [{ applicationUuid, borrower }] = brand.homes;
    const body = { toIdentity: borrower.identityUuid, subject: 'Your documents', words: 'They are here.' };
    const url = `${console}/closings/${applicationUuid}/emails`;
    return { by: brand.staff.operations, url, body, other: { ...body, words: 'They are on their way.' } };
  },
  [`POST ${console}/applications/{uuid}/events`]: () => {
    const body = { event: 'conditionRaised', payload: { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }, found: {} };
    return act(brand.homes[0].applicationUuid, { ...body, reason: 'It is missing.' });
  },
  [forTwo]: async () => {
    const { uuid } = await chooser();
    await origination.force(brand.staff.operations, uuid, { to: 'FINAL_TITLE_EXCEPTION', reason: 'To be asked.' });
    const event = 'titleNotCurable';
    return act(uuid, { event, payload: {}, found: foundFor(event), reason: 'It cannot be cured.' });
  },
  [`POST ${console}/applications/{uuid}/force`]: async () => {
    const [, { applicationUuid }] = brand.homes;
    const by = brand.staff.operations;
    const { version } = await origination.view(by, applicationUuid);
    const body = { to: 'NOTE_SIGNING', reason: 'Signed on paper before.', seenVersion: version };
    const url = `${console}/applications/${applicationUuid}/force`;
    return { by, url, body, other: { ...body, to: 'CO_DEED_REQ' } };
  },
  'POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot': () => {
    const body = { message: 'What is the rate?', senderType: 'APPLICANT', senderId: 'a', organization: 'b', tag: 'c' };
    const conversationId = brand.homes[0].conversationUuid;
    const url = '/service-chat-chatbot/external/api/v1/message/chatWithAutobot';
    const said = { ...body, conversationId };
    return { by: brand.homes[0].borrower, url, body: said, other: { ...said, message: 'What is the fee?' } };
  },
  'POST /identity/api/v1/registration/register': () => {
    const body = { email: `r-${randomUUID()}@homeowner.example`, password: 'Plum-tractor-91!' };
    const url = `/identity/api/v1/registration/register?organization=${orgCode}`;
    const whole = { ...body, phoneNumber: '4155550123' };
    return { by: 'visitor', url, body: whole, other: { ...whole, phoneNumber: '4155550199' } };
  },
};

/** How often someone came and from where is not what a call does; nor when a row was last written as it was. */
const ofTheCaller = ['app.rate_limit', 'app.session', 'app.vendor_minute'];

async function everyTable(): Promise<Record<string, string | null>> {
  // What the first call put in the outbox goes out beside us.
  const due = () => db.owner`select from app.message where tries > 0 or next_try_at <= app.now()`;
  await vi.waitFor(async () => expect(await due()).toHaveLength(0), { timeout: 10_000 });
  const names = await db.owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'app' order by 1`;
  // The same birth date sealed once more looks otherwise.
  const row = `(to_jsonb(t) - 'updated_at' - 'dob_sealed')::text`;
  const marks = names
    .filter(({ name }) => !ofTheCaller.includes(name))
    .map(({ name }) => `select '${name}' as name, md5(string_agg(${row}, '|' order by ${row})) as mark from ${name} t`);
  const found = await db.owner.unsafe<{ name: string; mark: string | null }[]>(marks.join(' union all '));
  return Object.fromEntries(found.map(({ name, mark }) => [name, mark]));
}

async function send({ by, url }: Sending, payload: object, key: string) {
  const name = by === 'visitor' ? 'visitor' : by.identityUuid;
  if (by !== 'visitor') players.set(name, by);
  const headers = { cookie: `as=${name}`, 'idempotency-key': key, 'x-org': orgCode };
  const { statusCode, body } = await server.inject({ method: 'POST', url, payload, headers });
  // A token is made again for the session that it opens; which one that is, the tables say.
  const { token: _, ...answer } = body === '' ? {} : (JSON.parse(body) as { code?: string; token?: string });
  return { status: statusCode, body: answer };
}

test('every such call is known here', () => {
  expect([...keys, forTwo].toSorted()).toEqual(Object.keys(sendings).toSorted());
  expect(rows.filter(([, { errors = [] }]) => !errors.includes('keyReused')).map(([key]) => key)).toEqual([]);
});

test.each([...keys, forTwo])('%s', async (name) => {
  const sending = await sendings[name]?.();
  if (!sending) throw new Error(`Say how ${name} is sent.`);
  const key = randomUUID();
  const first = await send(sending, sending.body, key);
  expect({ ...first, faults }).toMatchObject({ status: expect.toSatisfy((status) => status < 300), faults: [] });
  const before = await everyTable();
  expect(await send(sending, sending.body, key)).toEqual(first);
  expect(await everyTable()).toEqual(before);
  expect(await send(sending, sending.other, key)).toMatchObject({ status: 422, body: { code: 'keyReused' } });
  expect(await everyTable()).toEqual(before);
});
