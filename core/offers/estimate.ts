/**
 * What a line would cost, for people who are only looking: the same prices, bands and payments as an offer, without an
 * application. It is an example, never an offer: credit, income, the home and its state decide that.
 */
import { lineAprBps } from './apr.ts';
import { drawTotalCents } from './draws.ts';
import { rateStepsOf } from './grid.ts';
import { cltvBpsMaxFor, type Guideline } from './guideline.ts';
import { limits } from './limits.ts';
import { repaymentSeries } from './payments.ts';
import { lineForCltvCents } from './underwriting.ts';

/** As much of a partner's guideline as an example needs, for the home its owner lives in. */
export type ExamplePrices = Pick<
  Guideline,
  'baseBpsByTermYears' | 'feeOptions' | 'scoreBands' | 'cltvBands' | 'occupancies' | 'products'
>;

export function examplePricesOf(guideline: Guideline): ExamplePrices {
  const { baseBpsByTermYears, feeOptions, scoreBands, cltvBands, occupancies, products } = guideline;
  return { baseBpsByTermYears, feeOptions, scoreBands, cltvBands, occupancies, products };
}

export interface Wanted {
  readonly valueCents: number;
  readonly owedCents: number;
  readonly drawCents: number;
  readonly termYears: number;
  readonly score: number;
}

export interface Estimate {
  readonly aprBps: number;
  /** Of the initial draw: the cheapest option there is. */
  readonly feeBps: number;
  readonly payments: number;
  readonly paymentCents: number;
  /** It takes up what rounding left over. */
  readonly lastPaymentCents: number;
  readonly interestCents: number;
  readonly totalCents: number;
}

/** The most that a home of this value leaves room for, within the largest line there is. */
export function drawCentsMax(prices: ExamplePrices, { valueCents, owedCents, score }: Wanted): number {
  const cltvBpsMax = cltvBpsMaxFor(prices, 'HELOC', 'HOME', score);
  return Math.min(limits.lineCentsMax, lineForCltvCents(cltvBpsMax, valueCents, owedCents));
}

/** Nothing where no offer of ours could be: too little room, or a price outside the advertised range. */
export function estimate(prices: ExamplePrices, wanted: Wanted): Estimate | undefined {
  const { valueCents, owedCents, drawCents, termYears, score } = wanted;
  if (drawCents < limits.lineCentsMin || drawCents > drawCentsMax(prices, wanted)) return undefined;
  const band = prices.cltvBands.find(({ upToBps }) => lineForCltvCents(upToBps, valueCents, owedCents) >= drawCents);
  const option = prices.feeOptions.toSorted((one, other) => one.feeBps - other.feeBps)[0];
  if (!band || !option) return undefined;
  const steps = rateStepsOf(prices, { termYears, option, band }, { score, occupancy: 'HOME' });
  const rateBps = steps.reduce((sum, { bps }) => sum + bps, 0);
  if (!(rateBps >= limits.aprBpsMin && rateBps <= limits.aprBpsMax)) return undefined;
  const totalCents = drawTotalCents(drawCents, { feeBps: option.feeBps });
  const series = repaymentSeries({ totalCents, rateBps, termYears, plan: 'ANNUITY' });
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) return undefined;
  return {
    aprBps: lineAprBps(rateBps),
    feeBps: option.feeBps,
    payments: series.length,
    paymentCents: first.paymentCents,
    lastPaymentCents: last.paymentCents,
    interestCents: last.interestToDateCents,
    totalCents: totalCents + last.interestToDateCents,
  };
}
