/** Which code this page sent last: someone who closes the dialog and comes back still has it in their mailbox. */
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { refusalOf } from '../failure-text.ts';

export interface Sent {
  readonly way: 'phone' | 'email';
  /** As it is shown. */
  readonly to: string;
}

/** The same in words people can use: how long a moment is, and what to do meanwhile. */
export function refusalToSend(error: unknown): string {
  if (error instanceof CallError && error.status === 429)
    return 'We have sent as many codes as we may for now. Use the newest one, or try again in an hour.';
  return refusalOf(error).message;
}

/** A little less than a code lives. */
const stillGoodMs = 8 * 60_000;
let last: (Sent & { readonly atMs: number }) | undefined;

export async function sendCode(to: Sent): Promise<void> {
  await call('POST /identity/secure/api/v1/step-up/send', { body: { way: to.way } });
  last = { ...to, atMs: Date.now() };
}

export function lastSent(): (Sent & { readonly atMs: number }) | undefined {
  return last && Date.now() - last.atMs < stillGoodMs ? last : undefined;
}

export function forgetSent(): void {
  last = undefined;
}
