/**
 * What we need from the company that lets a person sign papers electronically: a session at a page of theirs, and proof of what
 * became of it, down to the hash of every paper that was signed.
 */
import * as v from 'valibot';
import { type LongWork, text } from '../answers.ts';
import { paper } from '../documents/paper.ts';
import { recipient } from '../documents/port.ts';
import { applicationUuid, instant, key, list, reference, webAddress } from '../requests.ts';

export const signingRequest = v.strictObject({
  key,
  applicationUuid,
  signer: recipient,
  papers: list(paper),
  returnUrl: v.pipe(webAddress, v.description('Where your page sends the person when they are done.')),
});
export type SigningRequest = v.InferOutput<typeof signingRequest>;

/** `result` gives the last of what became of the envelope; undefined until someone opens it. */
export interface Signing extends LongWork<EnvelopeFinding> {
  openSession(request: SigningRequest): Promise<SigningSession>;
  /** Takes the papers back, for instance because the terms changed; one that is signed stays signed. */
  withdraw(request: WithdrawRequest): Promise<WithdrawAnswer>;
}

export const withdrawRequest = v.strictObject({ key, reference });
type WithdrawRequest = v.InferOutput<typeof withdrawRequest>;
type SigningSession = v.InferOutput<typeof signingSession>;
type WithdrawAnswer = v.InferOutput<typeof withdrawAnswer>;
export type EnvelopeFinding = v.InferOutput<typeof envelopeFinding>;

export const signingSession = v.object({
  reference: v.pipe(text, v.maxLength(200)),
  url: v.pipe(v.string(), v.url()),
  expiresAt: instant,
});

export const withdrawAnswer = v.object({ outcome: v.picklist(['withdrawn', 'tooLate']) });

const signedPaper = v.object({
  documentUuid: v.pipe(text, v.maxLength(100)),
  /** Of the bytes that were shown and signed. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export const envelopeFinding = v.variant('state', [
  v.object({ state: v.literal('opened'), openedAt: instant }),
  v.object({ state: v.literal('signed'), signedAt: instant, papers: v.pipe(v.array(signedPaper), v.minLength(1)) }),
  v.object({ state: v.picklist(['declined', 'expired', 'withdrawn']) }),
]);
