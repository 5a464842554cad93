/** What every email of ours is made of: who it comes from, and what it says. */
import type { EmailBlock } from '#core/messages/email-blocks.ts';
import type { EmailDress } from '#core/messages/email-dress.ts';
import { replaceableInEmails } from '#core/words/en/emails/replaceable.ts';

export interface Lender {
  readonly name: string;
  readonly siteUrl: string;
  /** How its emails look. */
  readonly dress?: EmailDress;
  /** What the brand says in words of its own. */
  readonly sentences?: { readonly [Key in keyof typeof replaceableInEmails]?: string };
}

/** A sentence as the brand says it, or as we do. */
export const saidBy = ({ sentences }: Lender, key: keyof typeof replaceableInEmails): string =>
  sentences?.[key] ?? replaceableInEmails[key];

export interface Email {
  readonly subject: string;
  readonly words: string;
  /** What the words were made of; absent where they were written as text. */
  readonly blocks?: readonly EmailBlock[];
}

/** What it says to one person: nothing where there is nothing to say any more. */
export type Worded = (Email & { readonly recipient?: string; readonly secret?: string }) | undefined;

/** A link that lets someone in: to choose a first password where there is none, else to log in. */
export type WayIn = (orgCode: string, identityUuid: string, place: string) => Promise<string>;
