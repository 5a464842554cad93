/** What every part of choosing an offer is given. */
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { type Choice, type ChosenTerms, drawCentsOf, fitted, termsOf } from './choice.ts';
import type { Offered } from './use-offers.ts';

export interface Part {
  readonly offered: Offered;
  readonly choice: Choice;
  /** Nothing while no offer holds what was chosen. */
  readonly terms: ChosenTerms | undefined;
  readonly choose: (changes: Partial<Choice>) => void;
}

/** What an option would come to with everything else as chosen. */
export function hintFor({ offered, choice }: Part, changes: Partial<Choice>): string {
  const wanted = fitted(offered, { ...choice, ...changes });
  const terms = termsOf(offered, wanted);
  if (!terms) return words.notAvailableForThisAmount;
  const price = words.aprAMonth(formatRate(rateOf(terms.rateBps)), formatCents(terms.paymentCents));
  return terms.drawCents === drawCentsOf(offered, choice)
    ? price
    : words.forADrawOf(price, formatCents(terms.drawCents, 0));
}
