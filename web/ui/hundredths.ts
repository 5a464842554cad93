/**
 * Numbers with two decimals, held as whole hundredths: cents of a dollar, basis points of a percent. Reads, writes and
 * shapes them while they are typed; never passes through a fraction, so nothing is rounded.
 */
import type { Masked } from './masked-input.tsx';
import { caretBehind } from './masked-input.tsx';

/** Beyond this a whole number of hundredths is no longer exact. */
const WHOLE_DIGITS_MAX = 13;

/** "$1,234.5" is 123450; null where there is no number. */
export function parseHundredths(text: string): number | null {
  const [whole = '', decimals = ''] = text.replace(/[^\d.]/g, '').split('.');
  if (whole + decimals === '') return null;
  return Number(whole.slice(0, WHOLE_DIGITS_MAX) + decimals.slice(0, 2).padEnd(2, '0'));
}

/** 123450 is "1,234.50", 123400 is "1,234". */
export function formatHundredths(hundredths: number | null): string {
  if (hundredths === null || !Number.isSafeInteger(hundredths)) return '';
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const [whole, decimals] = [digits.slice(0, -2), digits.slice(-2)];
  return group(whole) + (decimals === '00' ? '' : `.${decimals}`);
}

/** Groups the digits while they are typed; at most one point, at most two decimals. */
export function maskHundredths(raw: string, caret: number): Masked {
  const [whole = '', ...rest] = raw.replace(/[^\d.]/g, '').split('.');
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS_MAX);
  const text = group(kept) + (rest.length > 0 ? `.${rest.join('').slice(0, 2)}` : '');
  const dropped = whole.length - whole.replace(/^0+(?=\d)/, '').length;
  const before = raw.slice(0, caret).replace(/[^\d.]/g, '').length;
  return { text, caret: caretBehind(text, Math.max(0, before - dropped), /[\d.]/) };
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
