/** The sentences of the days after the signature. */
import * as words from '#core/words/en/closing-days.ts';
import { sayDay, sayMoment } from '#web/app/dates.ts';
import type { ClosingDays } from './closing-days.ts';

type Day = ClosingDays['days'][number];

interface DayWords {
  /** Once it has happened, and before. */
  readonly done: string;
  readonly ahead: string;
  readonly about: string;
  /** While its day cannot be known; the same unless told. */
  readonly aboutWithoutDay?: string;
}

export const dayWords: Readonly<Record<Day['what'], DayWords>> = {
  signed: {
    done: words.everyoneHasSigned,
    ahead: words.theOtherOwnersSign,
    about: words.youAreDoneWeWrite,
  },
  rescission: {
    done: words.yourTimeToCancel,
    ahead: words.yourTimeToCancelLabel,
    about: words.untilMidnightOfThisDay,
    aboutWithoutDay: words.theDaysBeginWhen,
  },
  recording: {
    done: words.theCountyHasYourDeed,
    ahead: words.weSendYourDeed,
    about: words.theCountyWritesOur,
  },
  funding: {
    done: words.yourMoneyHasArrived,
    ahead: words.weSendYourMoney,
    about: words.twoTeamMembersDo,
  },
  payoffs: {
    done: words.yourOtherDebtsArePaid,
    ahead: words.wePayTheDebts,
    about: words.keepPayingThemUntil,
  },
  firstPayment: {
    done: words.firstPayment,
    ahead: words.yourFirstPaymentIsDue,
    about: words.weSendAStatement,
  },
};

/** Where the application rests too long, the day that was expected is not promised again. */
export function dayNote({ what, on, state, isExpected }: Day, isLate = false): string {
  const { about, aboutWithoutDay = about } = dayWords[what];
  if (on === null) return aboutWithoutDay;
  if (isLate && isExpected && state !== 'done') return about;
  const day = isExpected ? words.expected(sayDay(on)) : sayDay(on);
  return state === 'done' ? day : `${day}. ${about}`;
}

/** A sentence names a day only when there is one. */
const dayOrNone = (on: string | null) => (on === null ? undefined : sayDay(on));

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
      title: words.yourNewAccountIsConfirmed,
      lead: words.yourMoneyCanGo(sayMoment(hold.until, timeZone)),
    };
  return {
    title: words.confirmYourNewAccount,
    lead: hold.triesLeft === 0 ? words.pleaseCallUsToConfirm : words.enterTheCodeWeEmailed,
  };
}

export function headline(closing: ClosingDays, isLate = false): Headline {
  const { days, money } = closing;
  const held = holdHeadline(closing);
  if (held) return held;
  const now = days.find(({ state }) => state === 'now');
  if (money?.isReturned && money.isAnswered)
    return {
      title: words.weAreLookingAtYourAccount,
      lead: words.thankYouOurTeam(isLate),
    };
  if (money?.isReturned)
    return {
      title: words.yourBankSentTheMoney,
      lead: words.nothingIsLostTheMoney,
    };
  switch (now?.what) {
    case 'signed':
      return { title: words.yourPartIsDone, lead: words.theOtherOwnersStill };
    case 'rescission':
      return {
        title: words.youHaveSigned,
        lead: words.youCanStillChange(dayOrNone(now.on)),
      };
    case 'recording':
      return { title: words.weAreRecordingYourDeed, lead: words.nothingIsNeededFrom };
    case 'funding':
      return {
        title: words.yourMoneyIsNext,
        lead: words.nothingIsNeededFromYou(isLate ? undefined : dayOrNone(now.on)),
      };
    case 'payoffs':
      return { title: words.yourMoneyIsOnIts, lead: words.nowWePayTheDebts };
    default:
      return {
        title: words.yourLineIsOpen,
        lead: words.theMoneyHasBeen(dayOrNone(now?.on ?? null)),
      };
  }
}

/** Not while the money is held up, came back, or another owner has still to sign. */
export function isToCelebrate({ money, days }: ClosingDays): boolean {
  const hold = money?.accountHold;
  const isHeld = hold != null && !(hold.isOver && hold.isConfirmed);
  return !isHeld && money?.isReturned !== true && days.some(({ what, state }) => what === 'signed' && state === 'done');
}
