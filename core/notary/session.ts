/**
 * A notary session by video, told by its journal: what has happened, what may happen next, and who may do it. The journal
 * is the record the law asks a notary to keep; how things stand is only ever read off it.
 */
export const journalWords = {
  opened: 'The session was opened',
  claimed: 'A notary took the session',
  released: 'The notary gave the session back',
  joined: 'Came into the room',
  left: 'Left the room',
  questionsAsked: 'Was asked questions only they should be able to answer',
  questionsPassed: 'Answered the questions',
  questionsFailed: 'Did not answer the questions',
  identityConfirmed: 'The notary compared face and identity document',
  calledToSign: 'Was asked to sign',
  signed: 'Signed the security instrument',
  sealed: 'The notary sealed the instrument',
  failed: 'The session ended without a signature',
} as const;
export type JournalWord = keyof typeof journalWords;

/** Why no deed came of it; the first three are the notary platform's own words. */
export const failureReasons = {
  identityNotProved: 'Someone could not prove who they are',
  noCamera: 'Camera, microphone or connection did not do',
  notaryDeclined: 'I may not notarize this: doubt about will or understanding, or a mistake in the papers',
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
  if (!isRunning(standing)) return 'This session is over.';
  const { state, notaryUuid, seats, turn } = standing;
  const seat = seats.find(({ identityUuid }) => identityUuid === about);
  const isNotary = by !== null && by === notaryUuid;
  const refusals: Partial<Record<JournalWord, string | false>> = {
    claimed: state !== 'waiting' && 'Another notary has this session.',
    released:
      (!isNotary && 'Only the notary who has the session can give it back.') ||
      (seats.some(({ hasSigned }) => hasSigned) && 'Someone has signed: finish the session, or end it with a reason.'),
    questionsAsked: seat?.isProved === true && 'The questions are answered.',
    identityConfirmed:
      (!isNotary && 'Only the notary can confirm who someone is.') ||
      (!seat?.isProved && 'They have to answer the questions first.'),
    calledToSign:
      (!isNotary && 'Only the notary can ask someone to sign.') ||
      (!seat?.isConfirmed && 'Confirm first who they are.') ||
      (seat?.hasSigned === true && 'They have signed.'),
    signed: (by !== about && 'No one signs for another.') || (turn !== about && 'The notary has not asked you yet.'),
    sealed:
      (!isNotary && 'Only the notary can seal the instrument.') ||
      (!seats.every(({ hasSigned }) => hasSigned) && 'Not everyone has signed.'),
    failed: by !== null && !isNotary && 'Only the notary can end the session.',
  };
  if (about !== null && !seat) return 'No one of that identity is in this session.';
  return refusals[what] || undefined;
}
