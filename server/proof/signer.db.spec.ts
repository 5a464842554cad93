/** An additional signer, over HTTP, against the whole server: asked by email, let in, and shown only what is theirs. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Person } from '../actor.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { aJpeg, aPng, sendFiles } from '../lending/uploads/test-files.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { confirmIdentity } from './test-confirm.ts';
import { passMessages } from './test-hurry.ts';
import { reaches, testProduct } from './test-product.ts';

const product = await testProduct();
const { server, origination, accounts, db, orgCode } = product;
const password = 'Plum-tractor-91!';
const pledge = '/service-application/api/v2/application/heloc';
const coDeed = '/service-application/api/v1/application/heloc/co-deed/status';
let people = 0;

interface Browser {
  readonly identityUuid: string;
  send(method: 'GET' | 'POST', url: string, payload?: object): Promise<{ status: number; body: never }>;
  open(url: string): Promise<{ status: number; type: string; content: Buffer }>;
}

function browserOf(identityUuid: string, token: string, setCookie: string): Browser {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': orgCode };
  return {
    identityUuid,
    send: async (method, url, payload) => {
      const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: response.statusCode, body: (response.body === '' ? undefined : response.json()) as never };
    },
    open: async (url) => {
      const { statusCode, headers: answered, rawPayload } = await server.inject({ method: 'GET', url, headers });
      return { status: statusCode, type: String(answered['content-type']), content: rawPayload };
    },
  };
}

function caller() {
  people += 1;
  return { address: `10.9.0.${people}`, userAgent: undefined, isSecure: false };
}

/** As every closing has one: papers are drawn up from its terms. */
async function chooseOffer(who: Person, uuid: string): Promise<void> {
  const [offer] = (await origination.offers(who, uuid)).offerSet?.offers ?? [];
  const body = { offerId: offer?.id, drawCents: (offer?.minDraw ?? 0) * 100, discounts: [], debtsToPay: [] };
  await origination.act({ person: who, uuid, command: 'selectOffer', body });
}

async function borrowerAtOwners() {
  const made = await borrowerAtOffers();
  await chooseOffer(made.who, made.uuid);
  await origination.force(person('operations', orgCode), made.uuid, {
    to: 'CO_DEED_REQ',
    reason: 'To invite the other owners.',
  });
  return made;
}

async function borrowerAtOffers() {
  const email = `owner-${randomUUID()}@example.com`;
  const opened = await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller());
  const { identityUuid } = opened.person;
  const who = { ...opened.person };
  const { application } = await origination.start(aStart(who));
  await reaches(product, who, application.uuid, 'OFFER_SELECTION');
  return { uuid: application.uuid, who, borrower: browserOf(identityUuid, opened.token, opened.setCookie), email };
}

const anOwner = (email = `other-${randomUUID()}@example.com`) => ({
  firstName: 'Olga',
  lastName: 'Owner',
  email,
  phoneNumber: '4155550199' as string | null,
});

async function letterTo(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const emails = await sandboxMailbox(db).list(orgCode, email);
    const invitation = emails.find(({ subject }) => subject.includes('asks you to sign'));
    if (invitation) return invitation.words;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('No email came.');
}

async function welcomeTokenOf(email: string): Promise<string> {
  const welcome = (await sandboxMailbox(db).list(orgCode, email)).find(({ subject }) => /Welcome/.test(subject));
  return /#token=(\S+)/.exec(welcome?.words ?? '')?.[1] ?? '';
}

/** Follows the email: chooses the first password, logs in at the signer's login, and confirms that it is them. */
async function signIn(email: string): Promise<Browser> {
  const token = /#token=(\S+)/.exec(await letterTo(email))?.[1] ?? '';
  const set = await server.inject({
    method: 'POST',
    url: '/identity/api/v1/password/reset',
    payload: { token, password },
  });
  expect(set.statusCode).toBe(204);
  const opened = await accounts.signIn({ orgCode, kind: 'customer', email, password, role: 'signer' }, caller());
  await confirmIdentity(product, opened.person);
  return browserOf(opened.person.identityUuid, opened.token, opened.setCookie);
}

async function withOneOwner() {
  const made = await borrowerAtOwners();
  const owner = anOwner();
  const added = await made.borrower.send('POST', `${pledge}/${made.uuid}/addSigner`, owner);
  expect(added.status).toBe(200);
  return { ...made, owner, signer: await signIn(owner.email) };
}

describe('an invitation', () => {
  test('[SIGNER-01] reaches the owner by email, and its link makes the first password once', async () => {
    const { owner, signer, uuid } = await withOneOwner();
    const words = await letterTo(owner.email);
    expect(words).toContain('12 Elm Street');
    const token = /#token=(\S+)/.exec(words)?.[1] ?? '';
    const again = await server.inject({
      method: 'POST',
      url: '/identity/api/v1/password/reset',
      payload: { token, password },
    });
    expect(again.statusCode).toBe(422);
    const { body } = await signer.send('GET', coDeed);
    expect(body).toMatchObject({ applicationUuid: uuid, signerStatus: 'INVITED', screen: 'identity' });
  });

  test('[T31] gives no way in to who registered with the address before and never proved it: only its link does, and ends what they had', async () => {
    const squatter = await borrowerAtOwners();
    const { uuid, borrower } = await borrowerAtOwners();
    const { email } = squatter;
    const signInAs = (role: 'borrower' | 'signer', withPassword = password) =>
      accounts.signIn({ orgCode, kind: 'customer', email, password: withPassword, role }, caller());
    expect((await borrower.send('POST', `${pledge}/${uuid}/addSigner`, anOwner(email))).status).toBe(200);
    const words = await letterTo(email);

    const application = `/service-application/api/v1/application/heloc/${uuid}`;
    await expect(signInAs('signer')).rejects.toMatchObject({ code: 'forbidden' });
    const again = await signInAs('borrower');
    const inWait = browserOf(again.person.identityUuid, again.token, again.setCookie);
    expect((await inWait.send('GET', application)).status).toBe(404);
    expect((await inWait.send('GET', coDeed)).status).toBe(403);
    expect((await inWait.send('GET', `/service-document/api/v1/application/${uuid}/documents`)).status).toBe(404);

    const token = /#token=(\S+)/.exec(words)?.[1] ?? '';
    const payload = { token, password: 'Gravel&Teapot(44)' };
    const noShortcut = await inWait.send('POST', '/identity/api/v1/email/confirm', { token });
    expect(noShortcut).toMatchObject({ status: 422, body: { param: 'token' } });
    const chosen = await server.inject({ method: 'POST', url: '/identity/api/v1/password/reset', payload });
    expect(chosen.statusCode).toBe(204);
    expect((await inWait.send('GET', '/identity/secure/api/v1/identity')).status).toBe(401);
    await expect(signInAs('borrower')).rejects.toMatchObject({ code: 'unauthenticated' });
    const opened = await signInAs('signer', payload.password);
    expect(await accounts.stepUp.ways(opened.person)).toMatchObject({ ways: [{ way: 'email' }], phone: null });
    const signer = browserOf(opened.person.identityUuid, opened.token, opened.setCookie);
    expect((await signer.send('GET', coDeed)).body).toMatchObject({ applicationUuid: uuid });
  });

  test('[T31] leaves no password of a stranger standing, though the owner pressed the link of their welcome, or did so long ago', async () => {
    const squatter = await borrowerAtOwners();
    const { uuid, borrower } = await borrowerAtOwners();
    const { email } = squatter;
    const signInAs = (withPassword: string) =>
      accounts.signIn({ orgCode, kind: 'customer', email, password: withPassword, role: 'signer' }, caller());
    const post = async (path: string, payload: object) => {
      const from = { remoteAddress: caller().address };
      const answer = await server.inject({ method: 'POST', url: `/identity/api/v1/${path}`, payload, ...from });
      return { status: answer.statusCode, ...(answer.body === '' ? {} : (answer.json() as { param?: string })) };
    };
    const asksForPassword = { status: 422, param: 'password' };
    expect(await post('email/confirm', { token: await welcomeTokenOf(email) })).toMatchObject(asksForPassword);

    // As accounts are that were confirmed when a press was enough.
    await db.owner`update app.identity set email_confirmed_at = now() where email = ${email}`;
    expect((await borrower.send('POST', `${pledge}/${uuid}/addSigner`, anOwner(email))).status).toBe(200);
    const token = /#token=(\S+)/.exec(await letterTo(email))?.[1] ?? '';
    expect(await post('email/confirm', { token })).toMatchObject(asksForPassword);
    await expect(signInAs(password)).rejects.toMatchObject({ code: 'forbidden' });
    const chosen = 'Gravel&Teapot(44)';
    expect(await post('password/reset', { token, password: chosen })).toMatchObject({ status: 204 });
    expect((await squatter.borrower.send('GET', '/identity/secure/api/v1/identity')).status).toBe(401);
    await expect(signInAs(password)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(signInAs(chosen)).resolves.toMatchObject({ person: { roles: ['signer'] } });
  });

  test('to someone who has proven their address is taken by its link, they keep their password and may be both', async () => {
    const other = await borrowerAtOwners();
    const follow = (token: string) => other.borrower.send('POST', '/identity/api/v1/email/confirm', { token });
    expect((await follow(await welcomeTokenOf(other.email))).status).toBe(204);
    const { uuid, borrower } = await borrowerAtOwners();
    expect((await borrower.send('POST', `${pledge}/${uuid}/addSigner`, anOwner(other.email))).status).toBe(200);
    const words = await letterTo(other.email);
    expect(words).toContain('/auth/confirm-email?for=signing&redirectUrl=');
    const signIn = { orgCode, kind: 'customer', email: other.email, password, role: 'signer' } as const;
    await expect(accounts.signIn(signIn, caller())).rejects.toMatchObject({ code: 'forbidden' });
    const token = /#token=(\S+)/.exec(words)?.[1] ?? '';
    expect((await follow(token)).status).toBe(204);
    expect((await follow(token)).status).toBe(422);
    const opened = await accounts.signIn(signIn, caller());
    const asSigner = browserOf(opened.person.identityUuid, opened.token, opened.setCookie);
    expect((await asSigner.send('GET', coDeed)).body).toMatchObject({ applicationUuid: uuid });
    // As a borrower they see their own application and nothing of the one they sign.
    const listed = (await other.borrower.send('GET', '/service-application/api/v1/application/heloc/all')).body;
    expect((listed as { uuid: string }[]).map((one) => one.uuid)).toEqual([other.uuid]);
    expect((await other.borrower.send('GET', `/service-application/api/v1/application/heloc/${uuid}`)).status).toBe(
      404,
    );
  });

  test('cannot go to the borrower, nor twice to one owner, nor to a fifth', async () => {
    const { uuid, borrower, email } = await borrowerAtOwners();
    const add = (owner: object) => borrower.send('POST', `${pledge}/${uuid}/addSigner`, owner);
    expect((await add(anOwner(email))).status).toBe(409);
    const owner = anOwner();
    expect((await add(owner)).status).toBe(200);
    expect((await add({ ...owner, firstName: 'Olya' })).status).toBe(409);
    for (let count = 0; count < 3; count += 1) expect((await add(anOwner())).status).toBe(200);
    expect((await add(anOwner())).status).toBe(409);
    expect((await add({ ...anOwner(), identityUuid: randomUUID() })).status).toBe(422);
  });

  test('that is taken back lets no one in any more', async () => {
    const { uuid, borrower, signer } = await withOneOwner();
    const removed = await borrower.send('POST', `${pledge}/${uuid}/removeSigner`, { signerUuid: signer.identityUuid });
    expect(removed.status).toBe(200);
    expect((await signer.send('GET', `/service-application/api/v1/application/heloc/${uuid}`)).status).toBe(404);
    expect((await signer.send('GET', coDeed)).status).toBe(400);
  });
});

describe('an early invitation', () => {
  const invitation = '/service-application/api/v1/application/heloc/co-deed/invitation';
  const ask = (token: string) => server.inject({ method: 'POST', url: invitation, payload: { token } });
  const atOffersOfTwo = async () => {
    const made = await borrowerAtOffers();
    const body = { ownership: 'JOINT', coOwners: 1 };
    await origination.signal({
      person: person('operations', orgCode),
      uuid: made.uuid,
      event: 'ownershipCorrected',
      body,
    });
    return made;
  };
  const statusOf = async (who: Person, uuid: string) => (await origination.view(who, uuid)).application.status;

  test('is refused where no other owner is known, and another borrower finds nothing to invite to', async () => {
    const { uuid, who, borrower } = await borrowerAtOffers();
    const other = await borrowerAtOffers();
    expect((await borrower.send('POST', `${pledge}/${uuid}/addSigner`, anOwner())).status).toBe(409);
    expect((await other.borrower.send('POST', `${pledge}/${uuid}/addSigner`, anOwner())).status).toBe(404);
    expect((await origination.view(who, uuid)).application.signers).toEqual([]);
  });

  test('tells the truth, moves nothing, and who shows who they are is ready long before their turn', async () => {
    const { uuid, who, borrower, email } = await atOffersOfTwo();
    const add = (owner: object) => borrower.send('POST', `${pledge}/${uuid}/addSigner`, owner);
    expect((await add(anOwner(email.toUpperCase()))).status).toBe(409);
    const owner = anOwner();
    expect((await add(owner)).status).toBe(200);
    expect((await add({ ...owner, email: owner.email.toUpperCase() })).status).toBe(409);
    const words = await letterTo(owner.email);
    expect(words).toContain('There is nothing to sign yet.');
    expect(words).toContain('When the documents are ready we’ll email you');
    // Before the password: who invites, and for which home; asking spends nothing.
    const token = /#token=(\S+)/.exec(words)?.[1] ?? '';
    const told = await ask(token);
    expect([told.statusCode, told.json()]).toEqual([
      200,
      expect.objectContaining({
        home: expect.objectContaining({ street1: '12 Elm Street' }),
        isConsentingSpouse: false,
      }),
    ]);
    expect((await ask(`${token}x`)).statusCode).toBe(422);
    const signer = await signIn(owner.email);
    expect((await ask(token)).statusCode).toBe(422);
    expect((await signer.send('GET', coDeed)).body).toMatchObject({ screen: 'identity', isEarly: true });

    const as = { ...person('signer', orgCode), identityUuid: signer.identityUuid };
    const documentUuids = await sendFiles(product.uploads, as, uuid, 'front.jpg', 'back.jpg', 'selfie.jpg');
    expect((await signer.send('POST', `${pledge}/${uuid}/submitSignerIdentity`, { documentUuids })).status).toBe(200);
    await expect
      .poll(async () => (await signer.send('GET', coDeed)).body, { timeout: 20_000 })
      .toMatchObject({ screen: 'intro', signerStatus: 'READY' });
    expect(await statusOf(who, uuid)).toBe('OFFER_SELECTION');
    // Who has begun is not sent away.
    const signerUuid = signer.identityUuid;
    expect((await borrower.send('POST', `${pledge}/${uuid}/removeSigner`, { signerUuid })).status).toBe(409);
  });

  test('that is taken back closes the door, and may be given again; of a withdrawn application none is', async () => {
    const { uuid, who, borrower } = await atOffersOfTwo();
    const owner = anOwner();
    const add = () => borrower.send('POST', `${pledge}/${uuid}/addSigner`, owner);
    expect((await add()).status).toBe(200);
    const token = /#token=(\S+)/.exec(await letterTo(owner.email))?.[1] ?? '';
    const signer = await signIn(owner.email);
    const signerUuid = signer.identityUuid;
    expect((await borrower.send('POST', `${pledge}/${uuid}/removeSigner`, { signerUuid })).status).toBe(200);
    expect((await signer.send('GET', coDeed)).status).toBe(400);
    expect((await ask(token)).statusCode).toBe(422);
    expect((await add()).status).toBe(200);
    expect((await signer.send('GET', coDeed)).body).toMatchObject({ signerStatus: 'INVITED', isEarly: true });
    expect((await signer.send('POST', `${pledge}/${uuid}/refuseToSign`, {})).status).toBe(200);
    expect(await statusOf(who, uuid)).toBe('OFFER_SELECTION');
    expect((await borrower.send('POST', `${pledge}/${uuid}/withdraw`, {})).status).toBe(200);
    for (const [command, body] of [
      ['addSigner', anOwner()],
      ['remindSigner', { signerUuid }],
      ['removeSigner', { signerUuid }],
    ] as const)
      expect((await borrower.send('POST', `${pledge}/${uuid}/${command}`, body)).status).toBe(409);
    expect((await signer.send('GET', coDeed)).body).toMatchObject({ screen: 'cancelled', isEarly: false });
  });
});

describe('a signer', () => {
  test('sees the home and the state of things, but no figure', async () => {
    const { uuid, signer } = await withOneOwner();
    const { body } = await signer.send('GET', `/service-application/api/v1/application/heloc/${uuid}`);
    const seen = Object.keys(body);
    for (const hidden of ['amount', 'rate', 'disburseAccount', 'uwCalculatedDrawAmount', 'adjustedHomeAmount'])
      expect(seen).not.toContain(hidden);
    for (const call of ['offers', 'particulars', 'history'])
      expect((await signer.send('GET', `${pledge}/${uuid}/${call}`)).status).toBe(403);
  });

  test('finds the scans of a deed signed in ink, pictures too, and no one else’s pictures', async () => {
    const { uuid, who, signer } = await withOneOwner();
    const stranger = await withOneOwner();
    const operator = person('operations', orgCode);
    const scanned = async (name: string, content: Buffer) => {
      const of = { person: operator, uuid, type: 'SECURITY_INSTRUMENT', belongsTo: null } as const;
      return (await product.uploads.take({ ...of, name, content: Readable.from([content]) })).uuid;
    };
    const scans = [
      await scanned('page-1.jpg', aJpeg({ behindItsEnd: '<script>' })),
      await scanned('page-2.png', aPng()),
    ];
    const [selfie = ''] = await sendFiles(product.uploads, who, uuid, 'selfie.jpg');
    const papers = `/service-document/api/v1/application/${uuid}/documents`;
    const listed = (await signer.send('GET', papers)).body as { uuid: string; mediaType: string; isUpload: boolean }[];
    expect(listed.filter(({ mediaType }) => mediaType.startsWith('image/'))).toEqual([
      expect.objectContaining({ uuid: scans[0], mediaType: 'image/jpeg', isUpload: false }),
      expect.objectContaining({ uuid: scans[1], mediaType: 'image/png', isUpload: false }),
    ]);
    for (const scan of scans) {
      const { status, type, content } = await signer.open(`${papers}/${scan}/content`);
      expect([status, type.startsWith('image/'), content.includes('script')]).toEqual([200, true, false]);
      expect((await stranger.signer.open(`${papers}/${scan}/content`)).status).toBe(404);
    }
    expect((await signer.open(`${papers}/${selfie}/content`)).status).toBe(404);
  });

  test('finds another application, one that is not there and nonsense alike', async () => {
    const { signer } = await withOneOwner();
    const { uuid } = await borrowerAtOwners();
    for (const id of [uuid, randomUUID(), 'nonsense']) {
      expect((await signer.send('GET', `/service-application/api/v1/application/heloc/${id}`)).status).toBe(404);
      expect((await signer.send('POST', `${pledge}/${id}/refuseToSign`, {})).status).toBe(404);
    }
  });

  test('does only what is theirs: not the borrower’s steps, not another owner’s, not another’s telephone', async () => {
    const { uuid, who, borrower, signer } = await withOneOwner();
    const second = anOwner();
    await borrower.send('POST', `${pledge}/${uuid}/addSigner`, { ...second, phoneNumber: null });
    expect((await signer.send('POST', `${pledge}/${uuid}/withdraw`, {})).status).toBe(403);
    expect((await signer.send('POST', `${pledge}/${uuid}/addSigner`, anOwner())).status).toBe(403);
    const forAnother = { documentUuids: ['a'], identityUuid: randomUUID() };
    expect((await signer.send('POST', `${pledge}/${uuid}/submitSignerIdentity`, forAnother)).status).toBe(422);
    const { application } = await origination.view(who, uuid);
    const [condition] = application.conditions;
    expect(condition).toMatchObject({ categoryEnum: 'MISSING_PHONE_NUMBER' });
    const conditions = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
    expect((await signer.send('GET', conditions)).body).toEqual([]);
    const answer = { conditionUuid: condition?.uuid };
    expect((await signer.send('POST', `${pledge}/${uuid}/answerCondition`, answer)).status).toBe(404);
    expect((await signer.send('POST', `${pledge}/${uuid}/savePhone`, { phoneNumber: '4155550111' })).status).toBe(200);
    const after = (await origination.view(who, uuid)).application;
    expect(after.borrower.phoneNumber).toBe(application.borrower.phoneNumber);
    expect(after.signers.map(({ phoneNumber }) => phoneNumber)).toEqual(['4155550111', null]);
  });

  test('answers for the missing telephone number, and the condition is gone', async () => {
    const { uuid, borrower, who } = await borrowerAtOwners();
    const owner = { ...anOwner(), phoneNumber: null };
    await borrower.send('POST', `${pledge}/${uuid}/addSigner`, owner);
    const signer = await signIn(owner.email);
    expect((await signer.send('GET', coDeed)).body).toMatchObject({ isPhoneMissing: true });
    await signer.send('POST', `${pledge}/${uuid}/savePhone`, { phoneNumber: '(415) 555-0112' });
    expect((await origination.view(who, uuid)).application.conditions[0]?.clearedAt).not.toBeNull();
  });

  test('whose photos fail three times waits for operations, who see them, ask again and let them through', async () => {
    const { uuid, who, borrower, owner, signer } = await withOneOwner();
    const as = { ...person('signer', orgCode), identityUuid: signer.identityUuid };
    const show = async (front: string) => {
      const documentUuids = await sendFiles(product.uploads, as, uuid, front, 'back.jpg', 'selfie.jpg');
      return signer.send('POST', `${pledge}/${uuid}/submitSignerIdentity`, { documentUuids });
    };
    const seen = async (wanted: object) =>
      expect.poll(async () => (await signer.send('GET', coDeed)).body, { timeout: 20_000 }).toMatchObject(wanted);
    const heldUp = async () => {
      const { signers } = (await borrower.send('GET', `${pledge}/${uuid}/particulars`)).body as {
        signers: { isHeldUp: boolean }[];
      };
      return signers.map(({ isHeldUp }) => isHeldUp);
    };
    for (const triesLeft of [2, 1]) {
      expect((await show('id-fail.jpg')).status).toBe(200);
      await seen({ signerStatus: 'INVITED', identity: { triesLeft, isWithUs: false } });
    }
    expect(await heldUp()).toEqual([false]);
    expect((await show('id-fail.jpg')).status).toBe(200);
    await seen({ signerStatus: 'CHECKING', identity: { triesLeft: 0, isWithUs: true } });
    expect((await show('front.jpg')).status).toBe(409);
    expect(await heldUp()).toEqual([true]);

    const operator = person('operations', orgCode);
    const waiting = async () =>
      (await origination.view(operator, uuid)).application.conditions.filter(({ clearedAt }) => clearedAt === null);
    const [asked] = await waiting();
    expect(asked).toMatchObject({
      categoryEnum: 'ID_VERIFICATION_FAILURE',
      signerUuid: signer.identityUuid,
      documentUuids: [expect.any(String), expect.any(String), expect.any(String)],
    });
    const conditionUuid = asked?.uuid;
    const say = (event: 'conditionAskedAgain' | 'conditionCleared', why: string) =>
      origination.signal({ person: operator, uuid, event, body: { conditionUuid, why } });
    await say('conditionAskedAgain', 'Please show your passport.');
    await seen({ signerStatus: 'INVITED', identity: { isWithUs: false, askedFor: 'Please show your passport.' } });
    const emails = async () => {
      await passMessages(product);
      return (await sandboxMailbox(db).list(orgCode, owner.email)).map(({ subject }) => subject);
    };
    await expect.poll(emails, { timeout: 20_000 }).toContain('We need something from you');
    expect((await show('passport.jpg')).status).toBe(200);
    await seen({ signerStatus: 'CHECKING', identity: { isWithUs: true } });
    // The same back and the same face are one file each, however often they are sent.
    expect((await waiting())[0]?.documentUuids).toHaveLength(4);
    await say('conditionCleared', 'The passport is hers.');
    await reaches(product, who, uuid, 'DEED_SIGNING');
    expect(await heldUp()).toEqual([false]);
  });

  test('with someone else’s document rests with a person, and the borrower’s application goes on living', async () => {
    const { uuid, who, signer } = await withOneOwner();
    const as = { ...person('signer', orgCode), identityUuid: signer.identityUuid };
    const documentUuids = await sendFiles(product.uploads, as, uuid, 'id-fraud.jpg', 'back.jpg', 'selfie.jpg');
    await signer.send('POST', `${pledge}/${uuid}/submitSignerIdentity`, { documentUuids });
    const categoriesOpen = async () => {
      const { conditions } = (await origination.view(who, uuid)).application;
      return conditions.map(({ categoryEnum, signerUuid }) => [categoryEnum, signerUuid]);
    };
    await expect
      .poll(categoriesOpen, { timeout: 20_000 })
      .toEqual([['IDENTITY_DOCUMENT_FRAUD_REVIEW', signer.identityUuid]]);
    expect((await origination.view(who, uuid)).application).toMatchObject({
      status: 'CO_DEED_REQ',
      declineReasons: [],
      signers: [{ state: 'CHECKING' }],
    });
  });

  test('[SIGNER-05] a borrower has no co-deed status', async () => {
    const { borrower } = await borrowerAtOwners();
    expect((await borrower.send('GET', coDeed)).status).toBe(403);
  });

  test('[SIGNER-02] in whatever order the owners come, the last one ready moves it on; one who refuses ends it', async () => {
    const { uuid, who, borrower, signer } = await withOneOwner();
    const second = anOwner();
    await borrower.send('POST', `${pledge}/${uuid}/addSigner`, second);
    const other = await signIn(second.email);
    const papersOf = async ({ identityUuid }: Browser) => {
      const as = { ...person('signer', orgCode), identityUuid };
      return { documentUuids: await sendFiles(product.uploads, as, uuid, 'front.jpg', 'back.jpg', 'selfie.jpg') };
    };
    const path = `${pledge}/${uuid}/submitSignerIdentity`;
    expect((await other.send('POST', path, await papersOf(other))).status).toBe(200);
    expect((await signer.send('POST', path, await papersOf(other))).status).toBe(422);
    expect((await signer.send('POST', path, await papersOf(signer))).status).toBe(200);
    await reaches(product, who, uuid, 'DEED_SIGNING');
    expect((await other.send('GET', coDeed)).body).toMatchObject({ screen: 'sign', signerStatus: 'READY' });
    expect((await other.send('POST', `${pledge}/${uuid}/refuseToSign`, {})).status).toBe(200);
    await reaches(product, who, uuid, 'CANCELLED');
    expect((await signer.send('GET', coDeed)).body).toMatchObject({ screen: 'cancelled' });
  });
});
