/** What someone writes to the person at the top: the rules of the call. What the form asks is beside it. */
import * as v from 'valibot';
import { findPage } from '#core/pages.ts';
import { uuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/support/feedback.ts';
import { message, topic } from './feedback-form.ts';

export const feedback = v.strictObject({
  applicationUuid: v.optional(uuid),
  topic,
  message,
  /** Whether their words, first name and last initial may be used in marketing. */
  marketingConsent: v.boolean(words.required),
  /** The page they wrote from; only one of ours is believed. */
  pathname: v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((path) => findPage(path) !== undefined, words.isNoPageOfOurs),
  ),
  productType: v.literal('HELOC'),
});

export type Feedback = v.InferOutput<typeof feedback>;
