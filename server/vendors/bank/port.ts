/**
 * What we need from the company that knows bank accounts: a link to a person's accounts, whose they are, and a proof by two small
 * deposits for an account that was typed. Numbers come as secrets and are shown by their last four digits only.
 */
import * as v from 'valibot';
import type { Secret } from '../../secret.ts';
import { cents, type LongWork, text } from '../answers.ts';
import { fullName, key, reference, secret } from '../requests.ts';
import type { Accepted } from '../vendor.ts';
import type { ExchangeRequest, FinishedRequest, Linked, LinkRequest, LinkResult, LinkSession } from './link.ts';

export interface BankLinks {
  openLink(request: LinkRequest): Promise<LinkSession>;
  /** How the window ended: asked when the person is back, since nothing secret travels in the address. */
  finished(request: FinishedRequest): Promise<LinkResult>;
  exchange(request: ExchangeRequest): Promise<Linked>;
  accounts(request: AccountsRequest): Promise<AccountsAnswer>;
  checkOwner(request: OwnerRequest): Promise<OwnerCheck>;
}

export interface AccountsRequest {
  readonly key: string;
  readonly access: Secret;
}

/** `loginRequired`: the bank wants the person to sign in again before it says more. */
export type AccountsAnswer =
  | { readonly state: 'ready'; readonly accounts: readonly LinkedAccount[] }
  | { readonly state: 'pending' }
  | { readonly state: 'loginRequired' };

export interface LinkedAccount extends ShownAccount {
  /** Null where the bank keeps them to itself: such an account cannot receive money. */
  readonly routingNumber: Secret | null;
  readonly accountNumber: Secret | null;
}

export interface OwnerRequest {
  readonly key: string;
  /** The person it should belong to. */
  readonly name: string;
  /** It was asked before: whether that still holds, now that money is to go there. */
  readonly isAgain?: boolean;
  readonly account:
    | { readonly kind: 'linked'; readonly access: Secret; readonly accountId: string }
    | ({ readonly kind: 'typed' } & AccountNumbers);
}

export const accountNumbers = v.strictObject({ routingNumber: secret, accountNumber: secret });
export type AccountNumbers = v.InferOutput<typeof accountNumbers>;

/**
 * `owners`: as the bank writes them; whether one is the borrower, core says. `owner` and `otherOwner`: a vendor that names
 * no one has compared the name itself. `unknown`: it cannot tell. `closed`: no matter whose it was, it takes no money.
 */
export type OwnerCheck = v.InferOutput<typeof ownerCheck>;

/** Two deposits of less than a dollar; anyone who can read the statement can name them. */
export interface SmallDeposits extends LongWork<DepositsFinding> {
  sendDeposits(request: DepositsRequest): Promise<Accepted>;
  checkDeposits(request: DepositsAnswer): Promise<DepositsCheck>;
}

export const depositsRequest = v.strictObject({ key, name: fullName, ...accountNumbers.entries });
type DepositsRequest = v.InferOutput<typeof depositsRequest>;

export const depositsAnswer = v.strictObject({
  key,
  reference,
  amountsCents: v.pipe(v.strictTuple([cents, cents]), v.readonly()),
});
export type DepositsAnswer = v.InferOutput<typeof depositsAnswer>;

/** `landed`: the person can look them up now. `returned`: there is no such account. */
export type DepositsFinding = v.InferOutput<typeof depositsFinding>;
export type DepositsCheck = v.InferOutput<typeof depositsCheck>;

export type ShownAccount = v.InferOutput<typeof shownAccount>;

export const shownAccount = v.object({
  accountId: v.pipe(text, v.maxLength(100)),
  name: text,
  mask: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  kind: v.picklist(['checking', 'savings']),
  institution: v.nullable(text),
  /** What could be drawn today; null when the bank does not say. */
  balanceCents: v.nullable(cents),
  owners: v.array(text),
});

export const ownerCheck = v.variant('outcome', [
  v.object({ outcome: v.literal('owners'), owners: v.array(text) }),
  v.object({ outcome: v.picklist(['owner', 'otherOwner', 'unknown', 'closed']) }),
]);

export const depositsFinding = v.variant('outcome', [
  v.object({ outcome: v.literal('landed') }),
  v.object({ outcome: v.literal('returned'), returnCode: v.pipe(v.string(), v.regex(/^R\d\d$/)) }),
]);

export const depositsCheck = v.variant('outcome', [
  v.object({ outcome: v.literal('verified') }),
  v.object({ outcome: v.literal('wrong'), triesLeft: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** The tries are used up, or the deposits never landed: another account, or a person. */
  v.object({ outcome: v.literal('failed') }),
]);
