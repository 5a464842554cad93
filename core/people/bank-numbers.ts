/** The two numbers on a check. The routing number carries a check digit, so a slip is caught before a bank is asked. */
import * as v from 'valibot';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

export const routingNumber = v.pipe(
  v.string('Please enter the routing number'),
  v.trim(),
  v.regex(/^\d{9}$/, 'A routing number has nine digits'),
  v.check(hasCheckDigit, 'That routing number isn’t valid. Check the nine digits at the bottom left of your check.'),
);

export const accountNumber = v.pipe(
  v.string('Please enter the account number'),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{4,17}$/, 'An account number has 4 to 17 digits'),
);

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
