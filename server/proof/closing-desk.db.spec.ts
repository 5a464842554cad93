/** The closing desk over HTTP against the whole server: two people for the money, emails, waivers, new papers, a new account. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { replaceableInEmails } from '#core/words/en/emails/replaceable.ts';
import { nameMayBeOnAList, somethingWasFoundAtTheLast } from '#core/words/en/journey/operation-needs.ts';
import { fundingApprovedNotAfterLikenessSettled } from '#core/words/en/operations/funding.ts';
import { person } from '../lending/origination/test-origination.ts';
import { aJpeg, aPdf } from '../lending/uploads/test-files.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { type Browser, consoleApi, sendEvent, testConsole, whole } from './test-console.ts';
import { reaches, testProduct } from './test-product.ts';

const product = await testProduct();
const { origination, accounts, notary, documents, db, orgCode } = product;
const { operator, borrowerAt } = testConsole(product);

describe('the money', () => {
  test('two different people release it, each named; the same person twice is refused with a sentence', async () => {
    const { uuid, borrower } = await borrowerAt('FUNDING_DECISION');
    const [olive, otto] = [await operator('Olive'), await operator('Otto')];
    const approve = (who: Browser, as = who) =>
      sendEvent(who, uuid, 'fundingApproved', { approver: as.person.identityUuid });
    expect(await whole(olive, uuid)).toMatchObject({ isOurs: true, approvals: [] });
    expect((await approve(olive, otto)).status).toBe(403);
    expect((await approve(olive)).status).toBe(200);
    expect(await approve(olive)).toMatchObject({
      status: 409,
      body: { errors: ['You approved it. A second person must approve.'] },
    });
    expect((await whole(olive, uuid)).approvals).toMatchObject([{ name: 'Olive Desk', isMine: true }]);
    expect((await whole(otto, uuid)).approvals).toMatchObject([{ name: 'Olive Desk', isMine: false }]);
    expect((await approve(otto)).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
    expect((await borrower.send('GET', `${consoleApi}/closings/${uuid}`)).status).toBe(403);
  });

  test('waits while a last look finds something: no one approves until someone who approves nothing says by name why it may go [T24]', async () => {
    const { uuid, borrower } = await borrowerAt('FUNDING_DECISION', '12 Latelien Rd');
    const [olive, otto, cora] = [await operator('Olive'), await operator('Otto'), await operator('Cora')];
    const approve = (who: Browser) => sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });
    const settle = (who: Browser, check: string) =>
      sendEvent(who, uuid, 'fundingFindingSettled', { check, why: 'It stands behind our lien.' });
    await expect
      .poll(async () => (await whole(olive, uuid)).lastChecks, { timeout: 20_000 })
      .toEqual([
        { check: 'watchLists', state: 'clear', findings: [] },
        { check: 'account', state: 'clear', findings: [] },
        { check: 'liens', state: 'found', findings: [expect.stringContaining('Copperline Lending')] },
      ]);
    expect(await approve(olive)).toMatchObject({ status: 409, body: { errors: [somethingWasFoundAtTheLast] } });
    const shown = await whole(olive, uuid);
    expect(shown.actions).toContainEqual({ event: 'fundingApproved', whyNot: somethingWasFoundAtTheLast });
    expect(shown.approvals).toEqual([]);
    expect((await settle(olive, 'watchLists')).status).toBe(409);
    expect((await settle(borrower, 'liens')).status).toBe(403);
    expect((await settle(cora, 'liens')).status).toBe(200);
    expect(await approve(cora)).toMatchObject({
      status: 409,
      body: { errors: ['You settled a finding. Two other people must approve.'] },
    });
    expect([(await approve(olive)).status, (await approve(otto)).status]).toEqual([200, 200]);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
    expect((await whole(olive, uuid)).history.find(({ event }) => event === 'fundingFindingSettled')).toMatchObject({
      by: 'Cora Desk',
      why: 'It stands behind our lien.',
    });
  });

  test('found between two approvals: the first is void, and both approve what was settled [T24]', async () => {
    const { uuid, borrower } = await borrowerAt('FUNDING_DECISION');
    const [olive, otto, cora] = [await operator('Olive'), await operator('Otto'), await operator('Cora')];
    const approve = (who: Browser) => sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });
    const states = async () => (await whole(olive, uuid)).lastChecks.map(({ state }) => state);
    await expect.poll(states, { timeout: 20_000 }).toEqual(['clear', 'clear', 'clear']);
    expect((await approve(olive)).status).toBe(200);
    const payload = { check: 'liens', isClear: false, findings: ['A new lien.'] };
    await origination.deliver({
      orgCode,
      uuid,
      event: 'fundingChecked',
      payload,
      by: 'vendor',
      delivery: 'a new lien',
    });
    expect((await whole(olive, uuid)).approvals).toEqual([]);
    expect(await approve(otto)).toMatchObject({ status: 409, body: { errors: [somethingWasFoundAtTheLast] } });
    const settled = { check: 'liens', why: 'It stands behind our lien.' };
    expect((await sendEvent(cora, uuid, 'fundingFindingSettled', settled)).status).toBe(200);
    expect((await approve(otto)).status).toBe(200);
    expect(await whole(otto, uuid)).toMatchObject({ status: 'FUNDING_DECISION', approvals: [{ name: 'Otto Desk' }] });
    expect((await approve(olive)).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
  });

  test('of a borrower who is like someone on a sanctions list is approved by neither of the two who settle that [T24]', async () => {
    const { uuid, borrower } = await borrowerAt('FUNDING_DECISION');
    const [olive, otto] = [await operator('Olive'), await operator('Otto')];
    const [cora, carl] = [await operator('Cora'), await operator('Carl')];
    const approve = (who: Browser) => sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });
    const payload = { isClear: false, findings: ['OFAC: A. Homeowner.'] };
    await origination.deliver({
      orgCode,
      uuid,
      event: 'applicantsScreened',
      payload,
      by: 'vendor',
      delivery: 'a name',
    });
    expect(await approve(olive)).toMatchObject({ status: 409, body: { errors: [nameMayBeOnAList] } });
    const asked = await sendEvent(cora, uuid, 'likenessSettled', { why: 'Born in another year.' });
    const confirmed = await carl.send('POST', `${consoleApi}/requests/${asked.body.request}/confirmation`);
    expect(confirmed.status).toBe(200);
    for (const who of [cora, carl]) {
      const whyNot = fundingApprovedNotAfterLikenessSettled;
      expect((await whole(who, uuid)).actions).toContainEqual({ event: 'fundingApproved', whyNot });
      expect(await approve(who)).toMatchObject({
        status: 409,
        body: { errors: [fundingApprovedNotAfterLikenessSettled] },
      });
    }
    expect([(await approve(olive)).status, (await approve(otto)).status]).toEqual([200, 200]);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
  });

  test('that came back is asked about by letter; the borrower names another account, and after three days and two approvals, neither by who confirmed it, it goes again [T24]', async () => {
    const { uuid, borrower, email, put } = await borrowerAt('DISBURSEMENT_ACCOUNT');
    const pledge = `/service-application/api/v2/application/heloc/${uuid}/saveDisbursementAccount`;
    const save = (accountNumber: string) =>
      borrower.send('POST', pledge, { account: { way: 'typed', routingNumber: '021000021', accountNumber } });
    await save('1111222233330103');
    await put('FUNDING_DECISION');
    const [olive, otto, clea] = [await operator('Olive'), await operator('Otto'), await operator('Clea')];
    const approve = (who: Browser) => sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });
    const byTwo = async () => [(await approve(olive)).status, (await approve(otto)).status];
    expect(await byTwo()).toEqual([200, 200]);
    await expect.poll(async () => (await whole(olive, uuid)).returnedMoney, { timeout: 20_000 }).not.toBeNull();
    expect(await whole(olive, uuid)).toMatchObject({ isOurs: false, conditions: [{ answeredAt: null }] });
    const mailbox = sandboxMailbox(db);
    await expect
      .poll(async () => (await mailbox.list(orgCode, email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain('Your bank sent your money back');
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(409);
    const { actions } = await whole(olive, uuid);
    expect(actions).toContainEqual({ event: 'disbursementRetried', whyNot: 'The account is still in question.' });
    expect((await save('1111222233338765')).status).toBe(200);
    const asked = await whole(olive, uuid);
    expect(asked).toMatchObject({ isOurs: true, money: { accountMask: '8765' } });
    const [question] = asked.conditions;
    await sendEvent(olive, uuid, 'conditionCleared', { conditionUuid: question?.uuid, why: 'Another account.' });
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(409);
    const called = { outcome: 'confirmed', why: 'Ada answered on the number we had before.' };
    expect((await sendEvent(clea, uuid, 'accountChangeAnswered', called)).status).toBe(200);
    expect(await byTwo()).toEqual([409, 409]);
    await product.advanceClock('73 hours');
    const whyNotClea = 'You confirmed the account. Two other people must approve.';
    expect((await whole(clea, uuid)).actions).toContainEqual({ event: 'fundingApproved', whyNot: whyNotClea });
    expect(await approve(clea)).toMatchObject({ status: 409, body: { errors: [whyNotClea] } });
    expect(await byTwo()).toEqual([200, 200]);
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
    expect((await save('1111222233331111')).status).toBe(409);
    // The times of notaries, further down, are today's.
    await product.advanceClock('-73 hours');
  });
});

describe('emails', () => {
  test('are kept as they were sent, can be sent again and written; no one but operations sees them', async () => {
    const { uuid, borrower, email } = await borrowerAt('DEED_SIGNING');
    const olive = await operator('Olive');
    const url = `${consoleApi}/closings/${uuid}/emails`;
    type Emails = {
      uuid: string;
      subject: string;
      channel: string;
      state: string;
      recipient: string;
      words: string;
      writtenBy: string | null;
    }[];
    // What told of the offers on the way here may be among them.
    const isLater = ({ subject }: Emails[number]) => subject !== replaceableInEmails.offersReadySubject;
    const list = async () => (await olive.send<{ rows: Emails }>('GET', url)).body.rows.filter(isLater);
    await expect.poll(async () => (await list()).length, { timeout: 20_000 }).toBe(1);
    const [room] = await list();
    expect(room).toMatchObject({ subject: 'Your notary is ready to meet you by video', recipient: email });
    expect(room?.words).toContain(`/account/heloc/${uuid}/notary/intro`);
    expect((await olive.send('POST', url, { again: room?.uuid })).status).toBe(204);
    const { identityUuid } = borrower.person;
    const own = { toIdentity: identityUuid, subject: 'About your deed', words: 'Please call us.' };
    expect((await olive.send('POST', url, own)).status).toBe(204);
    expect((await olive.send('POST', url, { ...own, words: ' ' })).status).toBe(422);
    expect((await olive.send('POST', url, { ...own, toIdentity: randomUUID() })).status).toBe(404);
    expect((await list()).map(({ subject }) => subject)).toEqual([own.subject, room?.subject, room?.subject]);
    // What went by text, and what became of it, is told apart.
    const letter = (key: string, channel: string, isRefused: boolean, isDelivered: boolean) => product.db.owner`
      insert into app.letter (org_code, uuid, application_uuid, key, channel, to_identity, to_name, recipient, subject, words,
                              is_refused, is_delivered, sent_at)
      values (${orgCode}, gen_random_uuid(), ${uuid}, ${`${uuid} ${key}`}, ${channel}, ${identityUuid}, 'Ada', '4155550131',
              ${key}, 'Words', ${isRefused}, ${isDelivered}, '2020-01-01')`;
    await letter('went', 'sms', false, false);
    await letter('arrived', 'sms', false, true);
    await letter('lost', 'sms', true, false);
    const told = (await list()).map(({ subject, channel, state }) => `${subject}: ${channel}, ${state}`);
    expect(told.slice(0, 3)).toEqual(expect.arrayContaining([`${own.subject}: email, sent`]));
    expect(told.slice(3).toSorted()).toEqual(['arrived: sms, delivered', 'lost: sms, notDelivered', 'went: sms, sent']);
    expect((await borrower.send('GET', url)).status).toBe(403);
    expect((await olive.send('GET', `${consoleApi}/closings/${randomUUID()}/emails`)).status).toBe(404);
  });

  test('tell every owner of an appointment, and of one that was moved', async () => {
    const { uuid, borrower, email } = await borrowerAt('MANUAL_DEED_SIGNING');
    const times = await borrower.send<{ days: { slots: { startsAt: string; place: string }[] }[] }>(
      'GET',
      `/service-notary/api/v1/applications/${uuid}/slots`,
    );
    const slots = times.body.days.flatMap((day) => day.slots);
    const olive = await operator('Olive');
    for (const slot of slots.slice(-2)) expect((await sendEvent(olive, uuid, 'notaryReserved', slot)).status).toBe(200);
    const subjects = async () => (await sandboxMailbox(db).list(orgCode, email)).map(({ subject }) => subject);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'America/Los_Angeles' });
    const last = day.format(new Date(slots.at(-1)?.startsAt ?? 0));
    await expect
      .poll(async () => (await subjects()).join(), { timeout: 20_000 })
      .toContain(`Your appointment with the notary: ${last}`);
  });

  test('tell every owner of an appointment that is cancelled, by either side; its time is free again, and another is chosen', async () => {
    const { uuid, borrower, email } = await borrowerAt('MANUAL_DEED_SIGNING');
    const olive = await operator('Olive');
    interface Times {
      readonly days: readonly { readonly slots: readonly { startsAt: string; place: string }[] }[];
    }
    const offered = async () => {
      const { body } = await borrower.send<Times>('GET', `/service-notary/api/v1/applications/${uuid}/slots`);
      return body.days.flatMap(({ slots }) => slots);
    };
    const starts = async () => (await offered()).map(({ startsAt }) => startsAt);
    const isBooked = (startsAt: string) => expect.poll(starts, { timeout: 20_000 }).not.toContain(startsAt);
    const isFree = (startsAt: string) => expect.poll(starts, { timeout: 20_000 }).toContain(startsAt);
    const pledge = `/service-application/api/v2/application/heloc/${uuid}`;
    const reserve = (slot: object) => borrower.send('POST', `${pledge}/reserveNotary`, slot);
    const [first, second] = (await offered()).slice(4, 6);
    if (!first || !second) throw new Error('no times');
    const words = async () => (await sandboxMailbox(db).list(orgCode, email)).map((mail) => mail.words).join();

    expect((await reserve(first)).status).toBe(200);
    await isBooked(first.startsAt);
    expect((await reserve(second)).status).toBe(200);
    await isBooked(second.startsAt);
    await isFree(first.startsAt);

    expect((await borrower.send('POST', `${pledge}/cancelNotary`, { startsAt: first.startsAt })).status).toBe(409);
    expect((await borrower.send('POST', `${pledge}/cancelNotary`, { startsAt: second.startsAt })).status).toBe(200);
    await isFree(second.startsAt);
    await expect.poll(words, { timeout: 20_000 }).toContain('is canceled. You won’t be charged.');
    expect((await borrower.send<{ status: string }>('GET', `${consoleApi}/closings/${uuid}`)).status).toBe(403);
    expect(await whole(olive, uuid)).toMatchObject({ status: 'MANUAL_DEED_SIGNING', slot: null });

    expect((await reserve(second)).status).toBe(200);
    await isBooked(second.startsAt);
    const payload = { startsAt: second.startsAt, why: 'The notary is ill.' };
    expect((await sendEvent(olive, uuid, 'notaryCancelled', payload)).status).toBe(200);
    await isFree(second.startsAt);
    expect((await whole(olive, uuid)).history).toContainEqual(
      expect.objectContaining({ event: 'notaryCancelled', by: 'Olive Desk', why: 'The notary is ill.' }),
    );
    expect((await reserve(first)).status).toBe(200);
    await isBooked(first.startsAt);
    expect((await borrower.send('POST', `${pledge}/withdraw`, {})).status).toBe(200);
    const other = await borrowerAt('MANUAL_DEED_SIGNING');
    const others = `/service-notary/api/v1/applications/${other.uuid}/slots`;
    await expect
      .poll(
        async () =>
          (await other.borrower.send<Times>('GET', others)).body.days
            .flatMap(({ slots }) => slots)
            .map(({ startsAt }) => startsAt),
        { timeout: 20_000 },
      )
      .toContain(first.startsAt);
  });
});

describe('papers', () => {
  test('of a waiver are looked at, belong to the file, and every owner’s is needed', async () => {
    const { uuid, borrower } = await borrowerAt('DEED_SIGNING');
    const payload = { signedAt: new Date().toISOString() };
    await origination.deliver({ orgCode, uuid, event: 'deedSigned', payload, by: 'vendor', delivery: 'the deed' });
    await reaches(product, borrower.person, uuid, 'RESCISSION');
    const olive = await operator('Olive');
    expect((await whole(olive, uuid)).rescission).toMatchObject({ deliveredTo: [{ name: 'Ada Homeowner' }] });
    const url = (type: string, of = uuid) => `${consoleApi}/closings/${of}/papers?type=${type}`;
    expect((await olive.upload(url('RESCISSION_WAIVER'), 'w.pdf', Buffer.from('<script>'))).status).toBe(422);
    expect((await olive.upload(url('SELFIE'), 'w.jpg', aJpeg())).status).toBe(422);
    expect((await olive.upload(url('RESCISSION_WAIVER', randomUUID()), 'w.pdf', aPdf())).status).toBe(404);
    expect((await borrower.upload(url('RESCISSION_WAIVER'), 'w.pdf', aPdf())).status).toBe(403);
    const { body } = await olive.upload(url('RESCISSION_WAIVER'), 'storm.jpg', aJpeg());
    const { identityUuid } = borrower.person;
    const waive = (documentUuid: string) =>
      sendEvent(olive, uuid, 'rescissionWaived', { statements: [{ identityUuid, documentUuid }] });
    expect((await waive(randomUUID())).status).toBe(422);
    expect((await waive(body.uuid)).status).toBe(200);
    expect((await whole(olive, uuid)).rescission).toMatchObject({ isWaived: true });
  });

  test('that were wrong are drawn up again: the old room is closed, and what was signed no longer counts', async () => {
    const { uuid, borrower } = await borrowerAt('DEED_SIGNING');
    const sessionOf = () =>
      borrower.send<{ uuid: string; state: string }>('GET', `/service-notary/api/v1/applications/${uuid}/session`);
    await expect.poll(async () => (await sessionOf()).status, { timeout: 20_000 }).toBe(200);
    const before = (await sessionOf()).body;
    const olive = await operator('Olive');
    expect((await sendEvent(olive, uuid, 'deedReissued', { why: ' ' })).status).toBe(422);
    expect((await sendEvent(olive, uuid, 'deedReissued', { why: 'A lot number was wrong.' })).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'DEED_SIGNING');
    await expect.poll(async () => (await sessionOf()).body.uuid, { timeout: 20_000 }).not.toBe(before.uuid);
    const nora = await accounts.people.invite({ orgCode, email: `${randomUUID()}@x.example`, roles: ['notary'] });
    const queue = await notary.queue({ ...person('notary', orgCode), identityUuid: nora.identityUuid });
    const mine = queue.filter(({ application }) => application.uuid === uuid);
    expect(mine.map(({ session }) => session.uuid)).toEqual([(await sessionOf()).body.uuid]);
    expect((await whole(olive, uuid)).history).toContainEqual(
      expect.objectContaining({ event: 'deedReissued', by: 'Olive Desk', why: 'A lot number was wrong.' }),
    );
    const deeds = await documents.latest({ orgCode, applicationUuid: uuid }, ['SECURITY_INSTRUMENT'], 'system');
    expect(deeds).toHaveLength(1);
  });

  test('of the right to cancel start its days again, and approvals start over', async () => {
    const { uuid, borrower, put } = await borrowerAt('GEN_RESCISSION');
    await reaches(product, borrower.person, uuid, 'RESCISSION');
    await put('FUNDING_DECISION');
    const olive = await operator('Olive');
    const approve = () => sendEvent(olive, uuid, 'fundingApproved', { approver: olive.person.identityUuid });
    const early = await approve();
    expect([early.status, early.body.errors]).toEqual([
      409,
      ['The right to cancel has not ended, and no money goes out before it has.'],
    ]);
    await db.owner`update app.application set record = jsonb_set(record, '{rescission,endsAt}', '"2026-01-02T08:00:00.000Z"') where uuid = ${uuid}`;
    expect((await approve()).status).toBe(200);
    expect((await sendEvent(olive, uuid, 'rescissionNoticesReissued', { why: 'A date was wrong.' })).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'RESCISSION');
    expect((await whole(olive, uuid)).approvals).toEqual([]);
  });
});

test('anyone who calls sees which language an owner would rather speak; another than those of the list is refused', async () => {
  const olive = await operator('Olive');
  const { uuid, borrower } = await borrowerAt('RESCISSION');
  const spoken = async () => {
    type Shown = { owners: { isBorrower: boolean; language: string | null }[] };
    const { body } = await olive.send<Shown>('GET', `${consoleApi}/closings/${uuid}`);
    return body.owners.find(({ isBorrower }) => isBorrower)?.language;
  };
  expect(await spoken()).toBeNull();
  const say = (language: string) => borrower.send('PUT', '/service-profile/api/v1/profile/language', { language });
  expect((await say('klingon')).status).toBe(422);
  expect((await say('es')).status).toBe(204);
  expect(await spoken()).toBe('Spanish');
});

test('an attorney’s refusal for a reason is a decline, and without one a cancellation', async () => {
  const [first, second] = [await borrowerAt('ATTORNEY_REVIEW'), await borrowerAt('ATTORNEY_REVIEW')];
  const [olive, otto] = [await operator('Olive'), await operator('Otto')];
  const refusal = { why: 'An heir is missing.', reasons: ['TITLE_DEFECT'] };
  const asked = await sendEvent(olive, first.uuid, 'attorneyRejected', refusal);
  // A decline takes two: the second person agrees.
  await otto.send('POST', `${consoleApi}/requests/${asked.body.request}/confirmation`);
  await reaches(product, first.borrower.person, first.uuid, 'DECLINED');
  await sendEvent(olive, second.uuid, 'attorneyRejected', { why: 'They will not go on.', reasons: [] });
  await reaches(product, second.borrower.person, second.uuid, 'CANCELLED');
});
