/** Which vendor serves which need. Every sandbox stands behind the same port as the real one that replaces it. */
import type { LinkedSource } from '#core/application/income-sources.ts';
import { type NeedName, sandbox as practice } from '../needs.ts';
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
import { createLinkPages } from './sandbox/link-pages.ts';
import { openSandbox, type SandboxOptions } from './sandbox/sandbox.ts';
import { createSignOnPages } from './sandbox/sign-on-pages.ts';
import { createSandboxSignOn } from './sign-on/sandbox.ts';
import { createSandboxSigning } from './signing/sandbox.ts';
import { createSandboxTitle } from './title/sandbox.ts';
import { createSandboxValuations } from './valuation/sandbox.ts';
import { createSandboxWatchList } from './watch-list/sandbox.ts';

export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export interface VendorOptions extends SandboxOptions {
  /** A lender's own contract with Plaid, for the needs that name it. */
  readonly plaid?: PlaidOptions | undefined;
  /** Who serves a need; the sandbox unless told. */
  readonly adapterOf?: (need: NeedName) => string;
}

export async function openVendors(options: VendorOptions) {
  const sandbox = await openSandbox(options);
  const window = { pagesUrl: options.callbackUrl };
  const bankSandbox = createSandboxBank(sandbox);
  const incomeSandbox = createSandboxIncome(sandbox);
  const windows = { bank: bankSandbox, income: incomeSandbox };
  const { adapterOf = () => practice } = options;
  const plaidFor = (need: NeedName) => (adapterOf(need) === 'plaid' ? options.plaid : undefined);
  const [plaidBank, plaidLinks] = [plaidFor('bank'), plaidFor('income')];
  // The practice keeper of logins believes everyone.
  const signOn = adapterOf('signOn') === practice ? createSandboxSignOn(sandbox, window) : undefined;
  const plaidIncome = plaidLinks && createPlaidIncome(plaidLinks, () => sandbox.today());
  return {
    addresses: createSandboxAddresses(),
    credit: createSandboxCredit(sandbox),
    property: createSandboxPropertyData(sandbox),
    valuations: createSandboxValuations(sandbox),
    title: createSandboxTitle(sandbox),
    flood: createSandboxFlood(sandbox),
    income: plaidIncome ? besidePlaid(incomeSandbox, plaidIncome) : incomeSandbox,
    incomeLinksFor: (source: LinkedSource): IncomeLinks =>
      plaidIncome && source === 'PLAID_TRANSACTIONS' ? plaidIncome : incomeSandbox,
    employment: createSandboxEmployment(sandbox),
    bank: (plaidBank ? createPlaidBank(plaidBank) : bankSandbox) as BankLinks,
    deposits: bankSandbox as SmallDeposits,
    identity: createSandboxIdentity(sandbox),
    documents: createSandboxDocuments(sandbox),
    signing: createSandboxSigning(sandbox, window),
    notary: createSandboxNotary(sandbox, window),
    recording: createSandboxRecording(sandbox),
    payments: createSandboxPayments(sandbox),
    watchList: createSandboxWatchList(sandbox),
    signOn,
    /** The sandboxes' own sign-in windows, and the pages they are served on. */
    windows,
    pages: { links: createLinkPages(sandbox, windows), signOn: signOn && createSignOnPages(signOn) },
    /** What all sandboxes share, for /dev. */
    sandbox,
    deliverDue: () => sandbox.deliverDue(),
    close: () => sandbox.close(),
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
