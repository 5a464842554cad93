/** Pages around registration: support, where we do not lend yet, the account. */
export const yourAccountKeepsYourApplication =
  'Your account keeps your application, so you can stop at any time and continue later, on any device.';
export const yourAccountIsReady = 'Your account is ready';
export const howToGetOne = 'How to get one';
export const youAreSignedInGo = 'You’re logged in. Continue your application, or see all of them on your dashboard.';
export const youMakeItWhile =
  'You create it as you apply: the last step asks for a password of at least 12 characters. If you have applied before, log in with the same email address.';
export const goOnWithYourApplication = 'Continue your application';
export const goToDashboard = 'Go to dashboard';
export const logIn = 'Log in';

export const isOpeningItsToMore = (display: string, product: string) =>
  `${display} is opening its ${product} to more places. You can already check whether your home is in one of them.`;
export const doesNotOfferTheYet = (display: string, product: string) =>
  `${display} does not offer the ${product} yet. The home equity line of credit is available now.`;
export const checkYourRate = 'Check your rate';
export const seeWhereWeLend = 'See where we lend';

export const weAreNotAccepting = 'We are not accepting applications here';
export const takesApplicationsThroughIts = (display: string) =>
  `${display} takes applications through its loan officers and brokers. Please open the link that yours sent you; it tells us who referred you.`;
export const haveNoLinkOrDoes = <T>(supportPhone: T, supportEmail: T) =>
  [
    'No link, or did it bring you back here? Call ',
    supportPhone,
    ' or email ',
    supportEmail,
    ', and we will put you in touch.',
  ] as const;
export const contactUs = 'Contact us';
export const iHaveAlreadyApplied = 'I have already applied';

export const doesCheckingMyRate = 'Does checking my rate affect my credit score?';
export const noItIsASoft =
  'No. It is a soft inquiry, which only you can see. A hard inquiry comes later, if you choose an offer, and we ask before we make it.';
export const myAddressIsNot = 'My address is not in the list';
export const typeTheStreetThen =
  'Type the street, then choose to enter the address manually. Use the address as it appears on your property tax bill.';
export const iBoughtMyHome = 'I bought my home recently';
export const youCanApplyOnce = (ownershipDaysMin: number) =>
  `You can apply once ${ownershipDaysMin} days have passed since you bought it or the title was transferred to you.`;
export const thePageSaysThatI = 'The page says that I already have an account';
export const logInWithThatEmail =
  'Log in with that email address; what you have filled in is kept. If you do not remember the password, reset it on the login page.';
export const someoneElseOwnsTheHome = 'Someone else owns the home with me';
export const applyByYourselfFirst =
  'Apply by yourself first. Later we invite the other owners to verify who they are and to sign; they need no account before that.';
export const whatYouHaveFilled = 'What you have filled in stays in this browser while you look for help.';
export const talkToUs = 'Talk to us';
export const or = <T>(supportPhone: T, supportEmail: T) => [supportPhone, ' or ', supportEmail] as const;
export const backToMyApplication = 'Back to my application';
