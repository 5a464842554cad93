/** Offers that come a second time. */
export const yourTermsHaveChanged = 'Your terms have changed';
export const weHaveVerifiedYourInformation = 'We have verified your information';
export const youMayKeepWhat = 'You may keep what you chose, or choose again from the offers below.';
export const theseAreTheTerms = 'These are the terms we can offer now. You decide whether they work for you.';
export const declineTheNewTerms = 'Decline the new terms';
export const lineWithTheFee = 'Line, with the fee';
export const whatYouChoseAndTheNearest = 'What you chose, and the nearest to it now';
export const youChose = 'You chose';
export const now = 'Now';
export const notAvailable = 'Not available';
export const term = 'Term';

/** Offers that came after income or savings were proven, by what was found; these are no worse than what was chosen. */
export const verifiedBecause: Readonly<Record<string, string>> = {
  VERIFIED_OFFER: 'The income we verified is higher than what you stated, so you may draw more than before.',
  VERIFIED_INCOME_MATCHED_OFFER: 'The income we verified is what you stated, so your choice stays as it is.',
  VERIFIED_DTI_LIMITED: 'The income we verified sets how much you may draw, along with the payments you already make.',
  VERIFIED_RESERVE_LIMITED: 'The savings we verified set how much you may draw.',
};

export const changedBecause = {
  credit: 'Your full credit report differs from the first one.',
  income: 'The income we could verify differs from what you stated.',
  value: 'Your home was valued differently from our first estimate.',
  liens: 'The loans on your home differ from what we knew.',
  costs: 'What your draw would pay off, plus the closing costs, comes to more than the draw.',
} as const;
