/** Who is calling. Made once per request from the session, and the only thing authorisation looks at. */
import type { Role } from '#core/roles.ts';
import { Failure } from './failure.ts';

export interface Visitor {
  readonly role: 'visitor';
}

export interface Person {
  readonly role: Exclude<Role, 'visitor' | 'system' | 'vendor'>;
  readonly identityUuid: string;
  /** The organisation of the account: every query of this request runs inside it. */
  readonly orgCode: string;
  readonly sessionId: string;
}

export type Actor = Visitor | Person;

export const visitor: Visitor = { role: 'visitor' };

/** For calls whose row lets no visitor in. */
export function personOf(actor: Actor): Person {
  if (actor.role === 'visitor') throw new Failure('unauthenticated');
  return actor;
}
