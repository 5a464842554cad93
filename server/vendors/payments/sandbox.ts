/** A payments company of our own making, with a ledger in which every cent that one account gives another takes. */
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Desk } from '../sandbox/desk.ts';
import { longWork } from '../sandbox/long-work.ts';
import { seedOf } from '../sandbox/seed.ts';
import {
  type Charge,
  type ChargeRequest,
  charge,
  type Payments,
  paymentResult,
  type RefundRequest,
  refund,
  taken,
} from './port.ts';
import { disburse, isAmount, payCreditors } from './sandbox-transfers.ts';

export function createSandboxPayments(desk: Desk): Payments {
  return {
    ...longWork(desk, 'payments', paymentResult),
    disburse: async (request) => {
      const { key, applicationUuid, loanNumber, amountCents, account } = request;
      const shown = { applicationUuid, loanNumber, amountCents, mask: account.mask };
      const answer = await desk.answer('payments', 'disburse', key, shown, () => disburse(desk, request));
      return understand('payments', taken, answer);
    },
    payCreditors: async (request) => {
      const { key, applicationUuid, debts } = request;
      const creditors = debts.map(({ creditor, amountCents }) => ({ creditor, amountCents }));
      const shown = { applicationUuid, creditors };
      const answer = await desk.answer('payments', 'pay creditors', key, shown, () => payCreditors(desk, request));
      return understand('payments', taken, answer);
    },
    charge: async (request) => {
      const { key, applicationUuid, purpose, feeCents, account } = request;
      const shown = { applicationUuid, purpose, feeCents, mask: account.mask };
      const answer = await desk.answer('payments', 'charge', key, shown, () => chargeFee(desk, request));
      return understand('payments', charge, answer);
    },
    refund: async (request) => {
      const { key, applicationUuid } = request;
      const answer = await desk.answer('payments', 'refund', key, { applicationUuid }, () => refundFees(desk, request));
      return understand('payments', refund, answer);
    },
  };
}

const feesOf = (applicationUuid: string) => `fees ${applicationUuid}`;
const borrowerOf = (applicationUuid: string) => `borrower ${applicationUuid}`;

async function chargeFee(
  desk: Desk,
  { key, applicationUuid, purpose, feeCents, account }: ChargeRequest,
): Promise<Charge> {
  if (personaFor('accountNumber', account.mask, 'payments')?.answer === 'declined')
    return { outcome: 'declined', why: 'The bank declined the payment.' };
  if (!isAmount(feeCents)) return { outcome: 'declined', why: 'There is nothing to pay.' };
  const payer = await desk.claim('payments', `${purpose} fee ${applicationUuid}`, key);
  const paymentUuid = seedOf('charge', payer).uuid('payment');
  const movement = { giver: borrowerOf(applicationUuid), taker: feesOf(applicationUuid), cents: feeCents };
  if (payer === key) await desk.ledger.move([{ id: paymentUuid, ...movement }]);
  return { outcome: 'charged', paymentUuid };
}

async function refundFees(desk: Desk, { key, applicationUuid }: RefundRequest) {
  const giver = feesOf(applicationUuid);
  return { amountCents: await desk.ledger.sweep({ id: `refund ${key}`, giver, taker: borrowerOf(applicationUuid) }) };
}
