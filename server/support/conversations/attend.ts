/**
 * One socket of a conversation, or of the desk. Promises: each listener gets every message once and in order, whatever the
 * bus loses, because each look reads the table after what was sent; what one socket sends is kept in the order it came.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { said as saidSchema } from '#core/chat/message.ts';
import { redact } from '#core/chat/redaction.ts';
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatHeard, ChatRequest } from '#core/contract/chat.ts';
import { type Person, visitor } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { touchAgent } from '../../store/chat-desk.ts';
import { type ConversationRow, noteHere, openContact, readConversation } from '../../store/conversations.ts';
import { together } from '../../store/database.ts';
import type { Engine, Word } from './engine.ts';
import type { Hours } from './hours.ts';
import type { PersonSide } from './person.ts';
import { entriesOf, standingOf } from './show.ts';

/** Whose socket it is: a person's, of one conversation; or an agent's, of everything in their organization. */
export type ChatSeat =
  | {
      readonly side: 'person';
      readonly orgCode: string;
      readonly uuid: string;
      readonly roles: Person['roles'];
      readonly identityUuid: string | null;
      /** The login, for as long as which the socket lasts; null for a visitor. */
      readonly sessionId: string | null;
    }
  | {
      readonly side: 'agent';
      readonly orgCode: string;
      readonly agentUuid: string;
      readonly name: string;
      readonly sessionId: string;
    };

type Speech = Exclude<ChatRequest, { kind: 'enter' }>;
type Send = (heard: ChatHeard) => void;

/** The browser at the other end. */
export interface ChatLine {
  send(heard: ChatHeard): void;
  hangUp(): void;
}

export interface Attendance {
  hear(word: Word): void;
  say(speech: Speech): void;
  /** Every ten seconds: looks by itself, in case word was lost. */
  tick(): void;
  leave(): void;
}

export interface AttendDeps {
  readonly engine: Engine;
  /** The hours as they were within the last second: each message makes every socket of its conversation look. */
  readonly recentHours: Hours['of'];
  readonly person: Pick<PersonSide, 'say' | 'noteRead'>;
  readonly now: () => Date;
}

const pageMax = 200;
/** Someone who writes too fast is slowed down, not refused; so much may wait of one socket. */
const slowDownMs = 500;
const waitingMax = 200;

export function attend(deps: AttendDeps, seat: ChatSeat, after: number, line: ChatLine): Attendance {
  return seat.side === 'person' ? attendPerson(deps, seat, after, line) : attendAgent(deps, seat, line.send);
}

type PersonSeat = Extract<ChatSeat, { side: 'person' }>;

function attendPerson(deps: AttendDeps, seat: PersonSeat, after: number, line: ChatLine): Attendance {
  const { send } = line;
  const { engine, now } = deps;
  const { uuid } = seat;
  const look = lookOut(deps, seat, after, send);
  const preview = atMostEvery(chatTimings.typingPreviewMs, now);
  let [isBroken, waiting] = [false, 0];
  const giveUp = () => {
    isBroken = true;
    line.hangUp();
  };
  let sending: Promise<unknown> = Promise.resolve();
  look.asHere();
  return {
    hear: (word) => {
      if (word.uuid !== uuid) return;
      if (word.kind === 'changed') return look();
      if (word.by === 'agent') send({ kind: 'typing', author: word.author ?? '' });
    },
    say: (speech) => {
      if (speech.kind === 'typing') {
        if (preview()) void passTyping(deps, seat, speech.text);
        return;
      }
      if (waiting >= waitingMax) return giveUp();
      waiting += 1;
      const work =
        speech.kind === 'send'
          ? () => sayInTime(deps, seat, speech, { send, latest: look.latest, isOver: () => isBroken })
          : () => noteRead(deps, seat, speech.seq);
      // What comes after a message that could not be kept must not be kept before it: the browser comes back and sends all again.
      sending = sending
        .then(() => (isBroken ? undefined : work()))
        .catch((err: unknown) => {
          engine.log.warn({ err }, 'a word on a socket could not be kept');
          giveUp();
        })
        .finally(() => {
          waiting -= 1;
        });
    },
    tick: look.asHere,
    leave: () => {
      isBroken = true;
      look.stop();
    },
  };
}

/** What came after a message and where the conversation stands, read in one transaction; it may note that someone is here. */
async function newsOf({ engine, recentHours }: AttendDeps, seat: PersonSeat, last: number, hereAt: Date | undefined) {
  const { orgCode, uuid } = seat;
  const open = await recentHours(orgCode);
  return engine.database.inOrg(
    orgCode,
    async (tx, _now, row: ConversationRow | undefined) => {
      if (!row) return undefined;
      const [entries, standing] = await together([
        row.lastSeq > last ? entriesOf(tx, engine.vault, row, { after: last, max: pageMax }) : [],
        standingOf(tx, row, open),
      ]);
      return { row, entries, standing };
    },
    (tx) => (hereAt ? noteHere(tx, orgCode, uuid, hereAt) : readConversation(tx, orgCode, uuid)),
  );
}

/** Sends what is after the last that was sent, and where the conversation stands when that has changed. */
function lookOut(deps: AttendDeps, seat: PersonSeat, after: number, send: Send) {
  let [last, told] = [after, ''];
  let [isLooking, isDue, isGone, isHere] = [false, false, false, false];
  let latest: ConversationRow | undefined;
  const once = async (): Promise<boolean> => {
    const hereAt = isHere ? deps.now() : undefined;
    isHere = false;
    const found = await newsOf(deps, seat, last, hereAt);
    latest = found?.row;
    if (!found || isGone) return false;
    for (const entry of found.entries) {
      send({ kind: 'entry', entry });
      last = entry.seq;
    }
    const news = JSON.stringify({ ...found.standing, lastSeq: 0 });
    if (news !== told) send({ kind: 'standing', standing: found.standing });
    told = news;
    return found.standing.lastSeq > last;
  };
  const look = (): void => {
    isDue = true;
    if (isLooking || isGone) return;
    isLooking = true;
    void (async () => {
      try {
        while (isDue && !isGone) {
          isDue = false;
          if (await once()) isDue = true;
        }
      } catch (err) {
        deps.engine.log.warn({ err }, 'a socket could not be told what is new');
      } finally {
        isLooking = false;
      }
    })();
  };
  return Object.assign(look, {
    /** The same, and notes that a browser of the person is here. */
    asHere: () => {
      isHere = true;
      look();
    },
    /** As it was when it was last looked at. */
    latest: () => latest,
    stop: () => {
      isGone = true;
    },
  });
}

type Sending = Extract<Speech, { kind: 'send' }>;

interface SocketNow {
  readonly send: Send;
  readonly latest: () => ConversationRow | undefined;
}

/** One that is too fast waits its turn, and so does all that was written after it. */
async function sayInTime(
  deps: AttendDeps,
  seat: PersonSeat,
  speech: Sending,
  at: SocketNow & { readonly isOver: () => boolean },
): Promise<void> {
  while (!at.isOver() && !(await sayAloud(deps, seat, speech, at))) await sleep(slowDownMs);
}

/** False where it must wait. */
async function sayAloud(
  { engine, person }: AttendDeps,
  { orgCode, uuid, roles, identityUuid, sessionId }: PersonSeat,
  speech: Sending,
  { send, latest }: SocketNow,
): Promise<boolean> {
  const { kind: _, ...given } = speech;
  const { clientKey } = given;
  const actor = identityUuid === null || sessionId === null ? visitor : { roles, identityUuid, orgCode, sessionId };
  try {
    const read = v.safeParse(saidSchema, given);
    if (!read.success) throw new Failure('invalid', { message: read.issues[0].message });
    const known = latest();
    // What the chatbot does not answer any more it never does again: then what was seen last is enough.
    const row =
      known && known.state !== 'withBot'
        ? known
        : await engine.database.inOrg(orgCode, (tx) => readConversation(tx, orgCode, uuid));
    const { entry, notice } = await person.say({ actor }, row ?? gone(), read.output);
    send({ kind: 'taken', clientKey, seq: entry.seq, notice });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'tooMany') return false;
    send({ kind: 'refused', clientKey, message: error.message });
  }
  return true;
}

async function noteRead({ engine, person }: AttendDeps, { orgCode, uuid }: PersonSeat, seq: number): Promise<void> {
  const row = await engine.database.inOrg(orgCode, (tx) => readConversation(tx, orgCode, uuid));
  if (row && row.personReadSeq < seq) await person.noteRead(row, seq);
}

/** An agent sees what is being written, without what must not be: the person is told so. It is kept nowhere. */
async function passTyping({ engine }: AttendDeps, { orgCode, uuid }: PersonSeat, text: string): Promise<void> {
  const author = await engine.database.inOrg(orgCode, async (tx) => {
    const row = await readConversation(tx, orgCode, uuid);
    return row?.state === 'withAgent' ? (await openContact(tx, engine.vault, row)).name : undefined;
  });
  if (author === undefined) return;
  const shown = redact(text).text.slice(0, 500);
  engine.wake(orgCode, { kind: 'typing', uuid, seq: 0, by: 'person', author, text: shown });
}

function attendAgent({ engine, now }: AttendDeps, seat: Extract<ChatSeat, { side: 'agent' }>, send: Send): Attendance {
  const { orgCode, agentUuid, name: author } = seat;
  const preview = atMostEvery(chatTimings.typingPreviewMs, now);
  return {
    hear: ({ kind, uuid: conversationId, seq, by, author: typist = '', text = '' }) => {
      if (kind === 'changed') return send({ kind: 'desk', conversationId, seq });
      if (by === 'person') send({ kind: 'typing', conversationId, author: typist, text });
    },
    say: (speech) => {
      const { conversationId: uuid } = speech.kind === 'typing' ? speech : {};
      if (uuid !== undefined && preview()) engine.wake(orgCode, { kind: 'typing', uuid, seq: 0, by: 'agent', author });
    },
    // A browser slows down what is in a hidden tab; the socket that is open still says that its agent is here.
    tick: () => {
      engine.database
        .inOrg(orgCode, (tx) => touchAgent(tx, orgCode, agentUuid, now()))
        .catch((err: unknown) => engine.log.warn({ err }, 'that an agent is here could not be noted'));
    },
    leave: () => {},
  };
}

/** True at most once in so long. */
function atMostEvery(ms: number, now: () => Date): () => boolean {
  let next = 0;
  return () => {
    const at = now().getTime();
    if (at < next) return false;
    next = at + ms;
    return true;
  };
}

function gone(): ConversationRow {
  throw new Failure('notFound');
}
