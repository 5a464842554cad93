/** The chosen offer, before it is sent. */
export const readingYourOffer = 'Loading your offer';
export const pleaseChooseAmongTheOffers = 'Please choose from the offers we can make now.';
export const thisOfferIsNo = 'This offer is no longer available';
export const seeYourOffers = 'See your offers';
export const whatYouHaveChosen = 'What you chose';
export const lineWithTheOrigination = 'Line, with the origination fee';
export const rateBeforeDiscounts = 'Rate before discounts';
export const yourRate = 'Your rate';
export const fixed = (rateBps: string) => `${rateBps}, fixed`;
export const allInAYear = 'All-in cost a year, with fees';
export const discount = 'Discount';
export const choosingAnOfferDoes =
  'Choosing an offer does not bind you. We ask for a few more details next, and nothing is final until you sign.';
export const acceptTheseTerms = 'Accept these terms';
export const chooseThisOffer = 'Choose this offer';
export const editOffer = 'Edit offer';
export const interestOnlyTheDraw = 'Interest only; the draw is repaid at the end.';
export const principalAndInterest = 'Principal and interest.';
export const fixedRateForThisDraw = 'Fixed rate for this draw.';
export const fixedTerm = 'Fixed term';
