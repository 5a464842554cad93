/** The footer of the borrower’s site. */
export const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const loanAmountsRangeFrom = (lineCentsMin: string, lineCentsMax: string) =>
  `Loan amounts range from ${lineCentsMin} to ${lineCentsMax}.`;
export const theAnnualPercentageRate = (aprBpsMin: string, aprBpsMax: string) =>
  `The annual percentage rate (APR) ranges from ${aprBpsMin} to ${aprBpsMax} and depends on your credit, the term, the amount you draw, your home and the state it is in.`;
export const theOriginationFeeIsUp = (originationFeeBpsMax: string) =>
  `The origination fee is up to ${originationFeeBpsMax} of the initial draw.`;
export const otherCostsMayInclude = (
  valuation: string,
  manualNotarization: string,
  recordingFeeCentsMin: string,
  recordingFeeCentsMax: string,
  recordingTaxCentsPer100kMin: string,
  recordingTaxCentsPer100kMax: string,
  dollars: string,
) =>
  `Other costs may include a property valuation (${valuation}) and, where the county does not let you notarize online, manual notarization (${manualNotarization}). There may also be recording fees (${recordingFeeCentsMin} to ${recordingFeeCentsMax}) and recording taxes (${recordingTaxCentsPer100kMin} to ${recordingTaxCentsPer100kMax} per ${dollars} borrowed).`;
export const approvalMayBePossible = (approvalMinutes: string, fundingBusinessDays: string) =>
  `Approval may be possible in ${approvalMinutes} minutes and funding in ${fundingBusinessDays} business days; both take longer when we need to check something by hand or the law asks for a waiting period.`;
export const aHomeEquityLine =
  'A home equity line of credit is secured by your home: you could lose it if you do not repay. Not all applicants qualify.';

export const questions = 'Questions?';
export const helpCenter = 'Help center';
export const contact = 'Contact';
export const legal = 'Legal';
export const nmls = (
  isBroker: boolean,
  legal: string,
  nmlsId: string,
  street: string,
  city: string,
  state: string,
  zip: string,
) =>
  `${isBroker ? 'Equal Housing Opportunity' : 'Equal Housing Lender'}. ${legal}, NMLS #${nmlsId}, ${street}, ${city}, ${state} ${zip}.`;
export const licensedIn = (product: string) => `Licensed in ${product}.`;
