/**
 * What a borrower earns, as typed at registration: whole and part dollars, as the specification's members hold them.
 * Everything after registration counts in cents.
 */
import * as v from 'valibot';
import { limits } from '#core/offers/limits.ts';
import * as words from '#core/words/en/people/income.ts';

const hasWholeCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-4;

export const annualIncome = v.pipe(
  v.number(words.incomeMissing),
  v.minValue(0, words.tooLittle),
  v.maxValue(limits.annualIncomeDollarsMax, words.tooMuch),
  v.check(hasWholeCents, words.notCents),
);

/** From here on the cents could not be told apart; no one earns as much. */
const isCountable = (dollars: number) => Number.isSafeInteger(Math.round(dollars * 100));

/** Empty counts as nothing earned elsewhere. */
export const otherIncome = v.nullish(
  v.pipe(
    v.number(words.otherInvalid),
    v.minValue(0, words.tooLittle),
    v.check(isCountable, words.otherInvalid),
    v.check(hasWholeCents, words.notCents),
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
  FULL_TIME: words.fullTime,
  PART_TIME: words.partTime,
  SELF_EMPLOYED: words.selfEmployed,
  RETIRED: words.retired,
  UNEMPLOYED: words.unemployed,
  ALIMONY: words.alimony,
  CHILD_SUPPORT: words.childSupport,
  SEPARATE_MAINTENANCE_PAYMENTS: words.separateMaintenancePayments,
  PUBLIC_ASSISTANCE_PROGRAM: words.publicAssistanceProgram,
};

/** The list of the screens after registration: it ends at separate maintenance payments, and keeps what was answered before. */
export function laterEmploymentTypes(known: EmploymentType): readonly EmploymentType[] {
  return employmentTypes.filter((type) => type !== 'PUBLIC_ASSISTANCE_PROGRAM' || type === known);
}

export const employmentType = v.pipe(
  v.picklist(employmentTypes, words.selectYourSourceOfIncome),
  v.check((type) => type !== 'UNEMPLOYED', words.apologizeAtThisTimeWe),
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
