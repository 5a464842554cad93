/** A ticket into one room for one browser: sealed by us, good for half a minute and for one time, and worth nothing elsewhere. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../secret.ts';

const lifeMs = 30_000;

/** Who may sit in which room. */
export interface RoomSeat {
  readonly orgCode: string;
  readonly sessionUuid: string;
  readonly identityUuid: string;
  readonly isNotary: boolean;
}

/** What is written on a ticket. By its id it is known when it is shown a second time. */
export interface Ticket {
  readonly id: string;
  readonly untilMs: number;
  readonly seat: RoomSeat;
}

export function createTickets(secret: Secret, now: () => number) {
  const mac = (body: string) => createHmac('sha256', secret.reveal()).update(body).digest();
  return {
    issue: (seat: RoomSeat): string => {
      const ticket: Ticket = { id: randomBytes(16).toString('base64url'), untilMs: now() + lifeMs, seat };
      const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return `${body}.${mac(body).toString('base64url')}`;
    },
    /** Undefined for one that is not ours, or too old. */
    read: (ticket: string): Ticket | undefined => {
      const [body = '', seal = ''] = ticket.split('.');
      const [given, right] = [Buffer.from(seal, 'base64url'), mac(body)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const read = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
      return read.untilMs >= now() ? read : undefined;
    },
  };
}
