/** Money is paid once: what an attack on the closing desk tried, over HTTP against the whole server. */
import { describe, expect, test } from 'vitest';
import { type Browser, say, testDesk, whole } from './test-desk.ts';
import { reaches, testProduct } from './test-product.ts';

const product = await testProduct();
const { vendors, db } = product;
const { operator, borrowerAt } = testDesk(product);
const files = '/service-payments/api/v1/ach-files';

interface AchFile {
  readonly uuid: string;
  readonly entries: number;
  readonly creditCents: number;
}

const approve = (who: Browser, uuid: string) =>
  say(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });

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

/** Every question that is open about this application, cleared as somebody in a hurry would. */
async function clearAll(who: Browser, uuid: string) {
  for (const { uuid: conditionUuid } of (await whole(who, uuid)).conditions)
    await say(who, uuid, 'conditionCleared', { conditionUuid, why: 'Looked at.' });
}

async function liveEntries(uuid: string): Promise<number> {
  const [row] = await db.owner<{ n: number }[]>`
    select count(*)::int as n from app.ach_entry where application_uuid = ${uuid}`;
  return row?.n ?? 0;
}

describe('sending again', () => {
  test('[T24] is refused while the payment is on its way, however often it is tried: one entry in the file', async () => {
    const { uuid, olive, otto, borrower } = await readyToFund('1111222233338765');
    await vendors.desk.setMode('payments', 'late');
    await approve(olive, uuid);
    await approve(otto, uuid);
    for (let round = 0; round < 3; round += 1) {
      expect(await say(olive, uuid, 'disbursementRetried')).toMatchObject({
        status: 409,
        body: { errors: ['Nothing came back, so there is nothing to send again.'] },
      });
      await clearAll(olive, uuid);
      await olive.send<AchFile>('POST', files);
    }
    await vendors.desk.setMode('payments', 'normal');
    expect(await liveEntries(uuid)).toBe(1);
    expect((await whole(olive, uuid)).history.map(({ event }) => event)).not.toContain('disbursementReturned');
    await product.origination.view(borrower.person, uuid);
  }, 60_000);

  test('[T24] after a return is done once, and the file holds only what is still on its way', async () => {
    const { uuid, olive, otto, borrower } = await readyToFund('1111222233330101');
    await approve(olive, uuid);
    await approve(otto, uuid);
    await expect.poll(async () => (await whole(olive, uuid)).returnedMoney, { timeout: 20_000 }).not.toBeNull();
    await clearAll(olive, uuid);
    await vendors.desk.setMode('payments', 'late');
    expect((await say(olive, uuid, 'disbursementRetried')).status).toBe(200);
    expect((await say(otto, uuid, 'disbursementRetried')).status).toBe(409);
    await vendors.desk.setMode('payments', 'normal');
    expect((await olive.send<AchFile>('POST', files)).body.entries).toBeGreaterThan(0);
    expect(await liveEntries(uuid)).toBe(1);
    await reaches(product, borrower.person, uuid, 'FUNDABLE', 'COMPLETE');
  }, 60_000);
});
