/**
 * Every way to prove an income: what it is called, whether one signs in somewhere or sends papers, whom it suits and which
 * flag opens or closes it. Pricing asks for methods by this table, the screens show it, the server refuses what is not in it.
 */
import type { FlagKey } from '#core/flags.ts';
import type { EmploymentType } from '#core/people/income.ts';
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
    title: 'Sign in to payroll',
    about: 'The site where you see your pay stubs. Most people are done in two minutes.',
    suits: employed,
  },
  POINTSERV_PAYROLL: {
    way: 'link',
    title: 'Payroll records',
    about: 'A records service asks your payroll company for you, with your permission.',
    suits: employed,
  },
  EMPINFO: {
    way: 'link',
    title: 'Employer records',
    about: 'Many large employers report pay to a records database. You confirm who you are there.',
    suits: employed,
  },
  POINTSERV_TAX: {
    way: 'link',
    title: 'Tax transcripts',
    about: 'The IRS sends the last two years of your returns, with your permission.',
    suits: [...selfEmployed, ...paidByOthers],
    closedBy: 'fe-heloc-irs-maintenance',
  },
  POINTSERV_1099_MISC: {
    way: 'link',
    title: '1099 records',
    about: 'What your clients reported as paid to you, from the IRS.',
    suits: selfEmployed,
    needsFlag: 'fe-heloc-self-employ-tax-verification',
    closedBy: 'fe-heloc-irs-maintenance',
  },
  PLAID_TRANSACTIONS: {
    way: 'link',
    title: 'Deposits in your bank account',
    about: 'Sign in to the bank where your income arrives. We look at a year of deposits.',
    suits: [...employed, ...selfEmployed, ...paidByOthers],
  },
  TRUV_FINANCIAL_ACCOUNTS: {
    way: 'link',
    title: 'Business accounts',
    about: 'Sign in to the accounts of the business you own.',
    suits: selfEmployed,
    needsFlag: 'fe-heloc-business-iv',
  },
  MANUAL_PAYSTUB: {
    way: 'upload',
    title: 'Upload pay stubs',
    about: 'Photos or PDFs. A person reads them, so this takes about a business day.',
    suits: employed,
  },
  OTHER: {
    way: 'upload',
    title: 'Upload other proof',
    about: 'An award letter, a court order, a pension statement or tax returns.',
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

/** The sources that suit how someone earns, best first. */
export function sourcesFor(employment: string): OfferedSource[] {
  const suits = (source: OfferedSource) => (incomeSourceRows[source].suits as readonly string[]).includes(employment);
  return offeredSources.filter(suits);
}

/** One stub shows a salary; hours that change from week to week need two. */
export function paystubsNeeded(employment: EmploymentType): number {
  return employment === 'PART_TIME' ? 2 : 1;
}
