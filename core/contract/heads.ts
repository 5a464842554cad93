/** What a stranger may know of the book: the signed heads of its log, and proofs that it was only added to. */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/contract.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

const count = v.optional(
  v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/, words.giveAWholeNumber), v.transform(Number)),
);
const hashes = v.array(v.string());

export const headCalls = calls({
  'GET /.well-known/hearthline-heads': {
    why: 'The signed heads of the log of all histories, for anyone to keep, with proofs that one begins with another.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ from: count, leaf: count }),
    answer: v.object({
      keys: v.array(
        v.object({
          id: v.string(),
          algorithm: v.literal('Ed25519'),
          publicKey: v.string(),
          vouchedFor: v.array(v.object({ by: v.string(), signature: v.string() })),
        }),
      ),
      heads: v.array(
        v.object({
          size: v.number(),
          root: v.string(),
          at: v.string(),
          keyId: v.string(),
          signature: v.string(),
        }),
      ),
      consistency: v.nullable(v.object({ from: v.number(), to: v.number(), proof: hashes })),
      inclusion: v.nullable(v.object({ leaf: v.number(), hash: v.string(), size: v.number(), proof: hashes })),
    }),
    errors: ['notFound'],
    limit: limits.read,
  },
});
