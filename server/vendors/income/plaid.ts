/**
 * Pay as a bank sees it, through Plaid's transactions: money that came in, that Plaid calls income, in dollars, settled,
 * in the last year. A history that is not complete yet is pending, never a small income.
 */
import * as v from 'valibot';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { centsOf } from '#core/offers/money.ts';
import { day, understand } from '../answers.ts';
import { createPlaidClient, outcomeOf, type PlaidClient, type PlaidOptions } from '../bank/plaid-client.ts';
import { exchangePlaidToken, finishedPlaidLink, openPlaidLink } from '../bank/plaid-link.ts';
import { VendorFault } from '../vendor.ts';
import { type IncomeAnswer, type IncomeLinks, type IncomeReport, incomeNotice, type ReportRequest } from './port.ts';

/** Agreed to beside the transactions, and used only if the person chooses one of the accounts later. */
const forLater = { additional_consented_products: ['auth', 'identity'] };
const products = { products: ['transactions'], transactions: { days_requested: 365 }, ...forLater };
const pageSize = 500;
const pagesMax = 40;

const transaction = v.object({
  transaction_id: v.string(),
  account_id: v.string(),
  /** Dollars; what comes in is less than nothing. */
  amount: v.number(),
  iso_currency_code: v.nullable(v.string()),
  date: day,
  name: v.pipe(v.string(), v.nonEmpty()),
  merchant_name: v.nullish(v.string()),
  pending: v.boolean(),
  personal_finance_category: v.nullish(v.object({ primary: v.string(), detailed: v.string() })),
});
type Transaction = v.InferOutput<typeof transaction>;

const page = v.object({
  accounts: v.array(v.object({ account_id: v.string(), mask: v.nullable(v.string()) })),
  added: v.array(transaction),
  modified: v.array(transaction),
  removed: v.array(v.object({ transaction_id: v.string() })),
  next_cursor: v.string(),
  has_more: v.boolean(),
  transactions_update_status: v.string(),
  request_id: v.string(),
});
type Page = v.InferOutput<typeof page>;

const instead: Readonly<Record<string, IncomeAnswer>> = {
  ITEM_LOGIN_REQUIRED: { state: 'failed', why: 'loginRequired' },
  INVALID_ACCESS_TOKEN: { state: 'failed', why: 'loginRequired' },
  PRODUCT_NOT_READY: { state: 'pending', step: 'parse' },
};

export function createPlaidIncome(options: PlaidOptions, today: () => CalendarDate): IncomeLinks {
  const client = createPlaidClient('income', options);
  return {
    openLink: async (request) => {
      if (request.source !== 'PLAID_TRANSACTIONS')
        throw new Error(`Plaid's transactions cannot serve the source ${request.source}.`);
      return openPlaidLink('income', client, options, products, request);
    },
    finished: (request) => finishedPlaidLink('income', client, request),
    exchange: (request) => exchangePlaidToken('income', client, request),
    report: (request) => readReport(client, request, today()),
    read: ({ content }) => understand('income', incomeNotice, content),
  };
}

async function readReport(
  client: PlaidClient,
  { key, access }: ReportRequest,
  today: CalendarDate,
): Promise<IncomeAnswer> {
  if (access === null || !client.isOurs(access)) return { state: 'failed', why: 'loginRequired' };
  const transactions = new Map<string, Transaction>();
  const masks = new Map<string, string | null>();
  let cursor = '';
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const body = { access_token: access.reveal(), count: pageSize, ...(cursor === '' ? {} : { cursor }) };
    const answer = await client.post('/transactions/sync', pages === 0 ? key : `${key}.${pages}`, body, page);
    if (!answer.ok) return outcomeOf('income', answer.code, instead);
    if (answer.value.transactions_update_status !== 'HISTORICAL_UPDATE_COMPLETE')
      return { state: 'pending', step: 'parse' };
    take(answer.value, transactions, masks);
    if (!answer.value.has_more) return { state: 'ready', report: reportOf([...transactions.values()], masks, today) };
    cursor = answer.value.next_cursor;
  }
  throw new VendorFault('income', 'the history does not end');
}

function take(
  { accounts, added, modified, removed }: Page,
  transactions: Map<string, Transaction>,
  masks: Map<string, string | null>,
): void {
  for (const one of accounts) masks.set(one.account_id, one.mask);
  for (const one of [...added, ...modified]) transactions.set(one.transaction_id, one);
  for (const one of removed) transactions.delete(one.transaction_id);
}

function reportOf(
  transactions: readonly Transaction[],
  masks: ReadonlyMap<string, string | null>,
  today: CalendarDate,
): IncomeReport {
  const yearAgo = addDays(today, -365);
  const pay = transactions.filter(
    (one) =>
      one.amount < 0 &&
      !one.pending &&
      one.iso_currency_code === 'USD' &&
      one.personal_finance_category?.primary === 'INCOME' &&
      one.date > yearAgo &&
      one.date <= today,
  );
  return {
    jobs: [],
    taxYears: [],
    hasTamperSignals: false,
    deposits: pay
      .map(({ account_id, name, merchant_name, date, amount }) => ({
        accountMask: masks.get(account_id) ?? null,
        payer: merchant_name ?? name,
        receivedOn: date,
        amountCents: centsOf(-amount),
      }))
      .toSorted((a, b) => b.receivedOn.localeCompare(a.receivedOn)),
  };
}
