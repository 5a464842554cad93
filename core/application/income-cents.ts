/** What a borrower earns, as counted after registration, with the same limits and words. In a file of its own, since few pages need it. */
import * as v from 'valibot';
import { limits } from '#core/offers/limits.ts';
import * as words from '#core/words/en/people/income.ts';

export const annualIncomeCents = v.pipe(
  v.number(words.incomeMissing),
  v.safeInteger(words.notCents),
  v.minValue(0, words.tooLittle),
  v.maxValue(limits.annualIncomeDollarsMax * 100, words.tooMuch),
);
export const otherIncomeCents = v.pipe(
  v.number(words.otherInvalid),
  v.safeInteger(words.otherInvalid),
  v.minValue(0, words.tooLittle),
);
