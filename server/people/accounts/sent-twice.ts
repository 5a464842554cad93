/**
 * The same registration sent twice: the answer to the first may have been lost. The same key with the same content gives
 * the session that the first one opened, for a while; with other content it is refused.
 */
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Queryable } from '../../store/database.ts';
import { keepRegistration, readRegistration } from '../../store/registration-answers.ts';
import type { Vault } from '../../store/vault.ts';
import type { Caller } from './caller.ts';
import type { Opened, Sessions } from './sessions.ts';

/** The key a registration came with, and a mark of its content. */
export interface Asked {
  readonly key: string;
  readonly mark: string;
}

export type OpenedAgain = Opened & { readonly isAgain?: true };

const seedOf = ({ key, mark }: Asked) => `registration ${key} ${mark}`;

export function createSentTwice(sessions: Sessions, mark: Vault['mark']) {
  return {
    asked: (key: string | undefined, content: readonly string[]): Asked | undefined =>
      key === undefined ? undefined : { key, mark: mark('registration', JSON.stringify([key, ...content])) },

    /** Opens the session so that it can be given again. */
    async open(
      tx: Queryable,
      { orgCode, identityUuid }: Pick<Person, 'orgCode' | 'identityUuid'>,
      asked: Asked | undefined,
      caller: Caller,
    ): Promise<OpenedAgain> {
      const holder = { orgCode, identityUuid, kind: 'customer', roles: ['borrower'] } as const;
      const opened = await sessions.open(tx, holder, caller, null, asked && seedOf(asked));
      if (asked) {
        const made = { contentMark: asked.mark, identityUuid, sessionId: opened.person.sessionId };
        if (!(await keepRegistration(tx, orgCode, asked.key, made))) throw new Failure('keyReused');
      }
      return opened;
    },

    /** The session that this very request opened a moment ago, while it stands and no second factor has made more of it. */
    async again(
      tx: Queryable,
      orgCode: string,
      asked: Asked | undefined,
      caller: Caller,
    ): Promise<OpenedAgain | undefined> {
      const known = asked && (await readRegistration(tx, orgCode, asked.key));
      if (!known) return undefined;
      if (known.contentMark !== asked.mark) throw new Failure('keyReused');
      const opened = known.isRecent ? await sessions.again(orgCode, known.sessionId, caller, seedOf(asked)) : undefined;
      return opened && { ...opened, isAgain: true };
    },
  };
}
