/** Why a banner is not taken. */
export const writeSomething = 'Please write what the banner says';
export const atMost500 = 'At most 500 characters';
export const plainTextOnly = 'Plain text only: no < or >';
export const otherSite = (host: string) =>
  `It names another site (${host}). A banner can link only to your own addresses.`;
export const fromBeforeUntil = 'It must end after it begins';
export const pleaseEnterAMoment = 'Choose a day and a time, or leave both empty';
export const changedMeanwhile = 'A colleague changed it meanwhile. Look at it again before you save.';
export const onlyTheProvider = 'Only the provider’s own people may write on every site.';
