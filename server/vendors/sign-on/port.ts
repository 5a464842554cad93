/**
 * What we need from the company that keeps the logins of a lender's borrowers: a page to send them to, and who it was that came
 * back. Shaped after OpenID Connect with a proof key, so that a code overheard on the way is worth nothing.
 */
import * as v from 'valibot';
import { Secret } from '../../secret.ts';
import { text } from '../answers.ts';

export const begun = v.strictObject({ url: v.pipe(v.string(), v.url(), v.maxLength(2000)) });

export const signedOn = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('known'),
    /** The name they have there for good; an e-mail address may pass on to someone else. */
    subject: text,
    email: v.pipe(v.string(), v.email(), v.maxLength(254)),
    isEmailConfirmed: v.boolean(),
    /** Ten digits. */
    phoneNumber: v.nullable(v.pipe(v.string(), v.regex(/^\d{10}$/))),
    /** The name of their session there, where it has one that can end by itself. */
    sessionThere: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000))),
    /** What was signed about this login, by which it is known again when they leave. */
    idToken: v.optional(v.custom<Secret>((value) => value instanceof Secret)),
  }),
  /** The code is wrong, old, used, or not of the person who began. */
  v.strictObject({ outcome: v.literal('refused') }),
]);

export type SignedOn = v.InferOutput<typeof signedOn>;

export interface EndedThere {
  /** The word's own number: heard twice, it is one that was overheard. */
  readonly id: string;
  /** All sessions of someone, one session, or one session of someone; as in SignedOn. */
  readonly subject: string | null;
  readonly sessionThere: string | null;
  /** The organizations that this keeper knows as one. */
  readonly organizations: readonly string[];
  /** How long the same word could be said again. */
  readonly countsMs: number;
}

export interface SignOnRequest {
  readonly key: string;
  /** Whose logins they are: each lender may have them kept by another. */
  readonly orgCode: string;
  /** Comes back beside the code, exactly as it was. */
  readonly state: string;
  /** SHA-256 of the verifier, base64url. */
  readonly codeChallenge: string;
  /** Stands in what the keeper signs, so that an answer to another login is none to this. */
  readonly nonce: string;
  readonly returnUrl: string;
  readonly lenderName: string;
}

export interface SignOn {
  /** Whether it keeps the logins of this organization. */
  serves(orgCode: string): boolean;
  /** Where the browser goes; the address carries the state. */
  begin(request: SignOnRequest): Promise<{ readonly url: string }>;
  /** A code works once, for a minute, and only together with the verifier. */
  finish(
    request: Pick<SignOnRequest, 'key' | 'orgCode' | 'nonce' | 'returnUrl'> & {
      readonly code: string;
      readonly codeVerifier: string;
    },
  ): Promise<SignedOn>;
  /** Where the browser goes to be signed out there too; undefined where there is no such place. */
  leave(
    request: Pick<SignOnRequest, 'orgCode' | 'returnUrl'> & { readonly idToken?: Secret | undefined },
  ): Promise<string | undefined>;
  /** What the keeper says of its own accord: someone signed out there. Undefined where the token does not count. */
  ended(request: { readonly orgCode: string; readonly token: string }): Promise<EndedThere | undefined>;
}
