/** What all sites say alike: what is waited for, what failed, what is asked first. */

export const somethingUnexpectedHappened = 'Something unexpected happened';
export const weCouldNotReach =
  'We could not reach our server. Nothing you entered is lost; please check your connection and try again.';

export const goBack = 'Go back';

export const tryAgain = 'Try again';

export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';
