/** Which vendor serves which need. Every sandbox stands behind the same port as the real one that replaces it. */
import type { LinkedSource } from '#core/application/income-sources.ts';
import { createSandboxAddresses } from './address/sandbox.ts';
import { createPlaidBank } from './bank/plaid.ts';
import type { PlaidOptions } from './bank/plaid-client.ts';
import type { BankLinks, SmallDeposits } from './bank/port.ts';
import { createSandboxBank } from './bank/sandbox.ts';
import { createSandboxCredit } from './credit/sandbox.ts';
import { createSandboxDocuments } from './documents/sandbox.ts';
import { createSandboxEmployment } from './employment/sandbox.ts';
import { createSandboxFlood } from './flood/sandbox.ts';
import { createSandboxIdentity } from './identity/sandbox.ts';
import { createPlaidIncome } from './income/plaid.ts';
import type { IncomeLinks, IncomePapers } from './income/port.ts';
import { createSandboxIncome } from './income/sandbox.ts';
import { createSandboxNotary } from './notary/sandbox.ts';
import { createSandboxPayments } from './payments/sandbox.ts';
import { createSandboxPropertyData } from './property/sandbox.ts';
import { createSandboxRecording } from './recording/sandbox.ts';
import { type DeskOptions, openDesk } from './sandbox/desk.ts';
import { createLinkPages } from './sandbox/link-pages.ts';
import { createSignOnPages } from './sandbox/sign-on-pages.ts';
import { createSandboxSignOn } from './sign-on/sandbox.ts';
import { createSandboxSigning } from './signing/sandbox.ts';
import { createSandboxTitle } from './title/sandbox.ts';
import { createSandboxValuations } from './valuation/sandbox.ts';
import { createSandboxWatchList } from './watch-list/sandbox.ts';

export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export interface VendorOptions extends DeskOptions {
  /** When a lender has its own contract with Plaid, banks are linked there. */
  readonly plaid?: PlaidOptions | undefined;
  /** The practice keeper of logins believes everyone: production has none. */
  readonly isProduction?: boolean;
}

export async function openVendors(options: VendorOptions) {
  const desk = await openDesk(options);
  const window = { pagesUrl: options.callbackUrl };
  const bankSandbox = createSandboxBank(desk);
  const incomeSandbox = createSandboxIncome(desk);
  const windows = { bank: bankSandbox, income: incomeSandbox };
  const { plaid } = options;
  const signOn = options.isProduction ? undefined : createSandboxSignOn(desk, window);
  const plaidIncome = plaid && createPlaidIncome(plaid, () => desk.today());
  return {
    addresses: createSandboxAddresses(),
    credit: createSandboxCredit(desk),
    property: createSandboxPropertyData(desk),
    valuations: createSandboxValuations(desk),
    title: createSandboxTitle(desk),
    flood: createSandboxFlood(desk),
    income: plaidIncome ? besidePlaid(incomeSandbox, plaidIncome) : incomeSandbox,
    incomeLinksFor: (source: LinkedSource): IncomeLinks =>
      plaidIncome && source === 'PLAID_TRANSACTIONS' ? plaidIncome : incomeSandbox,
    employment: createSandboxEmployment(desk),
    bank: (plaid ? createPlaidBank(plaid) : bankSandbox) as BankLinks,
    deposits: bankSandbox as SmallDeposits,
    identity: createSandboxIdentity(desk),
    documents: createSandboxDocuments(desk),
    signing: createSandboxSigning(desk, window),
    notary: createSandboxNotary(desk, window),
    recording: createSandboxRecording(desk),
    payments: createSandboxPayments(desk),
    watchList: createSandboxWatchList(desk),
    signOn,
    /** The sandboxes' own sign-in windows, and the pages they are served on. */
    windows,
    pages: { links: createLinkPages(desk, windows), signOn: signOn && createSignOnPages(signOn) },
    /** The sandboxes' own front desk, for /dev. */
    desk,
    deliverDue: () => desk.deliverDue(),
    close: () => desk.close(),
  };
}

/** A sandbox's references begin with the name of the need, so it is known who reads which. */
function besidePlaid(sandbox: IncomePapers, plaid: IncomeLinks): IncomePapers {
  const readerOf = (reference: string) => (reference.startsWith('income_') ? sandbox : plaid);
  return {
    readPapers: sandbox.readPapers,
    report: (request) => readerOf(request.reference).report(request),
    read: (message) => readerOf(message.reference).read(message),
  };
}
