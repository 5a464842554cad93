/** Who is calling. Made once per request from the session, and the only thing authorization looks at. */
import { type Parties, partiesOf } from '#core/application/parties.ts';
import { isConflictOfInterest, type Known, type Role } from '#core/roles.ts';
import { Failure } from './failure.ts';

export interface Visitor {
  readonly roles: readonly [];
}

export type HeldRole = Exclude<Role, 'visitor'>;

export interface Person {
  /** All that they hold at once: a customer is signed in as one of them, staff work with every role they were given. */
  readonly roles: readonly HeldRole[];
  readonly identityUuid: string;
  /** The organization of the account: every query of this request runs inside it. */
  readonly orgCode: string;
  readonly sessionId: string;
  /** Of staff: who they are beside their account. It comes with the session. */
  readonly known?: Omit<Known, 'identityUuid'>;
}

export type Actor = Visitor | Person;

export const visitor: Visitor = { roles: [] };

export const isVisitor = (actor: Actor): actor is Visitor => !('identityUuid' in actor);

/** Signed in to sign: not a permission, but which of the two customers they are here. */
export const isSigner = ({ roles }: Pick<Person, 'roles'>): boolean => roles.includes('signer');

const unknown: Omit<Known, 'identityUuid'> = { emails: [], phones: [], addresses: [], ssnMark: null };

/** Whether it is their own application, or that of someone they share an email, a phone, a number or an address with. */
export function isTheirOwn({ identityUuid, known = unknown }: Person, application: Parties): boolean {
  return isConflictOfInterest({ identityUuid, ...known }, partiesOf(application));
}

/** For calls whose row lets no visitor in. */
export function personOf(actor: Actor): Person {
  if (isVisitor(actor)) throw new Failure('unauthenticated');
  return actor;
}
