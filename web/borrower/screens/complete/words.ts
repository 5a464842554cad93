/** The sentences of the days after the signature. */

import { sayDay, sayMoment } from '#web/app/dates.ts';
import type { ClosingDays } from './closing-days.ts';

type Day = ClosingDays['days'][number];

interface DayWords {
  /** Once it has happened, and before. */
  readonly done: string;
  readonly ahead: string;
  readonly about: string;
}

export const dayWords: Readonly<Record<Day['what'], DayWords>> = {
  signed: {
    done: 'Everyone has signed',
    ahead: 'The other owners sign',
    about: 'You are done. We write to you when the last owner has signed.',
  },
  rescission: {
    done: 'Your time to cancel has ended',
    ahead: 'Your time to cancel',
    about: 'Until midnight of this day any owner may cancel, and we send no money.',
  },
  recording: {
    done: 'The county has your deed',
    ahead: 'We send your deed to the county',
    about: 'The county writes our lien into its records. Some counties take a few days.',
  },
  funding: {
    done: 'Your money has arrived',
    ahead: 'We send your money',
    about: 'Two team members do a final review, then it goes out. It arrives one or two banking days later.',
  },
  payoffs: {
    done: 'Your other debts are paid',
    ahead: 'We pay the debts you chose',
    about: 'Keep paying them until their statement shows nothing owed.',
  },
  firstPayment: {
    done: 'First payment',
    ahead: 'Your first payment is due',
    about: 'We send a statement at least 21 days before. Payments fall on the same day of each month.',
  },
};

/** Where the application rests too long, the day that was expected is not promised again. */
export function dayNote({ what, on, state, isExpected }: Day, isLate = false): string {
  const { about } = dayWords[what];
  if (on === null || (isLate && isExpected && state !== 'done')) return about;
  const day = isExpected ? `Expected ${sayDay(on)}` : sayDay(on);
  return state === 'done' ? day : `${day}. ${about}`;
}

export interface Headline {
  readonly title: string;
  readonly lead: string;
}

/** Nothing is to come any more but payments. */
export function isLineOpen({ days, money }: ClosingDays): boolean {
  return money?.isReturned !== true && days.every(({ what, state }) => state === 'done' || what === 'firstPayment');
}

/** An account that was changed after signing comes first: what the days say of the money does not hold meanwhile. */
function holdHeadline({ money, timeZone }: ClosingDays): Headline | undefined {
  const hold = money?.accountHold;
  if (!hold || (hold.isOver && hold.isConfirmed)) return undefined;
  if (hold.isConfirmed)
    return {
      title: 'Your new account is confirmed',
      lead: `Your money can go out from ${sayMoment(hold.until, timeZone)}. Nothing more is needed from you.`,
    };
  return {
    title: 'Confirm your new account',
    lead:
      hold.triesLeft === 0
        ? 'Please call us to confirm it.'
        : 'Enter the code we emailed you. Your money waits for it.',
  };
}

export function headline(closing: ClosingDays, isLate = false): Headline {
  const { days, money } = closing;
  const held = holdHeadline(closing);
  if (held) return held;
  const now = days.find(({ state }) => state === 'now');
  if (money?.isReturned && money.isAnswered)
    return {
      title: 'We are looking at your account',
      lead: `Thank you. Our team is reviewing what you sent${isLate ? '' : ', usually within one business day'}. Then we send the money again.`,
    };
  if (money?.isReturned)
    return {
      title: 'Your bank sent the money back',
      lead: 'Nothing is lost: the money is with us. Tell us another account of yours below, and we send it there.',
    };
  switch (now?.what) {
    case 'signed':
      return { title: 'Your part is done', lead: 'The other owners still have to sign. Nothing is needed from you.' };
    case 'rescission':
      return {
        title: 'You have signed',
        lead: `You can still change your mind until midnight of ${sayDay(now.on)}. After that we record your deed and send your money.`,
      };
    case 'recording':
      return { title: 'We are recording your deed', lead: 'Nothing is needed from you. Your money is the next step.' };
    case 'funding':
      return {
        title: 'Your money is next',
        lead: `${isLate ? '' : `We expect to send it on ${sayDay(now.on)}. `}Nothing is needed from you.`,
      };
    case 'payoffs':
      return { title: 'Your money is on its way', lead: 'Now we pay the debts that you chose to pay off.' };
    default:
      return {
        title: 'Your line is open',
        lead: `The money has been sent. Your first payment is due on ${sayDay(now?.on ?? null)}.`,
      };
  }
}
