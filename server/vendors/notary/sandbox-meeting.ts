/**
 * The video room of a sandbox notary. Everyone takes a seat, proves who they are by answering questions, and signs; the
 * deed is signed when the last has. A meeting ends once: after two failed quizzes, without a camera, or when the notary
 * will not, there is no deed from this room.
 */
import { createQuizzes, type Quizzes } from '../identity/sandbox-quiz.ts';
import { personaFor } from '../personas.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { type Shelf, shelfOf } from '../sandbox/shelf.ts';
import type { NotaryFinding, NotaryWindow } from './port.ts';

/** What the room remembers of a meeting. */
export interface Room {
  readonly participants: readonly { readonly identityUuid: string; readonly name: string }[];
  readonly expiresAt: string;
}

interface House {
  readonly shelf: Shelf;
  readonly quizzes: Quizzes;
  readonly now: () => Date;
  say(reference: string, finding: NotaryFinding): Promise<void>;
}

export function createRooms(sandbox: Sandbox, now: () => Date) {
  const house: House = {
    shelf: shelfOf(sandbox, 'notary'),
    quizzes: createQuizzes(sandbox, 'notary', now),
    now,
    say: (reference, finding) =>
      sandbox.tell('notary', reference, { kind: `meeting.${finding.outcome}`, content: finding }),
  };
  const window: NotaryWindow = {
    takeSeat: (reference, identityUuid) => takeSeat(house, reference, identityUuid),
    answerQuestions: (reference, identityUuid, choices) => answerQuestions(house, reference, identityUuid, choices),
    signDeed: (reference, identityUuid) => signDeed(house, reference, identityUuid),
  };
  return { window, furnish: (reference: string, room: Room) => house.shelf.keep(`room ${reference}`, room) };
}

async function enter({ shelf, now }: House, reference: string, identityUuid: string) {
  const room = await shelf.find<Room>(`room ${reference}`);
  const seat = room?.participants.find((one) => one.identityUuid === identityUuid);
  if (!room || !seat || Date.parse(room.expiresAt) < now().getTime()) return undefined;
  const isEnded = (await shelf.find(`end ${reference}`)) !== undefined;
  return isEnded ? undefined : { room, persona: personaFor('lastName', seat.name, 'notary')?.answer, name: seat.name };
}

/** The first ending stands; anyone who brings another is too late. */
async function end({ shelf, say }: House, reference: string, finding: NotaryFinding): Promise<void> {
  await shelf.keep(`end ${reference}`, finding);
  const first = await shelf.find<NotaryFinding>(`end ${reference}`);
  if (first) await say(reference, first);
}

async function takeSeat(house: House, reference: string, identityUuid: string) {
  const entered = await enter(house, reference, identityUuid);
  if (entered?.persona === 'noCamera') await end(house, reference, { outcome: 'failed', why: 'noCamera' });
  if (!entered || entered.persona === 'noCamera') return { outcome: 'ended' } as const;
  const seat = `${reference} ${identityUuid}`;
  const quiz = await quizOf(house, seat);
  const asked = await house.quizzes.askQuestions({
    key: seedOf(seat).uuid(quiz),
    identityUuid: seat,
    name: entered.name,
  });
  if (asked.outcome === 'asked') await house.shelf.keep(`${quiz} ${seat}`, asked.quizId);
  return asked;
}

/** Which of a person's two quizzes it is now. */
async function quizOf({ shelf }: House, seat: string): Promise<'first' | 'second'> {
  return (await shelf.find(`failed ${seat}`)) === undefined ? 'first' : 'second';
}

async function answerQuestions(house: House, reference: string, identityUuid: string, choices: readonly number[]) {
  const seat = `${reference} ${identityUuid}`;
  const quizId = (await house.shelf.find<string>(`${await quizOf(house, seat)} ${seat}`)) ?? 'never asked';
  const check = await house.quizzes.checkAnswers({ key: seedOf(seat).uuid(quizId), quizId, choices });
  if (check.outcome === 'passed') await house.shelf.keep(`proved ${seat}`, true);
  else if (check.triesLeft > 0) await house.shelf.keep(`failed ${seat}`, true);
  else if (await enter(house, reference, identityUuid))
    await end(house, reference, { outcome: 'failed', why: 'identityNotProved' });
  return check;
}

async function signDeed(house: House, reference: string, identityUuid: string): Promise<boolean> {
  const { shelf, say, now } = house;
  // The last signature closes the room. Someone who asks again, because an answer was lost, hears that theirs counted.
  const over = await shelf.find<NotaryFinding>(`end ${reference}`);
  if (over?.outcome === 'signed') return (await shelf.find(`signed ${reference} ${identityUuid}`)) !== undefined;
  const entered = await enter(house, reference, identityUuid);
  if (!entered || !(await shelf.find(`proved ${reference} ${identityUuid}`))) return false;
  if (entered.persona === 'declined') {
    await end(house, reference, { outcome: 'failed', why: 'notaryDeclined' });
    return false;
  }
  await shelf.keep(`signed ${reference} ${identityUuid}`, true);
  await say(reference, { outcome: 'accepted', identityUuid });
  const signed = await Promise.all(
    entered.room.participants.map((one) => shelf.find(`signed ${reference} ${one.identityUuid}`)),
  );
  if (signed.every((one) => one !== undefined))
    await end(house, reference, { outcome: 'signed', signedAt: now().toISOString() });
  return true;
}
