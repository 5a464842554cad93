/** What someone reads whose application was declined. */
export const yourCreditFileMay =
  'Your credit file may have changed, or may contain a mistake. Tell us which, and have the bureau’s answer ready.';
export const youMayHaveIncome =
  'You may have income or savings that we did not count. Tell us which, and have proof of it ready.';
export const seeAnErrorInWhat = 'See an error in what we know about you or your home? Tell us.';
export const weAreSorryWeCannot = 'We’re sorry. We can’t offer you a line on this home right now.';
export const thePrincipalReasonsAndWhat = 'The principal reasons, and what would change them';
export const youllFindThemInTheNotice = 'You’ll find them in the notice.';
export const theNotice = 'The notice';
export const itHasTheseReasons =
  'It has these reasons and your rights, and tells you which bureau we asked, if any. We also send it to you by email.';
export const ifYouWouldLike = 'If you would like us to look again';
export const toHaveTheDecision = <T>(supportPhone: T, supportEmail: T) =>
  ['To have us look at the decision again, call ', supportPhone, ' or email ', supportEmail, '.'] as const;
export const goToDashboard = 'Go to dashboard';

// The smallest change
export const whatWouldHaveLedToAnOffer = 'What would have led to an offer';
export const thisChangeAlone =
  'With this one change, and everything else as it was on the day we decided, we would have had an offer for you:';
export const theseChangesTogether =
  'With all of these changes together, and everything else as it was on the day we decided, we would have had an offer for you:';
export const newApplicationIsNewDecision =
  'This is not a promise: we decide a new application on the facts at that time.';
