/**
 * Money and rates as people read and type them. Inside, money is integer cents and rates are basis points; on the wire
 * and in the specification's own functions amounts are dollars and rates are fractions (0.0899).
 */
import { decimalOf, rescale } from './decimal.ts';

/** Dollars with a sign, grouped thousands and `precision` digits, rounded half to even: 1234.5 becomes $1,234.50. */
export function formatMoney(v: number, precision: number): string {
  if (!isNumber(v) || !isNumber(precision, { min: 0 }) || !Number.isInteger(precision)) {
    throw new TypeError(
      'Invalid input: formatMoney requires both v and precision to be valid numbers and precision cannot be negative.',
    );
  }
  const { units } = rescale(decimalOf(v), precision);
  const digits = String(units < 0n ? -units : units).padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = precision > 0 ? `.${digits.slice(-precision)}` : '';
  return `${units < 0n ? '-' : ''}$${whole}${fraction}`;
}

export function formatCents(cents: number, precision = 2): string {
  return formatMoney(dollarsOf(cents), precision);
}

/** A fraction as a percentage: 0.076 becomes 7.60%. */
export function formatRate(rate: number, precision = 2): string {
  const { units, scale } = decimalOf(rate);
  const percent = rescale({ units: units * 100n, scale }, precision).units;
  const digits = String(percent < 0n ? -percent : percent).padStart(precision + 1, '0');
  const point = digits.length - precision;
  const fraction = precision > 0 ? `.${digits.slice(point)}` : '';
  return `${percent < 0n ? '-' : ''}${digits.slice(0, point)}${fraction}%`;
}

const typedMoney = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/;

/** Reads what a person types ('$1,234.5') as cents. Signs, misplaced commas and a third decimal are refused. */
export function parseMoney(text: string): number | undefined {
  const match = typedMoney.exec(text.trim());
  if (match === null) return undefined;
  const cents = Number(`${match[1]?.replaceAll(',', '')}${(match[2] ?? '').padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** A real number (not text, not NaN, not infinite) within optional bounds. */
export function isNumber(
  value: unknown,
  bounds: { readonly min?: number; readonly max?: number } = {},
): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return value >= (bounds.min ?? -Infinity) && value <= (bounds.max ?? Infinity);
}

export function centsOf(dollars: number): number {
  return Number(rescale(decimalOf(dollars), 2).units);
}

export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** Basis points as the fraction the wire carries. */
export function rateOf(bps: number): number {
  return bps / 10_000;
}

export function bpsOf(rate: number): number {
  return Number(rescale(decimalOf(rate), 4).units);
}
