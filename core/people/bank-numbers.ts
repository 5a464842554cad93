/** The two numbers on a check. The routing number carries a check digit, so a slip is caught before a bank is asked. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/bank-numbers.ts';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

export const routingNumber = v.pipe(
  v.string(words.enterTheRoutingNumber),
  v.trim(),
  v.regex(/^\d{9}$/, words.routingNumberHasNineDigits),
  v.check(hasCheckDigit, words.thatRoutingNumberIsntValid),
);

export const accountNumber = v.pipe(
  v.string(words.enterTheAccountNumber),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{4,17}$/, words.accountNumberHas4To),
);

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
