/** Payments that leave by file: what is taken on, and who draws the fees. The files: bank-run.db.spec.ts; all that the port promises: file-payments.db.spec.ts. */
import { describe, expect, test } from 'vitest';
import { VendorFault } from '../vendor.ts';
import { createFilePayments, type Standing } from './nacha.ts';
import type { PaymentResult } from './port.ts';

const settled: PaymentResult = { outcome: 'settled', traceId: '091000010000007', paid: [] };
const ends = new Map<string, PaymentResult>();
const stands: { now: Standing } = { now: 'ours' };
const payments = createFilePayments({
  standing: async (_, payees) => payees.map(() => stands.now),
  fees: {
    charge: async () => ({ outcome: 'charged', paymentUuid: 'by another company' }),
    refund: async () => ({ amountCents: 62_500 }),
  },
  endOf: async (reference) => ends.get(reference),
});
const draw = (rest: object = {}) => ({
  ...{ key: 'k', applicationUuid: 'a', loanNumber: 'l', amountCents: 5_000_000 },
  account: { kind: 'bank' as const, accountToken: 'token', mask: '4321' },
  ...rest,
});
const debts = [{ uuid: 'd', creditor: 'Harbor', accountMask: null, amountCents: 100 }];
const payoff = (rest: object = {}) => ({
  ...{ key: 'k', applicationUuid: 'a', debts },
  borrower: { firstName: 'Ann', middleName: '', lastName: 'Archer', suffix: '' as const },
  ...rest,
});

describe('what is taken on', () => {
  test('the same key is the same payment', async () => {
    const taken = await payments.disburse(draw());
    expect(taken).toEqual({ outcome: 'accepted', reference: 'nacha_k' });
    expect(await payments.disburse(draw())).toEqual(taken);
    expect(await payments.payCreditors(payoff())).toEqual({ outcome: 'accepted', reference: 'nacha_k' });
  });

  test.each([0, -1, 0.5, Number.NaN])('%d cents are refused', async (amountCents) => {
    expect(await payments.disburse(draw({ amountCents }))).toMatchObject({ outcome: 'refused' });
    expect(await payments.payCreditors(payoff({ debts: [{ ...debts[0], amountCents }] }))).toMatchObject({
      outcome: 'refused',
    });
  });

  test('no debts are refused, and so is money to a wallet, which no bank reaches', async () => {
    expect(await payments.payCreditors(payoff({ debts: [] }))).toMatchObject({ outcome: 'refused' });
    expect(await payments.disburse(draw({ account: { kind: 'wallet' } }))).toMatchObject({ outcome: 'refused' });
  });
});

test('what the book has not sent is a fault: it would stand in no file', async () => {
  stands.now = 'owed';
  await expect(payments.disburse(draw())).rejects.toThrow(VendorFault);
  await expect(payments.payCreditors(payoff())).rejects.toThrow(VendorFault);
  stands.now = 'ours';
});

test('its end is what the bank said, by asking and by message; what makes no sense is a fault', async () => {
  expect(await payments.result('nacha_k')).toBeUndefined();
  ends.set('nacha_k', settled);
  expect(await payments.result('nacha_k')).toEqual(settled);
  const message = { id: '1', kind: 'paymentDone', reference: 'nacha_k' };
  expect(payments.read({ ...message, content: settled })).toEqual(settled);
  expect(() => payments.read({ ...message, content: { outcome: 'perhaps' } })).toThrow(VendorFault);
});

test('fees are drawn and given back by the company that can', async () => {
  const fee = { key: 'k', applicationUuid: 'a', purpose: 'appraisal', feeCents: 1, account: draw().account } as const;
  expect(await payments.charge(fee)).toMatchObject({ paymentUuid: 'by another company' });
  expect(await payments.refund({ key: 'k', applicationUuid: 'a' })).toEqual({ amountCents: 62_500 });
});
