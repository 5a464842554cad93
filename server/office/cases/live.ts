/**
 * The line of an open case. Promises that only someone who may read the application gets a ticket, that a ticket counts
 * once, and that what is heard says that something changed or who looks at it too, never what.
 */
import type { CaseHeard, CaseRequest } from '#core/contract/case-live.ts';
import * as words from '#core/words/en/office.ts';
import type { Person } from '../../actor.ts';
import { type CaseName, casesTopic } from '../../case-news.ts';
import type { OpenAtDesk } from '../../lending/origination/index.ts';
import { sealedNotes } from '../../sealed-note.ts';
import type { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import { peopleNamed } from '../../store/profiles.ts';
import { spendTicket } from '../../store/spent-tickets.ts';

const ticketMs = 30_000;

export interface CaseSeat {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly identityUuid: string;
  readonly sessionId: string;
  readonly name: string;
}

/** What one who looks says to the others; `isNew` asks them to say that they are here too. */
interface Looking extends Omit<CaseSeat, 'sessionId'> {
  readonly isWriting: boolean;
  readonly isNew: boolean;
  readonly isGone: boolean;
}

type Word = { readonly changed: readonly CaseName[] } | { readonly looking: Looking };

interface LiveDeps {
  readonly database: Database;
  readonly bus: { publish(topic: string, message: unknown): Promise<void> };
  readonly secret: Secret;
  readonly now: () => Date;
  readonly openAtDesk: OpenAtDesk;
}

interface Line {
  send(heard: CaseHeard): void;
}

export type CaseLive = ReturnType<typeof createCaseLive>;

export function createCaseLive({ database, bus, secret, now, openAtDesk }: LiveDeps) {
  const tickets = sealedNotes<CaseSeat>(secret, 'case ticket', ticketMs, now);
  return {
    topic: casesTopic,
    ticket: (person: Person, applicationUuid: string): Promise<{ ticket: string }> =>
      database.inOrg(person.orgCode, async (tx, at) => {
        await openAtDesk(tx, person, applicationUuid, at);
        const { orgCode, identityUuid, sessionId } = person;
        const names = await peopleNamed(tx, orgCode, [identityUuid]);
        const name = names.get(identityUuid)?.name || words.someoneOfTheStaff;
        return { ticket: tickets.issue({ orgCode, applicationUuid, identityUuid, sessionId, name }) };
      }),
    /** Whose ticket it is, counted once. */
    admit: async (shown: string): Promise<CaseSeat | undefined> => {
      const read = tickets.read(shown);
      if (!read) return undefined;
      const { says, id, untilMs } = read;
      const isFirst = await database.inOrg(says.orgCode, (tx) =>
        spendTicket(tx, says.orgCode, id, new Date(untilMs), now()),
      );
      return isFirst ? says : undefined;
    },
    attend: (seat: CaseSeat, line: Line) => attend(bus, seat, line),
  };
}

function attend(bus: LiveDeps['bus'], seat: CaseSeat, line: Line) {
  const { sessionId: _login, ...who } = seat;
  let isWriting = false;
  const say = (more: { isNew?: boolean; isGone?: boolean } = {}) => {
    const looking: Looking = { ...who, isWriting, isNew: false, isGone: false, ...more };
    // Who is not told now is told at the next beat.
    bus.publish(casesTopic, { looking }).catch(() => {});
  };
  say({ isNew: true });
  return {
    hear: (word: Word) => {
      if ('changed' in word) {
        if (word.changed.some(([org, uuid]) => org === seat.orgCode && uuid === seat.applicationUuid))
          line.send({ kind: 'changed' });
        return;
      }
      const { looking } = word;
      if (looking.orgCode !== seat.orgCode || looking.applicationUuid !== seat.applicationUuid) return;
      // Another window of the same person is no colleague.
      if (looking.identityUuid === seat.identityUuid) return;
      const { identityUuid: from, name } = looking;
      line.send(looking.isGone ? { kind: 'gone', from } : { kind: 'here', from, name, isWriting: looking.isWriting });
      if (looking.isNew) say();
    },
    say: (said: Exclude<CaseRequest, { kind: 'enter' }>) => {
      isWriting = said.isWriting;
      say();
    },
    tick: () => say(),
    leave: () => say({ isGone: true }),
  };
}
