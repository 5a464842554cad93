/** A loan that leaves by payment file, through the whole product: the worker takes it on, the desk cuts, the bank sends it back. */
import { expect, test } from 'vitest';
import { bankFile } from '#core/payments/test-bank-file.ts';
import { startBank } from '../vendors/bank-files/test-bank.ts';
import { emulate } from '../vendors/https/test-emulator.ts';
import { sendEvent, testConsole, whole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const bank = await startBank();
const fees = await emulate({ payments: {} });
const { host, port, user, privateKey, hostKey, outbox, inbox } = bank.options;
const product = await testProduct({
  env: {
    ...{ VENDOR_PAYMENTS: 'nacha', VENDOR_PAYMENTS_URL: fees.url, VENDOR_PAYMENTS_SECRET: fees.secret.reveal() },
    ...{
      ACH_SFTP_URL: `sftp://${user}@${host}:${port}`,
      ACH_SFTP_KEY: privateKey.reveal(),
      ACH_SFTP_HOST_KEY: hostKey,
    },
    ...{ ACH_SFTP_OUTBOX: outbox, ACH_SFTP_INBOX: inbox, ACH_BANK: '091000019 Real Bank' },
    ...{ ACH_COMPANY_ID: '1234567890', ACH_PAYOFF_ACCOUNT: '021000021 77777' },
  },
});
const { operator, borrowerAt } = testConsole(product);

test('the book’s one sending is taken on, stands in one file at the bank, and comes back as the bank says', async () => {
  const { uuid, borrower, put } = await borrowerAt('DISBURSEMENT_ACCOUNT');
  const path = `/service-application/api/v2/application/heloc/${uuid}/saveDisbursementAccount`;
  const account = { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233338765' };
  expect((await borrower.send('POST', path, { account })).status).toBe(200);
  await put('FUNDING_DECISION');
  const [olive, otto] = [await operator('Olive'), await operator('Otto')];
  const areClear = async () => (await whole(olive, uuid)).lastChecks.every(({ state }) => state === 'clear');
  await expect.poll(areClear, { timeout: 20_000 }).toBe(true);
  for (const who of [olive, otto]) await sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });
  const orders = () => product.db.owner<{ reference: string }[]>`
    select reference from app.vendor_order where application_uuid = ${uuid} and vendor = 'payments'`;
  await expect.poll(async () => (await orders()).length, { timeout: 20_000 }).toBe(1);
  expect((await orders())[0]?.reference).toMatch(new RegExp(`^nacha_${uuid}_\\d+_disburseFunds$`));
  expect((await olive.send('POST', '/service-payments/api/v1/ach-files')).status).toBe(200);
  await product.bankRun?.run();
  const [name = ''] = bank.taken().filter((one) => one.endsWith('.ach'));
  const entry =
    bank
      .read(name)
      .split(/\r?\n/)
      .find((line) => line.startsWith('6')) ?? '';
  const [cents, id, trace] = [Number(entry.slice(29, 39)), entry.slice(39, 54).trim(), entry.slice(79, 94)];
  bank.lay('returns.ach', bankFile([{ code: 'R03', trace, cents, id }]));
  await product.bankRun?.run();
  await expect.poll(async () => (await whole(olive, uuid)).returnedMoney, { timeout: 20_000 }).not.toBeNull();
  expect(fees.asked).toEqual([]);
});
