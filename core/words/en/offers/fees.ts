/** Origination fees and discounts, and what each is worth. */
import { plural } from '../../plural.ts';

export const aHigherFeeAdded = 'A higher fee, added to what you owe, buys a lower rate.';
export const noFee = 'No fee';
export const fee = 'Fee';
export const payment = 'Payment';
export const costOver = (termYears: number) => `Cost over ${termYears} years`;
export const costIsAllTheInterest = 'Cost is all the interest plus the fee.';
export const lowestTotalCost = 'Lowest total cost of these choices';
export const lowestAndPaysForItself = (span: string) => `Lowest total cost; pays for itself after ${span}`;
export const paysForItselfAfter = (span: string) => `Pays for itself after ${span}`;
export const doesNotPayForItself = (termYears: number) => `Doesn’t pay for itself within ${termYears} years`;
export const lowestIfPaidOffWithin = (span: string) => `Lowest cost if you pay off the line within ${span}`;
/** 91 months are 7 years 7 months. */
export const spanOf = (months: number) =>
  [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter((part) => part !== '').join(' ');

/** By rules of plurals alone: a format of units takes a phone as long to load as all the fees to work out. */
const counted = (count: number, unit: 'year' | 'month') =>
  count > 0 ? `${count} ${plural(count, { one: unit, other: `${unit}s` })}` : '';

export const lowersYourRateBy = (rate: string) => `Lowers your rate by ${rate}.`;
