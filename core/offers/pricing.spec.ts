import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastAnnualIncomeCents } from '#core/registration/knock-outs.ts';
import { capacityCents, type PricingInput, sheetOf } from './applicant.ts';
import { drawTotalCents } from './draws.ts';
import { adverseActionReasons, whyTheseOffers } from './explanation.ts';
import { rateStepsOf } from './grid.ts';
import { cltvBpsMaxFor, type Guideline, guidelineOn, guidelines, type Occupancy, withOverrides } from './guideline.ts';
import { aprBpsMaxBelowHighCost, pointsAndFeesCentsMax } from './hoepa.ts';
import { limits } from './limits.ts';
import { bpsOf, centsOf } from './money.ts';
import { type Offer, offerForDraw, rateWithDiscounts } from './offer.ts';
import { monthlyPaymentCents } from './payments.ts';
import { priceOffers } from './pricing.ts';
import { cltvBps } from './underwriting.ts';

const today = '2026-11-15';
const guideline = guidelineOn(today) as Guideline;

const applicant: PricingInput = {
  product: 'HELOC',
  findings: [],
  property: {
    state: 'CA',
    countyFips: '06075',
    occupancy: 'HOME',
    type: 'SINGLE_FAMILY',
    condition: 'GOOD',
    dwellingUnits: 1,
    valueCents: 80_000_000,
    monthlyUpkeepCents: 60_000,
    monthlyRentCents: 0,
  },
  credit: { score: 785, keyFactors: [], marks: [] },
  income: { monthlyCents: 1_500_000, statedMonthlyCents: 1_500_000, isVerified: false, employmentType: 'FULL_TIME' },
  liens: [{ kind: 'MORTGAGE', balanceCents: 20_000_000, monthlyPaymentCents: 140_000, plan: 'KEEP' }],
  liabilities: [],
  apor: { asOf: '2026-11-12', bpsByTermYears: { 5: 610, 10: 620, 15: 630, 20: 650, 30: 670 } },
  needsManualNotary: false,
  needsValuation: false,
  isValuationCoveredByCompany: false,
};

type Change = {
  readonly [Key in keyof PricingInput]?: PricingInput[Key] extends readonly unknown[]
    ? PricingInput[Key]
    : PricingInput[Key] extends object
      ? Partial<PricingInput[Key]>
      : PricingInput[Key];
};

function changed(change: Change): PricingInput {
  return {
    ...applicant,
    ...change,
    property: { ...applicant.property, ...change.property },
    credit: { ...applicant.credit, ...change.credit },
    income: { ...applicant.income, ...change.income },
    apor: { ...applicant.apor, ...change.apor },
  } as PricingInput;
}

const price = (change: Change = {}, by: Guideline = guideline) => priceOffers(changed(change), by, today);
const offersOf = (change: Change = {}, by: Guideline = guideline) => price(change, by).offerSet?.offers ?? [];
const largest = (offers: readonly Offer[]) => Math.max(...offers.map(({ maxDraw }) => maxDraw));

describe('the grid, by brute force over every cell', () => {
  const cells: { occupancy: Occupancy; bps: number; discount: number }[] = [];
  for (const occupancy of ['HOME', 'SECONDARY', 'INVESTMENT'] as const) {
    for (const { from: score } of guideline.scoreBands) {
      for (const band of guideline.cltvBands) {
        if (band.upToBps > cltvBpsMaxFor(guideline, 'HELOC', occupancy, score)) continue;
        for (const termYears of [5, 10, 15, 20, 30]) {
          for (const option of guideline.feeOptions) {
            const steps = rateStepsOf(guideline, { termYears, option, band }, { score, occupancy });
            const bps = steps.reduce((sum, step) => sum + step.bps, 0);
            for (const discount of [0, 25, 50, 75]) cells.push({ occupancy, bps: bps - discount, discount });
          }
        }
      }
    }
  }
  const rates = (occupancy?: Occupancy) =>
    cells.filter((cell) => !occupancy || cell.occupancy === occupancy).map(({ bps }) => bps);

  test('has 9,280 eligible cells', () => {
    expect(cells).toHaveLength(9280);
  });

  test('[CONST-02] spans exactly 7.60 to 17.20 percent, as figures', () => {
    expect(Math.min(...rates())).toBe(760);
    expect(Math.max(...rates())).toBe(1720);
    expect([limits.aprBpsMin, limits.aprBpsMax]).toEqual([760, 1720]);
  });

  test('reaches its ends where the design says', () => {
    expect(Math.min(...rates('HOME'))).toBe(760);
    expect(Math.max(...rates('HOME'))).toBe(1520);
    expect(Math.max(...rates('SECONDARY'))).toBe(1560);
    expect(Math.max(...rates('INVESTMENT'))).toBe(1720);
  });

  test('is monotone: a longer term, a lower score, a higher share and a lower fee never cost less', () => {
    const rising = (values: readonly number[]) => expect([...values].sort((a, b) => a - b)).toEqual(values);
    rising(Object.values(guideline.baseBpsByTermYears));
    rising(guideline.scoreBands.map(({ addBps }) => addBps));
    rising(guideline.cltvBands.map(({ addBps }) => addBps));
    rising([...guideline.feeOptions].reverse().map(({ addBps }) => addBps));
  });

  test('[CONST-03] the highest fee option is the advertised 4.99 percent, as figures', () => {
    expect(Math.max(...guideline.feeOptions.map(({ feeBps }) => feeBps))).toBe(limits.originationFeeBpsMax);
    expect(limits.originationFeeBpsMax).toBe(499);
  });
});

describe('a strong applicant', () => {
  const pricing = price();
  const offers = offersOf();

  test('may select among all terms and fee options', () => {
    expect(pricing).toMatchObject({ decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER', declineReasons: [] });
    expect([...new Set(offers.map(({ term }) => term))]).toEqual([5, 10, 15, 20, 30]);
    expect([...new Set(offers.map(({ originationFee }) => originationFee))]).toEqual([0, 0.0149, 0.0299, 0.0499]);
  });

  test('[CONST-01] lines are $15,000 to $400,000, fee included, as figures', () => {
    expect([limits.lineCentsMin, limits.lineCentsMax]).toEqual([15_000 * 100, 400_000 * 100]);
    expect(Math.min(...offers.map(({ minDraw }) => minDraw))).toBe(15_000);
    expect(Math.max(...offers.map(({ max }) => max))).toBe(400_000);
    expect(pricing.explanation.largestDrawLimitedBy).toBe('MAXIMUM_LINE');
  });

  test('reaches the advertised lowest rate with both discounts', () => {
    const [best] = offersOf({ membership: 'QUORUM' }).filter(
      ({ term, originationFee }) => term === 5 && originationFee === 0.0499,
    );
    expect(best).toBeDefined();
    if (best === undefined) return;
    expect(best.rate).toBe(0.0835);
    expect(rateWithDiscounts(best, ['AUTOPAY', 'QUORUM'])).toBe(0.076);
    expect(rateWithDiscounts(best, ['AUTOPAY', 'QUORUM', 'ALL_IN'])).toBeUndefined();
  });

  test('[ENT-12] an offer has the members of the entity', () => {
    const members = [
      'term',
      'rate',
      'otherRate',
      'baseRate',
      'originationFee',
      'min',
      'max',
      'minDraw',
      'maxDraw',
      'type',
      'discountList',
      'id',
    ];
    for (const offer of offers) expect(Object.keys(offer)).toEqual(expect.arrayContaining(members));
    const buyDown = offers.find(({ term, type }) => term === 10 && type === 'BUY_DOWN');
    expect(buyDown).toMatchObject({ rate: 0.0885, baseRate: 0.0945, otherRate: 0.0995, originationFee: 0.0499 });
    expect(buyDown?.discountList).toEqual([{ discountType: 'AUTOPAY', rateWithDiscount: 0.086 }]);
    expect(buyDown?.id).toBe(`10-BUY_DOWN-${buyDown?.min}-${buyDown?.max}-0.0499`);
  });

  test('[ENT-13] an offer set has the members of the entity', () => {
    expect(Object.keys(pricing.offerSet ?? {})).toEqual([
      'offers',
      'offersByType',
      'ofeeMaxThreshold',
      'maxDtiUnlimited',
      'incomeRequestRecords',
      'costs',
      'totalPaidByBorrower',
      'minRecordingTax',
      'maxRecordingTax',
    ]);
    expect(Object.keys(pricing.offerSet?.offersByType ?? {})).toEqual(['STANDARD', 'BUY_DOWN']);
    expect(pricing.offerSet?.incomeRequestRecords[0]?.methods).toContain('MANUAL_PAYSTUB');
    expect(pricing.offerSet?.totalPaidByBorrower).toBe(225);
    expect(Object.keys(pricing.offerSet?.costs[0] ?? {})).toEqual(['feeType', 'borrowerPaidAmount', 'jsCriteria']);
  });

  test('every offer names the guideline, the day and how its rate is made up', () => {
    for (const offer of offers) {
      expect(offer).toMatchObject({
        guidelineVersion: '2024-01',
        guidelineEffectiveFrom: '2024-01-01',
        pricedOn: today,
        aporAsOf: '2026-11-12',
      });
      expect(offer.rateSteps.reduce((sum, { bps }) => sum + bps, 0)).toBe(bpsOf(offer.rate));
    }
  });

  test('a larger draw belongs to the next band, at a higher rate, without a gap', () => {
    const ladder = offers.filter(({ term, originationFee }) => term === 10 && originationFee === 0.0299);
    expect(ladder.length).toBeGreaterThan(2);
    for (const [index, offer] of ladder.slice(1).entries()) {
      const below = ladder[index] as Offer;
      expect(centsOf(offer.minDraw)).toBe(centsOf(below.maxDraw) + 1);
      expect(offer.rate).toBeGreaterThan(below.rate);
    }
    const wanted = { term: 10, type: 'STANDARD', originationFee: 0.0299 } as const;
    expect(offerForDraw(offers, { ...wanted, draw: 100_000 })?.rate).toBe(0.0945);
    expect(offerForDraw(offers, { ...wanted, draw: 300_000 })?.rate).toBe(0.098);
  });

  test('recording tax is given for the smallest and the largest line', () => {
    const { offerSet } = price({ property: { state: 'FL', countyFips: '12086' } });
    expect(offerSet).toMatchObject({ minRecordingTax: 82.5, maxRecordingTax: 2200 });
  });
});

describe('income limits the draw', () => {
  test('an unverified and a verified income are told apart', () => {
    const little = { monthlyCents: 600_000, statedMonthlyCents: 600_000 };
    expect(price({ income: little }).subDecision).toBe('UNVERIFIED_DTI_LIMITED');
    expect(price({ income: { ...little, isVerified: true } }).subDecision).toBe('VERIFIED_DTI_LIMITED');
    expect(price({ income: { isVerified: true } }).subDecision).toBe('VERIFIED_INCOME_MATCHED_OFFER');
    expect(price({ income: { isVerified: true, monthlyCents: 1_400_000 } }).subDecision).toBe('VERIFIED_OFFER');
    const saved = { liquidCents: 10_000_000, retirementCents: 0, fundsNeededCents: 0, reservesCents: 0 };
    expect(price({ income: { ...little, isVerified: true }, assets: saved }).subDecision).toBe(
      'VERIFIED_RESERVE_LIMITED',
    );
  });

  test('the set says what more income would allow', () => {
    const limited = price({ income: { monthlyCents: 600_000 } });
    expect(limited.offerSet?.maxDtiUnlimited).toBe(400_000);
    expect(largest(limited.offerSet?.offers ?? [])).toBeLessThan(300_000);
    expect(limited.explanation.largestDrawLimitedBy).toBe('DTI');
  });

  test('debts to be paid off free income and raise the smallest draw: it pays them and the costs at closing', () => {
    const debt = (status: 'NOT_SELECTED' | 'SELECTED') => [
      { monetaryBalance: 30_000, monetaryCalculatedNextPaymentMinimumAmount: 900, payOff: { status } },
    ];
    const income = { monthlyCents: 600_000 };
    const kept = offersOf({ income, liabilities: debt('NOT_SELECTED') });
    const paid = offersOf({ income, liabilities: debt('SELECTED') });
    expect(largest(paid)).toBeGreaterThan(largest(kept));
    expect(Math.min(...paid.map(({ minDraw }) => minDraw))).toBe(30_225);
  });

  test('above 80 percent of the value the limit is 43 percent of income, else 50', () => {
    const sheet = sheetOf(applicant, guideline, today);
    expect(capacityCents(sheet, 'HELOC', guideline, 8000)).toBe(750_000 - 200_000);
    expect(capacityCents(sheet, 'HELOC', guideline, 8500)).toBe(645_000 - 200_000);
  });

  test('without enough income the borrower is first asked about assets, then declined', () => {
    const poor = { income: { monthlyCents: 0, statedMonthlyCents: 0, employmentType: 'RETIRED' } };
    expect(price(poor)).toMatchObject({ decision: 'ASSET_DEPLETION', offerSet: null, declineReasons: [] });
    const some = { liquidCents: 3_600_000, retirementCents: 0, fundsNeededCents: 0, reservesCents: 0 };
    expect(price({ ...poor, assets: some })).toMatchObject({
      decision: 'DECLINE',
      declineReasons: [{ text: 'Excessive obligations in relation to income', hmdaCode: 1, rule: 'DTI_EXCEEDED' }],
    });
    expect(price({ ...poor, assets: { ...some, liquidCents: 360_000_000 } }).decision).toBe('SELECT');
  });

  test('income that carries the debts but no smallest draw is insufficient for the amount', () => {
    const income = { monthlyCents: 401_000 };
    expect(price({ income }).decision).toBe('ASSET_DEPLETION');
    const assets = { liquidCents: 0, retirementCents: 0, fundsNeededCents: 0, reservesCents: 0 };
    expect(price({ income, assets }).declineReasons).toEqual([
      { rule: 'DTI_MIN_DRAW', text: 'Income insufficient for amount of credit requested', hmdaCode: 1, isOther: false },
    ]);
  });
});

describe('refusals', () => {
  test('a low score is explained by the key factors of the bureau, never by the score', () => {
    const { decision, declineReasons } = price({ credit: { score: 639, keyFactors: ['DELINQUENCY', 'INQUIRIES'] } });
    expect(decision).toBe('DECLINE');
    expect(declineReasons.map(({ text, hmdaCode }) => [text, hmdaCode])).toEqual([
      ['Delinquent past or present credit obligations with others', 3],
      ['Number of recent inquiries on credit bureau report', 3],
    ]);
    expect(price({ credit: { score: 640 } }).decision).toBe('SELECT');
  });

  test('no file, marks on the report and their age', () => {
    expect(price({ credit: { score: null } }).declineReasons[0]?.text).toBe('No credit file');
    const bankrupt = (on: '2022-11-15' | '2022-11-16') =>
      price({ credit: { marks: [{ rule: 'DEROGATORY_BANKRUPTCY', on }] } });
    expect(bankrupt('2022-11-16').declineReasons).toMatchObject([{ text: 'Bankruptcy', hmdaCode: 3 }]);
    expect(bankrupt('2022-11-15').decision).toBe('SELECT');
  });

  test('too little equity', () => {
    const liens = [{ ...applicant.liens[0], balanceCents: 67_000_000 }] as PricingInput['liens'];
    expect(price({ liens }).declineReasons).toMatchObject([
      { text: 'Value or type of collateral not sufficient', hmdaCode: 4, rule: 'CLTV' },
    ]);
  });

  test('a refusal of place or property is INELIGIBLE, before credit is judged', () => {
    const finding = {
      ok: false,
      code: 'LISTED_FOR_SALE',
      kind: 'refusal',
      message: 'x',
      reason: { rule: 'LISTED_FOR_SALE', text: 'Property is listed for sale', hmdaCode: 9, isOther: true },
    } as const;
    const listed = price({ findings: [finding], credit: { score: 500 } });
    expect(listed.decision).toBe('INELIGIBLE');
    expect(listed.declineReasons).toEqual([finding.reason]);
    expect(price({ findings: [{ ...finding, kind: 'warning' }] }).decision).toBe('SELECT');
    expect(price({ property: { type: 'COOPERATIVE' } }).decision).toBe('INELIGIBLE');
    expect(price({ property: { condition: 'POOR' } }).decision).toBe('INELIGIBLE');
    expect(price({ product: 'DSCR' }).decision).toBe('INELIGIBLE');
  });

  test('never more than four reasons', () => {
    const marks = (
      ['DELINQUENCY', 'DEROGATORY_COLLECTION', 'DEROGATORY_GARNISHMENT', 'DEROGATORY_FORECLOSURE'] as const
    ).map((rule) => ({ rule, on: today }) as const);
    const { declineReasons, explanation } = price({ credit: { score: 500, keyFactors: ['THIN_FILE'], marks } });
    expect(declineReasons).toHaveLength(4);
    expect(adverseActionReasons(explanation)).toEqual(declineReasons);
  });
});

describe('the law trims', () => {
  test('high-cost offers on a principal dwelling are never made', () => {
    const credit = { score: 645 };
    const { explanation, offerSet } = price({ credit, liens: [] });
    expect(explanation.leftOut).toContainEqual({ rule: 'HIGH_COST', offers: expect.any(Number) });
    for (const { rate, term } of offerSet?.offers ?? []) {
      expect(bpsOf(rate)).toBeLessThanOrEqual(aprBpsMaxBelowHighCost(applicant.apor, term, 'FIRST') ?? 0);
    }
    const second = price({ credit, liens: [], property: { occupancy: 'SECONDARY' } });
    expect(second.explanation.leftOut.map(({ rule }) => rule)).not.toContain('HIGH_COST');
  });

  test('what the lender pays an originator is part of points and fees: with 4.99 percent it is too much, with less it is not', () => {
    const paying = (ofLineBps: number, flatCents: number, change: Change = {}) => {
      const of = withOverrides(guideline, { version: 'broker', originatorCompensation: { ofLineBps, flatCents } });
      const { offerSet, explanation } = priceOffers(changed(change), of, today);
      const fees = new Set(offerSet?.offers.map(({ originationFee }) => bpsOf(originationFee)));
      return { fees: [...fees], offers: offerSet?.offers ?? [], rules: explanation.leftOut.map(({ rule }) => rule) };
    };
    expect(paying(0, 0).fees).toEqual([0, 149, 299, 499]);
    // The fee is a share of the draw, the limit and the compensation of the line: 4.99 of 104.99 leaves 0.247.
    expect(paying(24, 0).fees).toEqual([0, 149, 299, 499]);
    expect(paying(25, 0)).toMatchObject({ fees: [0, 149, 299], rules: expect.arrayContaining(['HIGH_COST']) });
    expect(paying(25, 0, { property: { occupancy: 'SECONDARY' } }).fees).toContain(499);
    // A sum of its own weighs on small lines alone: five percent of them is less.
    const { offers } = paying(0, 100_000, { liens: [] });
    const least = (feeBps: number) =>
      Math.min(...offers.filter((offer) => bpsOf(offer.originationFee) === feeBps).map(({ minDraw }) => minDraw));
    expect(least(0)).toBe(15_000);
    for (const feeBps of [149, 299]) {
      const draw = centsOf(least(feeBps));
      const line = drawTotalCents(draw, { feeBps });
      expect(line - draw + 100_000).toBeLessThanOrEqual(pointsAndFeesCentsMax(line, today));
      expect(draw).toBeGreaterThan(1_500_000);
    }
  });

  test('when all would be high-cost the decline says so', () => {
    const bpsByTermYears = { 5: 100, 10: 100, 15: 100, 20: 100, 30: 100 };
    expect(price({ apor: { bpsByTermYears }, liens: [] })).toMatchObject({
      decision: 'DECLINE',
      declineReasons: [{ rule: 'HIGH_COST', isOther: true, hmdaCode: 9 }],
    });
    expect(price({ apor: { bpsByTermYears: {} } }).declineReasons[0]?.rule).toBe('HIGH_COST');
  });

  test('Texas: fees of 2 percent, 80 percent of the value, at least $35,000, a notary in person', () => {
    const { offerSet } = price({ property: { state: 'TX', countyFips: '48201' } });
    const offers = offerSet?.offers ?? [];
    expect([...new Set(offers.map(({ originationFee }) => originationFee))]).toEqual([0, 0.0149]);
    expect(Math.min(...offers.map(({ minDraw }) => minDraw))).toBe(35_000);
    expect(offerSet?.totalPaidByBorrower).toBe(300 + 110);
    for (const { max, min, minDraw } of offers) {
      expect(cltvBps(20_000_000, centsOf(max), 80_000_000)).toBeLessThanOrEqual(8000);
      expect(min - minDraw + 410).toBeLessThanOrEqual(min * 0.02);
    }
  });

  test('Alaska: at least $25,001; New York: at most 16 percent', () => {
    expect(Math.min(...offersOf({ property: { state: 'AK' } }).map(({ minDraw }) => minDraw))).toBe(25_001);
    const risky = {
      credit: { score: 645 },
      liens: [],
      property: { occupancy: 'INVESTMENT', valueCents: 50_000_000 },
    } as const;
    expect(Math.max(...offersOf(risky).map(({ rate }) => rate))).toBe(0.172);
    const inNewYork = offersOf({ ...risky, property: { ...risky.property, state: 'NY' } });
    expect(Math.max(...inNewYork.map(({ rate }) => rate))).toBeLessThanOrEqual(0.16);
  });
});

describe('variants by data', () => {
  test('DSCR: the rent carries the line, wages do not matter, score 680', () => {
    const property = { occupancy: 'INVESTMENT', monthlyRentCents: 400_000 } as const;
    const poor = { monthlyCents: 0, statedMonthlyCents: 0 };
    const { decision, offerSet, explanation } = price({ product: 'DSCR', property, income: poor });
    expect(decision).toBe('SELECT');
    expect(offerSet?.incomeRequestRecords).toEqual([]);
    expect(explanation.largestDrawLimitedBy).toBe('DSCR');
    const low = price({ product: 'DSCR', property: { ...property, monthlyRentCents: 190_000 } });
    expect(low).toMatchObject({ decision: 'DECLINE', declineReasons: [{ rule: 'DSCR' }] });
    expect(price({ product: 'DSCR', property, credit: { score: 679 } }).decision).toBe('DECLINE');
  });

  test('62-plus: interest only, a ladder of its own, qualified as if it repaid over 20 years', () => {
    const offers = offersOf({ product: 'HELOC_62_PLUS', credit: { score: 670 } });
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['INTEREST_ONLY']));
    for (const { max } of offers) expect(cltvBps(20_000_000, centsOf(max), 80_000_000)).toBeLessThanOrEqual(7000);
    const income = { monthlyCents: 600_000 };
    const [shortest] = offersOf({ product: 'HELOC_62_PLUS', income }).filter(({ term }) => term === 5);
    const [ordinary] = offersOf({ income }).filter(({ term }) => term === 5);
    expect(shortest?.maxDraw).toBeGreaterThan(ordinary?.maxDraw ?? Infinity);
  });
});

describe('guidelines', () => {
  test('are in force from a day on', () => {
    const next = { ...guideline, version: 'next', effectiveFrom: '2027-01-01' } as const;
    const list = [next, ...guidelines];
    expect(guidelineOn('2026-12-31', list)?.version).toBe('2024-01');
    expect(guidelineOn('2027-01-01', list)?.version).toBe('next');
    expect(guidelineOn('2023-12-31', list)).toBeUndefined();
  });

  test("a partner's data narrows them, and its version shows in every offer", () => {
    const own = withOverrides(guideline, {
      version: 'partner-3',
      termsYears: [10, 30],
      feesBps: [0, 299],
      scoreMin: 700,
      cltvBpsMax: 7200,
      originationFeeCapCents: 500_000,
      autopayBps: 40,
      membershipBps: { CREDIT_UNION: 30 },
    });
    const { offerSet } = price({ membership: 'CREDIT_UNION', credit: { score: 700 } }, own);
    const offers = offerSet?.offers ?? [];
    expect(new Set(offers.map(({ term }) => term))).toEqual(new Set([10, 30]));
    expect(new Set(offers.map(({ originationFee }) => originationFee))).toEqual(new Set([0, 0.0299]));
    expect(offerSet?.ofeeMaxThreshold).toBe(5000);
    expect(offers.every(({ max, maxDraw }) => max - maxDraw <= 5000)).toBe(true);
    expect(Math.max(...offers.map(({ max }) => max))).toBe(376_000);
    expect(offers[0]).toMatchObject({ guidelineVersion: '2024-01+partner-3' });
    expect(offers[0]?.discountList).toContainEqual({
      discountType: 'CREDIT_UNION',
      rateWithDiscount: (offers[0]?.rate ?? 0) - 0.003,
    });
    const [autopay] = offers[0]?.discountList ?? [];
    expect(bpsOf(offers[0]?.rate ?? 0) - bpsOf(autopay?.rateWithDiscount ?? 0)).toBe(40);
    expect(price({ credit: { score: 699 } }, own).decision).toBe('DECLINE');
    expect(offersOf({ membership: 'QUORUM' }, own)[0]?.discountList).toHaveLength(1);
  });

  test('a rate pushed out of the advertised range is not offered', () => {
    const dear = withOverrides(guideline, { version: 'dear', rateAddBps: 700 });
    const { explanation } = price({ property: { occupancy: 'INVESTMENT' } }, dear);
    expect(explanation.leftOut.map(({ rule }) => rule)).toContain('ADVERTISED_RANGE');
    const cheap = withOverrides(guideline, { version: 'cheap', rateAddBps: -100 });
    for (const offer of offersOf({ membership: 'ALL_IN' }, cheap)) {
      expect(bpsOf(rateWithDiscounts(offer, ['AUTOPAY', 'ALL_IN']) ?? 0)).toBeGreaterThanOrEqual(760);
    }
  });

  test('a partner that leaves nothing to offer declines with a reason', () => {
    const nothing = withOverrides(guideline, { version: 'none', termsYears: [] });
    expect(price({}, nothing)).toMatchObject({ decision: 'DECLINE', declineReasons: [{ rule: 'ADVERTISED_RANGE' }] });
  });
});

describe('sentences for the borrower', () => {
  test('say what was looked at and what limits the draw', () => {
    expect(whyTheseOffers(price({ income: { monthlyCents: 3_000_000 } }).explanation)).toEqual([
      'Your credit score is 785; we ask for 640 or more.',
      'Your monthly obligations are $2,000 and your stated monthly income is $30,000; with the new payment they may be at most 50% of it.',
      'Your home is valued at $800,000 and the liens that stay on it come to $200,000, which leaves room for a line of up to $400,000.',
      'You can draw up to $400,000; what sets this limit is the largest line we offer.',
    ]);
  });

  test('say what was left out and why', () => {
    const sentences = whyTheseOffers(price({ property: { state: 'TX' } }).explanation);
    expect(sentences).toContainEqual(
      expect.stringMatching(/^We left out \d+ offers: the law of your state does not allow/),
    );
  });

  test('say what stood in the way', () => {
    const sentences = whyTheseOffers(price({ property: { condition: 'POOR' } }).explanation);
    expect(sentences).toEqual(['We could not go on because of this: Value or type of collateral not sufficient.']);
  });
});

describe('anyone who applies', () => {
  const anyone = fc.record({
    product: fc.constantFrom('HELOC' as const, 'DSCR' as const, 'HELOC_62_PLUS' as const),
    state: fc.constantFrom('CA' as const, 'TX' as const, 'NY' as const, 'AK' as const, 'FL' as const),
    occupancy: fc.constantFrom('HOME' as const, 'SECONDARY' as const, 'INVESTMENT' as const),
    valueCents: fc.integer({ min: 5_000_000, max: 300_000_000 }),
    rent: fc.integer({ min: 0, max: 1_000_000 }),
    score: fc.option(fc.integer({ min: 500, max: 850 }), { nil: null }),
    income: fc.integer({ min: 0, max: 4_000_000 }),
    mortgage: fc.integer({ min: 0, max: 100_000_000 }),
    debt: fc.integer({ min: 0, max: 60_000 }),
    isPaidOff: fc.boolean(),
    hasAssets: fc.boolean(),
    apor: fc.integer({ min: 300, max: 900 }),
  });

  test('every offer keeps every limit, and every refusal has one to four reasons', () => {
    let selected = 0;
    fc.assert(
      fc.property(anyone, (person) => {
        const input = changed({
          product: person.product,
          property: {
            state: person.state,
            occupancy: person.occupancy,
            valueCents: person.valueCents,
            monthlyRentCents: person.rent,
          },
          credit: { score: person.score },
          income: { monthlyCents: person.income },
          liens:
            person.mortgage === 0
              ? []
              : [{ kind: 'MORTGAGE', balanceCents: person.mortgage, monthlyPaymentCents: 0, plan: 'KEEP' }],
          liabilities: [
            {
              monetaryBalance: person.debt,
              monetaryCalculatedNextPaymentMinimumAmount: person.debt / 40,
              payOff: { status: person.isPaidOff ? 'SELECTED' : 'NOT_SELECTED' },
            },
          ],
          assets: person.hasAssets
            ? { liquidCents: 5_000_000, retirementCents: 0, fundsNeededCents: 0, reservesCents: 0 }
            : undefined,
          apor: { bpsByTermYears: Object.fromEntries([5, 10, 15, 20, 30].map((term) => [term, person.apor])) },
          membership: 'QUORUM',
        });
        const pricing = priceOffers(input, guideline, today);
        const sheet = sheetOf(input, guideline, today);
        expect(whyTheseOffers(pricing.explanation).length).toBeGreaterThan(0);
        if (pricing.decision === 'DECLINE' || pricing.decision === 'INELIGIBLE') {
          expect(pricing.declineReasons.length).toBeGreaterThanOrEqual(1);
          expect(pricing.declineReasons.length).toBeLessThanOrEqual(4);
        } else expect(pricing.declineReasons).toEqual([]);
        const offers = pricing.offerSet?.offers ?? [];
        expect(pricing.decision === 'SELECT').toBe(offers.length > 0);
        selected += pricing.decision === 'SELECT' ? 1 : 0;
        expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
        for (const offer of offers) {
          const fee = { feeBps: bpsOf(offer.originationFee) };
          const [minCents, maxCents] = [centsOf(offer.minDraw), centsOf(offer.maxDraw)];
          const totalCents = drawTotalCents(maxCents, fee);
          expect(minCents).toBeLessThanOrEqual(maxCents);
          expect(minCents).toBeGreaterThanOrEqual(
            Math.max(limits.lineCentsMin, person.isPaidOff ? person.debt * 100 : 0),
          );
          expect(totalCents).toBe(centsOf(offer.max));
          expect(totalCents).toBeLessThanOrEqual(limits.lineCentsMax);
          expect((totalCents + sheet.liensKeptCents) * 10_000).toBeLessThanOrEqual(
            sheet.cltvBpsMax * person.valueCents,
          );
          expect(bpsOf(offer.rate)).toBeLessThanOrEqual(limits.aprBpsMax);
          expect(bpsOf(rateWithDiscounts(offer, ['AUTOPAY', 'QUORUM']) ?? 0)).toBeGreaterThanOrEqual(limits.aprBpsMin);
          const plan = person.product === 'HELOC_62_PLUS' ? 'INTEREST_ONLY' : 'ANNUITY';
          const monthly =
            monthlyPaymentCents({ totalCents, rateBps: bpsOf(offer.rate), termYears: offer.term, plan }) ?? 0;
          const share = cltvBps(sheet.liensKeptCents, totalCents, person.valueCents);
          expect(monthly).toBeLessThanOrEqual(capacityCents(sheet, person.product, guideline, share - 1));
          if (person.occupancy !== 'HOME' || person.product === 'DSCR') continue;
          expect(bpsOf(offer.rate)).toBeLessThanOrEqual(person.apor + (sheet.position === 'FIRST' ? 650 : 850));
          for (const draw of [minCents, maxCents]) {
            const total = drawTotalCents(draw, fee);
            expect(total - draw).toBeLessThanOrEqual(pointsAndFeesCentsMax(total, today));
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(selected).toBeGreaterThan(20);
  });

  test('the same question gives the same answer, and the answer travels as JSON', () => {
    const pricing = price({ membership: 'QUORUM' });
    expect(JSON.parse(JSON.stringify(pricing))).toEqual(pricing);
    expect(price({ membership: 'QUORUM' })).toEqual(pricing);
  });
});

test('an income that registration calls too low for the smallest line gets no offer, even without any debt', () => {
  const leastCents = leastAnnualIncomeCents({ product: 'heloc', today });
  const offersAt = (monthlyCents: number) =>
    offersOf({ income: { monthlyCents }, property: { monthlyUpkeepCents: 0 }, liens: [] }).length;
  expect(leastCents).toBeGreaterThan(0);
  expect(offersAt(Math.floor((leastCents - 1) / 12))).toBe(0);
  expect(offersAt(Math.ceil(leastCents / 6))).toBeGreaterThan(0);
});

test('[Tex. Const. art. XVI § 50(a)(6)(L)] no one in Texas is offered a line that pays interest alone, whatever a brand says', () => {
  const inState = (state: 'TX' | 'CA', product: PricingInput['product']) =>
    priceOffers({ ...applicant, product, property: { ...applicant.property, state } }, guideline, today);
  expect(inState('CA', 'HELOC_62_PLUS').decision).toBe('SELECT');
  expect(inState('TX', 'HELOC').decision).toBe('SELECT');
  const senior = inState('TX', 'HELOC_62_PLUS');
  expect([senior.decision, senior.offerSet]).toEqual(['DECLINE', null]);
  expect(senior.explanation.checks.filter(({ passes }) => !passes).map(({ rule }) => rule)).toEqual(['STATE_LIMITS']);
});
