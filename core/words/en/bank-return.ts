/** Coming back from the bank’s own page. */
export const welcomeBack = 'Welcome back';
export const yourBankHasSent =
  'Your bank has sent you back to us, but this browser does not remember which application you were working on. That happens when you finish in another browser or on another device, or after clearing its data.';
export const openYourApplicationFrom = <T>(supportPhone: T) =>
  ['Open your application from the dashboard and link the account again, or call ', supportPhone, '.'] as const;
export const goToDashboard = 'Go to dashboard';
