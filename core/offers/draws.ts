/**
 * How much is drawn at the start. The specification's functions take dollars and fractions; the pricing engine uses the
 * ones in cents. The origination fee comes on top of the draw and may be capped in dollars.
 */
import { add, decimalOf, divideHalfEven, multiply, numberOf, roundHalfEven } from './decimal.ts';
import { isNumber } from './money.ts';

export const drawPreferences = ['PRESERVE', 'DEDUCT', 'MAXIMIZE'] as const;
export type DrawPreference = (typeof drawPreferences)[number];

/** Draw and fee together: amount plus fee times amount, the fee being at most `feeCap` dollars. */
export function getTotalAmountFromDraw(amount: number, originationFee: number, feeCap?: number): number {
  if (!isNumber(amount, { min: 0 }) || !isNumber(originationFee, { min: 0 })) {
    throw new TypeError(
      'Invalid input: getTotalAmountFromDraw requires amount and originationFee to be numbers that are 0 or more.',
    );
  }
  const draw = decimalOf(amount);
  const fee = multiply(draw, decimalOf(originationFee));
  const isCapped = feeCap !== undefined && numberOf(fee) > feeCap;
  return numberOf(add(draw, isCapped ? decimalOf(feeCap) : fee));
}

export type Fee = { readonly feeBps: number; readonly feeCapCents?: number | undefined };

export function drawTotalCents(drawCents: number, { feeBps, feeCapCents }: Fee): number {
  const feeCents = Number(divideHalfEven(BigInt(drawCents) * BigInt(feeBps), 10_000n));
  return drawCents + Math.min(feeCents, feeCapCents ?? Infinity);
}

/** The largest draw that, with its fee, stays within `totalCents`. */
export function drawForTotalCents(totalCents: number, fee: Fee): number {
  if (totalCents <= 0) return 0;
  const uncapped = Math.floor((totalCents * 10_000) / (10_000 + fee.feeBps)) + 1;
  let drawCents = Math.max(uncapped, totalCents - (fee.feeCapCents ?? Infinity));
  while (drawTotalCents(drawCents, fee) > totalCents) drawCents -= 1;
  return drawCents;
}

/**
 * PRESERVE keeps the chosen amount as cash and draws the payoffs besides; DEDUCT pays the payoffs out of the chosen
 * amount; MAXIMIZE draws all there is.
 */
export function drawAmount(
  preference: DrawPreference,
  amounts: { readonly payoff: number; readonly selected: number; readonly max: number },
): number {
  if (preference === 'MAXIMIZE') return amounts.max;
  if (preference === 'DEDUCT') return amounts.selected;
  return Math.min(numberOf(add(decimalOf(amounts.payoff), decimalOf(amounts.selected))), amounts.max);
}

export type DrawRange = { readonly minDraw: number; readonly maxDraw: number };

/** Under PRESERVE the slider picks the cash beyond the payoff, so that payoff and choice together stay in the offer. */
export function sliderBounds(
  preference: DrawPreference,
  { minDraw, maxDraw }: DrawRange,
  payoff: number,
): { readonly min: number; readonly max: number } {
  if (preference !== 'PRESERVE') return { min: minDraw, max: maxDraw };
  const beyond = (bound: number) => Math.max(0, roundHalfEven(bound - payoff, 5));
  return { min: beyond(minDraw), max: beyond(maxDraw) };
}

/** Draw and bounds are compared rounded to five decimals, so that a bound's own rounding never refuses it. */
export function isDrawWithin(draw: number, { minDraw, maxDraw }: DrawRange): boolean {
  const rounded = roundHalfEven(draw, 5);
  return rounded >= roundHalfEven(minDraw, 5) && rounded <= roundHalfEven(maxDraw, 5);
}
