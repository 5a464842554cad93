/**
 * How often someone may try. Counted in PostgreSQL, so that all processes share one budget and a restart forgives
 * nothing. No counter hangs on an e-mail alone: a stranger can use up their own tries, never someone else's.
 */
import { Failure } from '../../failure.ts';
import type { Queryable } from '../../store/database.ts';
import { forgive, refund, take } from '../../store/rate-limits.ts';

interface Rule {
  readonly max: number;
  readonly windowS: number;
}

/** While a whole lender is being sprayed with guesses, everyone has fewer tries; no one has none. */
const signInRules = {
  calm: { pair: { max: 5, windowS: 60 }, address: { max: 20, windowS: 60 } },
  sprayed: { pair: { max: 3, windowS: 60 }, address: { max: 6, windowS: 60 } },
} as const;
const spray: Rule = { max: 600, windowS: 60 };
const longPair: Rule = { max: 50, windowS: 43_200 };

const rules = {
  registerAddress: { max: 60, windowS: 60 },
  registerEmail: { max: 5, windowS: 60 },
  registrationNotice: { max: 1, windowS: 3600 },
  forgotPair: { max: 5, windowS: 900 },
  forgotAddress: { max: 20, windowS: 60 },
  link: { max: 20, windowS: 60 },
  presentPassword: { max: 10, windowS: 300 },
  secondFactor: { max: 5, windowS: 300 },
  emailChange: { max: 5, windowS: 3600 },
  /** Codes to one mailbox or phone, whichever lender sends them, and text messages asked for from one address. */
  codeRecipient: { max: 20, windowS: 86_400 },
  codeTextAddress: { max: 20, windowS: 86_400 },
} as const satisfies Record<string, Rule>;

export type Limited = keyof typeof rules;

export interface SignInTry {
  readonly orgCode: string;
  readonly kind: string;
  readonly email: string;
  readonly address: string;
}

/** Takes one try, or fails with when to come back. */
export async function limit(app: Queryable, what: Limited, subject: string): Promise<void> {
  const { max, windowS } = rules[what];
  const { allowed, retryAfterS } = await take(app, what, subject, max, windowS);
  if (!allowed) throw new Failure('tooMany', { retryAfterS });
}

export async function isWithinLimit(app: Queryable, what: Limited, subject: string): Promise<boolean> {
  const { max, windowS } = rules[what];
  return (await take(app, what, subject, max, windowS)).allowed;
}

/** The person who knew the answer was not guessing. */
export function forgiveLimit(app: Queryable, what: Limited, subject: string): Promise<void> {
  return forgive(app, what, subject);
}

/** Called before the password is looked at, for known and unknown e-mails alike. */
export async function limitSignIn(app: Queryable, attempt: SignInTry): Promise<void> {
  const all = await take(app, 'signInSpray', attempt.orgCode, spray.max, spray.windowS);
  const { pair, address } = all.allowed ? signInRules.calm : signInRules.sprayed;
  const takes = [
    await take(app, 'signInPair', pairOf(attempt), pair.max, pair.windowS),
    await take(app, 'signInPairLong', pairOf(attempt), longPair.max, longPair.windowS),
    await take(app, 'signInAddress', attempt.address, address.max, address.windowS),
  ];
  const refused = takes.filter(({ allowed }) => !allowed);
  if (refused.length > 0)
    throw new Failure('tooMany', { retryAfterS: Math.max(...refused.map(({ retryAfterS }) => retryAfterS)) });
}

/** The right password clears the slate of this e-mail at this address; of the address itself only this one try is taken back. */
export async function forgiveSignIn(app: Queryable, attempt: SignInTry): Promise<void> {
  await forgive(app, 'signInPair', pairOf(attempt));
  await forgive(app, 'signInPairLong', pairOf(attempt));
  await refund(app, 'signInAddress', attempt.address);
}

function pairOf({ orgCode, kind, email, address }: SignInTry): string {
  return `${orgCode} ${kind} ${email} ${address}`;
}
