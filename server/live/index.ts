/**
 * Sockets. Promises: every channel of the table below is kept by the same rules; no one is heard before a ticket of theirs
 * was taken, and no one hears what is not for their seat. Hides the bus between processes.
 */
import type { Following } from '../lending/following/index.ts';
import type { NotaryMeetings } from '../lending/notary/index.ts';
import type { CaseLive } from '../office/cases/index.ts';
import type { Conversations } from '../support/conversations/index.ts';
import { caseChannel } from './case.ts';
import { chatChannel } from './chat.ts';
import { ticketMs } from './manners.ts';
import { notaryChannel } from './notary.ts';
import { ownChannel } from './own.ts';
import { openRoom, type Room } from './room.ts';
import type { Lines } from './seat.ts';
import { waitingRoom } from './waiting-room.ts';

interface Modules extends Lines {
  readonly notary: Pick<NotaryMeetings, 'admit' | 'leave'>;
  readonly conversations: Pick<Conversations, 'socket'>;
  readonly caseLive: Pick<CaseLive, 'admit' | 'topic' | 'attend'>;
  readonly following: Pick<Following, 'admit' | 'topic' | 'attend'>;
}

export type Live = ReturnType<typeof createLive>;

export function createLive({ notary, conversations, caseLive, following, ...lines }: Modules) {
  /** The table of channels, one row each. */
  const rooms: readonly Room[] = [
    openRoom(notaryChannel(notary), lines),
    openRoom(chatChannel(conversations.socket), lines),
    openRoom(caseChannel(caseLive), lines),
    openRoom(ownChannel(following), lines),
  ];
  return {
    rooms,
    /** One for all channels: a socket without a ticket costs the same on each. */
    waiting: waitingRoom(),
    /** When there is room again. */
    retryAfterS: Math.ceil(ticketMs / 1000),
  };
}
