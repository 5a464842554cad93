/** What any payments company must do for us: above all, nothing twice. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  describeEnds,
  describeLongWork,
  describeManners,
  describeOnce,
  type Make,
  oneSubject,
  type Subject,
} from '../sandbox/test-manners.ts';
import { VendorFault, VendorRefusal } from '../vendor.ts';
import type { ChargeRequest, DisburseRequest, PayCreditorsRequest, Payments, Taken } from './port.ts';

const account = (mask: string) => ({ kind: 'bank' as const, accountToken: randomUUID(), mask });
type ToBank = DisburseRequest & { readonly account: { readonly kind: 'bank' } };
const draw = (rest: Partial<ToBank> = {}): ToBank => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  loanNumber: randomUUID(),
  amountCents: 5_000_000,
  account: account('4321'),
  ...rest,
});
const debts = [
  { uuid: 'debt-1', creditor: 'Harbor Card Services', accountMask: '1111', amountCents: 420_000 },
  { uuid: 'debt-2', creditor: 'Pinecrest Auto Finance', accountMask: '2222', amountCents: 1_130_000 },
] as const;
const payoff = (lastName: string, rest: Partial<PayCreditorsRequest> = {}): PayCreditorsRequest => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  borrower: { firstName: 'Ann', middleName: '', lastName, suffix: '' },
  debts,
  ...rest,
});
const fee = (rest: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  purpose: 'appraisal',
  feeCents: 62_500,
  account: account('4321'),
  ...rest,
});
const accepted = (taken: Taken) => {
  if (taken.outcome !== 'accepted') throw new Error(taken.why);
  return taken;
};
const another = <R extends { readonly key: string }>(request: R): R => ({ ...request, key: randomUUID() });

const returnCodes = ['R01', 'R02', 'R03', 'R04', 'R08', 'R10', 'R16', 'R20', 'R23', 'R29'] as const;

type Asking = ReturnType<typeof askingOf>;

function askingOf(get: () => Subject<Payments>) {
  return {
    get,
    end: async (taken: Taken) => get().port.result(accepted(taken).reference),
    balance: async (accountName: string) => (await get().bench.balances()).get(accountName) ?? 0,
  };
}

/**
 * `byCall`: a company is asked for each payment and writes to our door. `byFile`: our own book takes a payment on, and a
 * bank is asked later and for many at once, so that only fees are asked for by call: bank-run.db.spec.ts has a bank that is
 * away, senseless or a stranger.
 */
export function describePaymentsPort(
  name: string,
  make: Make<Payments>,
  way: 'byCall' | 'byFile' = 'byCall',
  codes: readonly string[] = returnCodes,
): void {
  describe(`payments: ${name}`, () => {
    const get = oneSubject(make);
    // One key is one request: the same loan, the same application.
    const transfers = {
      disburse: async (port: Payments, key: string) => accepted(await port.disburse(draw({ key, loanNumber: key }))),
      payCreditors: async (port: Payments, key: string) =>
        accepted(await port.payCreditors(payoff('Archer', { key, applicationUuid: key }))),
    };
    const fees: Parameters<typeof describeManners<Payments>>[1] = {
      charge: (port, key) => port.charge(fee({ key, applicationUuid: key })),
      refund: (port, key) => port.refund({ key, applicationUuid: key }),
    };
    if (way === 'byCall') {
      describeManners(get, { ...transfers, ...fees });
      describeLongWork(get, transfers);
    } else {
      describeManners(get, fees);
      describeOnce(get, transfers);
      describeEnds(get, transfers);
    }

    const asking = askingOf(get);
    describePayingOut(asking, way);
    describeReturns(asking, codes);

    describeDebts(asking);
    describeFees(asking);

    test('after all of this the ledger adds up to nothing', async () => {
      const balances = await get().bench.balances();
      expect(balances.size).toBeGreaterThan(10);
      expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
    });
  });
}

function describePayingOut({ get, end, balance }: Asking, way: 'byCall' | 'byFile'): void {
  describe('paying out', () => {
    test('settles, with a trace, to the cent', async () => {
      const request = draw({ amountCents: 5_123_457 });
      expect(await end(await get().port.disburse(request))).toMatchObject({
        outcome: 'settled',
        traceId: expect.stringMatching(/^\d{15}$/),
      });
      expect(await balance(`account ${request.account.accountToken}`)).toBe(5_123_457);
    });

    if (way === 'byCall')
      test('a draw to a wallet arrives there, and no account is made up for it', async () => {
        const request: DisburseRequest = { ...draw(), account: { kind: 'wallet' } };
        expect(await end(await get().port.disburse(request))).toMatchObject({ outcome: 'settled' });
        expect(await balance(`wallet ${request.applicationUuid}`)).toBe(5_000_000);
      });

    test('a loan is paid out once, even under another key or to another account', async () => {
      const { port } = get();
      const request = draw();
      accepted(await port.disburse(request));
      expect(await port.disburse(another(request))).toMatchObject({ outcome: 'alreadyPaid' });
      expect(await port.disburse({ ...another(request), account: account('9999') })).toMatchObject({
        outcome: 'alreadyPaid',
      });
      expect((await port.disburse(request)).outcome).toBe('accepted');
      expect(await balance(`account ${request.account.accountToken}`)).toBe(5_000_000);
    });

    test('of twenty at once under twenty keys one is paid', async () => {
      const { port } = get();
      const request = draw();
      const taken = await Promise.all(Array.from({ length: 20 }, () => port.disburse(another(request))));
      expect(taken.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
      expect(await balance(`account ${request.account.accountToken}`)).toBe(5_000_000);
    });

    if (way === 'byCall') describeNoAnswer({ get, balance });

    test.each([0, -1, 0.5, Number.NaN])('%d cents are refused', async (amountCents) => {
      // What is no sum of cents at all may be refused at the door.
      const answer = await get()
        .port.disburse(draw({ amountCents }))
        .catch((error: unknown) => error);
      if (!(answer instanceof VendorRefusal)) expect(answer).toMatchObject({ outcome: 'refused' });
    });
  });
}

function describeNoAnswer({ get, balance }: Pick<Asking, 'get' | 'balance'>): void {
  test('a company that did not answer has paid nothing', async () => {
    const { port, bench } = get();
    const request = draw();
    await bench.setMode('down');
    await expect(port.disburse(request)).rejects.toThrow(VendorFault);
    expect(await balance(`account ${request.account.accountToken}`)).toBe(0);
    await bench.setMode('normal');
    accepted(await port.disburse(another(request)));
    expect(await balance(`account ${request.account.accountToken}`)).toBe(5_000_000);
  });
}

function describeReturns({ get, end, balance }: Asking, codes: readonly string[]): void {
  describe('money that comes back', () => {
    test.each(codes)('%s: is sent again once, and then arrives', async (code) => {
      const { port } = get();
      const request = draw({ account: account(`01${code.slice(1)}`) });
      expect(await end(await port.disburse(request))).toMatchObject({
        outcome: 'returned',
        code,
        why: expect.any(String),
      });
      expect(await balance(`account ${request.account.accountToken}`)).toBe(0);
      const second = another(request);
      expect(await end(await port.disburse(second))).toMatchObject({ outcome: 'settled' });
      expect(await balance(`account ${request.account.accountToken}`)).toBe(5_000_000);
      expect(await port.disburse(another(request))).toMatchObject({ outcome: 'alreadyPaid' });
    });

    test('is not sent again while it is on its way back', async () => {
      const { port, bench } = get();
      const request = draw({ account: account('0103') });
      await bench.setMode('late');
      accepted(await port.disburse(request));
      await bench.setMode('normal');
      expect(await port.disburse(another(request))).toMatchObject({ outcome: 'alreadyPaid' });
    });

    test('is sent again by one of many who try at once', async () => {
      const { port } = get();
      const request = draw({ account: account('0103') });
      await end(await port.disburse(request));
      const taken = await Promise.all(Array.from({ length: 10 }, () => port.disburse(another(request))));
      expect(taken.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    });
  });
}

function describeDebts({ get, end, balance }: Asking): void {
  describe('debts', () => {
    test('each creditor gets its own, once, whatever the key', async () => {
      const { port } = get();
      const before = await balance('creditor Harbor Card Services');
      const request = payoff('Archer');
      expect(await end(await port.payCreditors(request))).toMatchObject({
        outcome: 'settled',
        paid: ['debt-1', 'debt-2'],
      });
      expect(await end(await port.payCreditors(another(request)))).toMatchObject({
        outcome: 'settled',
        paid: ['debt-1', 'debt-2'],
      });
      expect((await balance('creditor Harbor Card Services')) - before).toBe(420_000);
    });

    test('a creditor that sends it back is paid at the next try, and the others not again', async () => {
      const { port } = get();
      const harbor = await balance('creditor Harbor Card Services');
      const pinecrest = await balance('creditor Pinecrest Auto Finance');
      const request = payoff('Payoffreturn');
      expect(await end(await port.payCreditors(request))).toMatchObject({
        outcome: 'returned',
        code: 'R03',
        paid: ['debt-2'],
        returned: ['debt-1'],
      });
      expect((await balance('creditor Harbor Card Services')) - harbor).toBe(0);
      expect(await end(await port.payCreditors(another(request)))).toMatchObject({
        outcome: 'settled',
        paid: ['debt-1', 'debt-2'],
      });
      expect((await balance('creditor Harbor Card Services')) - harbor).toBe(420_000);
      expect((await balance('creditor Pinecrest Auto Finance')) - pinecrest).toBe(1_130_000);
    });

    test('what is on its way to a creditor is not said to be paid, nor sent beside it', async () => {
      const { port, bench } = get();
      const request = payoff('Archer');
      await bench.setMode('late');
      accepted(await port.payCreditors(request));
      await bench.setMode('normal');
      expect(await port.payCreditors(another(request))).toMatchObject({ outcome: 'alreadyPaid' });
    });

    test('no debts, or one of nothing, are refused whole', async () => {
      const { port } = get();
      expect(await port.payCreditors(payoff('Archer', { debts: [] }))).toMatchObject({ outcome: 'refused' });
      const [first] = debts;
      expect(
        await port.payCreditors(payoff('Archer', { debts: [first, { ...first, uuid: 'debt-3', amountCents: 0 }] })),
      ).toMatchObject({ outcome: 'refused' });
    });
  });
}

function describeFees({ get, balance }: Asking): void {
  describe('fees', () => {
    test('a fee is taken once, and given back once', async () => {
      const { port } = get();
      const request = fee();
      const { applicationUuid } = request;
      const charged = await port.charge(request);
      expect(charged.outcome).toBe('charged');
      expect(await port.charge(another(request))).toEqual(charged);
      expect(await balance(`fees ${applicationUuid}`)).toBe(62_500);
      const refund = { key: randomUUID(), applicationUuid };
      expect(await port.refund(refund)).toEqual({ amountCents: 62_500 });
      expect(await port.refund(refund)).toEqual({ amountCents: 62_500 });
      expect(await port.refund(another(refund))).toEqual({ amountCents: 0 });
      expect(await balance(`fees ${applicationUuid}`)).toBe(0);
      expect(await balance(`borrower ${applicationUuid}`)).toBe(0);
    });

    test('a fee of nothing is not taken', async () => {
      expect(await get().port.charge(fee({ feeCents: 0 }))).toMatchObject({ outcome: 'declined' });
    });

    test('a bank may decline; another account may then pay', async () => {
      const { port } = get();
      const request = fee({ account: account('0199') });
      expect(await port.charge(request)).toMatchObject({ outcome: 'declined' });
      expect(await port.charge({ ...another(request), account: account('4321') })).toMatchObject({
        outcome: 'charged',
      });
    });
  });
}
