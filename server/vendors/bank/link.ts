/**
 * How a person lets a company read their accounts or their payroll: they sign in at a window of the company's own, we
 * get a token. A bank's password is never typed into a page of ours.
 */
import * as v from 'valibot';
import type { Instant } from '#core/application/application.ts';
import type { Secret } from '../../secret.ts';
import { text } from '../answers.ts';
import { fullName, identityUuid, key, secret, webAddress } from '../requests.ts';

export const linkRequest = v.strictObject({
  key,
  identityUuid,
  name: fullName,
  returnUrl: v.pipe(webAddress, v.description('Where your window sends the person when all is done.')),
});
export type LinkRequest = v.InferOutput<typeof linkRequest>;

export interface LinkSession {
  /** What the vendor's script in the browser starts with. */
  readonly linkToken: string;
  /** The vendor's own page; null when it has only the script. */
  readonly url: string | null;
  readonly expiresAt: Instant;
}

/** The token is what the window gave the browser. Short-lived, good for this one exchange. */
export const exchangeRequest = v.strictObject({ key, publicToken: secret });
export type ExchangeRequest = v.InferOutput<typeof exchangeRequest>;

/** `refused`: the token is too old, or was never theirs; the person must sign in again. */
export type Linked =
  | { readonly outcome: 'linked'; readonly reference: string; readonly access: Secret }
  | { readonly outcome: 'refused' };

const linkToken = v.pipe(text, v.maxLength(100));
export const finishedRequest = v.strictObject({ key, linkToken });
export type FinishedRequest = v.InferOutput<typeof finishedRequest>;

/** `open`: the person has not come to the end of the window, or turned back before it. */
export type LinkResult =
  | { readonly state: 'finished'; readonly publicToken: Secret }
  | { readonly state: 'open' }
  | { readonly state: 'expired' };

/** What a vendor's messages about the link name it by: never secret, unlike the access. */
const reference = v.pipe(text, v.maxLength(200));

export const linkSession = v.object({
  linkToken,
  url: v.nullable(v.pipe(v.string(), v.url())),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const linkFinished = v.object({ state: v.picklist(['finished', 'open', 'expired']) });

export const linkedAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('linked'), reference }),
  v.object({ outcome: v.literal('refused') }),
]);
