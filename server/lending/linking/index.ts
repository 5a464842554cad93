/**
 * Windows at banks, payroll companies and tax services. Promises: no one but the applicant opens or reads one, nothing
 * secret reaches the browser, and asking twice opens one window and makes one link. Hides tokens and where they are sealed.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { accountSources, type LinkedSource } from '#core/application/income-sources.ts';
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/errors/applications.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import {
  keepLinkAccess,
  keepLinkSession,
  type LinkSessionRow,
  newestLinkSession,
  newestMadeLink,
  openLinkAccess,
  readLinkSession,
} from '../../store/link-sessions.ts';
import type { Vault } from '../../store/vault.ts';
import type { BankLinks, LinkedAccount, SmallDeposits } from '../../vendors/bank/port.ts';
import type { IncomeLinks } from '../../vendors/income/port.ts';

export interface LinkingDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly bank: BankLinks;
  readonly deposits: Pick<SmallDeposits, 'checkDeposits'>;
  readonly incomeFor: (source: LinkedSource) => IncomeLinks;
  /** Refuses anyone who may not see it, as if it were not there. */
  readonly viewOf: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
  readonly isVendorFault: (error: unknown) => boolean;
}

export type LinkTarget = { readonly use: 'bank' } | { readonly use: 'income'; readonly source: LinkedSource };

interface OpenWish {
  readonly person: Person;
  readonly uuid: string;
  readonly target: LinkTarget;
  readonly returnUrl: string;
}

/** One account as the borrower may see it. */
type SharedAccount = Pick<LinkedAccount, 'accountId' | 'name' | 'mask' | 'kind' | 'institution'> & {
  /** A bank that keeps the numbers to itself shows an account that cannot be paid to. */
  readonly canReceive: boolean;
};

export interface LinkSeen {
  readonly uuid: string;
  readonly source: string | null;
  readonly state: 'open' | 'finished' | 'expired';
  readonly url: string | null;
  readonly accounts: readonly SharedAccount[];
}

interface Made {
  readonly reference: string;
  readonly access: Secret;
}

/** A window about to close is not worth going back to. */
const worthResumingMs = 5 * 60_000;

export type Linking = ReturnType<typeof createLinking>;

export function createLinking(deps: LinkingDeps) {
  return {
    open: (target: OpenWish) => patiently(deps, () => open(deps, target)),
    /**
     * The newest window of this use, and what came of it; undefined when none was opened. Where a bank was linked to show
     * income and none since, its accounts are answered for the bank too: no one signs in there twice.
     */
    look: (person: Person, uuid: string, use: LinkSessionRow['use']) =>
      patiently(deps, () => look(deps, person, uuid, use)),
    /** The account a command points at, with its numbers; undefined when the bank no longer knows the link. */
    account: (orgCode: string, applicationUuid: string, linkUuid: string, accountId: string) =>
      patiently(deps, () => accountOf(deps, { orgCode, applicationUuid }, linkUuid, accountId)),
    /** The proof of income a command points at. */
    income: (orgCode: string, applicationUuid: string, linkUuid: string) =>
      patiently(deps, async () => {
        const of = { orgCode, applicationUuid };
        const found = await find(deps, of, linkUuid);
        const row = found?.use === 'income' ? found : undefined;
        const made = row && (await madeOf(deps, of, row));
        return made && row.source !== null ? { ...made, source: row.source } : undefined;
      }),
    /** What the bank says of two amounts. The same two asked again are answered as before, and use up no other try. */
    nameDeposits: (
      { reference, triesLeft }: { reference: string; triesLeft: number },
      amounts: readonly [number, number],
    ) =>
      patiently(deps, async () => {
        const key = [reference, ...amounts.toSorted((one, other) => one - other)].join(' ');
        const check = await deps.deposits.checkDeposits({ key, reference, amountsCents: amounts });
        return { outcome: check.outcome, triesLeft: check.outcome === 'wrong' ? check.triesLeft : triesLeft };
      }),
  };
}

/** A vendor that does not answer is no fault of the person who waits: they are told to try again. */
async function patiently<T>({ isVendorFault }: LinkingDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isVendorFault(error)) throw error;
    throw new Failure('unavailable', {
      message: words.companyYouWantToConnect,
    });
  }
}

async function open(deps: LinkingDeps, { person, uuid, target, returnUrl }: OpenWish) {
  const { application } = await deps.viewOf(person, uuid);
  if (!isWanted(application, target)) throw new Failure('conflict');
  const of = { orgCode: person.orgCode, applicationUuid: uuid };
  const source = target.use === 'income' ? target.source : null;
  const before = await deps.database.inOrg(of.orgCode, (tx) => newestLinkSession(tx, of, target.use));
  if (before?.source === source && (await isStillOpen(deps, before))) return shown(before);
  const request = {
    key: randomUUID(),
    identityUuid: person.identityUuid,
    name: nameOf(application),
    returnUrl,
  };
  const session =
    target.use === 'bank'
      ? await deps.bank.openLink(request)
      : await deps.incomeFor(target.source).openLink({
          ...request,
          source: target.source,
          statedAnnualCents: application.income.annualIncomeCents,
        });
  const row = {
    uuid: randomUUID(),
    use: target.use,
    source,
    linkToken: session.linkToken,
    url: session.url,
    expiresAt: new Date(session.expiresAt),
  };
  await deps.database.inOrg(of.orgCode, (tx, now) => keepLinkSession(tx, of, row, now));
  return shown(row);
}

function isWanted({ status }: Application, { use }: LinkTarget): boolean {
  if (use === 'income') return takes(status, 'incomeSourceProvided');
  return takes(status, 'disbursementAccountSaved') || takes(status, 'paymentMethodChosen');
}

const shown = ({ uuid, url, expiresAt }: Pick<LinkSessionRow, 'uuid' | 'url' | 'expiresAt'>) => ({
  uuid,
  url,
  expiresAt: expiresAt.toISOString(),
});

async function isStillOpen(deps: LinkingDeps, row: LinkSessionRow): Promise<boolean> {
  if (row.reference !== null || row.expiresAt.getTime() < Date.now() + worthResumingMs) return false;
  return (await finishedOf(deps, row)).state === 'open';
}

const portOf = ({ bank, incomeFor }: LinkingDeps, { use, source }: LinkSessionRow) =>
  use === 'bank' ? bank : incomeFor(source as LinkedSource);

function finishedOf(deps: LinkingDeps, row: LinkSessionRow) {
  return portOf(deps, row).finished({ key: `end_${row.uuid}`, linkToken: row.linkToken });
}

async function look(
  deps: LinkingDeps,
  person: Person,
  uuid: string,
  use: LinkSessionRow['use'],
): Promise<LinkSeen | undefined> {
  await deps.viewOf(person, uuid);
  const of = { orgCode: person.orgCode, applicationUuid: uuid };
  const row = await deps.database.inOrg(of.orgCode, (tx) => newestLinkSession(tx, of, use));
  const own = row && (await seenIn(deps, of, row));
  if (use === 'income' || own?.state === 'finished') return own;
  return (await sharedForIncome(deps, of)) ?? own;
}

async function seenIn(deps: LinkingDeps, of: Of, row: LinkSessionRow): Promise<LinkSeen> {
  const seen = { uuid: row.uuid, source: row.source, url: row.url, accounts: [] };
  const made = await madeOf(deps, of, row);
  if (!made) return { ...seen, ...(await unfinished(deps, row)) };
  if (row.use === 'income') return { ...seen, state: 'finished', url: null };
  return (await withAccounts(deps, row, made)) ?? { ...seen, state: 'expired', url: null };
}

async function withAccounts(deps: LinkingDeps, row: LinkSessionRow, made: Made): Promise<LinkSeen | undefined> {
  const accounts = await accountsBehind(deps, row, made);
  if (!accounts) return undefined;
  return { uuid: row.uuid, source: row.source, state: 'finished', url: null, accounts: accounts.map(asShared) };
}

/** It only saves people a way: a company that does not answer, or wants another login, takes nothing from them. */
async function sharedForIncome(deps: LinkingDeps, of: Of): Promise<LinkSeen | undefined> {
  const row = await deps.database.inOrg(of.orgCode, (tx) => newestMadeLink(tx, of, accountSources));
  const made = row && (await madeOf(deps, of, row));
  if (!made) return undefined;
  try {
    return await withAccounts(deps, row, made);
  } catch (error) {
    if (!deps.isVendorFault(error)) throw error;
    return undefined;
  }
}

async function unfinished(deps: LinkingDeps, row: LinkSessionRow): Promise<Pick<LinkSeen, 'state' | 'url'>> {
  const isOpen = row.expiresAt.getTime() > Date.now() && (await finishedOf(deps, row)).state === 'open';
  return isOpen ? { state: 'open', url: row.url } : { state: 'expired', url: null };
}

function asShared({ accountId, name, mask, kind, institution, routingNumber, accountNumber }: LinkedAccount) {
  return { accountId, name, mask, kind, institution, canReceive: routingNumber !== null && accountNumber !== null };
}

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

async function find(deps: LinkingDeps, of: Of, uuid: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return undefined;
  return deps.database.inOrg(of.orgCode, (tx) => readLinkSession(tx, of, uuid));
}

const knowsAccounts = ({ use, source }: LinkSessionRow) =>
  use === 'bank' || accountSources.some((each) => each === source);

/** What the window ended with: sealed when it was first asked for, because a vendor gives it once. */
async function madeOf(deps: LinkingDeps, of: Of, row: LinkSessionRow): Promise<Made | undefined> {
  const { database, vault } = deps;
  if (row.reference !== null) {
    const access = await database.inOrg(of.orgCode, (tx) => openLinkAccess(tx, vault, of, row.uuid));
    return access && { reference: row.reference, access };
  }
  const end = await finishedOf(deps, row);
  if (end.state !== 'finished') return undefined;
  const linked = await portOf(deps, row).exchange({ key: `exchange_${row.uuid}`, publicToken: end.publicToken });
  if (linked.outcome !== 'linked') return undefined;
  await database.inOrg(of.orgCode, (tx) => keepLinkAccess(tx, vault, of, row.uuid, linked));
  return linked;
}

async function accountsBehind({ bank }: LinkingDeps, { uuid }: LinkSessionRow, { access }: Made) {
  const answer = await bank.accounts({ key: `accounts_${uuid}`, access });
  return answer.state === 'ready' ? answer.accounts : undefined;
}

async function accountOf(deps: LinkingDeps, of: Of, linkUuid: string, accountId: string) {
  const row = await find(deps, of, linkUuid);
  const made = row && knowsAccounts(row) ? await madeOf(deps, of, row) : undefined;
  const accounts = row && made && (await accountsBehind(deps, row, made));
  const account = accounts?.find((one) => one.accountId === accountId);
  return account && made && { ...account, access: made.access };
}

function nameOf({ borrower: { name } }: Application): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter((part) => part !== '').join(' ');
}
