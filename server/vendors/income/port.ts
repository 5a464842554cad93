/**
 * What we need from the company that can prove what a person earns: payroll companies, banks, the tax office's transcripts, or
 * someone who reads pay slips. They report what they found; what it means for the loan is decided in core. A call-back
 * says only that there is something to read: figures are fetched, never posted to us.
 */
import * as v from 'valibot';
import {
  incomeSourceRows,
  linkedSources,
  type OfferedSource,
  type PaperSource,
} from '#core/application/income-sources.ts';
import { cents, day, text } from '../answers.ts';
import {
  type ExchangeRequest,
  type FinishedRequest,
  type Linked,
  type LinkResult,
  type LinkSession,
  linkRequest,
} from '../bank/link.ts';
import { upload } from '../documents/paper.ts';
import { fullName, key, list, reference, secret } from '../requests.ts';
import type { Accepted, VendorMessage } from '../vendor.ts';

interface IncomeReports {
  report(request: ReportRequest): Promise<IncomeAnswer>;
  read(message: VendorMessage): IncomeNotice;
}

export interface IncomeLinks extends IncomeReports {
  openLink(request: IncomeLinkRequest): Promise<LinkSession>;
  finished(request: FinishedRequest): Promise<LinkResult>;
  exchange(request: ExchangeRequest): Promise<Linked>;
}

export interface IncomePapers extends IncomeReports {
  readPapers(request: PapersRequest): Promise<Accepted>;
}

const paperSources = (Object.keys(incomeSourceRows) as OfferedSource[]).filter(
  (source): source is PaperSource => incomeSourceRows[source].way === 'upload',
);
const statedAnnualCents = v.pipe(
  cents,
  v.description('What the person says they earn: some sources confirm a figure rather than tell one.'),
);

export const incomeLinkRequest = v.strictObject({
  ...linkRequest.entries,
  source: v.picklist(linkedSources),
  statedAnnualCents,
});
type IncomeLinkRequest = v.InferOutput<typeof incomeLinkRequest>;

export const papersRequest = v.strictObject({
  key,
  source: v.picklist(paperSources),
  name: fullName,
  statedAnnualCents,
  papers: list(upload),
});
type PapersRequest = v.InferOutput<typeof papersRequest>;

/** `access` is what the exchange gave; null for papers. */
export const reportRequest = v.strictObject({ key, reference, access: v.nullable(secret) });
export type ReportRequest = v.InferOutput<typeof reportRequest>;

/** How far a payroll task has come, in the order it goes; a second factor may be skipped. */
const taskSteps = ['new', 'login', 'mfa', 'parse', 'full_parse', 'done'] as const;

/** `loginRequired`: the person must sign in again. `noData`: they know nothing of this person. `unavailable`: not now. */
const failures = ['loginRequired', 'noData', 'unavailable'] as const;

const pending = v.object({ state: v.literal('pending'), step: v.picklist(taskSteps) });
const failed = v.object({ state: v.literal('failed'), why: v.picklist(failures) });

const payFrequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;

const job = v.object({
  employer: text,
  title: v.nullable(text),
  startedOn: v.nullable(day),
  isActive: v.boolean(),
  payFrequency: v.nullable(v.picklist(payFrequencies)),
  pays: v.array(v.object({ paidOn: day, grossCents: cents, netCents: cents })),
});

const deposit = v.object({
  accountMask: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  payer: text,
  receivedOn: day,
  amountCents: cents,
});

const taxYear = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100)),
  form: v.picklist(['1040', '1099-MISC']),
  wagesCents: cents,
  /** Less than nothing in a bad year. */
  businessCents: v.pipe(v.number(), v.safeInteger()),
});

const incomeReport = v.object({
  jobs: v.array(job),
  deposits: v.array(deposit),
  taxYears: v.array(taxYear),
  /** The papers, or the figures in them, do not look as they were issued. */
  hasTamperSignals: v.boolean(),
});
export type IncomeReport = v.InferOutput<typeof incomeReport>;

export const incomeAnswer = v.variant('state', [
  v.object({ state: v.literal('ready'), report: incomeReport }),
  pending,
  failed,
]);
export type IncomeAnswer = v.InferOutput<typeof incomeAnswer>;

export const incomeNotice = v.variant('state', [v.object({ state: v.literal('ready') }), pending, failed]);
export type IncomeNotice = v.InferOutput<typeof incomeNotice>;
