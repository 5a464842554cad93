/** A payments company of our own making, with a ledger in which every cent that one account gives another takes. */
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import {
  type Charge,
  type ChargeRequest,
  charge,
  type DisburseRequest,
  type Payments,
  paymentResult,
  type RefundRequest,
  refund,
  taken,
} from './port.ts';
import { disburse, isAmount, payCreditors } from './sandbox-transfers.ts';

export function createSandboxPayments(sandbox: Sandbox): Payments {
  return {
    ...longWork(sandbox, 'payments', paymentResult),
    disburse: async (request) => {
      const { key, applicationUuid, loanNumber, amountCents, account } = request;
      const shown = { applicationUuid, loanNumber, amountCents, ...shownOf(account) };
      const answer = await sandbox.answer('payments', 'disburse', key, shown, () => disburse(sandbox, request));
      return understand('payments', taken, answer);
    },
    payCreditors: async (request) => {
      const { key, applicationUuid, debts } = request;
      const creditors = debts.map(({ creditor, amountCents }) => ({ creditor, amountCents }));
      const shown = { applicationUuid, creditors };
      const answer = await sandbox.answer('payments', 'pay creditors', key, shown, () =>
        payCreditors(sandbox, request),
      );
      return understand('payments', taken, answer);
    },
    charge: async (request) => {
      const { key, applicationUuid, purpose, feeCents, account } = request;
      const shown = { applicationUuid, purpose, feeCents, mask: account.mask };
      const answer = await sandbox.answer('payments', 'charge', key, shown, () => chargeFee(sandbox, request));
      return understand('payments', charge, answer);
    },
    refund: async (request) => {
      const { key, applicationUuid } = request;
      const answer = await sandbox.answer('payments', 'refund', key, { applicationUuid }, () =>
        refundFees(sandbox, request),
      );
      return understand('payments', refund, answer);
    },
  };
}

/** What its own people see of where the draw goes. */
const shownOf = (account: DisburseRequest['account']) =>
  account.kind === 'bank' ? { mask: account.mask } : { account: 'wallet' };

const feesOf = (applicationUuid: string) => `fees ${applicationUuid}`;
const borrowerOf = (applicationUuid: string) => `borrower ${applicationUuid}`;

async function chargeFee(
  sandbox: Sandbox,
  { key, applicationUuid, purpose, feeCents, account }: ChargeRequest,
): Promise<Charge> {
  if (personaFor('accountNumber', account.mask, 'payments')?.answer === 'declined')
    return { outcome: 'declined', why: 'The bank declined the payment.' };
  if (!isAmount(feeCents)) return { outcome: 'declined', why: 'There is nothing to pay.' };
  const payer = await sandbox.claim('payments', `${purpose} fee ${applicationUuid}`, key);
  const paymentUuid = seedOf('charge', payer).uuid('payment');
  const movement = { giver: borrowerOf(applicationUuid), taker: feesOf(applicationUuid), cents: feeCents };
  if (payer === key) await sandbox.ledger.move([{ id: paymentUuid, ...movement }]);
  return { outcome: 'charged', paymentUuid };
}

async function refundFees(sandbox: Sandbox, { key, applicationUuid }: RefundRequest) {
  const giver = feesOf(applicationUuid);
  return {
    amountCents: await sandbox.ledger.sweep({ id: `refund ${key}`, giver, taker: borrowerOf(applicationUuid) }),
  };
}
