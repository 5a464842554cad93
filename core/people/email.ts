/** An email address a message can reach: the format of HTML forms, and a domain with a dot in it. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/email.ts';

/** The longest address mail servers carry (RFC 5321 path limit). */
const LENGTH_MAX = 254;

export const email = v.pipe(
  v.string(words.missing),
  v.trim(),
  v.nonEmpty(words.missing),
  v.maxLength(LENGTH_MAX, words.invalid),
  v.rfcEmail(words.invalid),
  v.regex(/^(?!\.)(?!.*\.[.@]).+\.[a-z][a-z\d-]*[a-z\d]$/i, words.invalid),
);
