/** Which code this page sent last: someone who closes the dialog and comes back still has it in their mailbox. */
import * as words from '#core/words/en/confirm-identity.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { CallError, waitText } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';

export interface Sent {
  readonly way: 'phone' | 'email';
  /** As it is shown. */
  readonly to: string;
}

/** No more codes are sent for now; the newest one may still count. */
export function isTooMany(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 429;
}

/** The same in words people can use: how long a moment is, and what to do meanwhile. */
export function refusalToSend(error: unknown): string {
  if (!isTooMany(error)) return refusalOf(error).message;
  return words.weCantSendAnother(waitText(error.retryAfterS ?? 3600));
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
