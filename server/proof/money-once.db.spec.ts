/** Money is paid once: what an attack on the closing desk tried, over HTTP against the whole server. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { Secret } from '../secret.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { type Browser, consoleApi, sendEvent, testConsole, whole } from './test-console.ts';
import { reaches, testProduct } from './test-product.ts';

const product = await testProduct();
const { vendors, db, origination, orgCode } = product;
const { operator, borrowerAt } = testConsole(product);
const files = '/service-payments/api/v1/ach-files';

interface AchFile {
  readonly uuid: string;
  readonly entries: number;
  readonly creditCents: number;
}

beforeEach(() => vendors.sandbox.setMode('payments', 'normal'));

const approve = (who: Browser, uuid: string) =>
  sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });

/** At the desk with an account to pay to and nothing against it. */
async function readyToFund(accountNumber: string) {
  const { uuid, borrower, email, put } = await borrowerAt('DISBURSEMENT_ACCOUNT');
  const save = (number: string) =>
    borrower.send<{ message?: string; errors?: string[] }>(
      'POST',
      `/service-application/api/v2/application/heloc/${uuid}/saveDisbursementAccount`,
      { account: { way: 'typed', routingNumber: '021000021', accountNumber: number } },
    );
  expect((await save(accountNumber)).status).toBe(200);
  await put('FUNDING_DECISION');
  const [olive, otto] = [await operator('Olive'), await operator('Otto')];
  await expect
    .poll(async () => (await whole(olive, uuid)).lastChecks.every(({ state }) => state === 'clear'), {
      timeout: 20_000,
    })
    .toBe(true);
  return { uuid, borrower, email, put, save, olive, otto };
}

/** Every question that is open about this application, cleared as someone in a hurry would. */
async function clearAll(who: Browser, uuid: string) {
  for (const { uuid: conditionUuid } of (await whole(who, uuid)).conditions)
    await sendEvent(who, uuid, 'conditionCleared', { conditionUuid, why: 'Looked at.' });
}

async function liveEntries(uuid: string): Promise<number> {
  const [row] = await db.owner<{ n: number }[]>`
    select count(*)::int as n from app.ach_entry where application_uuid = ${uuid}`;
  return row?.n ?? 0;
}

/** Sent, come back, and another account named: what a thief with a session would do. */
async function withAnotherAccount(before: (of: { borrower: Browser }) => Promise<unknown> = async () => {}) {
  const ready = await readyToFund('1111222233330101');
  const { uuid, olive, otto, save } = ready;
  await approve(olive, uuid);
  await approve(otto, uuid);
  await expect.poll(async () => (await whole(olive, uuid)).returnedMoney, { timeout: 20_000 }).not.toBeNull();
  await before(ready);
  expect((await save('1111222233338765')).status).toBe(200);
  await clearAll(olive, uuid);
  return ready;
}

async function codeSentTo(email: string): Promise<string> {
  const mailbox = sandboxMailbox(db);
  const find = async () =>
    (await mailbox.list(orgCode, email)).find(({ subject }) => subject === 'The account for your money was changed');
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return /^\d{8}$/m.exec((await find())?.words ?? '')?.[0] ?? '';
}

describe('sending again', () => {
  test('[T24] is refused while the payment is on its way, however often it is tried: one entry in the file', async () => {
    const { uuid, olive, otto } = await readyToFund('1111222233338765');
    await vendors.sandbox.setMode('payments', 'late');
    await approve(olive, uuid);
    await approve(otto, uuid);
    for (let round = 0; round < 3; round += 1) {
      expect(await sendEvent(olive, uuid, 'disbursementRetried')).toMatchObject({
        status: 409,
        body: { errors: ['Nothing came back, so there is nothing to send again.'] },
      });
      await clearAll(olive, uuid);
      await olive.send<AchFile>('POST', files);
    }
    expect(await liveEntries(uuid)).toBe(1);
    expect((await whole(olive, uuid)).history.map(({ event }) => event)).not.toContain('disbursementReturned');
  });

  test('[T24] after a return is done once, and the file holds only what is still on its way', async () => {
    const { uuid, olive, otto, borrower } = await readyToFund('1111222233330101');
    await approve(olive, uuid);
    await approve(otto, uuid);
    await expect.poll(async () => (await whole(olive, uuid)).returnedMoney, { timeout: 20_000 }).not.toBeNull();
    await clearAll(olive, uuid);
    await vendors.sandbox.setMode('payments', 'late');
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(200);
    expect((await sendEvent(otto, uuid, 'disbursementRetried')).status).toBe(409);
    await vendors.sandbox.setMode('payments', 'normal');
    expect((await olive.send<AchFile>('POST', files)).body.entries).toBeGreaterThan(0);
    expect(await liveEntries(uuid)).toBe(1);
    await reaches(product, borrower.person, uuid, 'FUNDABLE', 'COMPLETE');
  });

  test('[T24] after a return is done only as two people approved it: what changed while it was out is approved again', async () => {
    const { uuid, olive, otto, borrower } = await readyToFund('1111222233330101');
    await approve(olive, uuid);
    await approve(otto, uuid);
    await expect.poll(async () => (await whole(olive, uuid)).returnedMoney, { timeout: 20_000 }).not.toBeNull();
    await clearAll(olive, uuid);
    await db.owner`update app.application
      set record = jsonb_set(record, '{accounts,disburse,accountToken}', '"another"') where uuid = ${uuid}`;
    expect(await sendEvent(olive, uuid, 'disbursementRetried')).toMatchObject({
      status: 409,
      body: { errors: ['What would be sent is not what two people approved. Please approve it again.'] },
    });
    const put = (to: 'DIRECT_DEBT_PAYOFF') =>
      origination.force(person('operations', orgCode), uuid, { to, reason: 'Now.' });
    await expect(put('DIRECT_DEBT_PAYOFF')).rejects.toMatchObject({ status: 409 });
    expect((await whole(olive, uuid)).history.map(({ event }) => event)).not.toContain('paymentWithheld');
    expect((await approve(olive, uuid)).status).toBe(200);
    expect((await approve(otto, uuid)).status).toBe(200);
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
  });

  test('[T24] what the vendor says it has paid already is never taken for returned: a person looks, and the file leaves it out', async () => {
    const { uuid, olive, otto, borrower } = await readyToFund('1111222233338765');
    const { loanNumber } = (await origination.view(borrower.person, uuid)).application;
    // Their books have this loan under a key that is not ours.
    await vendors.sandbox.claim('payments', `loan ${loanNumber}`, 'someone else');
    await approve(olive, uuid);
    await approve(otto, uuid);
    await expect.poll(async () => (await whole(olive, uuid)).paymentQuestion, { timeout: 20_000 }).not.toBeNull();
    expect(await whole(olive, uuid)).toMatchObject({
      isOurs: true,
      returnedMoney: null,
      paymentQuestion: { why: 'This loan has been paid out.' },
      conditions: [],
    });
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(409);
    await olive.send('POST', files);
    expect(await liveEntries(uuid)).toBe(0);
    expect((await sendEvent(olive, uuid, 'paymentQuestionSettled', { why: ' ' })).status).toBe(422);
    expect(
      (await sendEvent(olive, uuid, 'paymentQuestionSettled', { why: 'One payment in their books.' })).status,
    ).toBe(200);
    expect((await whole(olive, uuid)).isOurs).toBe(false);
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(409);
  });

  test('[T24] the ledger itself refuses a second sending that no return made room for, and a second end of one', async () => {
    const { uuid, olive, otto } = await readyToFund('1111222233338765');
    await vendors.sandbox.setMode('payments', 'late');
    await approve(olive, uuid);
    await approve(otto, uuid);
    const post = (kind: string, n: number, attempt: number) => db.owner`
      insert into app.ledger_entry (org_code, application_uuid, n, seq, kind, payee, debit, credit, cents, attempt, at)
      values (${orgCode}, ${uuid}, ${n}, 1, ${kind}, 'borrower', 'payable', 'transit', 100, ${attempt}, now())`;
    await expect(post('sent', 90, 1)).rejects.toThrow('ledger_sent_once');
    await expect(post('sent', 91, 2)).rejects.toThrow('ledger_again_only_after_return');
    await expect(post('returned', 92, 7)).rejects.toThrow('ledger_ends_what_was_sent');
    await post('returned', 93, 1);
    await expect(post('settled', 94, 1)).rejects.toThrow('ledger_ended_once');
    await post('sent', 95, 2);
    await expect(post('sent', 96, 2)).rejects.toThrow('ledger_sent_once');
  });
});

describe('approvals', () => {
  test('[T24] are of what the approver saw: of anything else they are refused with a sentence', async () => {
    const { uuid, olive, otto } = await readyToFund('1111222233338765');
    const { release } = await whole(olive, uuid);
    const approver = olive.person.identityUuid;
    expect(await sendEvent(olive, uuid, 'fundingApproved', { approver, release: 'f'.repeat(64) })).toMatchObject({
      status: 409,
      body: { errors: [expect.stringContaining('have changed since you opened this page')] },
    });
    expect((await sendEvent(olive, uuid, 'fundingApproved', { approver, release })).status).toBe(200);
    const stored = await db.owner<{ release: string }[]>`
      select payload ->> 'release' as release from app.application_event
       where application_uuid = ${uuid} and event = 'fundingApproved'`;
    expect(stored.map((row) => row.release)).toEqual([release]);
    await vendors.sandbox.setMode('payments', 'late');
    expect((await approve(otto, uuid)).status).toBe(200);
  });

  test('[T24] the file leaves out what is not as it was approved, and says so', async () => {
    const { uuid, olive, otto } = await readyToFund('1111222233338765');
    await vendors.sandbox.setMode('payments', 'late');
    await approve(olive, uuid);
    await approve(otto, uuid);
    // Once the vendor has it: before that the worker itself would hold it back.
    const asked = async () => (await vendors.sandbox.book('payments')).some(({ key }) => key.startsWith(uuid));
    await expect.poll(asked, { timeout: 20_000 }).toBe(true);
    await db.owner`update app.application
      set record = jsonb_set(record, '{accounts,disburse,accountToken}', '"another"') where uuid = ${uuid}`;
    const cut = await olive.send<{ leftOut?: { why: string }[]; errors?: string[] }>('POST', files);
    expect(JSON.stringify(cut.body)).toContain('The account or the figures are not those that two people approved.');
    expect(await liveEntries(uuid)).toBe(0);
  });

  test('[T24] no one moves an application to where money goes out, unless two have approved', async () => {
    const { uuid, put } = await readyToFund('1111222233338765');
    for (const to of ['FUNDABLE', 'DIRECT_DEBT_PAYOFF'] as const)
      await expect(put(to)).rejects.toMatchObject({ status: 409 });
    expect((await db.owner`select 1 from app.funding where application_uuid = ${uuid}`).length).toBe(0);
  });
});

describe('an account that is changed after signing', () => {
  test('[T31] voids the approvals, waits 72 hours, and is confirmed by a code to the address from before', async () => {
    // The thief changes the address first; the code goes to the one before.
    const { uuid, olive, otto, borrower, email } = await withAnotherAccount(
      ({ borrower: { person } }) =>
        db.owner`update app.identity set email = ${`thief-${randomUUID()}@example.com`}, updated_at = now()
          where org_code = ${orgCode} and uuid = ${person.identityUuid}`,
    );
    const held = await whole(olive, uuid);
    expect(held).toMatchObject({
      approvals: [],
      approvalsVoided: { why: 'The account that the money goes to was changed.' },
      accountHold: { isOver: false, isConfirmed: false },
    });
    expect(await approve(olive, uuid)).toMatchObject({ status: 409, body: { errors: [held.accountHold?.why] } });
    const code = await codeSentTo(email);
    const confirm = (said: string) =>
      borrower.send('POST', `/service-application/api/v2/application/heloc/${uuid}/confirmAccountChange`, {
        code: said,
      });
    expect((await confirm('1234')).status).toBe(422);
    expect((await confirm(code === '00000000' ? '11111111' : '00000000')).status).toBe(200);
    type Days = { money: { accountHold: { isConfirmed: boolean; triesLeft: number }; approvedAgainBecause: string } };
    const days = () => borrower.send<Days>('GET', `/service-application/api/v2/application/heloc/${uuid}/closing-days`);
    expect((await days()).body.money).toMatchObject({
      accountHold: { isConfirmed: false, triesLeft: 4 },
      approvedAgainBecause: 'The account that the money goes to was changed.',
    });
    expect((await confirm(code)).status).toBe(200);
    expect((await approve(olive, uuid)).status).toBe(409);
    await product.advanceClock('73 hours');
    expect((await approve(olive, uuid)).status).toBe(200);
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(409);
    expect((await approve(otto, uuid)).status).toBe(200);
    expect((await sendEvent(olive, uuid, 'disbursementRetried')).status).toBe(200);
    await reaches(product, borrower.person, uuid, 'COMPLETE');
    expect((await olive.send<{ emails: unknown }>('GET', `${consoleApi}/closings/${uuid}/emails`)).status).toBe(200);
    const { body } = await olive.send<{ rows: { words: string }[] }>('GET', `${consoleApi}/closings/${uuid}/emails`);
    expect(body.rows.map(({ words }) => words).join()).not.toContain(code);
  });
});

describe('a conflict of interest', () => {
  test.each([
    ['the same email, written otherwise', { email: (own: string) => own.replace('@', '+loans@') }],
    ['the same phone', { phoneNumber: '4155550123' }],
  ])(
    '[T24] is of the person and not of the account: %s',
    async (_, shares) => {
      const email = `pat-${randomUUID()}@example.com`;
      const { uuid, borrower } = await borrowerAt('FUNDING_DECISION', undefined, email);
      const staff = await operator('Pat', {
        ...('email' in shares ? { email: shares.email(email) } : { phoneNumber: shares.phoneNumber }),
      });
      expect((await staff.send('GET', `${consoleApi}/closings/${uuid}`)).status).toBe(404);
      expect((await staff.send('GET', `/service-payments/api/v1/applications/${uuid}/ledger`)).status).toBe(404);
      expect((await staff.send('GET', `${consoleApi}/closings/${uuid}/emails`)).status).toBe(404);
      for (const side of ['ours', 'others']) {
        const list = await staff.send<{ rows: { uuid: string }[] }>('GET', `${consoleApi}/closings?side=${side}`);
        expect([list.status, list.body.rows.map((one) => one.uuid)]).toEqual([200, expect.not.arrayContaining([uuid])]);
      }
      expect(await approve(staff, uuid)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('A colleague must do this.') },
      });
      await expect(
        origination.force(
          { ...staff.person, known: { emails: [email], phones: [], addresses: [], ssnMark: null } },
          uuid,
          {
            to: 'RECORDING',
            reason: 'Mine.',
          },
        ),
      ).rejects.toMatchObject({ status: 403 });
      expect((await origination.view(borrower.person, uuid)).application.funding.approvers).toEqual([]);
    },
    60_000,
  );

  test('[T24] by the address and by the Social Security number that are on file of both', async () => {
    const who = person('borrower', orgCode);
    const name = { firstName: 'Ada', middleName: '', lastName: 'Nomatch', suffix: '' } as const;
    const start = aStart(who);
    const known = { ...start.known, borrower: { ...start.known.borrower, name } };
    const { uuid } = (await origination.start({ ...start, known })).application;
    await reaches(product, who, uuid, 'CREDIT_NO_MATCH');
    await origination.act({ person: who, uuid, command: 'submitSsn', body: { ssn: '219099999' } });
    const home = { type: 'HOME', street2: '', city: 'Oakland', state: 'CA' };
    const sees = async (staff: Browser) => (await staff.send('GET', `${consoleApi}/closings/${uuid}`)).status;
    expect(await sees(await operator('Una'))).toBe(200);
    expect(await sees(await operator('Uma', { ssn: new Secret('219099998') }))).toBe(200);
    expect(await sees(await operator('Ula', { ssn: new Secret('219099999') }))).toBe(404);
    const addresses = [{ ...home, street1: '12 ELM ST.', zip: '94601-1234' }];
    expect(await sees(await operator('Ida', { addresses }))).toBe(404);
  });

  test('[T24] with another owner, and for every look', async () => {
    const who = person('borrower', orgCode);
    const { uuid } = (await origination.start(aStart(who))).application;
    await db.owner`update app.application set record = jsonb_set(record, '{signers}',
      '[{"identityUuid": "s", "name": "S", "email": "s@x.example", "phoneNumber": null}]') where uuid = ${uuid}`;
    const known = { emails: ['S@x.example'], phones: [], addresses: [], ssnMark: null };
    const staff = { ...person('operations', orgCode), known };
    const looks = [origination.view, origination.statusOf, origination.history, origination.dossier];
    for (const look of looks) await expect(look(staff, uuid)).rejects.toMatchObject({ status: 404 });
    const other = { ...staff, known: { ...known, emails: ['t@x.example'] } };
    expect((await origination.view(other, uuid)).application.uuid).toBe(uuid);
  });
});
