/**
 * Payments that leave by file: taken on at once, since the book has them; the file is cut at the desk and carried by
 * server/lending/payments/bank-run.ts, and their end is what the bank says, or its silence. Fees are drawn by another company.
 */
import { understand } from '../answers.ts';
import { type PaymentResult, type Payments, paymentResult, type Taken } from './port.ts';

interface FilePayments {
  /** A clearing house can neither decline at once nor give back: fees go through a company that can. */
  readonly fees: Pick<Payments, 'charge' | 'refund'>;
  /** What the bank has said so far; undefined while the money may still come back. */
  readonly endOf: (reference: string) => Promise<PaymentResult | undefined>;
  readonly noBank: string;
  readonly nothing: string;
}

const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents > 0;

export function createFilePayments({ fees, endOf, noBank, nothing }: FilePayments): Payments {
  const taken = (key: string): Taken => ({ outcome: 'accepted', reference: `nacha_${key}` });
  return {
    charge: (request) => fees.charge(request),
    refund: (request) => fees.refund(request),
    // A loan is paid out once, and a debt once: the keys of the book say so, and a file holds what the book has.
    disburse: async ({ key, amountCents, account }) => {
      if (!isAmount(amountCents)) return { outcome: 'refused', why: nothing };
      return account.accountToken.startsWith('wallet ') ? { outcome: 'refused', why: noBank } : taken(key);
    },
    payCreditors: async ({ key, debts }) =>
      debts.length > 0 && debts.every(({ amountCents }) => isAmount(amountCents))
        ? taken(key)
        : { outcome: 'refused', why: nothing },
    read: ({ content }) => understand('payments', paymentResult, content),
    result: endOf,
  };
}
