/**
 * The sentences that stand on many screens, in the specification's words. A brand may replace those of
 * core/words/en/replaceable.ts; the others are promises about safety and eligibility, so every brand says the same.
 */
import { replaceableInEmails } from '../words/en/emails/replaceable.ts';
import { replaceable } from '../words/en/replaceable.ts';
import { recentPurchase, security } from '../words/en/standing.ts';

type ReplaceableSentence = keyof typeof replaceable;
/** `welcome` is the large line of the first page; parsing a brand gives it one (core/brand/brand.ts). */
export const replaceableSentences = ['welcome', ...(Object.keys(replaceable) as ReplaceableSentence[])] as const;

export const emailSentences = Object.keys(replaceableInEmails) as (keyof typeof replaceableInEmails)[];

type Speaker = {
  readonly names: { readonly display: string };
  readonly sentences?: { readonly [Key in ReplaceableSentence | 'welcome']?: string };
};

export function standingSentences({ names, sentences = {} }: Speaker) {
  return { welcome: '', ...replaceable, ...sentences, recentPurchase, security: security(names.display) };
}
