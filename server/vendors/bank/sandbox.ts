/**
 * A bank and its link company in one sandbox: the login at the window decides whose account it is; the last four digits
 * of a typed number decide what becomes of small deposits. The book shows last fours, never a number.
 */
import * as v from 'valibot';
import { accountSources } from '#core/application/income-sources.ts';
import { Secret } from '../../secret.ts';
import { accepted, understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import {
  type AccountNumbers,
  type BankLinks,
  type DepositsAnswer,
  type DepositsCheck,
  type DepositsFinding,
  depositsCheck,
  depositsFinding,
  type OwnerCheck,
  type OwnerRequest,
  ownerCheck,
  type ShownAccount,
  type SmallDeposits,
  shownAccount,
} from './port.ts';
import { type AccountHolder, accountsOf, type InventedAccount } from './sandbox-accounts.ts';
import { createLinkVendor, type LinkVendor, type LinkWindow, type WindowOptions } from './sandbox-link.ts';

/** What every small deposit of the sandbox comes to. */
export const smallDepositsCents = [32, 45] as const;
const triesMax = 3;

const accountsSeen = v.variant('state', [
  v.object({ state: v.literal('ready'), accounts: v.array(shownAccount) }),
  v.object({ state: v.literal('loginRequired') }),
]);

/** What a person at the window chooses among. */
export interface BankWindow extends LinkWindow {
  accountsAt(linkToken: string, publicToken: string): Promise<readonly ShownAccount[]>;
}

export function createSandboxBank(
  sandbox: Sandbox,
  options: Pick<WindowOptions, 'now'> = {},
): BankLinks & SmallDeposits & BankWindow {
  const link = createLinkVendor(sandbox, 'bank', options);
  const known = accessesOf(link, createLinkVendor(sandbox, 'income', options));
  return {
    openLink: ({ key, identityUuid, name, returnUrl }) =>
      link.open(key, { identityUuid, name, source: 'bank', statedAnnualCents: null, dialect: 'plaid', returnUrl }),
    visited: link.visited,
    submitLogin: link.submitLogin,
    finish: link.finish,
    accountsAt: async (linkToken, publicToken) => {
      const visit = await link.visitBy(publicToken);
      return visit?.linkToken === linkToken ? everyAccountOf(visit).map(withoutNumbers) : [];
    },
    finished: ({ key, linkToken }) => link.finished(key, linkToken),
    exchange: async ({ key, publicToken }) => {
      const linked = await link.exchange(key, publicToken.reveal(), `item_${seedOf('item', key).uuid('item')}`);
      if (!linked) return { outcome: 'refused' };
      return { outcome: 'linked', reference: linked.reference, access: new Secret(linked.access) };
    },
    accounts: async ({ key, access }) => {
      const invented = await accountsBehind(known, access);
      const answer = await sandbox.answer('bank', 'accounts', key, {}, () =>
        invented ? { state: 'ready', accounts: invented.map(withoutNumbers) } : { state: 'loginRequired' },
      );
      const seen = understand('bank', accountsSeen, answer);
      if (seen.state !== 'ready') return seen;
      return { state: 'ready', accounts: seen.accounts.map((one) => ({ ...one, ...numbersOf(one, invented ?? []) })) };
    },
    checkOwner: async ({ key, account, isAgain = false }) => {
      const check: OwnerCheck =
        isAgain && isClosedSince(account) ? { outcome: 'closed' } : await checkOf(known, account);
      const asked = { ...shownOf(account), isAgain };
      const answer = await sandbox.answer('bank', 'checkOwner', key, asked, () => check);
      return understand('bank', ownerCheck, answer);
    },
    ...depositsAt(sandbox),
  };
}

type Accesses = Pick<LinkVendor, 'linkBy' | 'shared'>;

/** The company is the same where a bank was linked to show income: it knows those logins too, and no payroll company's. */
function accessesOf(bank: LinkVendor, income: LinkVendor): Accesses {
  return {
    linkBy: async (access) => {
      const other = async () => {
        const link = await income.linkBy(access);
        return link && accountSources.some((source) => source === link.visit.source) ? link : undefined;
      };
      return (await bank.linkBy(access)) ?? other();
    },
    shared: bank.shared,
  };
}

async function accountsBehind(link: Accesses, access: Secret): Promise<readonly InventedAccount[] | undefined> {
  const visit = (await link.linkBy(access.reveal()))?.visit;
  const shared = visit && (await link.shared(visit.linkToken));
  return visit && everyAccountOf(visit).filter(({ accountId }) => shared?.includes(accountId) ?? true);
}

function everyAccountOf(visit: Omit<AccountHolder, 'answer'> & { readonly login: string }) {
  return accountsOf({ ...visit, answer: personaFor('login', visit.login, 'bank')?.answer });
}

function withoutNumbers({ numbers: _, ...shown }: InventedAccount) {
  return shown;
}

function numbersOf({ accountId }: { readonly accountId: string }, invented: readonly InventedAccount[]) {
  const numbers = invented.find((one) => one.accountId === accountId)?.numbers;
  return {
    routingNumber: numbers ? new Secret(numbers.routing) : null,
    accountNumber: numbers ? new Secret(numbers.account) : null,
  };
}

type Asked = OwnerRequest['account'];

const isClosedSince = (account: Asked) =>
  account.kind === 'typed' &&
  personaFor('accountNumber', account.accountNumber.reveal(), 'bank')?.answer === 'closesSoon';

/** Of its own customers it names the owners; of a number that was typed it says whether the name is right. */
async function checkOf(link: Accesses, account: Asked): Promise<OwnerCheck> {
  if (account.kind === 'typed') {
    const persona = personaFor('accountNumber', account.accountNumber.reveal(), 'bank');
    if (persona?.answer === 'otherOwner') return { outcome: 'otherOwner' };
    const isUnknown = persona?.answer === 'unknownOwner' || persona?.answer === 'depositsReturned';
    return { outcome: isUnknown ? 'unknown' : 'owner' };
  }
  const accounts = await accountsBehind(link, account.access);
  const found = accounts?.find(({ accountId }) => accountId === account.accountId);
  return found ? { outcome: 'owners', owners: found.owners.slice() } : { outcome: 'unknown' };
}

function shownOf(account: Asked) {
  return account.kind === 'typed' ? { mask: maskOf(account) } : { accountId: account.accountId };
}

const maskOf = ({ accountNumber }: AccountNumbers) => accountNumber.reveal().slice(-4);

function depositsAt(sandbox: Sandbox): SmallDeposits {
  const shelf = shelfOf(sandbox, 'bank');
  return {
    sendDeposits: async ({ key, ...numbers }) => {
      const persona = personaFor('accountNumber', numbers.accountNumber.reveal(), 'bank');
      const finding: DepositsFinding =
        persona?.answer === 'depositsReturned' ? { outcome: 'returned', returnCode: 'R03' } : { outcome: 'landed' };
      await shelf.keep(`deposits bank_${key}`, finding);
      const answer = await sandbox.promise('bank', 'sendDeposits', key, { mask: maskOf(numbers) }, () => ({
        kind: `deposits.${finding.outcome}`,
        content: finding,
      }));
      return understand('bank', accepted, answer);
    },
    checkDeposits: async (named) => {
      const check = await markDeposits(
        sandbox,
        named,
        await shelf.find<DepositsFinding>(`deposits ${named.reference}`),
      );
      const answer = await sandbox.answer(
        'bank',
        'checkDeposits',
        named.key,
        { reference: named.reference },
        () => check,
      );
      return understand('bank', depositsCheck, answer);
    },
    ...longWork(sandbox, 'bank', depositsFinding),
  };
}

async function markDeposits(
  sandbox: Sandbox,
  { key, reference, amountsCents }: DepositsAnswer,
  finding: DepositsFinding | undefined,
): Promise<DepositsCheck> {
  if (finding?.outcome !== 'landed') return { outcome: 'failed' };
  const isRight = amountsCents.toSorted((a, b) => a - b).join() === smallDepositsCents.join();
  for (let tries = 1; tries <= triesMax; tries += 1) {
    if ((await sandbox.claim('bank', `try ${tries} of ${reference}`, key)) !== key) continue;
    if (isRight) return { outcome: 'verified' };
    return tries === triesMax ? { outcome: 'failed' } : { outcome: 'wrong', triesLeft: triesMax - tries };
  }
  return { outcome: 'failed' };
}
