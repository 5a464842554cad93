/**
 * How a borrower or signer can confirm that it is them: the authenticator app where they have one, and then nothing
 * less; otherwise a code to an address that was proven to be theirs before today's change of it.
 */

/** What an account knows of how to reach its owner. */
export interface Reachable {
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
  readonly formerEmail: string | null;
  readonly emailChangedAt: Date | null;
  readonly phone: string | null;
  readonly phoneConfirmedAt: Date | null;
  /** Only where it had been confirmed. */
  readonly formerPhone: string | null;
  readonly phoneChangedAt: Date | null;
}

export type WayToConfirm = { readonly way: 'app' } | { readonly way: 'phone' | 'email'; readonly to: string };

/** A new address is no proof of who changed it: for so long codes go to the one before. */
export const formerAddressMs = 72 * 3_600_000;

export function waysToConfirm(account: Reachable, hasApp: boolean, now: Date): readonly WayToConfirm[] {
  if (hasApp) return [{ way: 'app' }];
  const { email, emailConfirmedAt, formerEmail, emailChangedAt } = account;
  const { phone, phoneConfirmedAt, formerPhone, phoneChangedAt } = account;
  const text = isRecent(phoneChangedAt, now) ? formerPhone : phoneConfirmedAt && phone;
  const mail = isRecent(emailChangedAt, now) ? formerEmail : emailConfirmedAt && email;
  const ways: readonly WayToConfirm[] = [
    ...(text ? [{ way: 'phone', to: text } as const] : []),
    ...(mail ? [{ way: 'email', to: mail } as const] : []),
  ];
  // Someone who has confirmed nothing yet confirms the email they registered with, by the first code itself.
  return ways.length > 0 ? ways : [{ way: 'email', to: email }];
}

function isRecent(changedAt: Date | null, now: Date): boolean {
  return changedAt !== null && now.getTime() - changedAt.getTime() < formerAddressMs;
}
