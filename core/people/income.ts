/**
 * What a borrower earns, as typed at registration: whole and part dollars, as the specification's members hold them.
 * Everything after registration counts in cents.
 */
import * as v from 'valibot';
import { limits } from '#core/offers/limits.ts';

const INCOME_MISSING = 'Please enter your annual income';
const OTHER_INVALID = 'Please enter an amount, or leave it empty';
const TOO_LITTLE = 'Must be at least $0';
const TOO_MUCH = 'Must be less than $10,000,000';
const NOT_CENTS = 'Please enter dollars and cents';

const hasWholeCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-4;

export const annualIncome = v.pipe(
  v.number(INCOME_MISSING),
  v.minValue(0, TOO_LITTLE),
  v.maxValue(limits.annualIncomeDollarsMax, TOO_MUCH),
  v.check(hasWholeCents, NOT_CENTS),
);

/** From here on the cents could not be told apart; no one earns as much. */
const isCountable = (dollars: number) => Number.isSafeInteger(Math.round(dollars * 100));

/** Empty counts as nothing earned elsewhere. */
export const otherIncome = v.nullish(
  v.pipe(
    v.number(OTHER_INVALID),
    v.minValue(0, TOO_LITTLE),
    v.check(isCountable, OTHER_INVALID),
    v.check(hasWholeCents, NOT_CENTS),
  ),
  0,
);

export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'ALIMONY',
  'CHILD_SUPPORT',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'PUBLIC_ASSISTANCE_PROGRAM',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const employmentLabels: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  UNEMPLOYED: 'Unemployed / furloughed',
  ALIMONY: 'Alimony',
  CHILD_SUPPORT: 'Child support',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
  PUBLIC_ASSISTANCE_PROGRAM: 'Public assistance program',
};

/** The list of the screens after registration: it ends at separate maintenance payments, and keeps what was answered before. */
export function laterEmploymentTypes(known: EmploymentType): readonly EmploymentType[] {
  return employmentTypes.filter((type) => type !== 'PUBLIC_ASSISTANCE_PROGRAM' || type === known);
}

export const employmentType = v.pipe(
  v.picklist(employmentTypes, 'Please select your source of income'),
  v.check((type) => type !== 'UNEMPLOYED', "We apologize. At this time, we don't lend to unemployed borrowers."),
);

export const income = v.strictObject({ income: annualIncome, otherIncome, employmentType });

/** Asks to confirm that a small figure really is for a year, before tax. */
export function needsLowIncomeConfirmation(annualDollars: number): boolean {
  return annualDollars < limits.lowIncomeDollars;
}

/** Reads "$85,000.50" as typed. Undefined for an empty field, not-a-number for text that is no amount. */
export function parseDollars(text: string): number | undefined {
  const typed = text.replace(/[$,\s]/g, '');
  if (typed === '') return undefined;
  return /^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
