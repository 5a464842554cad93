/** Meetings with a notary, and who may see which. One that is not theirs is answered like one that is not there. */
import type { Application } from '#core/application/application.ts';
import { takes } from '#core/journey/outline.ts';
import { type Participant, type Standing, standingOf } from '#core/notary/session.ts';
import { mayDo } from '#core/roles.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import type { Database, Tx } from '../../store/database.ts';
import {
  type EntryRow,
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
/** No one's: what is no number is answered like one that is not there. */
export const noUuid = '00000000-0000-0000-0000-000000000000';
export const notFound = () => new Failure('notFound');

export function createMeetings(database: Database) {
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
  };
}

export async function meetingOf(
  tx: Tx,
  orgCode: string,
  session: SessionRow | undefined,
): Promise<Meeting | undefined> {
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
