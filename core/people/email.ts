/** An email address a message can reach: the format of HTML forms, and a domain with a dot in it. */
import * as v from 'valibot';

const MISSING = 'Please enter your email';
const INVALID = 'Please enter a valid email address';

/** The longest address mail servers carry (RFC 5321 path limit). */
const LENGTH_MAX = 254;

export const email = v.pipe(
  v.string(MISSING),
  v.trim(),
  v.nonEmpty(MISSING),
  v.maxLength(LENGTH_MAX, INVALID),
  v.rfcEmail(INVALID),
  v.regex(/^(?!\.)(?!.*\.[.@]).+\.[a-z][a-z\d-]*[a-z\d]$/i, INVALID),
);
