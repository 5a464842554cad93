/** A note that we hand out and know again: sealed by us, good for a while, and worth nothing for another purpose. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from './secret.ts';

interface Written<T> {
  /** By it a note is known when it is shown a second time. */
  readonly id: string;
  readonly untilMs: number;
  readonly says: T;
}

export function sealedNotes<T>(secret: Secret, purpose: string, lifeMs: number, now: () => Date) {
  const mac = (body: string) => createHmac('sha256', secret.reveal()).update(`${purpose}|${body}`).digest();
  return {
    issue: (says: T): string => {
      const note: Written<T> = { id: newToken(), untilMs: now().getTime() + lifeMs, says };
      const body = Buffer.from(JSON.stringify(note)).toString('base64url');
      return `${body}.${mac(body).toString('base64url')}`;
    },
    /** Undefined for one that is not ours, of another purpose, or too old. */
    read: (text: string): Written<T> | undefined => {
      const [body = '', seal = ''] = text.split('.');
      const [given, right] = [Buffer.from(seal, 'base64url'), mac(body)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const read = JSON.parse(Buffer.from(body, 'base64url').toString()) as Written<T>;
      return read.untilMs >= now().getTime() ? read : undefined;
    },
  };
}

/** What no one can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All that is kept of it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
