/** What someone writes to the person at the top: the rules of the form and of the call, in one place. */
import * as v from 'valibot';
import { findPage } from '#core/pages.ts';
import { uuid } from '#core/people/uuid.ts';

const MESSAGE_MIN = 10;
const MESSAGE_MAX = 1000;

export const feedbackTopics = { IMPROVE: 'Improve our product', COMPLIMENT: 'Give us a compliment' } as const;

export const feedback = v.strictObject({
  applicationUuid: v.optional(uuid),
  topic: v.picklist(Object.keys(feedbackTopics) as (keyof typeof feedbackTopics)[], 'Required'),
  message: v.pipe(
    v.string('Required'),
    v.trim(),
    v.nonEmpty('Required'),
    v.minLength(MESSAGE_MIN, `Must be at least ${MESSAGE_MIN} characters`),
    v.maxLength(MESSAGE_MAX, `Must be at most ${MESSAGE_MAX} characters`),
  ),
  /** Whether their words, first name and last initial may be used in marketing. */
  marketingConsent: v.boolean('Required'),
  /** The page they wrote from; only one of ours is believed. */
  pathname: v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((path) => findPage(path) !== undefined, 'This is no page of ours'),
  ),
  productType: v.literal('HELOC'),
});

export type Feedback = v.InferOutput<typeof feedback>;
