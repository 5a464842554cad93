/** Federal agencies as a notice names them (12 CFR part 1002, Appendix A). */

export const consumerFinancialProtection =
  'Bureau of Consumer Financial Protection, 1700 G Street NW, Washington, DC 20552';
export const comptroller =
  'Office of the Comptroller of the Currency, Customer Assistance Group, P.O. Box 53570, Houston, TX 77052';
export const federalReserve = 'Federal Reserve Consumer Help Center, P.O. Box 1200, Minneapolis, MN 55480';
export const depositInsurance =
  'Federal Deposit Insurance Corporation, Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, 1100 Walnut Street, Box #11, Kansas City, MO 64106';
export const creditUnions =
  'National Credit Union Administration, Office of Consumer Financial Protection, 1775 Duke Street, Alexandria, VA 22314';
export const tradeCommission = 'Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580';
