/** The frame of the borrower’s site: header, footer, progress, announcements. */
import type { Tag } from '../rich.ts';

export const account = 'Account';
export const logout = 'Logout';
export const dashboard = 'Dashboard';

export const announcements = 'Announcements';

export const bannerDataDoesNot = 'Banner data does not match the expected format';

export const somethingWorthKnowingCtrl = 'Something worth knowing. Ctrl+Alt+Shift+1 shows this.';
export const somethingWentWellCtrl = 'Something went well. Ctrl+Alt+Shift+2 shows this.';
export const somethingWentWrongAndThisSays =
  'Something went wrong, and this says what to do. Ctrl+Alt+Shift+3 shows it.';

export const sorryLooksLikeWeHave = 'Sorry, looks like we have hit a snag!';
export const pleasePressTryAgain = 'Please press Try again. What you have already sent us is saved.';
export const ifItKeepsHappening = <T>(phone: string, link: Tag<T>, email: string, link2: Tag<T>) =>
  ['If it keeps happening, call us at ', link(phone), ' or write to ', link2(email), '.'] as const;
export const tryAgain = 'Try again';
export const goToDashboard = 'Go to dashboard';

export const skipToMainContent = 'Skip to main content';

export const scheduledMaintenance = 'Scheduled Maintenance';
export const weAreCurrentlyUndergoing =
  'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!';

export const menu = 'Menu';

export const weAreOpenNow = 'We are open now.';
export const weAreClosedNow = 'We are closed now.';

export const notKnownYet = 'Not known yet';
export const notAvailable = 'Not available';
export const poor = 'Poor';
export const fair = 'Fair';
export const average = 'Average';
export const good = 'Good';
export const excellent = 'Excellent';
export const propertyDetails = 'Property details';
export const address = 'Address';
export const propertyValue = 'Property value';
export const propertyCondition = 'Property condition';

export const login = 'Login';

export const youAreOffline = 'You’re offline. What you typed is safe. We’ll continue when you’re back online.';
export const youAreBackOnline = 'You’re back online.';
