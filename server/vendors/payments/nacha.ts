/**
 * Payments that leave by file: taken on at once, since the book has them; the file is cut at the desk and carried by
 * server/lending/payments/bank-run.ts, and their end is what the bank says, or its silence. Fees are drawn by another company.
 */
import { BORROWER } from '#core/payments/ledger.ts';
import * as words from '#core/words/en/errors/returns.ts';
import { understand } from '../answers.ts';
import { VendorFault } from '../vendor.ts';
import { type PaymentResult, type Payments, paymentResult, type Taken } from './port.ts';

/** How a payee's money stands for one request: sent by its own step, on its way by another, arrived, or owed. */
export type Standing = 'ours' | 'onItsWay' | 'paid' | 'owed';

interface FilePayments {
  /** What the book says, which the step that asks has written before. */
  readonly standing: (
    request: { readonly key: string; readonly applicationUuid: string },
    payees: readonly string[],
  ) => Promise<readonly Standing[]>;
  /** A clearing house can neither decline at once nor give back: fees go through a company that can. */
  readonly fees: Pick<Payments, 'charge' | 'refund'>;
  /** What the bank has said so far; undefined while the money may still come back. */
  readonly endOf: (reference: string) => Promise<PaymentResult | undefined>;
}

const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents > 0;

export function createFilePayments({ fees, standing, endOf }: FilePayments): Payments {
  const taken = (key: string): Taken => ({ outcome: 'accepted', reference: `nacha_${key}` });
  const refused = (why: string): Taken => ({ outcome: 'refused', why });
  return {
    charge: (request) => fees.charge(request),
    refund: (request) => fees.refund(request),
    // A loan is paid out once, and a debt once: the keys of the book say so, and a file holds what the book has.
    disburse: async (request) => {
      const { key, amountCents, account } = request;
      if (!isAmount(amountCents)) return refused(words.nothingToPay);
      if (account.kind === 'wallet') return refused(words.noBankAccount);
      const [stands] = notOwed(await standing(request, [BORROWER]));
      return stands === 'ours' ? taken(key) : { outcome: 'alreadyPaid', why: words.loanIsPaid };
    },
    payCreditors: async (request) => {
      const { key, debts } = request;
      if (debts.length === 0 || !debts.every(({ amountCents }) => isAmount(amountCents)))
        return refused(words.nothingToPay);
      const uuids = debts.map(({ uuid }) => uuid);
      return notOwed(await standing(request, uuids)).includes('onItsWay')
        ? { outcome: 'alreadyPaid', why: words.debtIsBeingPaid }
        : taken(key);
    },
    read: ({ content }) => understand('payments', paymentResult, content),
    result: endOf,
  };
}

/** What the book has not sent would stand in no file, and its order would wait for good. */
function notOwed(stands: readonly Standing[]): readonly Standing[] {
  if (stands.includes('owed')) throw new VendorFault('payments', 'the book has not sent what is to be paid');
  return stands;
}
