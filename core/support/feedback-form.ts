/** What the form to the CEO asks. Apart from the call's own rules, which know the site map and weigh more. */
import * as v from 'valibot';
import * as words from '#core/words/en/support/feedback.ts';

const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 1000;

export const feedbackTopics = { IMPROVE: words.improve, COMPLIMENT: words.compliment } as const;

export const topic = v.picklist(Object.keys(feedbackTopics) as (keyof typeof feedbackTopics)[], words.required);

export const message = v.pipe(
  v.string(words.required),
  v.trim(),
  v.nonEmpty(words.required),
  v.minLength(MESSAGE_MIN, words.mustBeAtLeastCharacters(MESSAGE_MIN)),
  v.maxLength(MESSAGE_MAX, words.mustBeAtMostCharacters(MESSAGE_MAX)),
);

/** An answer that was not given yet is null, and the consent is a word until it is sent. */
export const feedbackForm = v.object({
  topic,
  message,
  marketingConsent: v.pipe(
    v.picklist(['yes', 'no'], words.required),
    v.transform((answer) => answer === 'yes'),
  ),
});
