/**
 * Exact arithmetic on decimal numbers. A JavaScript number is taken as the decimal it prints as (0.1 is one tenth), sums
 * are done in integers, and only the last step rounds, half to even. Hides every trace of binary floating point.
 */

/** The value is `units` / 10 ** `scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number };

export function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** The number nearest to `units` / 10 ** `scale`. */
export function numberOf({ units, scale }: Decimal): number {
  return Number(`${units}e-${scale}`);
}

/** `numerator` / `denominator` to the nearest integer, a tie going to the even one. The denominator is above 0. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = floorDivide(numerator, denominator);
  const twice = 2n * (numerator - quotient * denominator);
  if (twice < denominator || (twice === denominator && quotient % 2n === 0n)) return quotient;
  return quotient + 1n;
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** The decimal with exactly `scale` digits after the point. */
export function rescale(value: Decimal, scale: number): Decimal {
  if (scale >= value.scale) return { units: value.units * 10n ** BigInt(scale - value.scale), scale };
  return { units: divideHalfEven(value.units, 10n ** BigInt(value.scale - scale)), scale };
}

/** Rounds half to even: 2.5 becomes 2, 3.5 becomes 4. Not-a-number and infinities stay what they are. */
export function roundHalfEven(value: number, digits: number): number {
  return Number.isFinite(value) ? numberOf(rescale(decimalOf(value), digits)) : value;
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: rescale(a, scale).units + rescale(b, scale).units, scale };
}
