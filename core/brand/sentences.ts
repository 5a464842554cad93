/**
 * The sentences that stand on many screens, in the specification's words. A brand may replace the few named first;
 * the others are promises about safety and eligibility, so every brand says the same.
 */
const replaceable = {
  tagline: 'Apply in 5 minutes, receive funding in 5 days.',
  progress: 'Complete the loan process today and get funded in as little as five days.',
  welcome: 'See what your home can do for you.',
  thanks: 'Thank you. Everything we need from you is done.',
} as const;

type ReplaceableSentence = keyof typeof replaceable;
export const replaceableSentences = Object.keys(replaceable) as ReplaceableSentence[];

const recentPurchase =
  'If you bought your home, or had the title transferred to you, in the last 90 days, you are not eligible.';

type Speaker = {
  readonly names: { readonly display: string };
  readonly sentences?: { readonly [Key in ReplaceableSentence]?: string };
};

export function standingSentences({ names, sentences = {} }: Speaker) {
  const security = `Your data is protected with 256-bit encryption. ${names.display} never sees or stores your credentials.`;
  return { ...replaceable, ...sentences, recentPurchase, security };
}
