/**
 * The standing figures of the product, in one place: the footer prints them, the rules enforce them, the pricing engine
 * must stay inside them. Money in cents, rates and fees in basis points.
 */
export const limits = {
  lineCentsMin: 1_500_000,
  lineCentsMax: 40_000_000,
  aprBpsMin: 760,
  aprBpsMax: 1720,
  originationFeeBpsMax: 499,
  valuationCents: 18_000,
  manualNotarizationCents: 30_000,
  recordingFeeCentsMin: 0,
  recordingFeeCentsMax: 31_500,
  recordingTaxCentsPer100kMin: 0,
  recordingTaxCentsPer100kMax: 140_000,
  approvalMinutes: 5,
  fundingBusinessDays: 5,
  ageYearsMin: 18,
  seniorAgeYearsMin: 62,
  ownershipDaysMin: 90,
  daysBetweenHelocs: 45,
  annualIncomeDollarsMax: 9_999_999,
  lowIncomeDollars: 15_000,
} as const;
