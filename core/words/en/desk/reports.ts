/** What reports count, by name. */
export const milestoneNames = {
  started: 'Started',
  offers: 'Offers shown',
  chosen: 'Offer chosen',
  submitted: 'Submitted',
  verified: 'Income verified',
  finalOffer: 'Final offer',
  signed: 'Signed',
  approved: 'Funding approved',
  funded: 'Funded',
} as const;
export const writeTheDay = 'Choose a day.';
export const fromBeforeTo = 'The first day must be on or before the last day.';
export const atMostDays = (days: number) => `Choose at most ${days} days.`;
