/**
 * Bank accounts through Plaid: numbers from `/auth/get`, owners from `/identity/get`, what is in them now from
 * `/accounts/balance/get`. It cannot judge an account that was typed: that is for small deposits.
 */
import * as v from 'valibot';
import { centsOf } from '#core/offers/money.ts';
import { Secret } from '../../secret.ts';
import { createPlaidClient, outcomeOf, type PlaidClient, type PlaidOptions } from './plaid-client.ts';
import { exchangePlaidToken, finishedPlaidLink, openPlaidLink } from './plaid-link.ts';
import type { AccountsAnswer, AccountsRequest, BankLinks, LinkedAccount } from './port.ts';

const products = {
  products: ['auth', 'identity'],
  account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
};

const account = v.object({
  account_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  balances: v.object({ available: v.nullable(v.number()), current: v.nullable(v.number()) }),
  mask: v.nullable(v.string()),
  name: v.pipe(v.string(), v.nonEmpty()),
  type: v.string(),
  subtype: v.nullable(v.string()),
});
type Account = v.InferOutput<typeof account>;

const withItem = {
  item: v.object({ item_id: v.string(), institution_name: v.nullish(v.string()) }),
  request_id: v.string(),
};

const authAnswer = v.object({
  accounts: v.array(account),
  numbers: v.object({
    ach: v.array(
      v.object({
        account_id: v.string(),
        account: v.pipe(v.string(), v.regex(/^\d{4,17}$/)),
        routing: v.pipe(v.string(), v.regex(/^\d{9}$/)),
      }),
    ),
  }),
  ...withItem,
});

const identityAnswer = v.object({
  accounts: v.array(v.object({ ...account.entries, owners: v.array(v.object({ names: v.array(v.string()) })) })),
  ...withItem,
});

const balanceAnswer = v.object({ accounts: v.array(account), ...withItem });

export function createPlaidBank(options: PlaidOptions): BankLinks {
  const client = createPlaidClient('bank', options);
  const accounts = (request: AccountsRequest) => readAccounts(client, request);
  return {
    openLink: (request) => openPlaidLink('bank', client, options, products, request),
    finished: (request) => finishedPlaidLink('bank', client, request),
    exchange: (request) => exchangePlaidToken('bank', client, request),
    accounts,
    checkOwner: async ({ key, account: asked }) => {
      if (asked.kind === 'typed' || !client.isOurs(asked.access)) return { outcome: 'unknown' };
      const owners = await ownersOf(client, key, asked.access);
      const found = owners === 'pending' || owners === 'loginRequired' ? undefined : owners.get(asked.accountId);
      return found && found.length > 0 ? { outcome: 'owners', owners: found } : { outcome: 'unknown' };
    },
  };
}

/** What an answer can be instead of the thing asked for. */
const instead = {
  ITEM_LOGIN_REQUIRED: 'loginRequired',
  INVALID_ACCESS_TOKEN: 'loginRequired',
  // A login that was linked for something else, before people were asked for this too.
  ADDITIONAL_CONSENT_REQUIRED: 'loginRequired',
  PRODUCT_NOT_READY: 'pending',
} as const;
type Instead = (typeof instead)[keyof typeof instead];

async function ask<const S extends v.GenericSchema>(
  client: PlaidClient,
  path: string,
  key: string,
  access: Secret,
  schema: S,
): Promise<v.InferOutput<S> | Instead> {
  const answer = await client.post(path, key, { access_token: access.reveal() }, schema);
  return answer.ok ? answer.value : outcomeOf<Instead>('bank', answer.code, instead);
}

async function ownersOf(client: PlaidClient, key: string, access: Secret) {
  const identity = await ask(client, '/identity/get', key, access, identityAnswer);
  if (identity === 'pending' || identity === 'loginRequired') return identity;
  return new Map(
    identity.accounts.map(({ account_id, owners }) => [account_id, owners.flatMap(({ names }) => names)] as const),
  );
}

async function readAccounts(client: PlaidClient, { key, access }: AccountsRequest): Promise<AccountsAnswer> {
  if (!client.isOurs(access)) return { state: 'loginRequired' };
  const auth = await ask(client, '/auth/get', key, access, authAnswer);
  if (auth === 'pending' || auth === 'loginRequired') return { state: auth };
  const owners = await ownersOf(client, key, access);
  if (owners === 'pending' || owners === 'loginRequired') return { state: owners };
  const balances = await ask(client, '/accounts/balance/get', key, access, balanceAnswer);
  if (balances === 'pending' || balances === 'loginRequired') return { state: balances };
  const numbers = new Map(auth.numbers.ach.map((one) => [one.account_id, one]));
  const current = new Map(balances.accounts.map((one) => [one.account_id, one]));
  const institution = auth.item.institution_name ?? null;
  return {
    state: 'ready',
    accounts: auth.accounts.flatMap((one) => {
      const number = numbers.get(one.account_id);
      const mask = one.mask ?? number?.account.slice(-4) ?? '';
      const isUsable = isDepository(one) && /^\d{4}$/.test(mask);
      if (!isUsable) return [];
      return [
        {
          ...shown(current.get(one.account_id) ?? one, mask),
          institution,
          owners: owners.get(one.account_id) ?? [],
          routingNumber: number ? new Secret(number.routing) : null,
          accountNumber: number ? new Secret(number.account) : null,
        } satisfies LinkedAccount,
      ];
    }),
  };
}

const isDepository = ({ type, subtype }: Account) =>
  type === 'depository' && (subtype === 'checking' || subtype === 'savings');

function shown({ account_id, name, subtype, balances }: Account, mask: string) {
  const dollars = balances.available ?? balances.current;
  return {
    accountId: account_id,
    name,
    mask,
    kind: subtype === 'savings' ? ('savings' as const) : ('checking' as const),
    /** An overdrawn account holds nothing that could be drawn. */
    balanceCents: dollars === null ? null : Math.max(0, centsOf(dollars)),
  };
}
