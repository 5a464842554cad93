/**
 * Meetings with a notary by video. Promises: only who signs and the one notary who took a session come into its room;
 * every step is in the journal before anybody acts on it; and what the journey hears is what the journal says. Hides the
 * notary platform, which asks the questions and closes its room with the last signature.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { takes } from '#core/journey/outline.ts';
import { notaryCertificate } from '#core/notary/certificate.ts';
import { type Commission, venueOf } from '#core/notary/commission.ts';
import { offeredDays } from '#core/notary/in-person.ts';
import {
  type FailureReason,
  type JournalEntry,
  type JournalWord,
  journalRefusal,
  type Participant,
  type Standing,
  standingOf,
} from '#core/notary/session.ts';
import { isConflictOfInterest } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import type { Documents, SigningPerson } from '../documents/index.ts';
import { Failure } from '../failure.ts';
import type { Secret } from '../secret.ts';
import { readApplication } from '../store/applications.ts';
import type { Bus } from '../store/bus.ts';
import type { Database, Tx } from '../store/database.ts';
import {
  appendEntry,
  type EntryRow,
  insertSession,
  lockSession,
  openSessions,
  readJournal,
  readSession,
  type SessionRow,
  sessionOf,
} from '../store/notary-sessions.ts';
import { findProfile } from '../store/profiles.ts';
import type { Notary } from '../vendors/notary/port.ts';
import type { NotaryWindow } from '../vendors/notary/sandbox-meeting.ts';
import { createCommissions } from './commissions.ts';
import { createTickets, type RoomSeat } from './ticket.ts';

export type { RoomSeat } from './ticket.ts';

interface NotaryOptions {
  readonly database: Database;
  readonly bus: Bus;
  readonly platform: NotaryWindow & Pick<Notary, 'slots'>;
  /** An application as this person may see it. */
  readonly view: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
  readonly deeds: Documents['deed'];
  readonly ticketSecret: Secret;
  /** Tells the journey that no deed will come of the meeting. */
  readonly reportFailure: (application: Application, sessionUuid: string, why: FailureReason) => Promise<void>;
}

/** A session with all that is known of it. */
export interface Meeting {
  readonly session: SessionRow;
  readonly application: Application;
  readonly journal: readonly EntryRow[];
  readonly standing: Standing;
  readonly notaryName: string | null;
}

type Deed =
  | { readonly do: 'claim' | 'release' | 'seal' }
  | { readonly do: 'confirm' | 'call'; readonly identityUuid: string }
  | { readonly do: 'fail'; readonly why: FailureReason; readonly note: string };

/** From where somebody acts, for the evidence. */
type From = Pick<SigningPerson, 'address' | 'userAgent'>;

const wordOf: Readonly<Record<Deed['do'], JournalWord>> = {
  claim: 'claimed',
  release: 'released',
  seal: 'sealed',
  confirm: 'identityConfirmed',
  call: 'calledToSign',
  fail: 'failed',
};

const superseded = { what: 'failed', by: null, about: null, note: 'The deed was drawn up anew.' } as const;
const isOver = (journal: readonly EntryRow[]) => journal.some(({ what }) => what === 'sealed' || what === 'failed');
const queueMax = 100;
/** Nobody's: what is no number is answered like one that is not there. */
const noUuid = '00000000-0000-0000-0000-000000000000';
const notFound = () => new Failure('notFound');
const refused = (reason: string) => new Failure('conflict', { errors: [reason] });
export const topicOf = ({ orgCode, sessionUuid }: Pick<RoomSeat, 'orgCode' | 'sessionUuid'>) =>
  `notary ${orgCode} ${sessionUuid}`;

export type NotaryMeetings = ReturnType<typeof createNotaryMeetings>;

export function createNotaryMeetings(options: NotaryOptions) {
  const { database, bus, platform, view, deeds, ticketSecret, reportFailure } = options;
  const tickets = createTickets(ticketSecret, Date.now);
  const commissions = createCommissions(database);

  /** Locks, asks the rules, writes; then wakes everybody in the room. */
  async function record(orgCode: string, uuid: string, entry: JournalEntry, note: string | null = null) {
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
  }

  const read = (orgCode: string, uuid: string) =>
    database.inOrg(orgCode, async (tx) => meetingOf(tx, orgCode, await readSession(tx, orgCode, uuid)));

  /** One's own room, or the answer that there is none. */
  async function enter(person: Person, uuid: string): Promise<Meeting> {
    const meeting = isUuid(uuid) ? await read(person.orgCode, uuid) : undefined;
    if (!meeting || !isTheirs(person, meeting) || !isLive(meeting)) throw notFound();
    return meeting;
  }

  async function before(person: Person, uuid: string, what: JournalWord): Promise<Meeting> {
    const meeting = await enter(person, uuid);
    const { identityUuid } = person;
    const refusal = journalRefusal(meeting.standing, { what, by: identityUuid, about: identityUuid });
    if (refusal !== undefined) throw refused(refusal);
    return meeting;
  }

  /** Whoever had signed signs again, in ink: the deed is as it was drawn up. */
  async function fail({ application, session, standing }: Meeting, why: FailureReason): Promise<void> {
    if (standing.seats.some(({ hasSigned }) => hasSigned)) await deeds.withdraw(ofApplication(application));
    await reportFailure(application, session.uuid, why);
  }

  return {
    /** The platform has opened a meeting. Told twice, it is the same session. */
    open: (orgCode: string, applicationUuid: string, reference: string): Promise<void> =>
      database.inOrg(orgCode, async (tx, now) => {
        const uuid = randomUUID();
        const before = await sessionOf(tx, orgCode, applicationUuid);
        if (!(await insertSession(tx, orgCode, { uuid, applicationUuid, reference, openedAt: now }))) return;
        // The papers were drawn up anew: nobody must come into the room in which the old ones lie.
        const isLeft = before && isOver(await readJournal(tx, orgCode, before.uuid));
        if (before && !isLeft) await appendEntry(tx, orgCode, before.uuid, superseded, now);
        await appendEntry(tx, orgCode, uuid, { what: 'opened', by: null, about: null, note: null }, now);
      }),

    /** For somebody who signs. */
    find: async (person: Person, applicationUuid: string): Promise<Meeting> => {
      const { orgCode } = person;
      const meeting = await database.inOrg(orgCode, async (tx) =>
        meetingOf(tx, orgCode, isUuid(applicationUuid) ? await sessionOf(tx, orgCode, applicationUuid) : undefined),
      );
      if (!meeting || !isTheirs(person, meeting)) throw notFound();
      return meeting;
    },

    /** The times to choose from, while the deed is to be signed in person. */
    slots: async (person: Person, applicationUuid: string) => {
      const { application } = await view(person, isUuid(applicationUuid) ? applicationUuid : noUuid);
      if (!takes(application.status, 'notaryReserved')) throw notFound();
      const { notary, property } = application;
      const { state, zip } = property.address;
      const timeZone = property.timeZone ?? 'America/Los_Angeles';
      const notBefore = notary.closingNotBefore;
      const now = await database.inOrg(application.orgCode, async (_, at) => at);
      // By our clock, which decides what has passed: on a machine where it was moved, the platform's own is behind.
      const from = notBefore !== null && notBefore > now.toISOString() ? notBefore : now.toISOString();
      const slots = await platform.slots({ key: randomUUID(), state, zip, notBefore: from });
      return { timeZone, days: offeredDays(slots, { now, notBefore, timeZone }) };
    },

    /** For a notary: what waits, and what they have taken. */
    queue: async ({ orgCode, identityUuid }: Person): Promise<Meeting[]> => {
      const meetings = await database.inOrg(orgCode, async (tx) => {
        const rows = await openSessions(tx, orgCode, queueMax);
        return Promise.all(rows.map((row) => meetingOf(tx, orgCode, row)));
      });
      return meetings.filter(
        (meeting) =>
          meeting !== undefined &&
          isLive(meeting) &&
          !isParticipant(meeting, identityUuid) &&
          [null, identityUuid].includes(meeting.standing.notaryUuid),
      ) as Meeting[];
    },

    view: async (person: Person, uuid: string): Promise<Meeting> => {
      const meeting = isUuid(uuid) ? await read(person.orgCode, uuid) : undefined;
      if (!meeting || !isTheirs(person, meeting)) throw notFound();
      return meeting;
    },

    /** The deed as it stands now, for the notary who has the session. */
    deed: async (person: Person, uuid: string) => {
      const meeting = isUuid(uuid) ? await read(person.orgCode, uuid) : undefined;
      if (!meeting || !isTheirs(person, meeting)) throw notFound();
      return deeds.read(ofApplication(meeting.application));
    },

    ask: async (person: Person, uuid: string) => {
      const { session } = await before(person, uuid, 'questionsAsked');
      const asked = await platform.takeSeat(session.reference, person.identityUuid);
      if (asked.outcome !== 'asked') {
        const why = asked.outcome === 'barred' ? 'identityNotProved' : 'noCamera';
        await endBy(null, person.orgCode, uuid, why);
        throw refused('The questions cannot be asked any more. You will meet a notary in person instead.');
      }
      await record(person.orgCode, uuid, about('questionsAsked', person.identityUuid));
      return { expiresAt: asked.expiresAt, questions: asked.questions };
    },

    answer: async (person: Person, uuid: string, choices: readonly number[]) => {
      const { session } = await before(person, uuid, 'questionsAsked');
      const check = await platform.answerQuestions(session.reference, person.identityUuid, choices);
      const word = check.outcome === 'passed' ? 'questionsPassed' : 'questionsFailed';
      await record(person.orgCode, uuid, about(word, person.identityUuid));
      if (check.outcome !== 'passed' && check.triesLeft === 0)
        await endBy(null, person.orgCode, uuid, 'identityNotProved');
      return check;
    },

    /** The platform's room closes with the last signature, so the last one is handed over with the seal. */
    sign: async (person: Person, uuid: string, typedName: string, from: From): Promise<Meeting> => {
      const { session, standing, application } = await before(person, uuid, 'signed');
      const { identityUuid } = person;
      const seat = standing.seats.find((one) => one.identityUuid === identityUuid);
      if (!isSameName(typedName, seat?.name ?? ''))
        throw new Failure('invalid', { param: 'typedName', message: `Please type your name as ${seat?.name}.` });
      const isLast = standing.seats.every((one) => one.hasSigned || one.identityUuid === identityUuid);
      if (!isLast && !(await platform.signDeed(session.reference, identityUuid))) throw await closed(uuid, application);
      await record(person.orgCode, uuid, about('signed', identityUuid), typedName);
      await deeds.sign(ofApplication(application), { identityUuid, name: seat?.name ?? typedName, ...from });
      await bus.publish(topicOf({ orgCode: person.orgCode, sessionUuid: uuid }), { kind: 'changed' });
      return enter(person, uuid);
    },

    act: async (person: Person, uuid: string, deed: Deed, from: From): Promise<Meeting> => {
      const { orgCode, identityUuid } = person;
      const meeting = deed.do === 'claim' ? await claimable(person, uuid) : await enter(person, uuid);
      const entry = {
        what: wordOf[deed.do],
        by: identityUuid,
        about: 'identityUuid' in deed ? deed.identityUuid : null,
      };
      const office = deed.do === 'claim' || deed.do === 'seal' ? await commissions.good(person) : undefined;
      if (deed.do === 'seal' && office) await seal(meeting, entry, office, from);
      await record(orgCode, uuid, entry, noteOf(deed, office));
      if (deed.do === 'fail') await fail(meeting, deed.why);
      return (await read(orgCode, uuid)) ?? meeting;
    },

    /** What a notary's seals are made from. */
    commissions,

    ticket: async (person: Person, uuid: string): Promise<string> => {
      const { session } = await enter(person, uuid);
      const { orgCode, identityUuid, role } = person;
      return tickets.issue({ orgCode, sessionUuid: session.uuid, identityUuid, isNotary: role === 'notary' });
    },

    /** Whose ticket it is, and that they have come; undefined for whoever may not. */
    admit: async (ticket: string): Promise<RoomSeat | undefined> => {
      const seat = tickets.read(ticket);
      if (!seat) return undefined;
      const { orgCode, sessionUuid } = seat;
      const meeting = await read(orgCode, sessionUuid);
      const isStillTheirs = meeting && isLive(meeting) && isSeatOf(seat, meeting);
      if (!isStillTheirs) return undefined;
      await record(orgCode, sessionUuid, presence('joined', seat)).catch(() => {});
      return seat;
    },

    leave: (seat: RoomSeat): Promise<unknown> =>
      record(seat.orgCode, seat.sessionUuid, presence('left', seat)).catch(() => {}),
  };

  async function claimable(person: Person, uuid: string): Promise<Meeting> {
    const meeting = isUuid(uuid) ? await read(person.orgCode, uuid) : undefined;
    if (!meeting || !isLive(meeting) || isParticipant(meeting, person.identityUuid)) throw notFound();
    return meeting;
  }

  async function seal(meeting: Meeting, entry: JournalEntry, commission: Commission, from: From): Promise<void> {
    const { session, standing, application, journal } = meeting;
    const refusal = journalRefusal(standing, entry);
    if (refusal !== undefined) throw refused(refusal);
    await notarise(meeting, commission, from);
    const last = journal.findLast(({ what }) => what === 'signed')?.by ?? '';
    if (!(await platform.signDeed(session.reference, last))) throw await closed(session.uuid, application);
  }

  /** A signature that the journal has and a broken moment kept from the deed is put there first. */
  async function notarise({ application, standing }: Meeting, commission: Commission, from: From) {
    const of = ofApplication(application);
    const now = await database.inOrg(application.orgCode, async (_, at) => at);
    const { address, timeZone: zone } = application.property;
    const timeZone = zone ?? 'America/Los_Angeles';
    for (const { identityUuid, name } of standing.seats) await deeds.sign(of, { identityUuid, name, ...from });
    const certificate = notaryCertificate({
      commission,
      signers: standing.seats.map(({ name }) => name),
      state: address.state,
      timeZone,
      at: now,
    });
    const notary = { identityUuid: standing.notaryUuid ?? noUuid, name: commission.name, ...from };
    await deeds.notarise(of, notary, certificate);
  }

  /** The platform would not take a signature: its room is over, and so is ours. */
  async function closed(uuid: string, { orgCode }: Application): Promise<Failure> {
    await endBy(null, orgCode, uuid, 'notaryDeclined');
    return refused('The notary platform has ended this meeting. The deed will be signed in person instead.');
  }

  async function endBy(by: string | null, orgCode: string, uuid: string, why: FailureReason): Promise<void> {
    await fail(await record(orgCode, uuid, { what: 'failed', by, about: null }, why), why);
  }
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

/** Everybody who owns the house, the borrower first. */
function participantsOf({ borrower, signers }: Application): Participant[] {
  const { firstName, middleName, lastName } = borrower.name;
  const name = [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
  return [
    { identityUuid: borrower.identityUuid, name },
    ...signers.map(({ identityUuid, name: whole }) => ({ identityUuid, name: whole })),
  ];
}

const ofApplication = ({ orgCode, uuid }: Application) => ({ orgCode, applicationUuid: uuid });

function noteOf(deed: Deed, office: Commission | undefined): string | null {
  if (deed.do === 'fail') return `${deed.why}: ${deed.note}`;
  return deed.do === 'seal' && office ? `commission ${office.number}, ${venueOf(office)}` : null;
}

/** The journey has not gone on without it. */
function isLive({ application, standing }: Meeting): boolean {
  return takes(application.status, 'deedAccepted') && (standing.state === 'waiting' || standing.state === 'claimed');
}

function isParticipant({ standing }: Meeting, identityUuid: string): boolean {
  return isConflictOfInterest(
    identityUuid,
    standing.seats.map((seat) => seat.identityUuid),
  );
}

function isTheirs({ role, identityUuid }: Person, meeting: Meeting): boolean {
  return role === 'notary' ? meeting.standing.notaryUuid === identityUuid : isParticipant(meeting, identityUuid);
}

function isSeatOf({ identityUuid, isNotary }: RoomSeat, meeting: Meeting): boolean {
  return isNotary ? meeting.standing.notaryUuid === identityUuid : isParticipant(meeting, identityUuid);
}

function about(what: JournalWord, identityUuid: string): JournalEntry {
  return { what, by: identityUuid, about: identityUuid };
}

function presence(what: 'joined' | 'left', { identityUuid, isNotary }: RoomSeat): JournalEntry {
  return { what, by: identityUuid, about: isNotary ? null : identityUuid };
}

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isSameName = (typed: string, name: string) => plain(typed) === plain(name);

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
