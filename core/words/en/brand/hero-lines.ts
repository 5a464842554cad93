/** The large line of a lender's home page, where it has none of its own. */
export const heroLines = {
  provider: 'See what your home can do for you.',
  fintech: 'Your equity, in a few taps.',
  broker: 'Your home equity, with someone to call.',
  bank: 'Put your home equity to work.',
  creditUnion: 'Your home has your back. So do we.',
} as const;
