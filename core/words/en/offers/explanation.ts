/** Why these offers: plain sentences in the order of the decision. */
import { plural } from '#core/words/plural.ts';

export const leftOut = (offers: number, leftOutBecause: string) =>
  `We left out ${offers} ${plural(offers, { one: 'offer', other: 'offers' })}: ${leftOutBecause}.`;

// Left out because
export const highCost = 'their cost would reach the federal limits for high-cost mortgages';
export const stateLimits = 'the law of your state does not allow their rate or fees';
export const dtiMinDraw = 'their payment would take too large a share of your income';
export const dscr = 'the rent would not cover their payment';
export const advertisedRange = 'their rate lies outside the range we offer';

// Sentence of
export const creditScoreIsWeAsk = (actual: number, limit: number) =>
  `Your credit score is ${actual}; we ask for ${limit} or more.`;
export const homeIsValuedAtAnd = (value: string, liensKept: string, actual: string) =>
  `Your home is valued at ${value} and the liens that stay on it come to ${liensKept}, which leaves room for a line of up to ${actual}.`;
export const monthlyObligationsAreAndYour = ({
  monthlyObligations,
  isIncomeVerified,
  monthlyIncome,
  limit,
}: {
  monthlyObligations: string;
  isIncomeVerified: boolean;
  monthlyIncome: string;
  limit: string;
}) =>
  `Your monthly obligations are ${monthlyObligations} and your ${isIncomeVerified ? 'verified' : 'stated'} monthly income is ${monthlyIncome}; with the new payment they may be at most ${limit} of it.`;
export const rentIsAMonthIt = (monthlyIncome: string, count: number) =>
  `The rent is ${monthlyIncome} a month; it must cover the cost of the property and the new payment ${count} times.`;
export const couldNotGoOnBecause = (ruleText: string) => `We could not go on because of this: ${ruleText}.`;

// Largest draw sentence
export const maximumLine = 'the largest line we offer';
export const cltv = 'the value of your home and the liens on it';
export const dti = 'your income and monthly obligations';
export const rentOfTheProperty = 'the rent of the property';
export const canDrawUpToWhat = (largestDraw: string, because: string) =>
  `You can draw up to ${largestDraw}; what sets this limit is ${because}.`;
