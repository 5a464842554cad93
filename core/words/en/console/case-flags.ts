/** What is said of a case beside its name. */

export const texas = 'Texas';
export const stateRules = 'State rules';
export const trust = 'Trust';
export const coOwner = 'Co-owner';
export const secondHome = 'Second home';
export const investment = 'Investment';
export const floodZone = 'Flood zone';
export const attorney = 'Attorney';
export const accountChanged = 'Account changed';
