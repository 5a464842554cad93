/** Invented pay: as much as the applicant stated, or more, or less, in the shape that the source would show it. */
import type { IncomeSource } from '#core/application/enums.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import type { PersonaAnswer } from '../personas.ts';
import { type Seed, seedOf } from '../sandbox/seed.ts';
import type { IncomeReport } from './port.ts';

export interface Earner {
  readonly name: string;
  readonly source: IncomeSource;
  readonly statedAnnualCents: number;
  readonly answer: PersonaAnswer<'income'>;
}

/** How much of what was stated is found, in hundredths. */
const found: Readonly<Record<PersonaAnswer<'income'>, number>> = {
  matched: 100,
  higher: 125,
  lower: 70,
  tampered: 100,
  unverifiable: 0,
  loginError: 0,
};

const employers = ['Bluebird Logistics', 'Harbor Point Clinic', 'Maple & Stone Builders', 'Northgate School District'];
const titles = ['Office Manager', 'Nurse', 'Site Supervisor', 'Teacher'] as const;
const paysAYear = 26;

export function reportOf(earner: Earner, today: CalendarDate): IncomeReport {
  const seed = seedOf('income', earner.name);
  const annualCents = Math.round((earner.statedAnnualCents * found[earner.answer]) / 100);
  const nothing = { jobs: [], deposits: [], taxYears: [], hasTamperSignals: earner.answer === 'tampered' };
  if (annualCents === 0) return nothing;
  switch (earner.source) {
    case 'PLAID_TRANSACTIONS':
    case 'TRUV_FINANCIAL_ACCOUNTS':
      return { ...nothing, deposits: depositsOf(seed, annualCents, today) };
    case 'POINTSERV_TAX':
    case 'POINTSERV_1099_MISC':
      return { ...nothing, taxYears: taxYearsOf(earner.source, annualCents, today) };
    case 'MANUAL_PAYSTUB':
    case 'OTHER':
      return { ...nothing, jobs: [jobOf(seed, annualCents, today, 2)] };
    default:
      return { ...nothing, jobs: [jobOf(seed, annualCents, today, paysAYear)] };
  }
}

/** Every other Friday or so: the newest first, the same days for the same person. */
function payDays(seed: Seed, today: CalendarDate, count: number): CalendarDate[] {
  const newest = addDays(today, -seed.int('days since pay', 1, 13));
  return Array.from({ length: count }, (_, at) => addDays(newest, -14 * at));
}

/** A year's sum in equal parts that add up to it, cent by cent. */
function part(annualCents: number, at: number): number {
  const upTo = (parts: number) => Math.floor((annualCents * parts) / paysAYear);
  return upTo(at + 1) - upTo(at);
}

function jobOf(seed: Seed, annualCents: number, today: CalendarDate, pays: number): IncomeReport['jobs'][number] {
  const at = seed.int('employer', 0, employers.length - 1);
  return {
    employer: employers[at] ?? 'Bluebird Logistics',
    title: titles[at] ?? null,
    startedOn: addDays(today, -seed.int('days employed', 800, 4000)),
    isActive: true,
    payFrequency: 'biweekly',
    pays: payDays(seed, today, pays).map((paidOn, index) => {
      const grossCents = part(annualCents, index);
      return { paidOn, grossCents, netCents: Math.floor(grossCents * 0.74) };
    }),
  };
}

/** A bank sees what arrives. The sandbox's people are paid without deductions, so that a year of it is what they stated. */
function depositsOf(seed: Seed, annualCents: number, today: CalendarDate): IncomeReport['deposits'] {
  const payer = `${employers[seed.int('employer', 0, employers.length - 1)] ?? 'Bluebird Logistics'} PAYROLL`;
  return payDays(seed, today, paysAYear).map((receivedOn, at) => ({
    accountMask: String(seed.int('mask', 1000, 9999)),
    payer,
    receivedOn,
    amountCents: part(annualCents, at),
  }));
}

function taxYearsOf(source: IncomeSource, annualCents: number, today: CalendarDate): IncomeReport['taxYears'] {
  const isForm1099 = source === 'POINTSERV_1099_MISC';
  const lastYear = Number(today.slice(0, 4)) - 1;
  return [lastYear, lastYear - 1].map((year) => ({
    year,
    form: isForm1099 ? '1099-MISC' : '1040',
    wagesCents: 0,
    businessCents: annualCents,
  }));
}
