/**
 * Meetings with a notary by video. Promises: only who signs and the one notary who took a session come into its room;
 * every step is in the journal before anyone acts on it; and what the journey hears is what the journal says. Hides the
 * notary platform, which asks the questions and closes its room with the last signature.
 */

import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { takes } from '#core/journey/outline.ts';
import { notaryCertificate } from '#core/notary/certificate.ts';
import { type Commission, venueOf } from '#core/notary/commission.ts';
import { offeredDays } from '#core/notary/in-person.ts';
import { type FailureReason, type JournalEntry, type JournalWord, journalRefusal } from '#core/notary/session.ts';
import { usualWaitMinutes, waitDays } from '#core/notary/wait.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/errors/notary.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Secret } from '../../secret.ts';
import type { Bus } from '../../store/bus.ts';
import type { Database } from '../../store/database.ts';
import {
  appendEntry,
  countWaiting,
  type EntryRow,
  insertSession,
  readJournal,
  readWaits,
  sessionOf,
} from '../../store/notary-sessions.ts';
import { spendTicket } from '../../store/spent-tickets.ts';
import type { Notary, NotaryWindow } from '../../vendors/notary/port.ts';
import type { Documents, SigningPerson } from '../documents/index.ts';
import { createCommissions } from './commissions.ts';
import { createJournal, isUuid, type Meeting, notFound, refused, topicOf } from './journal.ts';
import { createTickets, type RoomSeat } from './ticket.ts';

export { type Meeting, topicOf } from './journal.ts';
export type { RoomSeat } from './ticket.ts';

interface NotaryOptions {
  readonly database: Database;
  readonly bus: Bus;
  readonly platform: NotaryWindow & Pick<Notary, 'slots'>;
  /** An application as this person may see it. */
  readonly view: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
  readonly deeds: Documents['deed'];
  readonly ticketSecret: Secret;
  readonly now: () => Date;
  /** Tells the journey that no deed will come of the meeting. */
  readonly reportFailure: (application: Application, sessionUuid: string, why: FailureReason) => Promise<void>;
}

type SessionAction =
  | { readonly do: 'claim' | 'release' | 'seal' }
  | { readonly do: 'confirm' | 'call'; readonly identityUuid: string }
  | { readonly do: 'fail'; readonly why: FailureReason; readonly note: string };

/** From where someone acts, for the evidence. */
type From = Pick<SigningPerson, 'address' | 'userAgent'>;

const wordOf: Readonly<Record<SessionAction['do'], JournalWord>> = {
  claim: 'claimed',
  release: 'released',
  seal: 'sealed',
  confirm: 'identityConfirmed',
  call: 'calledToSign',
  fail: 'failed',
};

const superseded = { what: 'failed', by: null, about: null, note: words.deedWasReplaced } as const;
const isOver = (journal: readonly EntryRow[]) => journal.some(({ what }) => what === 'sealed' || what === 'failed');
/** No one's: what is no number is answered like one that is not there. */
const noUuid = '00000000-0000-0000-0000-000000000000';

export type NotaryMeetings = ReturnType<typeof createNotaryMeetings>;

export function createNotaryMeetings(options: NotaryOptions) {
  const { database, bus, platform, view, deeds, ticketSecret, reportFailure, now: clock } = options;
  const journal = createJournal(database, bus);
  const { record, enter, before } = journal;
  const tickets = createTickets(ticketSecret, () => clock().getTime());
  const commissions = createCommissions(database);

  /** The person who had signed signs again, in ink: the deed is as it was drawn up. */
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
        // The papers were drawn up again: no one must come into the room in which the old ones lie.
        const isLeft = before && isOver(await readJournal(tx, orgCode, before.uuid));
        if (before && !isLeft) await appendEntry(tx, orgCode, before.uuid, superseded, now);
        await appendEntry(tx, orgCode, uuid, { what: 'opened', by: null, about: null, note: null }, now);
      }),

    /** For someone who signs. */
    find: journal.ofApplication,

    /** The times to choose from, while the deed is to be signed in person. */
    slots: async (person: Person, applicationUuid: string) => {
      const { application } = await view(person, isUuid(applicationUuid) ? applicationUuid : noUuid);
      if (!takes(application.status, 'notaryReserved')) throw notFound();
      const { notary, property } = application;
      const { state, zip } = property.address;
      const timeZone = homeZone(property);
      const notBefore = notary.closingNotBefore;
      const now = await database.inOrg(application.orgCode, async (_, at) => at);
      // By our clock, which decides what has passed: on a machine where it was moved, the platform's own is behind.
      const from = notBefore !== null && notBefore > now.toISOString() ? notBefore : now.toISOString();
      const slots = await platform.slots({ key: randomUUID(), state, zip, notBefore: from });
      return { timeZone, days: offeredDays(slots, { now, notBefore, timeZone }) };
    },

    /** What someone who signs may know of the queue: nothing that was not measured. */
    wait: async (person: Person, applicationUuid: string) => {
      const { session } = await journal.ofApplication(person, applicationUuid);
      const { orgCode } = person;
      return database.inOrg(orgCode, async (tx, now) => ({
        othersWaiting: await countWaiting(tx, orgCode, session.uuid),
        usualMinutes: usualWaitMinutes(await readWaits(tx, orgCode, new Date(now.getTime() - waitDays * 86_400_000))),
      }));
    },

    /** For a notary: what waits, and what they have taken. */
    queue: journal.waitingFor,

    view: journal.theirs,

    /** The deed as it stands now, for the notary who has the session. */
    deed: async (person: Person, uuid: string) => {
      const { application } = await journal.theirs(person, uuid);
      return deeds.read(ofApplication(application));
    },

    ask: async (person: Person, uuid: string) => {
      const { session } = await before(person, uuid, 'questionsAsked');
      const asked = await platform.takeSeat(session.reference, person.identityUuid);
      if (asked.outcome !== 'asked') {
        const why = asked.outcome === 'barred' ? 'identityNotProved' : 'noCamera';
        await endBy(null, person.orgCode, uuid, why);
        throw refused(words.questionsCannotBeAskedAny);
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
        throw new Failure('invalid', { param: 'typedName', message: words.typeYourNameAs(seat?.name) });
      const isLast = standing.seats.every((one) => one.hasSigned || one.identityUuid === identityUuid);
      if (!isLast && !(await platform.signDeed(session.reference, identityUuid))) throw await closed(uuid, application);
      await record(person.orgCode, uuid, about('signed', identityUuid), typedName);
      await deeds.sign(ofApplication(application), { identityUuid, name: seat?.name ?? typedName, ...from });
      await bus.publish(topicOf({ orgCode: person.orgCode, sessionUuid: uuid }), { kind: 'changed' });
      return enter(person, uuid);
    },

    act: async (person: Person, uuid: string, action: SessionAction, from: From): Promise<Meeting> => {
      const { orgCode, identityUuid } = person;
      const meeting = action.do === 'claim' ? await journal.claimable(person, uuid) : await enter(person, uuid);
      const entry = {
        what: wordOf[action.do],
        by: identityUuid,
        about: 'identityUuid' in action ? action.identityUuid : null,
      };
      const office = action.do === 'claim' || action.do === 'seal' ? await commissions.good(person) : undefined;
      if (action.do === 'seal' && office) await seal(meeting, entry, office, from);
      await record(orgCode, uuid, entry, noteOf(action, office));
      if (action.do === 'fail') await fail(meeting, action.why);
      return (await journal.read(orgCode, uuid)) ?? meeting;
    },

    /** What a notary's seals are made from. */
    commissions,

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
        spendTicket(tx, seat.orgCode, id, new Date(untilMs), clock()),
      );
      if (!isFirst || !(await journal.isStillTheirs(seat))) return undefined;
      await record(seat.orgCode, seat.sessionUuid, presence('joined', seat)).catch(() => {});
      return seat;
    },

    leave: (seat: RoomSeat): Promise<unknown> =>
      record(seat.orgCode, seat.sessionUuid, presence('left', seat)).catch(() => {}),
  };

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
    const { address } = application.property;
    const timeZone = homeZone(application.property);
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
    return refused(words.notaryPlatformHasEndedThis);
  }

  async function endBy(by: string | null, orgCode: string, uuid: string, why: FailureReason): Promise<void> {
    await fail(await record(orgCode, uuid, { what: 'failed', by, about: null }, why), why);
  }
}

const ofApplication = ({ orgCode, uuid }: Application) => ({ orgCode, applicationUuid: uuid });

function noteOf(action: SessionAction, office: Commission | undefined): string | null {
  if (action.do === 'fail') return `${action.why}: ${action.note}`;
  return action.do === 'seal' && office ? `commission ${office.number}, ${venueOf(office)}` : null;
}

function about(what: JournalWord, identityUuid: string): JournalEntry {
  return { what, by: identityUuid, about: identityUuid };
}

function presence(what: 'joined' | 'left', { identityUuid, isNotary }: RoomSeat): JournalEntry {
  return { what, by: identityUuid, about: isNotary ? null : identityUuid };
}

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isSameName = (typed: string, name: string) => plain(typed) === plain(name);
