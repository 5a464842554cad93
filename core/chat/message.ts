/** A chat message as everyone reads it, and what may be sent as one. */
import * as v from 'valibot';
import * as words from '#core/words/en/chat/message.ts';

const chatMedia = v.strictObject({ filename: v.string(), size: v.number() });

export const chatMessage = v.strictObject({
  author: v.string(),
  body: v.string(),
  media: v.array(chatMedia),
  timestamp: v.string(),
});

/** A person, the bot, an agent, or we ourselves: someone joined, someone left. */
export const authorKinds = ['person', 'bot', 'agent', 'system'] as const;
export type AuthorKind = (typeof authorKinds)[number];

export const messageCharsMax = 4000;
export const messageFilesMax = 5;

/** Text without its outer spaces. It may be empty where a file goes with it: `said` looks at both. */
export const messageText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(messageCharsMax, words.mustBeAtMostCharacters(messageCharsMax)),
);

/** Chosen by the sender for each message: sent twice, it is the same message. */
const clientKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, words.keyHas8To64));
const attachments = v.pipe(
  v.array(v.pipe(v.string(), v.uuid())),
  v.maxLength(messageFilesMax, words.atMostFiles(messageFilesMax)),
);

/** What is sent: words, files, or both. */
export const said = v.pipe(
  v.strictObject({ clientKey, text: messageText, attachments: v.optional(attachments, []) }),
  v.check(({ text, attachments: files }) => mayBeSent(text, files.length), words.writeSomethingFirst),
);
export type Said = v.InferOutput<typeof said>;

/** A message needs text that is more than spaces, or at least one file. */
export function mayBeSent(text: string, files: number): boolean {
  return text.trim() !== '' || files > 0;
}
