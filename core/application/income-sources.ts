/**
 * Every way to prove an income: what it is called, whether one signs in somewhere or sends papers, whom it suits and which
 * flag opens or closes it. Pricing asks for methods by this table, the screens show it, the server refuses what is not in it.
 */
import type { FlagKey } from '#core/flags.ts';
import type { EmploymentType } from '#core/people/income.ts';
import * as words from '#core/words/en/application/income-sources.ts';
import type { IncomeSource } from './enums.ts';

export interface IncomeSourceRow {
  readonly way: 'link' | 'upload';
  readonly title: string;
  readonly about: string;
  readonly suits: readonly EmploymentType[];
  /** Offered only while this flag is on. */
  readonly needsFlag?: FlagKey;
  /** Closed for the time being while this flag is on. */
  readonly closedBy?: FlagKey;
  /** One signs in where the bank accounts are: what was shared for pay can be chosen for money and for payments too. */
  readonly sharesAccounts?: true;
}

const employed = ['FULL_TIME', 'PART_TIME'] as const;
const selfEmployed = ['SELF_EMPLOYED'] as const;
const paidByOthers = [
  'RETIRED',
  'ALIMONY',
  'CHILD_SUPPORT',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'PUBLIC_ASSISTANCE_PROGRAM',
] as const;

/** Best first: what is quick for the borrower and certain for us stands before papers. */
export const incomeSourceRows = {
  TRUV_PAYROLL: {
    way: 'link',
    title: words.signInToPayroll,
    about: words.siteWhereYouSeeYour,
    suits: employed,
  },
  POINTSERV_PAYROLL: {
    way: 'link',
    title: words.payrollRecords,
    about: words.recordsServiceAsksYourPayroll,
    suits: employed,
  },
  EMPINFO: {
    way: 'link',
    title: words.employerRecords,
    about: words.manyLargeEmployersReportPay,
    suits: employed,
  },
  POINTSERV_TAX: {
    way: 'link',
    title: words.taxTranscripts,
    about: words.irsSendsTheLastTwo,
    suits: [...selfEmployed, ...paidByOthers],
    closedBy: 'fe-heloc-irs-maintenance',
  },
  POINTSERV_1099_MISC: {
    way: 'link',
    title: '1099 records',
    about: words.whatYourClientsReportedAs,
    suits: selfEmployed,
    needsFlag: 'fe-heloc-self-employ-tax-verification',
    closedBy: 'fe-heloc-irs-maintenance',
  },
  PLAID_TRANSACTIONS: {
    way: 'link',
    title: words.depositsInYourBankAccount,
    about: words.signInToTheBank,
    suits: [...employed, ...selfEmployed, ...paidByOthers],
    sharesAccounts: true,
  },
  TRUV_FINANCIAL_ACCOUNTS: {
    way: 'link',
    title: words.businessAccounts,
    about: words.signInToTheAccounts,
    suits: selfEmployed,
    needsFlag: 'fe-heloc-business-iv',
  },
  MANUAL_PAYSTUB: {
    way: 'upload',
    title: words.uploadPayStubs,
    about: words.photosOrPdfsAPerson,
    suits: employed,
  },
  OTHER: {
    way: 'upload',
    title: words.uploadOtherProof,
    about: words.awardLetterACourtOrder,
    suits: [...selfEmployed, ...paidByOthers],
  },
} as const satisfies Partial<Record<IncomeSource, IncomeSourceRow>>;

export type OfferedSource = keyof typeof incomeSourceRows;
export type LinkedSource = {
  [S in OfferedSource]: (typeof incomeSourceRows)[S]['way'] extends 'link' ? S : never;
}[OfferedSource];
export type PaperSource = Exclude<OfferedSource, LinkedSource>;

const offeredSources = Object.keys(incomeSourceRows) as OfferedSource[];
export const linkedSources = offeredSources.filter(
  (source): source is LinkedSource => incomeSourceRows[source].way === 'link',
);

export function isOffered(source: string): source is OfferedSource {
  return Object.hasOwn(incomeSourceRows, source);
}

export function sharesAccounts(source: OfferedSource): boolean {
  return (incomeSourceRows[source] as IncomeSourceRow).sharesAccounts ?? false;
}

/** The sources after which no one need link a bank again. */
export const accountSources = offeredSources.filter(sharesAccounts);

/** The sources that suit how someone earns, best first. */
export function sourcesFor(employment: string): OfferedSource[] {
  const suits = (source: OfferedSource) => (incomeSourceRows[source].suits as readonly string[]).includes(employment);
  return offeredSources.filter(suits);
}

/** One stub shows a salary; hours that change from week to week need two. */
export function paystubsNeeded(employment: EmploymentType): number {
  return employment === 'PART_TIME' ? 2 : 1;
}
