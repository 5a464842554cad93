/**
 * What we need from the company that lets a person sign papers electronically: a session at a page of theirs, and proof of what
 * became of it, down to the hash of every paper that was signed.
 */
import * as v from 'valibot';
import { type LongWork, text } from '../answers.ts';
import type { Paper } from '../documents/paper.ts';
import type { Recipient } from '../documents/port.ts';

export interface SigningRequest {
  readonly key: string;
  readonly applicationUuid: string;
  readonly signer: Recipient;
  readonly papers: readonly Paper[];
  /** Where the page sends the person when they are done. */
  readonly returnUrl: string;
}

/** `result` gives the last of what became of the envelope; undefined until someone opens it. */
export interface Signing extends LongWork<EnvelopeFinding> {
  openSession(request: SigningRequest): Promise<SigningSession>;
  /** Takes the papers back, for instance because the terms changed; one that is signed stays signed. */
  withdraw(request: WithdrawRequest): Promise<WithdrawAnswer>;
}

interface WithdrawRequest {
  readonly key: string;
  readonly reference: string;
}

type SigningSession = v.InferOutput<typeof signingSession>;
type WithdrawAnswer = v.InferOutput<typeof withdrawAnswer>;
export type EnvelopeFinding = v.InferOutput<typeof envelopeFinding>;

const instant = v.pipe(v.string(), v.isoTimestamp());

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
