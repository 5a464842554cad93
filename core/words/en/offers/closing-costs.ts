/** What closing costs are called. */

export const recordingTax = 'Recording tax';
export const recordingFee = 'County recording fee';
export const valuation = 'Property valuation';
export const manualNotarization = 'Notary in person';
