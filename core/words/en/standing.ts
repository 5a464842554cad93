/** What stands on many screens and every brand says the same: promises about safety and eligibility. */
export const recentPurchase =
  'If you bought your home, or had the title transferred to you, in the last 90 days, you are not eligible.';
export const security = (lender: string) =>
  `Your data is protected with 256-bit encryption. ${lender} never sees or stores your credentials.`;
