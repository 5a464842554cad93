/** A device in the list of where someone is logged in, and in the email about a new login. */
export const unknownDevice = 'Unknown device';
export const unknownBrowser = 'Unknown browser';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
