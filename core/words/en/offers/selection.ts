/** Why this choice of an offer cannot be. */

export const offerIsNoLongerAvailable = 'This offer is no longer available. Please choose among those shown.';
export const chooseAnAmountFromTo = (least: string, most: string) =>
  `Please choose an amount from ${least} to ${most}.`;
export const theseDiscountsCannotBeCombined = 'These discounts cannot be combined for this offer.';

export const whatYouWantToPay =
  'What you want to pay off comes to more than this draw. Please draw more, or choose fewer debts.';
export const drawPaysOffAndThen = (owed: string, cost: string) =>
  `This draw pays off ${owed}, and then cannot pay the closing costs of ${cost}. Please draw more, or choose fewer debts.`;
