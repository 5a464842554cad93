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

export interface Option {
  readonly terms: ChosenTerms;
  readonly rate: string;
  readonly payment: string;
  /** Where the option goes only with another draw. */
  readonly otherDraw: string | undefined;
}

/** What an option would come to with everything else as chosen; nothing where there is no such offer. */
export function optionOf({ offered, choice }: Part, changes: Partial<Choice>): Option | undefined {
  const terms = termsOf(offered, fitted(offered, { ...choice, ...changes }));
  if (!terms) return undefined;
  const isSame = terms.drawCents === drawCentsOf(offered, choice);
  return {
    terms,
    rate: formatRate(rateOf(terms.rateBps)),
    payment: formatCents(terms.paymentCents),
    otherDraw: isSame ? undefined : words.forADrawOf(formatCents(terms.drawCents, 0)),
  };
}

export function hintFor(part: Part, changes: Partial<Choice>): string {
  const option = optionOf(part, changes);
  if (!option) return words.notAvailableForThisAmount;
  const price = words.aprAMonth(option.rate, option.payment);
  return option.otherDraw ? `${price}. ${option.otherDraw}.` : price;
}
