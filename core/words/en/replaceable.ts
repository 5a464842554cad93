/** The sentences that a brand may replace by key. Promises about safety, law and eligibility are not among them. */
export const replaceable = {
  tagline: 'Apply in 5 minutes, receive funding in 5 days.',
  progress: 'Complete the loan process today and get funded in as little as five days.',
  thanks: 'Thank you. Everything we need from you is done.',
} as const;
