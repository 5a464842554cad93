/**
 * Whose conversation it is. The login decides; a visitor shows the token they were given. Another person's conversation and
 * one that does not exist are answered alike.
 */
import { chatTimings } from '#core/chat/timings.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/chat/alerts.ts';
import { type Actor, isVisitor, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { hashOfToken, sealedNotes } from '../../sealed-note.ts';
import type { Secret } from '../../secret.ts';
import { byToken, type ConversationRow, readConversation } from '../../store/conversations.ts';
import type { Database, Tx } from '../../store/database.ts';

/** Who calls, from whose pages, and what they show. */
export interface Caller {
  readonly actor: Actor;
  readonly orgCode: string;
  readonly token?: string | undefined;
}

export interface AccessDeps {
  readonly database: Database;
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly secret: Secret;
  readonly now: () => Date;
}

/** A borrower or a signer; staff are no one's customer here. */
export function customerOf(actor: Actor): Person | undefined {
  return !isVisitor(actor) && mayDo(actor.roles, 'useBorrowerSite') ? actor : undefined;
}

const invalidToken = () => new Failure('unauthenticated', { message: words.tokenStateIsInvalid });

export type Access = ReturnType<typeof createAccess>;

export function createAccess({ database, canonicalOf, secret, now }: AccessDeps) {
  const nonces = sealedNotes<{ sessionId: string }>(secret, 'chat nonce', chatTimings.nonceLifeMs, now);

  const homeOf = ({ actor, orgCode }: Caller): string => {
    const home = customerOf(actor)?.orgCode ?? canonicalOf(orgCode);
    if (home === undefined) throw new Failure('notFound');
    return home;
  };

  async function isTheirs(tx: Tx, caller: Caller, row: ConversationRow, at: Date): Promise<boolean> {
    if (row.identityUuid !== null) return customerOf(caller.actor)?.identityUuid === row.identityUuid;
    if (caller.token === undefined) return false;
    const shown = await byToken(tx, row.orgCode, hashOfToken(caller.token), at);
    if (shown?.uuid !== row.uuid) return false;
    // A token that was right and has run out is said to be so: nothing is told that its bearer did not know.
    if (row.expiresAt <= at) throw invalidToken();
    return true;
  }

  return {
    homeOf,
    invalidToken,
    /** The conversation, where it is theirs; else the answer that there is none. */
    find: async (caller: Caller, uuid: string): Promise<ConversationRow> => {
      const orgCode = homeOf(caller);
      return database.inOrg(orgCode, async (tx, at) => {
        const row = await readConversation(tx, orgCode, uuid);
        if (!row || !(await isTheirs(tx, caller, row, at))) throw new Failure('notFound');
        return row;
      });
    },
    isTheirs,
    issueNonce: ({ sessionId }: Person): string => nonces.issue({ sessionId }),
    /** A nonce counts for the login it was given to, and for no other. */
    mustBeOwnNonce: (actor: Actor, nonce: string | null | undefined): void => {
      if (nonce === null || nonce === undefined || nonce === '') return;
      const customer = customerOf(actor);
      const says = nonces.read(nonce)?.says;
      if (!customer || says?.sessionId !== customer.sessionId) throw invalidToken();
    },
  };
}
