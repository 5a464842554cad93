/**
 * The journal of every meeting with a notary, and who may come in. Promises: a meeting that is not theirs is answered like
 * one that is not there; an entry is written under the session's lock, only where the rules allow it, and wakes everyone.
 */
import type { Application } from '#core/application/application.ts';
import { takes } from '#core/journey/outline.ts';
import {
  type JournalEntry,
  type JournalWord,
  journalRefusal,
  type Participant,
  type Standing,
  standingOf,
} from '#core/notary/session.ts';
import { mayDo } from '#core/roles.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import type { Bus } from '../../store/bus.ts';
import type { Database, Tx } from '../../store/database.ts';
import {
  appendEntry,
  type EntryRow,
  lockSession,
  openSessions,
  readJournal,
  readSession,
  type SessionRow,
  sessionOf,
} from '../../store/notary-sessions.ts';
import { findProfile } from '../../store/profiles.ts';
import type { RoomSeat } from './ticket.ts';

/** A session with all that is known of it. */
export interface Meeting {
  readonly session: SessionRow;
  readonly application: Application;
  readonly journal: readonly EntryRow[];
  readonly standing: Standing;
  readonly notaryName: string | null;
}

const queueMax = 100;
export const notFound = () => new Failure('notFound');
export const refused = (reason: string) => new Failure('conflict', { errors: [reason] });
export const topicOf = ({ orgCode, sessionUuid }: Pick<RoomSeat, 'orgCode' | 'sessionUuid'>) =>
  `notary ${orgCode} ${sessionUuid}`;

export function createJournal(database: Database, bus: Bus) {
  const read = (orgCode: string, uuid: string): Promise<Meeting | undefined> =>
    database.inOrg(orgCode, async (tx) => meetingOf(tx, orgCode, await readSession(tx, orgCode, uuid)));

  /** The meeting, where it is there and they may; else the answer that there is none. */
  async function allowed(
    { orgCode }: Person,
    uuid: string,
    isAllowed: (meeting: Meeting) => boolean,
  ): Promise<Meeting> {
    const meeting = isUuid(uuid) ? await read(orgCode, uuid) : undefined;
    if (!meeting || !isAllowed(meeting)) throw notFound();
    return meeting;
  }

  /** A room that is open, and one's own. */
  const enter = (person: Person, uuid: string) =>
    allowed(person, uuid, (meeting) => isTheirs(person, meeting) && isLive(meeting));

  return {
    read,
    enter,
    theirs: (person: Person, uuid: string) => allowed(person, uuid, (meeting) => isTheirs(person, meeting)),
    claimable: (person: Person, uuid: string) =>
      allowed(person, uuid, (meeting) => isLive(meeting) && !isTheirOwn(person, meeting.application)),

    /** One's own room, when this is what they may do there now. */
    before: async (person: Person, uuid: string, what: JournalWord): Promise<Meeting> => {
      const meeting = await enter(person, uuid);
      const { identityUuid } = person;
      const refusal = journalRefusal(meeting.standing, { what, by: identityUuid, about: identityUuid });
      if (refusal !== undefined) throw refused(refusal);
      return meeting;
    },

    ofApplication: async (person: Person, applicationUuid: string): Promise<Meeting> => {
      const { orgCode } = person;
      const meeting = await database.inOrg(orgCode, async (tx) =>
        meetingOf(tx, orgCode, isUuid(applicationUuid) ? await sessionOf(tx, orgCode, applicationUuid) : undefined),
      );
      if (!meeting || !isTheirs(person, meeting)) throw notFound();
      return meeting;
    },

    waitingFor: async (person: Person): Promise<Meeting[]> => {
      const { orgCode, identityUuid } = person;
      const meetings = await database.inOrg(orgCode, async (tx) => {
        const rows = await openSessions(tx, orgCode, queueMax);
        return Promise.all(rows.map((row) => meetingOf(tx, orgCode, row)));
      });
      return meetings.filter(
        (meeting) =>
          meeting !== undefined &&
          isLive(meeting) &&
          !isTheirOwn(person, meeting.application) &&
          [null, identityUuid].includes(meeting.standing.notaryUuid),
      ) as Meeting[];
    },

    isStillTheirs: async (seat: RoomSeat): Promise<boolean> => {
      const meeting = await read(seat.orgCode, seat.sessionUuid);
      return meeting !== undefined && isLive(meeting) && isSeatOf(seat, meeting);
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

async function meetingOf(tx: Tx, orgCode: string, session: SessionRow | undefined): Promise<Meeting | undefined> {
  const stored = session && (await readApplication(tx, orgCode, session.applicationUuid));
  if (!session || !stored) return undefined;
  const { application } = stored;
  const journal = await readJournal(tx, orgCode, session.uuid);
  const standing = standingOf(participantsOf(application), journal);
  const profile = standing.notaryUuid === null ? undefined : await findProfile(tx, orgCode, standing.notaryUuid);
  const notaryName = profile ? `${profile.firstName} ${profile.lastName}` : null;
  return { session, application, journal, standing, notaryName };
}

/** Everyone who owns the house, the borrower first. */
function participantsOf({ borrower, signers }: Application): Participant[] {
  const { firstName, middleName, lastName } = borrower.name;
  const name = [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
  return [
    { identityUuid: borrower.identityUuid, name },
    ...signers.map(({ identityUuid, name: whole }) => ({ identityUuid, name: whole })),
  ];
}

/** The journey has not gone on without it. */
function isLive({ application, standing }: Meeting): boolean {
  return takes(application.status, 'deedAccepted') && (standing.state === 'waiting' || standing.state === 'claimed');
}

function isParticipant({ standing }: Meeting, identityUuid: string): boolean {
  return standing.seats.some((seat) => seat.identityUuid === identityUuid);
}

function isTheirs(person: Person, meeting: Meeting): boolean {
  const { roles, identityUuid } = person;
  if (!mayDo(roles, 'holdNotarySession')) return isParticipant(meeting, identityUuid);
  return meeting.standing.notaryUuid === identityUuid && !isTheirOwn(person, meeting.application);
}

function isSeatOf({ identityUuid, isNotary }: RoomSeat, meeting: Meeting): boolean {
  return isNotary ? meeting.standing.notaryUuid === identityUuid : isParticipant(meeting, identityUuid);
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
