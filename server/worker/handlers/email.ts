/** What every email of ours is made of: who it comes from, and what it says. */
import type { replaceableInEmails } from '#core/words/en/emails/replaceable.ts';

export interface Lender {
  readonly name: string;
  readonly siteUrl: string;
  /** What the brand says in words of its own. */
  readonly sentences?: { readonly [Key in keyof typeof replaceableInEmails]?: string };
}

export interface Email {
  readonly subject: string;
  readonly words: string;
}
