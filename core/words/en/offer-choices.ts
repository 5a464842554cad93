/** The sentences of the offers. */
import type { DrawPreference } from '../../offers/draws.ts';
import type { DiscountType } from '../../offers/offer.ts';

export const discountWords: Readonly<Record<DiscountType, string>> = {
  ALL_IN: 'Relationship discount',
  AUTOPAY: 'Pay automatically from my bank account',
  CREDIT_UNION: 'I’m a credit union member, or will join',
  DEPARTMENT_OF_COMMERCE_CU: 'I am a member of Department of Commerce Federal Credit Union',
  QUORUM: 'I am a member of Quorum Federal Credit Union',
  TEACHERS_FEDERAL_CU: 'I am a member of Teachers Federal Credit Union',
  VALLEY_STRONG_FFA: 'I am a Valley Strong member through FFA',
  VALLEY_STRONG_NON_FFA: 'I am a Valley Strong member',
};

export const preferenceWords: Readonly<Record<DrawPreference, string>> = {
  PRESERVE: 'On top: what is paid off is drawn besides my amount',
  DEDUCT: 'Out of my amount: the rest is my cash',
  MAXIMIZE: 'Draw as much as I can',
};

/** Offers that came after income or savings were proven, by what was found; these are no worse than what was chosen. */
export const verifiedBecause: Readonly<Record<string, string>> = {
  VERIFIED_OFFER: 'The income we verified is higher than what you stated, so you may draw more than before.',
  VERIFIED_INCOME_MATCHED_OFFER: 'The income we verified is what you stated, so what you chose stands.',
  VERIFIED_DTI_LIMITED: 'The income we verified sets how much you may draw, beside the payments you already make.',
  VERIFIED_RESERVE_LIMITED: 'The savings we verified set how much you may draw.',
};

export const changedBecause = {
  credit: 'Your full credit report differs from the first one.',
  income: 'The income we could verify differs from what you stated.',
  value: 'Your home was valued differently from our first estimate.',
  liens: 'The loans on your home differ from what we knew.',
  costs: 'What your draw is to pay off, together with the closing costs, comes to more than the draw.',
} as const;
