/** What we need from the company that completes addresses while a person types. */
import * as v from 'valibot';
import type { suggestedAddress } from '#core/people/address.ts';

export type SuggestedAddress = v.InferOutput<typeof suggestedAddress>;

export const SUGGESTIONS_MAX = 8;

export const suggestRequest = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(500), v.description('What the person has typed so far.')),
});

export interface Addresses {
  /** The likeliest first, none for text too short to mean anything. Never throws for odd text: it has no suggestions. */
  suggest(text: string): Promise<SuggestedAddress[]>;
}
