/** Applicants of every kind for tests that must hold for all: good and bad homes, scores, incomes, debts and laws. */
import fc from 'fast-check';
import { principalReason, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { PricingInput } from '../applicant.ts';

const usual = <T>(value: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

export const anyone = fc.record({
  product: fc.constantFrom('HELOC' as const, 'HELOC' as const, 'DSCR' as const, 'HELOC_62_PLUS' as const),
  state: fc.constantFrom('CA' as const, 'TX' as const, 'NY' as const, 'AK' as const, 'FL' as const),
  occupancy: usual<'HOME' | 'SECONDARY' | 'INVESTMENT'>('HOME', 'SECONDARY', 'INVESTMENT'),
  type: usual<'SINGLE_FAMILY' | 'COOPERATIVE'>('SINGLE_FAMILY', 'COOPERATIVE'),
  condition: usual('GOOD', 'POOR'),
  valueCents: fc.integer({ min: 5_000_000, max: 300_000_000 }),
  rent: fc.integer({ min: 0, max: 1_000_000 }),
  score: fc.option(fc.integer({ min: 580, max: 850 }), { nil: null, freq: 12 }),
  income: fc.integer({ min: 0, max: 4_000_000 }),
  mortgage: fc.integer({ min: 0, max: 100_000_000 }),
  debt: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 600_000 })),
  isPaidOff: fc.boolean(),
  hasAssets: fc.boolean(),
  apor: fc.integer({ min: 100, max: 900 }),
  isListed: usual(false, true),
  isUnemployed: usual(false, true),
  marks: fc.subarray<RuleCode>(['DEROGATORY_BANKRUPTCY', 'DELINQUENCY'], { maxLength: 1 }),
  keyFactors: fc.subarray<RuleCode>(['THIN_FILE', 'INQUIRIES', 'CREDIT_SCORE']),
  agreed: fc.option(fc.integer({ min: 1_500_000, max: 40_000_000 }), { nil: null }),
});

type Anyone = typeof anyone extends fc.Arbitrary<infer T> ? { readonly [K in keyof T]: Readonly<T[K]> } : never;

/** Someone whom nothing stands in the way of. */
export const calm = {
  product: 'HELOC',
  state: 'CA',
  occupancy: 'HOME',
  type: 'SINGLE_FAMILY',
  condition: 'GOOD',
  valueCents: 80_000_000,
  rent: 0,
  score: 785,
  income: 9_000_000,
  mortgage: 20_000_000,
  debt: 0,
  isPaidOff: false,
  hasAssets: true,
  apor: 670,
  isListed: false,
  isUnemployed: false,
  marks: [],
  keyFactors: [],
  agreed: null,
} as const satisfies Anyone;

export function inputOf(person: Anyone): PricingInput {
  const found: RuleCode[] = [];
  if (person.isListed) found.push('LISTED_FOR_SALE');
  if (person.isUnemployed) found.push('EMPLOYMENT_TYPE');
  const terms = [5, 10, 15, 20, 30];
  return {
    product: person.product,
    findings: found.map((rule) => ({
      ok: false,
      code: 'UNEMPLOYED',
      kind: 'refusal',
      message: '',
      reason: principalReason(rule),
    })),
    property: {
      state: person.state,
      countyFips: undefined,
      occupancy: person.occupancy,
      type: person.type,
      condition: person.condition,
      dwellingUnits: 1,
      valueCents: person.valueCents,
      monthlyUpkeepCents: 60_000,
      monthlyRentCents: person.rent,
    },
    credit: {
      score: person.score,
      keyFactors: person.keyFactors,
      marks: person.marks.map((rule) => ({ rule, on: '2026-10-01' })),
    },
    income: {
      monthlyCents: person.income,
      statedMonthlyCents: person.income,
      isVerified: false,
      employmentType: 'FULL_TIME',
    },
    liens:
      person.mortgage === 0
        ? []
        : [{ kind: 'MORTGAGE', balanceCents: person.mortgage, monthlyPaymentCents: 0, plan: 'KEEP' }],
    liabilities: [
      {
        uuid: 'debt-1',
        monetaryBalance: person.debt,
        monetaryCalculatedNextPaymentMinimumAmount: person.debt / 100,
        payOff: { status: person.isPaidOff ? 'SELECTED' : 'NOT_SELECTED' },
      },
    ],
    assets: person.hasAssets
      ? { liquidCents: 5_000_000, retirementCents: 0, fundsNeededCents: 0, reservesCents: 0 }
      : undefined,
    lineCentsMax: person.agreed ?? undefined,
    apor: { asOf: '2026-11-12', bpsByTermYears: Object.fromEntries(terms.map((term) => [term, person.apor])) },
    membership: 'QUORUM',
    needsManualNotary: false,
    needsValuation: false,
    isValuationCoveredByCompany: false,
  };
}
