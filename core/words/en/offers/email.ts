/** An offer by email, to the one who looks at it. */
export const emailMeThisOffer = 'Email me this offer';
export const emailing = 'Emailing';
export const weEmailedIt = (address: string) => `We emailed this offer to ${address}.`;
export const confirmYourEmailFirst =
  'Please confirm your email address first. We sent you a link when you created your account; check your spam folder.';
export const offersAreChosen = 'You have already chosen an offer. You’ll find its terms on your dashboard.';
