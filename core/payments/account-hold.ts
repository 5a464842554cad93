/**
 * An account that was changed after the papers were signed: money waits three days for it, and the borrower confirms the
 * change where we reached them before it. Anyone who has taken over a session has neither the old mailbox nor the old phone.
 */

import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/payments/account-hold.ts';

export const ACCOUNT_HOLD_HOURS = 72;
/** How often the emailed code may be typed; after that a person calls the borrower. */
const CODE_TRIES_MAX = 5;
const HOUR_MS = 3_600_000;

export type AccountHold = NonNullable<Application['accounts']['hold']>;

/** An address or number that was changed less than this ago is not the one we knew them by. */
export function wasChangedLately(changedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(changedAt) < ACCOUNT_HOLD_HOURS * HOUR_MS;
}

/** Signed, or past it by hand: from here on a change of the account is looked at as a thief's would be. */
export function isSigned({ closing, notary, status }: Application): boolean {
  return Boolean(closing.noteSignedAt) || notary.signedAt !== null || takes(status, 'fundingApproved');
}

export function newHold({ borrower: { phoneNumber, phoneBefore } }: Application, now: Date): AccountHold {
  return {
    changedAt: now.toISOString(),
    until: new Date(now.getTime() + ACCOUNT_HOLD_HOURS * HOUR_MS).toISOString(),
    isConfirmed: false,
    triesLeft: CODE_TRIES_MAX,
    callOn: phoneBefore && wasChangedLately(phoneBefore.until, now) ? phoneBefore.number : phoneNumber,
  };
}

/** Why money may not go to this account yet, in a sentence for the desk and the borrower alike; undefined when it may. */
export function whyHeld({ accounts: { hold }, property }: Application, now: Date): string | undefined {
  if (!hold) return undefined;
  const isOver = now.getTime() >= Date.parse(hold.until);
  if (isOver && hold.isConfirmed) return undefined;
  const moment = new Intl.DateTimeFormat('en-US', {
    ...{ month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone: homeZone(property) },
  });
  const sentences = [
    words.accountWasChangedAfterThe,
    ...(isOver ? [] : [words.moneyCanGoToIt(moment.format(new Date(hold.until)))]),
    ...(hold.isConfirmed ? [] : [words.borrowerMustConfirmTheChange]),
  ];
  return sentences.join(' ');
}
