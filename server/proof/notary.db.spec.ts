/** Meeting a notary by video, over HTTP and sockets, against the whole server: who comes in, who may do what, who hears whom. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { notarySocketPath, type RoomMessage, type RoomRequest } from '#core/contract/notary.ts';
import type { Person } from '../actor.ts';
import { hashOf } from '../lending/documents/store.ts';
import { textOfPdf } from '../lending/documents/test-pdf.ts';
import { unzip, verify } from '../lending/documents/test-signing.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { aPdf } from '../lending/uploads/test-files.ts';
import { confirmIdentity } from './test-confirm.ts';
import { reaches, testProduct } from './test-product.ts';
import { staffMember as signedIn } from './test-staff.ts';

const product = await testProduct();
const { server, origination, accounts, documents, notary, uploads, orgCode } = product;
const password = 'Plum-tractor-91!';
const sessions = '/service-notary/api/v1/sessions';
let people = 0;

interface Browser {
  readonly person: Person;
  /** A file: its bytes, and what it says it is. */
  open(url: string): Promise<{ status: number; mediaType: string; bytes: Buffer }>;
  send<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<{ status: number; body: T }>;
}

function caller() {
  people += 1;
  return { address: `10.8.${Math.floor(people / 200)}.${people % 200}`, userAgent: undefined, isSecure: false };
}

type Opened = Awaited<ReturnType<typeof accounts.signIn>>;
function browserOf({ person: who, token, setCookie }: Opened): Browser {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' };
  return {
    person: who,
    open: async (url) => {
      const { statusCode, headers: said, rawPayload } = await server.inject({ method: 'GET', url, headers });
      return { status: statusCode, mediaType: String(said['content-type']), bytes: rawPayload };
    },
    send: async (method, url, payload) => {
      const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: response.statusCode, body: (response.body === '' ? undefined : response.json()) as never };
    },
  };
}

const office = {
  name: 'Nora A. Seal',
  state: 'NV',
  county: 'Washoe County',
  number: 'NV-20931',
  expiresOn: '2035-03-31',
} as const;
const commission = '/service-notary/api/v1/commission';

async function staffMember(role: 'notary' | 'operations'): Promise<Browser> {
  const member = browserOf(await signedIn(product, { role, firstName: 'Nora', lastName: 'Seal' }));
  if (role === 'notary') await notary.commissions.keep(member.person, office);
  return member;
}

/** As every closing has one: papers are drawn up from its terms. */
async function chooseOffer(who: Person, uuid: string): Promise<void> {
  const [offer] = (await origination.offers(who, uuid)).offerSet?.offers ?? [];
  const body = { offerId: offer?.id, drawCents: (offer?.minDraw ?? 0) * 100, discounts: [], debtsToPay: [] };
  await origination.act({ person: who, uuid, command: 'selectOffer', body });
}

/** A borrower whose deed is ready for the notary, signed in in a browser of their own; with the closing disclosure, if wanted. */
async function borrowerAtNotary({ isDisclosed = false } = {}) {
  const email = `b-${randomUUID()}@example.com`;
  const opened = await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller());
  const { uuid } = (await origination.start(aStart(opened.person))).application;
  await reaches(product, opened.person, uuid, 'OFFER_SELECTION');
  await chooseOffer(opened.person, uuid);
  const operator = person('operations', orgCode);
  if (isDisclosed) {
    await origination.force(operator, uuid, { to: 'GEN_CLOSING_DISCLOSURE', reason: 'To be disclosed.' });
    await reaches(product, opened.person, uuid, 'FINAL_OFFER');
  }
  await origination.force(operator, uuid, { to: 'DEED_SIGNING', reason: 'To meet the notary.' });
  await confirmIdentity(product, opened.person);
  const borrower = browserOf(opened);
  const session = await sessionOf(borrower, uuid);
  return { borrower, uuid, session };
}

async function correctionOf(who: Person, uuid: string) {
  return (await origination.view(who, uuid)).application.closing.corrected;
}

interface Session {
  readonly uuid: string;
  readonly state: string;
  readonly turn: string | null;
  readonly me: string;
  readonly notaryName: string | null;
  readonly seats: readonly { identityUuid: string; isProved: boolean; isPresent: boolean; hasSigned: boolean }[];
  readonly journal?: readonly { what: string; note: string | null }[];
}

async function sessionOf(borrower: Browser, uuid: string): Promise<Session> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await borrower.send<Session>('GET', `/service-notary/api/v1/applications/${uuid}/session`);
    if (found.status === 200) return found.body;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('No session was opened.');
}

const sealing = { do: 'seal' } as const;
const act = (who: Browser, uuid: string, action: object) =>
  who.send<Session>('POST', `${sessions}/${uuid}/actions`, action);

async function prove(who: Browser, uuid: string, choice = 0) {
  const asked = await who.send<{ questions: unknown[] }>('POST', `${sessions}/${uuid}/questions`);
  const choices = asked.body.questions.map(() => choice);
  return who.send<{ outcome: string; triesLeft: number }>('POST', `${sessions}/${uuid}/answers`, { choices });
}

/** A socket of the room: what it hears, and how it was closed. */
async function socketOf(ticket: string) {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${notarySocketPath}`, { origin: `http://127.0.0.1:${port}` });
  const heard: RoomMessage[] = [];
  let closed: number | undefined;
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)) as RoomMessage);
  socket.onclose = ({ code }) => {
    closed = code;
  };
  await new Promise((done) => {
    socket.onopen = done;
  });
  const say = (request: RoomRequest) => socket.send(JSON.stringify(request));
  say({ kind: 'enter', ticket });
  return {
    heard,
    say,
    code: () => closed,
    close: () => socket.close(),
    hears: (wanted: Partial<RoomMessage>) =>
      expect.poll(() => heard, { timeout: 5000 }).toContainEqual(expect.objectContaining(wanted)),
    isShut: (code: number) => expect.poll(() => closed, { timeout: 8000 }).toBe(code),
  };
}

async function ticketOf(who: Browser, uuid: string): Promise<string> {
  const { status, body } = await who.send<{ ticket: string }>('POST', `${sessions}/${uuid}/ticket`);
  expect(status).toBe(200);
  return body.ticket;
}

/** One owner, whose turn it is to sign. */
async function readyToSign(borrower: Browser, nora: Browser, uuid: string, sessionUuid: string) {
  const of = { orgCode, applicationUuid: uuid };
  const deed = async () => {
    const [record, ...more] = await documents.latest(of, ['SECURITY_INSTRUMENT'], 'system');
    if (!record || more.length > 0) throw new Error('There should be one deed.');
    return record;
  };
  const { identityUuid } = borrower.person;
  await act(nora, sessionUuid, { do: 'claim' });
  await prove(borrower, sessionUuid);
  await act(nora, sessionUuid, { do: 'confirm', identityUuid });
  await act(nora, sessionUuid, { do: 'call', identityUuid });
  const typedName = 'Ada Homeowner';
  const sign = () => borrower.send('POST', `${sessions}/${sessionUuid}/signature`, { typedName });
  return { of, deed, sign, shown: await deed() };
}

describe('the queue', () => {
  test('shows what waits to every notary, until one takes it; two who take it at once are one', async () => {
    const { session } = await borrowerAtNotary();
    const [nora, ned] = [await staffMember('notary'), await staffMember('notary')];
    const seen = async (who: Browser) =>
      (await who.send<Session[]>('GET', sessions)).body.some(({ uuid }) => uuid === session.uuid);
    expect([await seen(nora), await seen(ned)]).toEqual([true, true]);
    const taken = await Promise.all([nora, ned].map((who) => act(who, session.uuid, { do: 'claim' })));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = taken[0]?.status === 200 ? [nora, ned] : [ned, nora];
    expect([await seen(winner), await seen(loser)]).toEqual([true, false]);
    expect((await loser.send('GET', `${sessions}/${session.uuid}`)).status).toBe(404);
    expect((await act(loser, session.uuid, sealing)).status).toBe(404);
    expect((await act(winner, session.uuid, { do: 'release' })).status).toBe(200);
    expect(await seen(loser)).toBe(true);
  });

  test('is for notaries: no one else reads it or acts', async () => {
    const { borrower, session } = await borrowerAtNotary();
    const operator = await staffMember('operations');
    for (const who of [borrower, operator]) {
      expect((await who.send('GET', sessions)).status).toBe(403);
      expect((await act(who, session.uuid, { do: 'claim' })).status).toBe(403);
    }
  });

  test('has nothing of another organization', async () => {
    const { session } = await borrowerAtNotary();
    const stranger: Person = { ...person('notary', 'NO_SUCH_ORG') };
    await expect(notary.queue(stranger)).resolves.toEqual([]);
    await expect(
      notary.act(stranger, session.uuid, { do: 'claim' }, { address: '10.8.0.1', userAgent: 'Test/1.0' }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('a commission', () => {
  test('is entered once, checked, and asked for before a session is taken and before it is sealed', async () => {
    const { borrower, uuid, session } = await borrowerAtNotary();
    const nora = await staffMember('notary');
    for (const wrong of [{ state: 'ZZ' }, { expiresOn: '2029-02-31' }, { number: ' ' }, { seal: 'x' }])
      expect((await nora.send('PUT', commission, { ...office, ...wrong })).status).toBe(422);
    const lapsed = { ...office, expiresOn: '2020-01-31' };
    const answer = await nora.send<{ refusal: string }>('PUT', commission, lapsed);
    expect(answer.body).toMatchObject({ commission: lapsed, refusal: expect.stringContaining('has ended') });
    const refused = await act(nora, session.uuid, { do: 'claim' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [expect.stringContaining('has ended')] } });
    await nora.send('PUT', commission, office);
    const { sign, deed } = await readyToSign(borrower, nora, uuid, session.uuid);
    await sign();
    await nora.send('PUT', commission, { ...office, state: 'CA' });
    expect((await act(nora, session.uuid, sealing)).body).toMatchObject({
      errors: [expect.stringContaining('California does not let its notaries')],
    });
    await nora.send('PUT', commission, office);
    const sealed = await act(nora, session.uuid, sealing);
    expect(sealed.body.journal?.at(-1)).toMatchObject({ note: 'commission NV-20931, Washoe County, Nevada' });
    expect((await deed()).fields).toEqual([]);
  });

  test('is a notary’s own: no one else reads or writes one', async () => {
    const { borrower } = await borrowerAtNotary();
    const operator = await staffMember('operations');
    for (const who of [borrower, operator]) {
      expect((await who.send('GET', commission)).status).toBe(403);
      expect((await who.send('PUT', commission, office)).status).toBe(403);
    }
    const fresh = await accounts.people.invite({
      orgCode,
      email: `${randomUUID()}@staff.example`,
      roles: ['notary'],
      password,
    });
    const none = await notary.commissions.read({ orgCode, identityUuid: fresh.identityUuid });
    expect(none).toEqual({ commission: null, refusal: expect.stringContaining('enter your commission first') });
  });
});

describe('a session', () => {
  test('[JRNY-10] questions, the notary’s look, the signature, the seal: and the deed is signed', async () => {
    const { borrower, uuid, session } = await borrowerAtNotary();
    const nora = await staffMember('notary');
    await act(nora, session.uuid, { do: 'claim' });
    const { identityUuid } = borrower.person;
    const sign = (typedName: string) => borrower.send('POST', `${sessions}/${session.uuid}/signature`, { typedName });
    expect((await sign('Ada Homeowner')).status).toBe(409);
    expect((await prove(borrower, session.uuid)).body.outcome).toBe('passed');
    expect((await act(nora, session.uuid, { do: 'call', identityUuid })).status).toBe(409);
    expect((await act(nora, session.uuid, { do: 'confirm', identityUuid })).status).toBe(200);
    expect((await act(nora, session.uuid, { do: 'call', identityUuid })).status).toBe(200);
    expect((await sign('Someone Else')).status).toBe(422);
    expect((await act(nora, session.uuid, sealing)).status).toBe(409);
    expect((await sign('ada  homeowner')).status).toBe(200);
    const sealed = await act(nora, session.uuid, sealing);
    expect(sealed.body).toMatchObject({ state: 'sealed', notaryName: 'Nora Seal' });
    expect(sealed.body.journal?.map(({ what }) => what)).toEqual([
      'opened',
      'claimed',
      'questionsAsked',
      'questionsPassed',
      'identityConfirmed',
      'calledToSign',
      'signed',
      'sealed',
    ]);
    await reaches(product, borrower.person, uuid, 'GEN_RESCISSION', 'RESCISSION');
  });

  test('puts each signature and the seal on the deed once, no matter who repeats themselves; a changed byte shows', async () => {
    const { borrower, uuid, session } = await borrowerAtNotary();
    const nora = await staffMember('notary');
    const { shown, of, deed, sign } = await readyToSign(borrower, nora, uuid, session.uuid);
    const tries = await Promise.all([1, 2, 3].map(sign));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const signed = await deed();
    expect(signed).toMatchObject({ replaces: shown.uuid, fields: [] });
    const seals = await Promise.all([1, 2].map(() => act(nora, session.uuid, sealing)));
    expect(seals.map(({ status }) => status)).toContain(200);
    const sealed = await deed();
    expect(sealed.replaces).toBe(signed.uuid);
    const listed = await borrower.send<{ uuid: string; type: string }[]>(
      'GET',
      `/service-document/api/v1/application/${uuid}/documents`,
    );
    expect(listed.body.filter(({ type }) => type === 'SECURITY_INSTRUMENT').map((one) => one.uuid)).toEqual([
      sealed.uuid,
    ]);
    const application = await reaches(product, borrower.person, uuid, 'GEN_RESCISSION', 'RESCISSION');
    expect((await deed()).uuid).toBe(sealed.uuid);
    const signings = (await documents.signing.events(of)).filter(({ event }) => event === 'signed');
    expect(signings.map(({ identityUuid }) => identityUuid)).toEqual([
      borrower.person.identityUuid,
      nora.person.identityUuid,
    ]);
    const files = unzip(await documents.pack(application, borrower.person, new Date()));
    expect(verify(files)).toMatchObject({ isWhole: true });
    const name = [...files.keys()].find((file) => file.includes(sealed.title.slice(0, 5))) ?? '';
    const changed = Buffer.from(files.get(name) ?? Buffer.of());
    changed[3000] = (changed[3000] ?? 0) ^ 1;
    expect(verify(new Map([...files, [name, changed]])).words).toContain(`${name} was changed after it was signed`);
  });

  test('shows its deed to the notary who has it and to no other; when it fails, the deed is as it was drawn up', async () => {
    const { borrower, uuid, session } = await borrowerAtNotary();
    const [nora, ned] = [await staffMember('notary'), await staffMember('notary')];
    const { shown, deed, sign } = await readyToSign(borrower, nora, uuid, session.uuid);
    await sign();
    const open = (who: Browser, id: string) => who.open(`${sessions}/${id}/deed`);
    const answer = await open(nora, session.uuid);
    expect(answer).toMatchObject({ status: 200, mediaType: 'application/pdf' });
    expect(hashOf(answer.bytes)).toBe((await deed()).sha256);
    for (const id of [session.uuid, randomUUID(), 'nonsense']) expect((await open(ned, id)).status).toBe(404);
    expect((await open(borrower, session.uuid)).status).toBe(403);
    await act(nora, session.uuid, { do: 'fail', why: 'noCamera', note: 'No light.' });
    expect(await deed()).toMatchObject({ sha256: shown.sha256, fields: shown.fields });
  });

  test('that fails twice on the questions, or by the notary’s word, goes on in person', async () => {
    const first = await borrowerAtNotary();
    expect((await prove(first.borrower, first.session.uuid, 1)).body).toMatchObject({
      outcome: 'failed',
      triesLeft: 1,
    });
    expect((await prove(first.borrower, first.session.uuid, 1)).body).toMatchObject({
      outcome: 'failed',
      triesLeft: 0,
    });
    const manual = await reaches(product, first.borrower.person, first.uuid, 'MANUAL_DEED_SIGNING');
    expect(manual.notary.inPerson).toBe('videoFailed');
    const second = await borrowerAtNotary();
    const nora = await staffMember('notary');
    await act(nora, second.session.uuid, { do: 'claim' });
    expect((await act(nora, second.session.uuid, { do: 'fail', why: 'noCamera', note: ' ' })).status).toBe(422);
    const failed = await act(nora, second.session.uuid, { do: 'fail', why: 'noCamera', note: 'No light.' });
    expect(failed.body.journal?.at(-1)).toMatchObject({ what: 'failed', note: 'noCamera: No light.' });
    await reaches(product, second.borrower.person, second.uuid, 'MANUAL_DEED_SIGNING');
  });

  test('is found by who signs it; another’s, an absent one and nonsense look alike', async () => {
    const { session, uuid } = await borrowerAtNotary();
    const other = await borrowerAtNotary();
    for (const id of [uuid, randomUUID(), 'nonsense'])
      expect((await other.borrower.send('GET', `/service-notary/api/v1/applications/${id}/session`)).status).toBe(404);
    for (const id of [session.uuid, randomUUID(), 'nonsense'])
      for (const call of ['ticket', 'questions'])
        expect((await other.borrower.send('POST', `${sessions}/${id}/${call}`)).status).toBe(404);
  });
});

describe('the room’s socket', () => {
  test('lets in who has a ticket, passes word between notary and signer, and tells when someone is gone and back', async () => {
    const { borrower, session } = await borrowerAtNotary();
    const nora = await staffMember('notary');
    await act(nora, session.uuid, { do: 'claim' });
    const me = borrower.person.identityUuid;
    const desk = await socketOf(await ticketOf(nora, session.uuid));
    await desk.hears({ kind: 'welcome', me: 'notary' });
    const seat = await socketOf(await ticketOf(borrower, session.uuid));
    await seat.hears({ kind: 'welcome', me });
    await desk.hears({ kind: 'here', from: me });
    // Longer than one NOTIFY may be.
    const sdp = 'v=0 '.repeat(4000);
    desk.say({ kind: 'signal', to: me, attempt: 'one', data: { type: 'offer', sdp } });
    await seat.hears({ kind: 'signal', from: 'notary', attempt: 'one', data: { type: 'offer', sdp } } as RoomMessage);
    await act(nora, session.uuid, { do: 'release' }).then(() => act(nora, session.uuid, { do: 'claim' }));
    await seat.hears({ kind: 'changed' });
    seat.close();
    await desk.hears({ kind: 'gone', from: me });
    const back = await socketOf(await ticketOf(borrower, session.uuid));
    await back.hears({ kind: 'welcome', me });
    const present = async () =>
      (await nora.send<Session>('GET', `${sessions}/${session.uuid}`)).body.seats[0]?.isPresent;
    await expect.poll(present).toBe(true);
    desk.close();
    back.close();
  });

  test('shows out: no ticket, a forged one, one of another room’s person, a second window, nonsense', async () => {
    const { borrower, session } = await borrowerAtNotary();
    const good = await ticketOf(borrower, session.uuid);
    const [body = '', seal = ''] = good.split('.');
    const swapped = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), isNotary: true }),
    ).toString('base64url');
    for (const ticket of ['none', `${swapped}.${seal}`, `${body}.`]) await (await socketOf(ticket)).isShut(4403);
    const first = await socketOf(good);
    await first.hears({ kind: 'welcome' });
    const second = await socketOf(await ticketOf(borrower, session.uuid));
    await second.hears({ kind: 'welcome' });
    await first.isShut(4409);
    second.say({ kind: 'shout' } as never);
    await second.isShut(4400);
  });

  test('a signer speaks to the notary only, and no one hears another room', async () => {
    const { borrower, session } = await borrowerAtNotary();
    const other = await borrowerAtNotary();
    const nora = await staffMember('notary');
    await act(nora, session.uuid, { do: 'claim' });
    const seat = await socketOf(await ticketOf(borrower, session.uuid));
    const stranger = await socketOf(await ticketOf(other.borrower, other.session.uuid));
    const desk = await socketOf(await ticketOf(nora, session.uuid));
    await desk.hears({ kind: 'welcome' });
    await stranger.hears({ kind: 'welcome' });
    seat.say({ kind: 'hello', to: other.borrower.person.identityUuid });
    seat.say({ kind: 'hello', to: 'notary' });
    await desk.hears({ kind: 'hello', from: borrower.person.identityUuid });
    expect(stranger.heard.filter(({ kind }) => kind !== 'changed' && kind !== 'welcome')).toEqual([]);
    for (const one of [seat, stranger, desk]) one.close();
  });
});

describe('a notary in person', () => {
  test('times are offered for the house’s own day; a reservation holds, moves, and scans end it', async () => {
    const { borrower, uuid } = await borrowerAtNotary({ isDisclosed: true });
    const pledge = `/service-application/api/v2/application/heloc/${uuid}`;
    expect((await borrower.send('POST', `${pledge}/meetNotaryInPerson`, {})).status).toBe(422);
    expect((await borrower.send('POST', `${pledge}/meetNotaryInPerson`, { hasAgreedToFee: true })).status).toBe(200);
    interface Desk {
      money: { drawCents: number; cashCents: number; costs: { kind: string; cents: number }[] } | null;
      correctedDisclosure: { isDelivered: boolean } | null;
    }
    interface Times {
      timeZone: string;
      days: { date: string; slots: { startsAt: string; place: string }[] }[];
    }
    const times = await borrower.send<Times>('GET', `/service-notary/api/v1/applications/${uuid}/slots`);
    expect(times.body.timeZone).toBe('America/Los_Angeles');
    const slots = times.body.days.flatMap((day) => day.slots);
    const [first, second] = slots.slice(-2);
    expect((await borrower.send('POST', `${pledge}/reserveNotary`, first)).status).toBe(200);
    expect((await borrower.send('POST', `${pledge}/reserveNotary`, second)).status).toBe(200);
    const passed = { startsAt: '2020-01-01T12:00:00.000Z', place: 'Your home' };
    expect((await borrower.send('POST', `${pledge}/reserveNotary`, passed)).status).toBe(409);
    const operator = await staffMember('operations');
    const closings = await operator.send<{ rows: { uuid: string; slot: unknown }[] }>(
      'GET',
      '/service-console/api/v1/closings?side=others',
    );
    expect(closings.body.rows.find((one) => one.uuid === uuid)?.slot).toEqual(second);
    const { money } = (await operator.send<Desk>('GET', `/service-console/api/v1/closings/${uuid}`)).body;
    const { drawCents = 0 } = (await origination.view(borrower.person, uuid)).application.offers.selected ?? {};
    expect(money?.costs).toEqual([
      { kind: 'RECORDING_FEE', cents: 225_00 },
      { kind: 'MANUAL_NOTARIZATION', cents: 300_00 },
    ]);
    expect(money).toMatchObject({ drawCents, cashCents: drawCents - 525_00 });
    await expect
      .poll(() => correctionOf(borrower.person, uuid), { timeout: 20_000 })
      .toMatchObject({ isDelivered: true });
    const events = `/service-console/api/v1/applications/${uuid}/events`;
    expect(
      (await operator.send('POST', events, { event: 'notaryReserved', payload: first, reason: 'They asked.' })).status,
    ).toBe(200);
    const word = (documentUuids: string[]) => ({
      event: 'deedSigned',
      reason: 'The deed is back.',
      payload: { signedAt: new Date().toISOString(), documentUuids },
    });
    expect((await operator.send('POST', events, word([]))).status).toBe(409);
    expect((await operator.send('POST', events, word([randomUUID()]))).status).toBe(422);
    const { uuid: scan } = await uploads.take({
      person: operator.person,
      uuid,
      type: 'SECURITY_INSTRUMENT',
      name: 'deed.pdf',
      content: Readable.from([aPdf()]),
      belongsTo: null,
    });
    const signed = word([scan]);
    expect((await operator.send('POST', events, signed)).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'GEN_RESCISSION', 'RESCISSION');
    expect((await borrower.send('POST', events, signed)).status).toBe(403);
  });

  test('[CONST-05] the fee is disclosed again before anyone signs: a new paper, the former kept, the borrower told; and back', async () => {
    const { borrower, uuid } = await borrowerAtNotary({ isDisclosed: true });
    const pledge = `/service-application/api/v2/application/heloc/${uuid}`;
    const of = { orgCode: borrower.person.orgCode, applicationUuid: uuid };
    const paperNow = async () => {
      const [paper] = await documents.latest(of, ['CLOSING_DISCLOSURE'], 'system');
      if (!paper) throw new Error('There is no closing disclosure.');
      return { ...paper, text: await textOfPdf((await documents.read(of, paper.uuid, 'system')).content) };
    };
    const said = async (event: string) =>
      (await origination.history(borrower.person, uuid)).events.filter((one) => one.event === event);
    const first = await paperNow();
    expect(first).toMatchObject({ title: 'Closing disclosure' });
    expect(first.text).not.toContain('Notary in person');

    await borrower.send('POST', `${pledge}/meetNotaryInPerson`, { hasAgreedToFee: true });
    const operator = await staffMember('operations');
    await expect
      .poll(() => correctionOf(borrower.person, uuid), { timeout: 20_000 })
      .toMatchObject({ isDelivered: true });
    const corrected = await paperNow();
    expect(corrected).toMatchObject({ title: 'Corrected closing disclosure', replaces: first.uuid });
    expect(corrected.text).toContain('takes the place of the closing disclosure we gave you before');
    expect(corrected.text).toMatch(/Notary in person\s+\$0\.00\s+\$300\.00/);
    // The former is kept, and can be read.
    expect((await documents.read(of, first.uuid, 'system')).record.sha256).toBe(first.sha256);
    const particulars = await borrower.send<{ division: { cashCents: number; before: { cashCents: number } } }>(
      'GET',
      `${pledge}/particulars`,
    );
    const { division } = particulars.body;
    expect(division.before.cashCents - division.cashCents).toBe(300_00);
    const emails = await operator.send<{ rows: { subject: string; words: string }[] }>(
      'GET',
      `/service-console/api/v1/closings/${uuid}/emails`,
    );
    const told = emails.body.rows.filter(({ subject }) => subject === 'Your closing disclosure has changed');
    expect(told).toHaveLength(1);
    expect(told[0]?.words).toContain('Notary in person: $300.00 (before: $0.00)');

    expect((await borrower.send('POST', `${pledge}/meetNotaryOnline`, {})).status).toBe(200);
    await expect
      .poll(() => correctionOf(borrower.person, uuid), { timeout: 20_000 })
      .toMatchObject({ number: 2, isDelivered: true });
    const again = await paperNow();
    expect(again).toMatchObject({ title: 'Corrected closing disclosure', replaces: corrected.uuid });
    expect(again.text).toMatch(/Notary in person\s+\$300\.00\s+\$0\.00/);
    expect(await said('closingCostsChanged')).toHaveLength(2);
    expect(await said('correctedDisclosureDelivered')).toHaveLength(2);
    const { application } = await origination.view(borrower.person, uuid);
    expect(application.closing.costs).toEqual([{ kind: 'RECORDING_FEE', cents: 225_00 }]);
    expect(application.notary).toMatchObject({ isManual: false, inPerson: null });
    // By video there is nothing to go back from.
    expect((await borrower.send('POST', `${pledge}/meetNotaryOnline`, {})).status).toBe(409);
  });

  test('a draw that has less left than the fee cannot send for a notary: a sentence says why, to the cent it can', async () => {
    const { borrower, uuid } = await borrowerAtNotary({ isDisclosed: true });
    const pledge = `/service-application/api/v2/application/heloc/${uuid}`;
    const { drawCents = 0 } = (await origination.view(borrower.person, uuid)).application.offers.selected ?? {};
    const leave = (cents: number) => {
      const costs = [{ kind: 'RECORDING_TAX', cents: drawCents - cents }];
      return product.db.owner`
        update app.application set record = jsonb_set(record, '{closing,costs}', ${product.db.owner.json(costs)})
         where uuid = ${uuid}`;
    };
    await leave(299_99);
    const refused = await borrower.send<{ message: string }>('POST', `${pledge}/meetNotaryInPerson`, {
      hasAgreedToFee: true,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('$299.99 of it is left: not enough for the notary’s fee of $300');
    expect((await origination.view(borrower.person, uuid)).application.status).toBe('DEED_SIGNING');
    await leave(300_00);
    expect((await borrower.send('POST', `${pledge}/meetNotaryInPerson`, { hasAgreedToFee: true })).status).toBe(200);
  });

  test('times are offered and booked by our clock, also where it was moved ahead of the platform’s', async () => {
    const { borrower, uuid } = await borrowerAtNotary();
    const pledge = `/service-application/api/v2/application/heloc/${uuid}`;
    await borrower.send('POST', `${pledge}/meetNotaryInPerson`, { hasAgreedToFee: true });
    await product.db.owner`update app.clock set offset_by = interval '12 days'`;
    try {
      const times = await borrower.send<{ days: { slots: { startsAt: string; place: string }[] }[] }>(
        'GET',
        `/service-notary/api/v1/applications/${uuid}/slots`,
      );
      const slots = times.body.days.flatMap((day) => day.slots);
      expect(slots.length).toBeGreaterThan(0);
      expect((await borrower.send('POST', `${pledge}/reserveNotary`, slots[0])).status).toBe(200);
      const booked = async () =>
        (await product.vendors.sandbox.book('notary', 100)).find(
          ({ action, key }) => action === 'book' && key.startsWith(uuid),
        )?.answer;
      await expect.poll(booked, { timeout: 20_000 }).toMatchObject({ outcome: 'booked', ...slots[0] });
    } finally {
      await product.db.owner`update app.clock set offset_by = interval '0'`;
    }
  });

  test('a time that someone else got is lost, and another can be chosen', async () => {
    const made = [await borrowerAtNotary(), await borrowerAtNotary()];
    const pledgeOf = (uuid: string) => `/service-application/api/v2/application/heloc/${uuid}`;
    for (const { borrower, uuid } of made)
      await borrower.send('POST', `${pledgeOf(uuid)}/meetNotaryInPerson`, { hasAgreedToFee: true });
    // Both see the time as free before either asks for it: who looked later would not be offered it.
    const slots = `/service-notary/api/v1/applications/${made[0]?.uuid}/slots`;
    const times = await made[0]?.borrower.send<{ days: { slots: { startsAt: string }[] }[] }>('GET', slots);
    const wanted = times?.body.days[0]?.slots[0];
    const reserve = ({ borrower, uuid }: (typeof made)[number]) =>
      borrower.send('POST', `${pledgeOf(uuid)}/reserveNotary`, wanted);
    await Promise.all(made.map(reserve));
    const slotOf = async ({ borrower, uuid }: (typeof made)[number]) =>
      (await origination.view(borrower.person, uuid)).application.notary.slot;
    await expect
      .poll(async () => (await Promise.all(made.map(slotOf))).filter((slot) => slot === null).length, {
        timeout: 20_000,
      })
      .toBe(1);
  });
});
