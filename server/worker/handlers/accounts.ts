/** Whose a bank account is: what the bank says of it, and two small deposits where it cannot say. */
import type { PayloadIn } from '#core/journey/events.ts';
import { isCheckWanted } from '#core/journey/last-checks.ts';
import type { AccountFound } from '#core/underwriting/reported.ts';
import { Secret } from '../../secret.ts';
import type {
  AccountNumbers,
  BankLinks,
  DepositsFinding,
  OwnerRequest,
  SmallDeposits,
} from '../../vendors/bank/port.ts';
import type { VendorMessage } from '../../vendors/vendor.ts';
import type { EffectHandlers, Work } from '../effects.ts';
import { fullName } from './papers.ts';
import { payloadOf } from './verification.ts';

type Use = 'disburse' | 'autopay';
type Account = OwnerRequest['account'] | undefined;

export function bankHandlers(bank: Pick<BankLinks, 'checkOwner'>, deposits: SmallDeposits): EffectHandlers<'bank'> {
  const found = async ({ about, key }: Work, account: Account, isAgain = false): Promise<AccountFound> => {
    if (!account) return { outcome: 'noNumbers' };
    return bank.checkOwner({ key, name: fullName(about.application.borrower), account, ...(isAgain && { isAgain }) });
  };
  return {
    verifyAccountOwner: {
      start: async (work) => {
        const { about } = work;
        const use = useBehind(about);
        const accountToken = tokenOf(about, use);
        const account = await accountBehind(about, use);
        const facts = {
          ...(await found(work, account)),
          ...{ use, accountToken, isLinked: account?.kind === 'linked' },
          isWhereMoneyGoes: use === 'autopay' && account?.kind === 'typed' && (await isTheOther(about, account)),
        };
        return { reports: 'accountOwnerChecked', facts };
      },
      long: arrivalOf(deposits),
    },
    sendSmallDeposits: {
      start: async (work) => {
        const { about, key } = work;
        const { use, accountToken } = payloadOf<'smallDepositsNeeded'>(work);
        const account = await accountBehind(about, use);
        // Another account was named since, and is asked about by itself.
        if (tokenOf(about, use) !== accountToken || account?.kind !== 'typed') return 'done';
        const { kind: _, ...numbers } = account;
        const { reference } = await deposits.sendDeposits({
          key,
          name: fullName(about.application.borrower),
          ...numbers,
        });
        const payload = { use, mask: account.accountNumber.reveal().slice(-4), reference };
        return { says: 'smallDepositsSent', payload, order: { ordered: reference, from: 'bank' } };
      },
      long: arrivalOf(deposits),
    },
    checkAccountAgain: {
      start: async (work) => {
        const { about } = work;
        if (!isCheckWanted(about.application, 'account')) return 'done';
        const account = await accountBehind(about, 'disburse');
        const isLinked = account?.kind === 'linked';
        return {
          reports: 'fundingChecked',
          facts: { check: 'account', ...(await found(work, account, true)), isLinked },
        };
      },
    },
  };
}

function arrivalOf(deposits: SmallDeposits) {
  return {
    read: (message: VendorMessage) => ({ ...deposits.read(message), reference: message.reference }),
    result: async (reference: string) => {
      const finding = await deposits.result(reference);
      return finding && { ...finding, reference };
    },
    finish: (_: Work, { outcome, reference }: DepositsFinding & { readonly reference: string }) =>
      ({
        says: 'smallDepositsArrived',
        payload: { reference, isReturned: outcome === 'returned' },
      }) as const,
  };
}

/** The account this work follows from: by now the borrower may have named another for another use. */
function useBehind({ application: { accounts }, event }: Work['about']): Use {
  if (event?.name !== 'accountReplaced')
    return event?.name === 'disbursementAccountSaved' || !accounts.autopay ? 'disburse' : 'autopay';
  const { account } = event.payload as PayloadIn<'accountReplaced'>;
  return accounts.disburse?.accountToken === account.accountToken ? 'disburse' : 'autopay';
}

const tokenOf = ({ application: { accounts } }: Work['about'], use: Use) => accounts[use]?.accountToken ?? null;

/** Payments come from where the money goes. */
async function isTheOther({ number }: Work['about'], { accountNumber }: AccountNumbers): Promise<boolean> {
  return (await number('disburseAccount'))?.reveal() === accountNumber.reveal();
}

/** A linked account is asked about at the bank that linked it; a typed one by its numbers. */
async function accountBehind({ number }: Work['about'], use: Use): Promise<Account> {
  const link = (await number(`${use}Link`))?.reveal() ?? '';
  const [accountId = '', access = ''] = link.split(' ');
  if (access !== '') return { kind: 'linked', access: new Secret(access), accountId };
  const [routingNumber, accountNumber] = await Promise.all([number(`${use}Routing`), number(`${use}Account`)]);
  return routingNumber && accountNumber ? { kind: 'typed', routingNumber, accountNumber } : undefined;
}
