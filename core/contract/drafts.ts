/**
 * Calls about a registration that is not finished. Whose it is says a cookie that no script reads; without it there is no
 * draft, and the first save gives one. Nothing of it is kept in the browser.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/contract.ts';
import { calls } from './contract.ts';
import { everywhere } from './limits.ts';

const ENTRIES_MAX = 200;
const CHARS_MAX = 32_000;

const name = v.pipe(
  v.string(),
  v.regex(/^[\w:.-]{1,80}$/, words.draftHasNoSuchEntry),
  v.check((text) => !/password|ssn/i.test(text), words.draftHoldsNoPasswordAnd),
);
const secretKey = /[pP]assword|^ssn|Ssn|socialSecurity/;

/** An answer may be an object: what it calls a secret is none of a draft's either. */
function holdsSecret(said: unknown): boolean {
  let isFound = false;
  JSON.stringify(said, (key, value: unknown) => {
    isFound ||= secretKey.test(key);
    return value;
  });
  return isFound;
}

const moment = v.pipe(v.number(), v.finite(), v.minValue(0));
const draft = v.strictObject({
  version: v.literal(1),
  savedAtMs: moment,
  said: v.pipe(
    v.record(name, v.strictObject({ value: v.unknown(), atMs: moment })),
    v.check((said) => Object.keys(said).length <= ENTRIES_MAX, words.draftHasFewerEntries),
    v.check((said) => !holdsSecret(said), words.draftHoldsNoPasswordAnd),
    v.check((said) => JSON.stringify(said).length <= CHARS_MAX, words.draftIsShorter),
  ),
});

/** Saved as people type, at most every half second or so. */
const limit = everywhere([300, 60], [600, 60]);

export const draftCalls = calls({
  'GET /service-application/api/v1/registration-draft/{registrationId}': {
    why: 'The registration that this browser began; null when there is none.',
    who: 'anyone',
    context: 'external',
    answer: v.object({
      draft: v.nullable(
        v.object({
          version: v.literal(1),
          savedAtMs: v.number(),
          said: v.record(v.string(), v.object({ value: v.unknown(), atMs: v.number() })),
        }),
      ),
    }),
    errors: ['notFound'],
    limit,
  },
  'PUT /service-application/api/v1/registration-draft/{registrationId}': {
    why: 'Keeps a registration for a week after its last change. Of what is there already the newest of each entry stays.',
    who: 'anyone',
    context: 'external',
    body: draft,
    answer: null,
    errors: ['notFound'],
    limit,
  },
  'DELETE /service-application/api/v1/registration-draft/{registrationId}': {
    why: 'Forgets a registration that was sent or given up.',
    who: 'anyone',
    context: 'external',
    answer: null,
    errors: ['notFound'],
    limit,
  },
});
