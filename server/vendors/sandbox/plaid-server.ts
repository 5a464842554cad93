/**
 * Our sandbox speaking Plaid's API on this machine, so that the adapter is tried on the wire: published paths, field
 * names and error objects, over the same book, personas and sign-in window as the sandbox itself. Loopback only.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { Secret } from '../../secret.ts';
import { type PlaidErrorCode, plaidError, plaidErrors } from '../bank/plaid-errors.ts';
import { accountsOf, type InventedAccount } from '../bank/sandbox-accounts.ts';
import { createLinkVendor, type LinkVendor, type LinkWindow } from '../bank/sandbox-link.ts';
import { type Earner, reportOf } from '../income/sandbox-report.ts';
import { personaFor } from '../personas.ts';
import { VendorFault } from '../vendor.ts';
import { createWebhookSigner, type WebhookSigner } from './plaid-webhooks.ts';
import type { Sandbox } from './sandbox.ts';
import { seedOf } from './seed.ts';

export interface PlaidServer {
  readonly url: string;
  /** The sign-in windows that its link tokens open. */
  readonly windows: Readonly<Record<'bank' | 'income', LinkWindow>>;
  /** Signs its call-backs. */
  readonly webhooks: WebhookSigner;
  /** Calls back as Plaid does when pay can be read, and says what it was answered. */
  callBack(url: string, itemId: string): Promise<number>;
  close(): Promise<void>;
}

interface ServerOptions {
  readonly clientId: string;
  readonly secret: Secret;
}

/** What a call works with. */
interface Call {
  readonly key: string;
  readonly requestId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface House {
  readonly sandbox: Sandbox;
  readonly bank: LinkVendor;
  readonly income: LinkVendor;
  readonly webhooks: WebhookSigner;
}

class Refusal extends Error {
  readonly code: PlaidErrorCode;

  constructor(code: PlaidErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Plaid has no salary slips: what a person of the sandbox earns is fixed. */
const annualCents = 9_600_000;
const bodyBytesMax = 100_000;

export async function startPlaidServer(sandbox: Sandbox, options: ServerOptions): Promise<PlaidServer> {
  const house: House = {
    sandbox,
    bank: createLinkVendor(sandbox, 'bank'),
    income: createLinkVendor(sandbox, 'income'),
    webhooks: createWebhookSigner('key-of-the-sandbox'),
  };
  const server = createServer((request, response) => void serve(house, options, request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    windows: house,
    webhooks: house.webhooks,
    callBack: async (url, itemId) => {
      const body = JSON.stringify({
        ...{ webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id: itemId },
        ...{ initial_update_complete: true, historical_update_complete: true, environment: 'sandbox' },
      });
      const headers = { 'content-type': 'application/json', 'plaid-verification': house.webhooks.sign(body) };
      return (await fetch(url, { method: 'POST', headers, body })).status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

async function serve(house: House, options: ServerOptions, request: IncomingMessage, response: ServerResponse) {
  const key = String(request.headers['idempotency-key'] ?? '');
  const requestId = seedOf(request.url ?? '', key).digits('request', 15);
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const { 'plaid-client-id': clientId, 'plaid-secret': secret } = request.headers;
    if (clientId !== options.clientId || secret !== options.secret.reveal()) throw new Refusal('INVALID_API_KEYS');
    const call = calls[request.url ?? ''];
    if (request.method !== 'POST' || !call) throw new Refusal('NOT_FOUND');
    reply(200, await call(house, { key, requestId, body: await bodyOf(request) }));
  } catch (error) {
    if (error instanceof Refusal) reply(plaidErrors[error.code].status, plaidError(error.code, requestId));
    // A company that is down says nothing at all.
    else if (error instanceof VendorFault) response.destroy();
    else reply(500, plaidError('INTERNAL_SERVER_ERROR', requestId));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > bodyBytesMax) throw new Refusal('MISSING_FIELDS');
    parts.push(part);
  }
  return read(v.record(v.string(), v.unknown()), JSON.parse(Buffer.concat(parts).toString('utf8')));
}

function read<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Refusal('MISSING_FIELDS');
  return result.output;
}

const calls: Readonly<Record<string, (house: House, call: Call) => Promise<unknown>>> = {
  '/link/token/create': createLinkToken,
  '/link/token/get': readLinkToken,
  '/item/public_token/exchange': exchange,
  '/auth/get': (house, call) =>
    withAccounts(house, call, '/auth/get', (accounts) => ({
      accounts: accounts.map(accountOf),
      numbers: { ach: accounts.flatMap(numbersOf), eft: [], international: [], bacs: [] },
    })),
  '/identity/get': (house, call) =>
    withAccounts(house, call, '/identity/get', (accounts) => ({
      accounts: accounts.map((account) => ({
        ...accountOf(account),
        owners: [{ names: account.owners, phone_numbers: [], emails: [], addresses: [] }],
      })),
    })),
  '/accounts/balance/get': (house, call) =>
    withAccounts(house, call, '/accounts/balance/get', (accounts) => ({ accounts: accounts.map(accountOf) })),
  '/transactions/sync': syncTransactions,
  '/webhook_verification_key/get': async ({ webhooks }, { requestId, body }) => {
    const { key_id } = read(v.object({ key_id: v.string() }), body);
    if (key_id !== webhooks.kid) throw new Refusal('INVALID_WEBHOOK_VERIFICATION_KEY_ID');
    return { key: webhooks.shown(), request_id: requestId };
  },
};

const linkTokenRequest = v.object({
  client_name: v.pipe(v.string(), v.nonEmpty()),
  language: v.string(),
  country_codes: v.array(v.string()),
  user: v.object({ client_user_id: v.pipe(v.string(), v.nonEmpty()), legal_name: v.optional(v.string(), '') }),
  products: v.pipe(v.array(v.string()), v.minLength(1)),
  additional_consented_products: v.optional(v.array(v.string()), []),
  redirect_uri: v.pipe(v.string(), v.url()),
  hosted_link: v.optional(v.unknown()),
});

async function createLinkToken({ bank, income }: House, { key, requestId, body }: Call): Promise<unknown> {
  const request = read(linkTokenRequest, body);
  const { user, products, additional_consented_products: consented, redirect_uri, hosted_link } = request;
  const vendor = products.includes('transactions') ? income : bank;
  const session = await vendor.open(key, {
    identityUuid: user.client_user_id,
    name: user.legal_name,
    source: [...products, ...consented].join(),
    statedAnnualCents: annualCents,
    dialect: 'plaid',
    returnUrl: redirect_uri,
  });
  return {
    link_token: session.linkToken,
    expiration: session.expiresAt,
    ...(hosted_link ? { hosted_link_url: session.url } : {}),
    request_id: requestId,
  };
}

async function readLinkToken({ bank, income }: House, { key, requestId, body }: Call): Promise<unknown> {
  const { link_token: token } = read(v.object({ link_token: v.string() }), body);
  const vendor = (await income.visited(token)) ? income : bank;
  const result = await vendor.finished(key, token);
  if (result.state === 'expired') throw new Refusal('INVALID_LINK_TOKEN');
  const added = result.state === 'finished' ? [{ public_token: result.publicToken.reveal() }] : [];
  return { link_token: token, link_sessions: [{ results: { item_add_results: added } }], request_id: requestId };
}

async function exchange({ sandbox, bank, income }: House, { key, requestId, body }: Call): Promise<unknown> {
  const { public_token: token } = read(v.object({ public_token: v.string() }), body);
  const isPay = (await income.visitBy(token)) !== undefined;
  const reference = isPay ? `income_${key}.pay` : `item_${seedOf('item', key).uuid('item')}`;
  const link = await (isPay ? income : bank).exchange(key, token, reference);
  if (!link) throw new Refusal('INVALID_PUBLIC_TOKEN');
  if (isPay)
    await sandbox.promise('income', 'collect', `${key}.pay`, {}, () => ({
      kind: 'SYNC_UPDATES_AVAILABLE',
      content: { state: 'ready' },
    }));
  return { access_token: link.access, item_id: reference, request_id: requestId };
}

const accessRequest = v.object({ access_token: v.string() });

/** One login is one item, whatever it was linked for; it answers what the person agreed to. */
async function accountsLinkOf({ bank, income }: House, body: unknown) {
  const { access_token: access } = read(accessRequest, body);
  const link = (await bank.linkBy(access)) ?? (await linkOf(income, body));
  if (!link.visit.source.split(',').includes('auth')) throw new Refusal('ADDITIONAL_CONSENT_REQUIRED');
  return link;
}

async function linkOf(vendor: LinkVendor, body: unknown) {
  const link = await vendor.linkBy(read(accessRequest, body).access_token);
  if (!link) throw new Refusal('INVALID_ACCESS_TOKEN');
  return link;
}

/** The book learns last fours only, so the numbers are put in after it was written. */
async function withAccounts(
  house: House,
  { key, requestId, body }: Call,
  path: string,
  answer: (accounts: readonly InventedAccount[]) => Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { sandbox } = house;
  const { visit, reference } = await accountsLinkOf(house, body);
  const accounts = accountsOf({ ...visit, answer: personaFor('login', visit.login, 'bank')?.answer });
  const masks = accounts.map(({ mask }) => mask);
  const noted = await sandbox.answer('bank', path, key, {}, () => ({ masks }));
  if (!v.is(v.object({ masks: v.array(v.string()) }), noted)) return noted;
  return {
    ...answer(accounts),
    item: { item_id: reference, institution_id: 'ins_109508', institution_name: accounts[0]?.institution, error: null },
    request_id: requestId,
  };
}

function accountOf({ accountId, balanceCents, mask, name, kind }: InventedAccount) {
  const dollars = (balanceCents ?? 0) / 100;
  return {
    account_id: accountId,
    balances: {
      available: dollars,
      current: dollars,
      limit: null,
      iso_currency_code: 'USD',
      unofficial_currency_code: null,
    },
    mask,
    name,
    official_name: null,
    type: 'depository',
    subtype: kind,
  };
}

function numbersOf({ accountId, numbers }: InventedAccount) {
  if (!numbers) return [];
  return [{ account_id: accountId, account: numbers.account, routing: numbers.routing, wire_routing: null }];
}

async function syncTransactions({ sandbox, income }: House, { key, requestId, body }: Call): Promise<unknown> {
  const { visit, reference } = await linkOf(income, body);
  const isReady = (await sandbox.result('income', reference)) !== undefined;
  const answer = personaFor('login', visit.login, 'income')?.answer ?? 'unverifiable';
  const earner: Earner = { name: visit.name, source: 'PLAID_TRANSACTIONS', statedAnnualCents: annualCents, answer };
  const { deposits } = isReady ? reportOf(earner, sandbox.today()) : { deposits: [] };
  const all = deposits.flatMap(({ payer, receivedOn, amountCents }, at) => [
    transaction(`${reference}-${at}`, payer, receivedOn, -amountCents, 'INCOME', 'INCOME_WAGES'),
    transaction(`${reference}-${at}-rent`, 'Rent', receivedOn, 90_000, 'RENT_AND_UTILITIES', 'RENT_AND_UTILITIES_RENT'),
  ]);
  const { cursor, count } = read(
    v.object({ cursor: v.optional(v.string(), '0'), count: v.optional(v.number(), 100) }),
    body,
  );
  const end = Math.min(all.length, Number(cursor) + Math.min(count, 20));
  return sandbox.answer('income', '/transactions/sync', isReady ? key : `${key}.early`, { reference }, () => ({
    accounts: [{ account_id: 'pay', mask: deposits[0]?.accountMask ?? null }],
    added: all.slice(Number(cursor), end),
    modified: [],
    removed: [],
    next_cursor: isReady ? String(end) : '',
    has_more: end < all.length,
    transactions_update_status: isReady ? 'HISTORICAL_UPDATE_COMPLETE' : 'NOT_READY',
    request_id: requestId,
  }));
}

function transaction(id: string, name: string, date: string, cents: number, primary: string, detailed: string) {
  return {
    transaction_id: id,
    account_id: 'pay',
    amount: cents / 100,
    iso_currency_code: 'USD',
    date,
    name,
    merchant_name: null,
    pending: false,
    personal_finance_category: { primary, detailed },
  };
}
