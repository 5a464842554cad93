/** What is asked before a conversation begins. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import * as words from '#core/words/en/chat/pre-chat.ts';

const contactCharsMax = 128;

export const chatName = v.pipe(
  v.string(words.enterYourName),
  v.trim(),
  v.nonEmpty(words.enterYourName),
  v.maxLength(contactCharsMax, words.nameIsAtMost(contactCharsMax)),
);
/** Required, because an answer may come when no one is looking. */
export const chatEmail = v.pipe(email, v.maxLength(contactCharsMax, words.emailIsAtMost(contactCharsMax)));

export const preChatForm = v.strictObject({ name: chatName, email: chatEmail });
export type PreChatForm = v.InferOutput<typeof preChatForm>;
