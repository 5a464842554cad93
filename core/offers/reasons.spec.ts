import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { principalReason, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { PricingInput } from './applicant.ts';
import type { Check } from './explanation.ts';
import { type Guideline, guidelineOn } from './guideline.ts';
import { priceOffers } from './pricing.ts';
import { anyone, calm, inputOf } from './stories/anyone.ts';

const today = '2026-11-15';
const guideline = guidelineOn(today) as Guideline;
const price = (input: PricingInput) => priceOffers(input, guideline, today);

/** How what a reason names would be put right, and nothing else. */
const mends: Partial<Record<RuleCode, (input: PricingInput) => PricingInput>> = {
  LISTED_FOR_SALE: without('LISTED_FOR_SALE'),
  EMPLOYMENT_TYPE: without('EMPLOYMENT_TYPE'),
  PROPERTY_TYPE: (input) => ({ ...input, property: { ...input.property, type: 'SINGLE_FAMILY' } }),
  PROPERTY_USE: (input) => ({
    ...input,
    property: { ...input.property, occupancy: input.product === 'DSCR' ? 'INVESTMENT' : 'HOME' },
  }),
  CONDITION: (input) => ({ ...input, property: { ...input.property, condition: 'GOOD' } }),
  NO_FILE: scored,
  DEROGATORY_BANKRUPTCY: unmarked('DEROGATORY_BANKRUPTCY'),
  DELINQUENCY: unmarked('DELINQUENCY'),
  DTI_EXCEEDED: earning,
  DTI_MIN_DRAW: earning,
  DSCR: (input) => ({ ...input, property: { ...input.property, monthlyRentCents: 900_000_000 } }),
  CLTV: (input) => ({ ...input, property: { ...input.property, valueCents: 5_000_000_000 } }),
  /** To what the largest line takes, or covers with its costs, and not to less: the home must still carry that. */
  PAYOFFS_OVER_LINE: (input) => ({ ...input, liabilities: input.liabilities.map(covered) }),
  DRAW_TOO_SMALL: (input) => ({ ...input, lineCentsMax: undefined }),
  HIGH_COST: (input) => ({
    ...input,
    apor: { ...input.apor, bpsByTermYears: { 5: 9000, 10: 9000, 15: 9000, 20: 9000, 30: 9000 } },
  }),
  STATE_LIMITS: (input) => ({ ...input, property: { ...input.property, state: 'CA' } }),
};

function covered(debt: PricingInput['liabilities'][number]) {
  return {
    ...debt,
    monetaryBalance: debt.monetaryBalance > 400_000 ? 400_000 : Math.min(debt.monetaryBalance, 388_000),
  };
}
function without(rule: RuleCode) {
  return (input: PricingInput) => ({
    ...input,
    findings: input.findings.filter(({ reason }) => reason?.rule !== rule),
  });
}
function unmarked(rule: RuleCode) {
  return (input: PricingInput) => {
    const marks = input.credit.marks.filter((mark) => mark.rule !== rule);
    return { ...input, credit: { ...input.credit, marks } };
  };
}
function earning(input: PricingInput): PricingInput {
  return { ...input, income: { ...input.income, monthlyCents: 900_000_000 } };
}
function scored(input: PricingInput): PricingInput {
  const score = Math.max(input.credit.score ?? 0, guideline.products[input.product].scoreMin);
  return { ...input, credit: { ...input.credit, score } };
}

/** A reason that only stands for the score is mended by the score; a mark that is also a factor, by both. */
function mend(rule: RuleCode, input: PricingInput): PricingInput {
  const isFactor = rule === 'CREDIT_SCORE' || input.credit.keyFactors.includes(rule);
  const raised = isFactor ? scored(input) : input;
  return mends[rule]?.(raised) ?? raised;
}

/** Place and property, then credit and what it can carry, then the offers themselves, then one to choose. */
function stageOf(input: PricingInput): number {
  const { decision, explanation } = price(input);
  if (decision === 'INELIGIBLE') return 0;
  if (decision === 'SELECT') return 3;
  const isByCheck = ({ passes, rule, unit }: Check) => !passes && (unit !== 'fact' || rule === 'NO_FILE');
  return explanation.checks.some(isByCheck) ? 1 : 2;
}

describe('the reasons of a refusal', () => {
  const tally = new Map<string, number>();

  test('mended, all of them lead to an offer or a later stage; with one left, none do', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const input = inputOf(person);
        const { decision, declineReasons, explanation } = price(input);
        if (decision !== 'DECLINE' && decision !== 'INELIGIBLE') return;
        const failed = explanation.checks.filter(({ passes }) => !passes).map(({ rule }) => rule);
        // One sentence may stand for several rules ('value or type of collateral'): all that it names is mended.
        const isNamed = (rule: RuleCode) => declineReasons.some(({ text }) => text === principalReason(rule).text);
        const rules = [...new Set([...declineReasons.map(({ rule }) => rule), ...failed.filter(isNamed)])];
        for (const rule of rules) tally.set(rule, (tally.get(rule) ?? 0) + 1);
        const texts = new Set(
          failed.filter((rule) => rule !== 'CREDIT_SCORE').map((rule) => principalReason(rule).text),
        );
        const mended = rules.reduce((known, rule) => mend(rule, known), input);
        // More than four are not told (comment 9(b)(2)-1): what is left is then what the next notice would name.
        const isAllTold = texts.size + (failed.includes('CREDIT_SCORE') ? 1 : 0) <= 4;
        if (isAllTold) expect(stageOf(mended)).toBeGreaterThan(stageOf(input));
        const causes = causesAmong(rules, input, failed);
        for (const left of causes) {
          const others = rules.filter((rule) => !left.includes(rule));
          const partly = others.reduce((known, rule) => mend(rule, known), input);
          expect(stageOf(partly), `without mending ${left}`).toBeLessThanOrEqual(stageOf(input));
        }
      }),
      { numRuns: 250, seed: 19, endOnFailure: true },
    );
    for (const rule of ['CLTV', 'PAYOFFS_OVER_LINE', 'DTI_EXCEEDED', 'HIGH_COST'])
      expect([...tally.keys()]).toContain(rule);
  });

  /** The factors of one score are one cause: a score is raised as a whole. */
  function causesAmong(rules: readonly RuleCode[], { credit }: PricingInput, failed: readonly RuleCode[]) {
    const isOfScore = (rule: RuleCode) => rule === 'CREDIT_SCORE' || credit.keyFactors.includes(rule);
    const ofScore = failed.includes('CREDIT_SCORE') ? rules.filter(isOfScore) : [];
    const others = rules.filter((rule) => !ofScore.includes(rule)).map((rule) => [rule]);
    return ofScore.length > 0 ? [ofScore, ...others] : others;
  }

  test('a payoff beyond the largest line is no fault of the home, however much the home is worth', () => {
    const input = inputOf({ ...calm, debt: 450_000, isPaidOff: true, valueCents: 5_000_000_000 });
    expect(price(input).declineReasons).toEqual([
      {
        rule: 'PAYOFFS_OVER_LINE',
        text: 'The loans and debts to be paid off, with the costs of closing, are more than the largest line we offer',
        hmdaCode: 9,
        isOther: true,
      },
    ]);
  });

  test('a payoff that the largest line covers, and its costs do not, is told alike', () => {
    const input = inputOf({ ...calm, debt: 400_000, isPaidOff: true, valueCents: 5_000_000_000 });
    expect(price(input).declineReasons.map(({ rule }) => rule)).toEqual(['PAYOFFS_OVER_LINE']);
  });

  test('a line that the borrower agreed to and that is below the payoffs is too small a draw', () => {
    const input = { ...inputOf({ ...calm, debt: 50_000, isPaidOff: true }), lineCentsMax: 3_000_000 };
    expect(price(input).declineReasons.map(({ rule }) => rule)).toEqual(['DRAW_TOO_SMALL']);
  });

  test('the factors of the bureau leave room for every reason of our own, and the score keeps one', () => {
    const keyFactors: RuleCode[] = ['THIN_FILE', 'INQUIRIES', 'DELINQUENCY', 'CREDIT_SCORE'];
    const poor = inputOf({ ...calm, score: 600, income: 0, valueCents: 10_000_000, mortgage: 9_000_000 });
    const input = { ...poor, credit: { ...poor.credit, keyFactors } };
    expect(price(input).declineReasons.map(({ rule }) => rule)).toEqual([
      'THIN_FILE',
      'INQUIRIES',
      'DTI_EXCEEDED',
      'CLTV',
    ]);
  });
});
