/**
 * A notary session by video, told by its journal: what has happened, what may happen next, and who may do it. The journal
 * is the record the law asks a notary to keep; how things stand is only ever read off it.
 */
import * as words from '#core/words/en/notary/session.ts';

export const journalWords = {
  opened: words.opened,
  claimed: words.claimed,
  released: words.released,
  joined: words.joined,
  left: words.left,
  questionsAsked: words.questionsAsked,
  questionsPassed: words.questionsPassed,
  questionsFailed: words.questionsFailed,
  identityConfirmed: words.identityConfirmed,
  calledToSign: words.calledToSign,
  signed: words.signed,
  sealed: words.sealed,
  failed: words.failed,
} as const;
export type JournalWord = keyof typeof journalWords;

/** Why no deed came of it; the first three are the notary platform's own words. */
export const failureReasons = {
  identityNotProved: words.identityNotProved,
  noCamera: words.noCamera,
  notaryDeclined: words.notaryDeclined,
} as const;
export type FailureReason = keyof typeof failureReasons;

export interface JournalEntry {
  readonly what: JournalWord;
  /** Who did it; null when it was the system. */
  readonly by: string | null;
  /** Whom it is about. */
  readonly about: string | null;
}

export interface Participant {
  readonly identityUuid: string;
  readonly name: string;
}

interface Seat extends Participant {
  readonly isPresent: boolean;
  readonly isProved: boolean;
  readonly isConfirmed: boolean;
  readonly hasSigned: boolean;
}

export interface Standing {
  readonly state: 'waiting' | 'claimed' | 'sealed' | 'failed';
  readonly notaryUuid: string | null;
  readonly isNotaryPresent: boolean;
  readonly seats: readonly Seat[];
  /** Whose turn it is to sign. */
  readonly turn: string | null;
}

export function standingOf(participants: readonly Participant[], journal: readonly JournalEntry[]): Standing {
  let standing: Standing = {
    state: 'waiting',
    notaryUuid: null,
    isNotaryPresent: false,
    seats: participants.map((one) => ({
      ...one,
      isPresent: false,
      isProved: false,
      isConfirmed: false,
      hasSigned: false,
    })),
    turn: null,
  };
  for (const entry of journal) standing = after(standing, entry);
  return standing;
}

function after(standing: Standing, { what, by, about }: JournalEntry): Standing {
  const seated = (change: Partial<Seat>): Standing => ({
    ...standing,
    seats: standing.seats.map((seat) => (seat.identityUuid === about ? { ...seat, ...change } : seat)),
  });
  switch (what) {
    case 'claimed':
      return { ...standing, state: 'claimed', notaryUuid: by };
    case 'released':
      return { ...standing, state: 'waiting', notaryUuid: null, isNotaryPresent: false, turn: null };
    case 'joined':
    case 'left': {
      const isPresent = what === 'joined';
      return by === standing.notaryUuid ? { ...standing, isNotaryPresent: isPresent } : seated({ isPresent });
    }
    case 'questionsPassed':
      return seated({ isProved: true });
    case 'identityConfirmed':
      return seated({ isConfirmed: true });
    case 'calledToSign':
      return { ...standing, turn: about };
    case 'signed':
      return { ...seated({ hasSigned: true }), turn: null };
    case 'sealed':
      return { ...standing, state: 'sealed', turn: null };
    case 'failed':
      return { ...standing, state: 'failed', turn: null };
    default:
      return standing;
  }
}

const isRunning = ({ state }: Standing) => state === 'waiting' || state === 'claimed';

/** Why this may not happen now, as a sentence; undefined when it may. */
export function journalRefusal(standing: Standing, { what, by, about }: JournalEntry): string | undefined {
  if (!isRunning(standing)) return words.sessionIsOver;
  const { state, notaryUuid, seats, turn } = standing;
  const seat = seats.find(({ identityUuid }) => identityUuid === about);
  const isNotary = by !== null && by === notaryUuid;
  const refusals: Partial<Record<JournalWord, string | false>> = {
    claimed: state !== 'waiting' && words.anotherNotaryHasThisSession,
    released:
      (!isNotary && words.onlyTheNotaryWhoHas) ||
      (seats.some(({ hasSigned }) => hasSigned) && words.someoneHasSignedFinishThe),
    questionsAsked: seat?.isProved === true && words.questionsAreAnswered,
    identityConfirmed: (!isNotary && words.onlyTheNotaryCanConfirm) || (!seat?.isProved && words.theyHaveToAnswerThe),
    calledToSign:
      (!isNotary && words.onlyTheNotaryCanAsk) ||
      (!seat?.isConfirmed && words.confirmFirstWhoTheyAre) ||
      (seat?.hasSigned === true && words.theyHaveSigned),
    signed: (by !== about && words.noOneSignsForAnother) || (turn !== about && words.notaryHasNotAskedYou),
    sealed:
      (!isNotary && words.onlyTheNotaryCanSeal) ||
      (!seats.every(({ hasSigned }) => hasSigned) && words.notEveryoneHasSigned),
    failed: by !== null && !isNotary && words.onlyTheNotaryCanEnd,
  };
  if (about !== null && !seat) return words.noOneOfThatIdentity;
  return refusals[what] || undefined;
}
