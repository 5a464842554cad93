/** What is said in registration where an answer would lead to a no, and the ways on from there. */

/** What can be done about each; going on is always one of them. */
export const unserved =
  'Wrong address? Change it above. Or join the wait list now, and we’ll email you when we lend there. You can also continue: we’ll save all your details to the wait list at the end, without a credit check.';
export const waysOn = {
  LISTED_FOR_SALE:
    'Is it off the market now? Change your answer. You can also continue, but we’ll have to say no while it’s listed.',
  USE_NOT_TAKEN:
    'Do you use it differently? Change your answer. You can also continue, but we’ll have to say no for this product.',
} as const;

export const checkInstead = (product: string) => `Check the ${product.toLowerCase()} instead`;

export const joinTheWaitList = 'Join the wait list';
export const joinText = (state: string) =>
  `We’ll email you when we lend in ${state}. By joining, you agree to that email. This is not an application.`;
export const youAreOnTheList = (email: string) =>
  `You’re on the wait list. We’ll email ${email} when we lend there. You can close this page.`;
