/**
 * The line of one's own application. Promises that only the borrower and those who sign get a ticket, that a ticket counts
 * once, and that what is heard says that something changed, never what. What staff note for each other is not heard.
 */
import type { OwnHeard } from '#core/contract/own-live.ts';
import type { Person } from '../../actor.ts';
import { type CaseName, casesTopic } from '../../case-news.ts';
import { sealedNotes } from '../../sealed-note.ts';
import type { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import { spendTicket } from '../../store/spent-tickets.ts';

const ticketMs = 30_000;

export interface FollowingSeat {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly identityUuid: string;
  readonly sessionId: string;
}

interface FollowingDeps {
  readonly database: Database;
  readonly secret: Secret;
  /** The door of the data: throws for what is another's as for what is not there. */
  readonly mayFollow: (person: Person, applicationUuid: string) => Promise<unknown>;
  readonly now: () => Date;
}

/** Of the same topic that desks hear, only what was changed; who looks at a case is the staff's own. */
type Word = { readonly changed?: readonly CaseName[] };

export type Following = ReturnType<typeof createFollowing>;

export function createFollowing({ database, secret, mayFollow, now }: FollowingDeps) {
  const tickets = sealedNotes<FollowingSeat>(secret, 'own application ticket', ticketMs, now);
  return {
    topic: casesTopic,
    ticket: async (person: Person, applicationUuid: string): Promise<{ ticket: string }> => {
      await mayFollow(person, applicationUuid);
      const { orgCode, identityUuid, sessionId } = person;
      return { ticket: tickets.issue({ orgCode, applicationUuid, identityUuid, sessionId }) };
    },
    /** Whose ticket it is, counted once. */
    admit: async (shown: string): Promise<FollowingSeat | undefined> => {
      const read = tickets.read(shown);
      if (!read) return undefined;
      const { says, id, untilMs } = read;
      const isFirst = await database.inOrg(says.orgCode, (tx) =>
        spendTicket(tx, says.orgCode, id, new Date(untilMs), now()),
      );
      return isFirst ? says : undefined;
    },
    attend: (seat: FollowingSeat, line: { send(heard: OwnHeard): void }) => ({
      hear: ({ changed = [] }: Word) => {
        const isTheirs = ([org, uuid, isAmongStaff]: CaseName) =>
          org === seat.orgCode && uuid === seat.applicationUuid && isAmongStaff !== true;
        if (changed.some(isTheirs)) line.send({ kind: 'changed' });
      },
    }),
  };
}
