/**
 * The journal of every meeting with a notary: an entry is written under the session's lock, only where the rules allow it,
 * and wakes everyone.
 */
import { type JournalEntry, type JournalWord, journalRefusal } from '#core/notary/session.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Bus } from '../../store/bus.ts';
import type { Database } from '../../store/database.ts';
import { appendEntry, lockSession } from '../../store/notary-sessions.ts';
import { createMeetings, type Meeting, meetingOf, notFound } from './meetings.ts';
import type { RoomSeat } from './ticket.ts';

export const refused = (reason: string) => new Failure('conflict', { errors: [reason] });
export const topicOf = ({ orgCode, sessionUuid }: Pick<RoomSeat, 'orgCode' | 'sessionUuid'>) =>
  `notary ${orgCode} ${sessionUuid}`;

export type Journal = ReturnType<typeof createJournal>;

export function createJournal(database: Database, bus: Bus) {
  const meetings = createMeetings(database);

  return {
    ...meetings,

    /** One's own room, when this is what they may do there now. */
    before: async (person: Person, uuid: string, what: JournalWord): Promise<Meeting> => {
      const meeting = await meetings.enter(person, uuid);
      const { identityUuid } = person;
      const refusal = journalRefusal(meeting.standing, { what, by: identityUuid, about: identityUuid });
      if (refusal !== undefined) throw refused(refusal);
      return meeting;
    },

    /** Locks, asks the rules, writes; then wakes everyone in the room. */
    record: async (
      orgCode: string,
      uuid: string,
      entry: JournalEntry,
      note: string | null = null,
    ): Promise<Meeting> => {
      const meeting = await database.inOrg(orgCode, async (tx, now) => {
        const before = await meetingOf(tx, orgCode, await lockSession(tx, orgCode, uuid));
        const refusal = before && journalRefusal(before.standing, entry);
        if (!before) throw notFound();
        if (refusal !== undefined) throw refused(refusal);
        await appendEntry(tx, orgCode, uuid, { ...entry, note }, now);
        return before;
      });
      await bus.publish(topicOf({ orgCode, sessionUuid: uuid }), { kind: 'changed' });
      return meeting;
    },
  };
}

export function aboutThemselves(what: JournalWord, identityUuid: string): JournalEntry {
  return { what, by: identityUuid, about: identityUuid };
}
