/** Coming into the room of a meeting and leaving it: by a ticket that works once, written down in the journal. */
import type { JournalEntry } from '#core/notary/session.ts';
import { mayDo } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import type { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import { spendTicket } from '../../store/spent-tickets.ts';
import type { Journal } from './journal.ts';
import { createTickets, type RoomSeat } from './ticket.ts';

interface Needs {
  readonly database: Database;
  readonly journal: Journal;
  readonly ticketSecret: Secret;
  readonly now: () => Date;
}

export function createRoom({ database, journal, ticketSecret, now }: Needs) {
  const tickets = createTickets(ticketSecret, () => now().getTime());
  const { enter, record } = journal;

  return {
    ticket: async (person: Person, uuid: string): Promise<string> => {
      const { session } = await enter(person, uuid);
      const { orgCode, identityUuid, roles } = person;
      return tickets.issue({
        orgCode,
        sessionUuid: session.uuid,
        identityUuid,
        isNotary: mayDo(roles, 'holdNotarySession'),
      });
    },

    /** Whose ticket it is, and that they have come; undefined for anyone who may not. */
    admit: async (ticket: string): Promise<RoomSeat | undefined> => {
      const read = tickets.read(ticket);
      if (!read) return undefined;
      const { seat, id, untilMs } = read;
      const isFirst = await database.inOrg(seat.orgCode, (tx) =>
        spendTicket(tx, seat.orgCode, id, new Date(untilMs), now()),
      );
      if (!isFirst || !(await journal.isStillTheirs(seat))) return undefined;
      await record(seat.orgCode, seat.sessionUuid, presence('joined', seat)).catch(() => {});
      return seat;
    },

    leave: (seat: RoomSeat): Promise<unknown> =>
      record(seat.orgCode, seat.sessionUuid, presence('left', seat)).catch(() => {}),
  };
}

function presence(what: 'joined' | 'left', { identityUuid, isNotary }: RoomSeat): JournalEntry {
  return { what, by: identityUuid, about: isNotary ? null : identityUuid };
}
