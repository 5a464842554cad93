/** What papers say of later draws, whose rate follows an index: 12 CFR 1026.40(d)(12), 1026.6(a), 1026.30. */
import { plural } from '#core/words/plural.ts';

export const variableRate = 'Variable rate of later draws';
export const planHasAVariableRate =
  'The plan has a variable-rate feature: the annual percentage rate and the minimum payment of a later draw can change with an index. The annual percentage rate includes only interest and no other costs.';
export const index = 'Index';
export const theIndexIs =
  'The Prime Rate published in the Money Rates table of The Wall Street Journal; where it gives a range, the highest';
export const indexOnTheDay = (date: string) => `Value of the index on ${date}`;
export const margin = 'Margin';
export const marginOfYourPlan = (margin: string) => `${margin}, set once and not changed during the plan`;
export const highestMargin = (margin: string) =>
  `Up to ${margin}, the highest we use today; yours is in your agreement`;
export const howTheRateIsSet = 'How the rate is set';
export const indexPlusMargin =
  'On the day of a later draw we add the margin to the value of the index on that day. The sum is the annual percentage rate of that draw, and it stays fixed for the whole term of the draw.';
export const howOften = 'When it can change';
export const withEachDraw =
  'With each later draw, and only for that draw. There is no limit on how much the rate can change from one draw to the next, other than the highest rate.';
export const highestRate = 'Highest annual percentage rate';
export const neverAbove = (rate: string) => `${rate}. No draw ever has a higher rate`;
export const worstCase = 'Payment at the highest rate';
export const ifYouOwed = (o: { amount: string; rate: string; years: number; payment: string }) =>
  `For a draw of ${o.amount} over ${o.years} ${plural(o.years, { one: 'year', other: 'years' })}, the minimum monthly payment at the highest rate of ${o.rate} would be ${o.payment}. The highest rate could apply to the first later draw, as early as the day after the plan is opened.`;
export const askUs =
  'Ask us for the current value of the index, the margin and the annual percentage rate. We also tell you the rate of each draw on or with each periodic statement.';
export const historicalExample = 'Historical example';
export const tableShows = (o: { amount: string; margin: string; years: number; rate: string }) =>
  `The table shows how the annual percentage rate and the minimum monthly payment of a single draw of ${o.amount} over ${o.years} ${plural(o.years, { one: 'year', other: 'years' })} would have changed with the index over the last 15 years, for a draw taken on January 1 of each year. It assumes a margin of ${o.margin}, no other draws, and the highest rate of ${o.rate}. It does not say how the index or your payments will change in the future.`;
export const year = 'Year';
export const indexPercent = 'Index';
export const marginPercent = 'Margin';
export const apr = 'APR';
export const monthlyPayment = 'Monthly payment';
export const lifetimeMaximum = (rate: string) =>
  `The highest yearly rate that can ever apply to any draw under this agreement is ${rate}.`;
export const marginAndIndexToday = (o: { index: string; date: string; margin: string }) =>
  `On ${o.date} the Prime Rate is ${o.index}, so the margin of this line is ${o.margin}.`;
export const ifTheIndexRises =
  'If the index rises, the rate and the minimum payment of a later draw are higher. A draw already taken does not change.';
