/** The two numbers on a check. The routing number carries a check digit and begins as its district does, so a slip is caught before a bank is asked. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/bank-numbers.ts';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

export const routingNumber = v.pipe(
  v.string(words.enterTheRoutingNumber),
  v.trim(),
  v.regex(/^\d{9}$/, words.routingNumberHasNineDigits),
  v.check(isRoutingNumber, words.thatRoutingNumberIsntValid),
);

export const accountNumber = v.pipe(
  v.string(words.enterTheAccountNumber),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{4,17}$/, words.accountNumberHas4To),
);

/**
 * By the first two digits: 01 to 12 are the districts of the Federal Reserve, 21 to 32 thrifts there, 61 to 72 electronic
 * ones. 00 is the government's and 80 traveler's checks: no account that money can be sent to (ABA routing number policy,
 * from memory, 2026-11-17).
 */
const isAssigned = (digits: string) => /^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])/.test(digits);

/** Nine digits of a bank that payments reach, without a slip. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || !isAssigned(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return sum % 10 === 0;
}
