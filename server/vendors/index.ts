/** Which vendor serves which need. Every sandbox stands behind the same port as the real one that replaces it. */
import { createHash } from 'node:crypto';
import { Secret } from '../secret.ts';
import { createSandboxAddresses } from './address/sandbox.ts';
import type { BankLinks } from './bank/port.ts';
import { createSandboxBank } from './bank/sandbox.ts';
import { createSandboxCredit } from './credit/sandbox.ts';
import { createSandboxDocuments } from './documents/sandbox.ts';
import { createSandboxEmployment } from './employment/sandbox.ts';
import { createSandboxFlood } from './flood/sandbox.ts';
import { createSandboxIdentity } from './identity/sandbox.ts';
import type { IncomeLinks } from './income/port.ts';
import { createSandboxIncome } from './income/sandbox.ts';
import { createSandboxNotary } from './notary/sandbox.ts';
import { createSandboxPayments } from './payments/sandbox.ts';
import { createSandboxPropertyData } from './property/sandbox.ts';
import { createSandboxRecording } from './recording/sandbox.ts';
import { type DeskOptions, openDesk } from './sandbox/desk.ts';
import { createSandboxSigning } from './signing/sandbox.ts';
import { createSandboxTitle } from './title/sandbox.ts';
import { createSandboxValuations } from './valuation/sandbox.ts';
import { createSandboxWatchList } from './watch-list/sandbox.ts';

export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export async function openVendors(options: DeskOptions) {
  const desk = await openDesk(options);
  const window = { pagesUrl: options.callbackUrl };
  const bank = createSandboxBank(desk, window);
  const income = createSandboxIncome(desk, window);
  return {
    addresses: createSandboxAddresses(),
    credit: createSandboxCredit(desk),
    property: createSandboxPropertyData(desk),
    valuations: createSandboxValuations(desk),
    title: createSandboxTitle(desk),
    flood: createSandboxFlood(desk),
    income,
    employment: createSandboxEmployment(desk),
    bank,
    identity: createSandboxIdentity(desk),
    documents: createSandboxDocuments(desk),
    signing: createSandboxSigning(desk, window),
    notary: createSandboxNotary(desk, window),
    recording: createSandboxRecording(desk),
    payments: createSandboxPayments(desk),
    watchList: createSandboxWatchList(desk),
    readLinkedAccount: (publicToken: string, accountId: string) => readLinkedAccount(bank, publicToken, accountId),
    exchangeIncome: (publicToken: string) => exchangeIncome(income, publicToken),
    /** The sandboxes' own front desk, for /dev. */
    desk,
    deliverDue: () => desk.deliverDue(),
    close: () => desk.close(),
  };
}

/** A token from the browser is good for one exchange; asked again with it, the vendor gives the same answer. */
function keyOf(publicToken: string): string {
  return `exchange_${createHash('sha256').update(publicToken).digest('base64url').slice(0, 24)}`;
}

/** The account that the borrower pointed at, with its numbers; undefined when the bank no longer knows the link. */
async function readLinkedAccount(bank: BankLinks, publicToken: string, accountId: string) {
  const key = keyOf(publicToken);
  const linked = await bank.exchange({ key, publicToken: new Secret(publicToken) });
  if (linked.outcome !== 'linked') return undefined;
  const answer = await bank.accounts({ key: `${key}_accounts`, access: linked.access });
  const account = answer.state === 'ready' ? answer.accounts.find((one) => one.accountId === accountId) : undefined;
  return account && { ...account, access: linked.access };
}

async function exchangeIncome(income: IncomeLinks, publicToken: string) {
  const linked = await income.exchange({ key: keyOf(publicToken), publicToken: new Secret(publicToken) });
  return linked.outcome === 'linked' ? { reference: linked.reference, access: linked.access } : undefined;
}
