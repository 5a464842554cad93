/** A ticket into one room for one browser: sealed by us, good for half a minute, and worth nothing elsewhere. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../secret.ts';

const lifeMs = 30_000;

/** Who may sit in which room. */
export interface RoomSeat {
  readonly orgCode: string;
  readonly sessionUuid: string;
  readonly identityUuid: string;
  readonly isNotary: boolean;
}

export function createTickets(secret: Secret, now: () => number) {
  const mac = (body: string) => createHmac('sha256', secret.reveal()).update(body).digest();
  return {
    issue: (seat: RoomSeat): string => {
      const body = Buffer.from(JSON.stringify({ ...seat, untilMs: now() + lifeMs })).toString('base64url');
      return `${body}.${mac(body).toString('base64url')}`;
    },
    /** Undefined for one that is not ours, or too old. */
    read: (ticket: string): RoomSeat | undefined => {
      const [body = '', seal = ''] = ticket.split('.');
      const [given, right] = [Buffer.from(seal, 'base64url'), mac(body)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { untilMs, ...seat } = JSON.parse(Buffer.from(body, 'base64url').toString()) as RoomSeat & {
        untilMs: number;
      };
      return untilMs >= now() ? seat : undefined;
    },
  };
}
