/** What someone writes to the person at the top: the rules of the form and of the call, in one place. */
import * as v from 'valibot';
import { findPage } from '#core/pages.ts';
import { uuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/support/feedback.ts';

const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 1000;

export const feedbackTopics = { IMPROVE: words.improve, COMPLIMENT: words.compliment } as const;

export const feedback = v.strictObject({
  applicationUuid: v.optional(uuid),
  topic: v.picklist(Object.keys(feedbackTopics) as (keyof typeof feedbackTopics)[], words.required),
  message: v.pipe(
    v.string(words.required),
    v.trim(),
    v.nonEmpty(words.required),
    v.minLength(MESSAGE_MIN, words.mustBeAtLeastCharacters(MESSAGE_MIN)),
    v.maxLength(MESSAGE_MAX, words.mustBeAtMostCharacters(MESSAGE_MAX)),
  ),
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

/** What the form holds: an answer that was not given yet is null, and the consent is a word until it is sent. */
export const feedbackForm = v.object({
  topic: feedback.entries.topic,
  message: feedback.entries.message,
  marketingConsent: v.pipe(
    v.picklist(['yes', 'no'], words.required),
    v.transform((answer) => answer === 'yes'),
  ),
});

export type Feedback = v.InferOutput<typeof feedback>;
