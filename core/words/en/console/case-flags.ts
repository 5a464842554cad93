/** What is said of a case beside its name. */

export const stateRules = 'State rules';
export const secondHome = 'Second home';
export const investment = 'Investment';
export const floodZone = 'Flood zone';
export const attorney = 'Attorney';
export const accountChanged = 'Account changed';
