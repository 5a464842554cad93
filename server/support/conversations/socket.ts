/** Tickets onto the socket, each good once and for half a minute, and the seat that a ticket gives. */
import * as words from '#core/words/en/chat/conversation.ts';
import type { Person } from '../../actor.ts';
import { sealedNotes } from '../../sealed-note.ts';
import type { Secret } from '../../secret.ts';
import { namesOf } from '../../store/chat-desk.ts';
import type { ConversationRow } from '../../store/conversations.ts';
import { spendTicket } from '../../store/spent-tickets.ts';
import { type Caller, customerOf } from './access.ts';
import { type AttendDeps, attend, type ChatLine, type ChatSeat } from './attend.ts';
import { topicOf } from './engine.ts';
import type { Hours } from './hours.ts';

const ticketMs = 30_000;

/** Of a login who it is, and which one. */
function seatOf(actor: Caller['actor']) {
  const person = customerOf(actor);
  return {
    roles: person?.roles ?? [],
    identityUuid: person?.identityUuid ?? null,
    sessionId: person?.sessionId ?? null,
  };
}

interface SocketDeps extends Omit<AttendDeps, 'recentHours'> {
  readonly hours: Pick<Hours, 'of'>;
  readonly secret: Secret;
}

export function createSocket({ secret, hours, ...given }: SocketDeps) {
  const { engine, now } = given;
  const deps = { ...given, recentHours: remembered(hours.of) };
  const { database } = engine;
  const tickets = sealedNotes<ChatSeat>(secret, 'chat ticket', ticketMs, now);
  return {
    topicOf,
    personTicket: ({ orgCode, uuid }: ConversationRow, { actor }: Caller): string =>
      tickets.issue({ side: 'person', orgCode, uuid, ...seatOf(actor) }),
    agentTicket: async ({ orgCode, identityUuid: agentUuid, sessionId }: Person): Promise<string> => {
      const names = await database.inOrg(orgCode, (tx) => namesOf(tx, orgCode, [agentUuid]));
      return tickets.issue({ side: 'agent', orgCode, agentUuid, sessionId, name: names.get(agentUuid) || words.agent });
    },
    /** Whose ticket it is, counted once. */
    admit: async (shown: string): Promise<ChatSeat | undefined> => {
      const read = tickets.read(shown);
      if (!read) return undefined;
      const { says, id, untilMs } = read;
      const isFirst = await database.inOrg(says.orgCode, (tx) =>
        spendTicket(tx, says.orgCode, id, new Date(untilMs), now()),
      );
      return isFirst ? says : undefined;
    },
    attend: (seat: ChatSeat, after: number, line: ChatLine) => attend(deps, seat, after, line),
  };
}

const rememberMs = 1000;

/** By the machine's steady clock. What failed is not remembered. */
function remembered<T>(read: (orgCode: string) => Promise<T>): (orgCode: string) => Promise<T> {
  const known = new Map<string, { readonly untilMs: number; readonly value: Promise<T> }>();
  return (orgCode) => {
    const atMs = performance.now();
    const before = known.get(orgCode);
    if (before && atMs < before.untilMs) return before.value;
    const value = read(orgCode);
    known.set(orgCode, { untilMs: atMs + rememberMs, value });
    value.catch(() => known.delete(orgCode));
    return value;
  };
}
