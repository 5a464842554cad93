/** Which vendor serves which need. Every sandbox stands behind the same port as the real one that replaces it. */

import type { LinkedSource } from '#core/application/income-sources.ts';
import { type NeedName, sandbox as practice } from '../needs.ts';
import { createSandboxAddresses } from './address/sandbox.ts';
import { createPlaidBank } from './bank/plaid.ts';
import type { PlaidOptions } from './bank/plaid-client.ts';
import type { BankLinks, SmallDeposits } from './bank/port.ts';
import { createSandboxBank } from './bank/sandbox.ts';
import { createMismoCredit, type MismoOptions } from './credit/mismo/index.ts';
import type { Credit } from './credit/port.ts';
import { createSandboxCredit } from './credit/sandbox.ts';
import type { DocumentDelivery } from './documents/port.ts';
import { createSandboxDocuments } from './documents/sandbox.ts';
import type { Employment } from './employment/port.ts';
import { createSandboxEmployment } from './employment/sandbox.ts';
import type { Flood } from './flood/port.ts';
import { createSandboxFlood } from './flood/sandbox.ts';
import type { HttpsNeed } from './https/calls.ts';
import type { Remote } from './https/client.ts';
import { createRemote, createRemoteAddresses, createRemoteNotary } from './https/remote.ts';
import type { Identity } from './identity/port.ts';
import { createSandboxIdentity } from './identity/sandbox.ts';
import { createPlaidIncome } from './income/plaid.ts';
import type { IncomeLinks, IncomePapers } from './income/port.ts';
import { createSandboxIncome } from './income/sandbox.ts';
import type { Notary, NotaryWindow } from './notary/port.ts';
import { createSandboxNotary } from './notary/sandbox.ts';
import { createFilePayments } from './payments/nacha.ts';
import type { Payments } from './payments/port.ts';
import { createSandboxPayments } from './payments/sandbox.ts';
import type { PropertyData } from './property/port.ts';
import { createSandboxPropertyData } from './property/sandbox.ts';
import type { Recording } from './recording/port.ts';
import { createSandboxRecording } from './recording/sandbox.ts';
import { createLinkPages } from './sandbox/link-pages.ts';
import { openSandbox, type SandboxOptions } from './sandbox/sandbox.ts';
import { createSignOnPages } from './sandbox/sign-on-pages.ts';
import type { Servicing } from './servicing/port.ts';
import { createSandboxServicing } from './servicing/sandbox.ts';
import { createOidcSignOn, type OidcClient } from './sign-on/oidc.ts';
import type { SignOn } from './sign-on/port.ts';
import { createSandboxSignOn } from './sign-on/sandbox.ts';
import type { Signing } from './signing/port.ts';
import { createSandboxSigning } from './signing/sandbox.ts';
import { type SwapNeed, swapNeeds } from './swap/held.ts';
import type { Title } from './title/port.ts';
import { createSandboxTitle } from './title/sandbox.ts';
import type { Valuations } from './valuation/port.ts';
import { createSandboxValuations } from './valuation/sandbox.ts';
import { createOfacList } from './watch-list/ofac.ts';
import { createSandboxWatchList } from './watch-list/sandbox.ts';

export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export interface VendorOptions extends SandboxOptions {
  /** A lender's own contract with Plaid, for the needs that name it. */
  readonly plaid?: PlaidOptions | undefined;
  /** Who serves a need; the sandbox unless told. */
  readonly adapterOf?: (need: NeedName) => string;
  /** The account at a credit company that speaks MISMO, where that is what is named. */
  readonly mismo?: MismoOptions | undefined;
  /** Where the Treasury's list lies, where that is what is named. */
  readonly ofac?: { readonly folder: string; readonly now: () => Date } | undefined;
  /** The providers that keep lenders' logins, by organization. */
  readonly oidc?: ReadonlyMap<string, OidcClient> | undefined;
  /** Those that keep the logins of their staff. */
  readonly oidcStaff?: ReadonlyMap<string, OidcClient> | undefined;
  /** Where money leaves by file: what the book and the bank say of a payment. */
  readonly filePayments?: Omit<Parameters<typeof createFilePayments>[0], 'fees'> | undefined;
  /** Where the company of our own protocol is that serves a need; undefined where another does. */
  readonly remoteOf?: (need: NeedName) => Remote | undefined;
  /** Where a second company is that stands ready for a need. */
  readonly fallbackOf?: (need: NeedName) => Remote | undefined;
}

export async function openVendors(options: VendorOptions) {
  const sandbox = await openSandbox(options);
  const told = options.now ? { now: options.now } : {};
  const window = { pagesUrl: options.callbackUrl, ...told };
  const bankSandbox = createSandboxBank(sandbox);
  const incomeSandbox = createSandboxIncome(sandbox);
  const windows = {
    ...{ bank: bankSandbox, income: incomeSandbox },
    signing: createSandboxSigning(sandbox, window),
    notary: createSandboxNotary(sandbox, window),
  };
  const { adapterOf = () => practice, remoteOf = () => undefined } = options;
  /** By the company that the configuration names, or by our sandbox. */
  const by = <Port>(need: HttpsNeed, sandboxed: () => Port): Port => {
    const remote = remoteOf(need);
    return remote ? createRemote<Port>(need, remote) : sandboxed();
  };
  const plaidFor = (need: NeedName) => (adapterOf(need) === 'plaid' ? options.plaid : undefined);
  const [plaidBank, plaidLinks] = [plaidFor('bank'), plaidFor('income')];
  const practiceSignOn = adapterOf('signOn') === practice ? createSandboxSignOn(sandbox, window) : undefined;
  const plaidIncome = plaidLinks && createPlaidIncome(plaidLinks, () => sandbox.today());
  const records = by<IncomeLinks & IncomePapers>('incomeRecords', () => incomeSandbox);
  const [addresses, notaryRemote] = [remoteOf('addresses'), remoteOf('notary')];
  return {
    addresses: addresses ? createRemoteAddresses(addresses) : createSandboxAddresses(),
    credit: options.mismo ? createMismoCredit(options.mismo) : by<Credit>('credit', () => createSandboxCredit(sandbox)),
    property: by<PropertyData>('property', () => createSandboxPropertyData(sandbox)),
    valuations: by<Valuations>('valuation', () => createSandboxValuations(sandbox)),
    title: by<Title>('title', () => createSandboxTitle(sandbox)),
    flood: by<Flood>('flood', () => createSandboxFlood(sandbox)),
    income: plaidIncome ? besidePlaid(records, plaidIncome) : records,
    incomeLinksFor: (source: LinkedSource): IncomeLinks => {
      if (source !== 'PLAID_TRANSACTIONS') return records;
      return plaidIncome ?? incomeSandbox;
    },
    employment: by<Employment>('employment', () => createSandboxEmployment(sandbox)),
    bank: (plaidBank ? createPlaidBank(plaidBank) : bankSandbox) as BankLinks,
    deposits: by<SmallDeposits>('deposits', () => bankSandbox),
    identity: by<Identity>('identity', () => createSandboxIdentity(sandbox, told)),
    documents: by<DocumentDelivery>('documents', () => createSandboxDocuments(sandbox, told)),
    signing: by<Signing>('signing', () => windows.signing),
    notary: (notaryRemote ? createRemoteNotary(notaryRemote) : windows.notary) as Notary & NotaryWindow,
    recording: by<Recording>('recording', () => createSandboxRecording(sandbox)),
    payments: paymentsBy(options, () => by('payments', () => createSandboxPayments(sandbox))),
    servicing: by<Servicing>('servicing', () => createSandboxServicing(sandbox)),
    watchList: options.ofac ? createOfacList(options.ofac) : by('watchList', () => createSandboxWatchList(sandbox)),
    ...keepersOfLogins(options, practiceSignOn),
    /** Who stands ready for a need beside the one above; see watchedVendors. */
    fallbacks: fallbacksOf(options.fallbackOf),
    /** The sandboxes' own sides: sign-in windows, envelopes, the notary's office; and the pages they are served on. */
    windows,
    pages: { links: createLinkPages(sandbox, windows), signOn: practiceSignOn && createSignOnPages(practiceSignOn) },
    /** What all sandboxes share, for /dev. */
    sandbox,
    deliverDue: () => sandbox.deliverDue(),
    close: () => sandbox.close(),
  };
}

function fallbacksOf(
  fallbackOf: VendorOptions['fallbackOf'] = () => undefined,
): Readonly<Partial<Record<SwapNeed, object>>> {
  const ready = swapNeeds.flatMap((need) => {
    const remote = fallbackOf(need);
    return remote ? [[need, createRemote<object>(need, remote)] as const] : [];
  });
  return Object.fromEntries(ready);
}

/** The practice keeper of logins believes everyone: it serves only where it is named. */
function keepersOfLogins({ adapterOf, oidc, oidcStaff }: VendorOptions, practiced: SignOn | undefined) {
  const isOidc = adapterOf?.('signOn') === 'oidc';
  const signOn: SignOn | undefined = isOidc && oidc ? createOidcSignOn({ clients: oidc }) : practiced;
  return { signOn, staffSignOn: oidcStaff && createOidcSignOn({ clients: oidcStaff }) };
}

/** Where money leaves by file, the company that would move it draws the fees. */
function paymentsBy({ filePayments }: VendorOptions, company: () => Payments): Payments {
  const fees = company();
  return filePayments ? createFilePayments({ fees, ...filePayments }) : fees;
}

/** References of what is not Plaid's begin with the name of the need, so it is known who reads which. */
function besidePlaid(records: IncomePapers, plaid: IncomeLinks): IncomePapers {
  const readerOf = (reference: string) => (reference.startsWith('income_') ? records : plaid);
  return {
    readPapers: records.readPapers,
    report: (request) => readerOf(request.reference).report(request),
    read: (message) => readerOf(message.reference).read(message),
  };
}
