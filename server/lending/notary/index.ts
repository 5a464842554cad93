/**
 * Meetings with a notary by video. Promises: only who signs and the one notary who took a session come into its room;
 * every step is in the journal before anyone acts on it; and what the journey hears is what the journal says. Hides the
 * notary platform, which asks the questions and closes its room with the last signature.
 */

import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { type Commission, venueOf } from '#core/notary/commission.ts';
import type { FailureReason, JournalWord } from '#core/notary/session.ts';
import * as words from '#core/words/en/errors/notary.ts';
import type { Person } from '../../actor.ts';
import type { Secret } from '../../secret.ts';
import type { Bus } from '../../store/bus.ts';
import type { Database } from '../../store/database.ts';
import { appendEntry, type EntryRow, insertSession, readJournal, sessionOf } from '../../store/notary-sessions.ts';
import type { Notary, NotaryWindow } from '../../vendors/notary/port.ts';
import type { Documents } from '../documents/index.ts';
import { createCommissions } from './commissions.ts';
import { createDeedSigning, type From } from './deed-signing.ts';
import { createJournal } from './journal.ts';
import type { Meeting } from './meetings.ts';
import { createNoDeed } from './no-deed.ts';
import { createQuestions } from './questions.ts';
import { createRoom } from './room.ts';
import { createWaiting } from './waiting.ts';

export { topicOf } from './journal.ts';
export type { Meeting } from './meetings.ts';
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

export type NotaryMeetings = ReturnType<typeof createNotaryMeetings>;

export function createNotaryMeetings(options: NotaryOptions) {
  const { database, bus, platform } = options;
  const journal = createJournal(database, bus);
  const commissions = createCommissions(database);
  const noDeed = createNoDeed({ ...options, journal });
  const signing = createDeedSigning({ ...options, journal, noDeed });

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

    /** For a notary: what waits, and what they have taken. */
    queue: journal.waitingFor,

    view: journal.theirs,

    /** What a notary's seals are made from. */
    commissions,

    ...createWaiting({ ...options, journal }),
    ...createQuestions(journal, platform, noDeed),
    ...createRoom({ ...options, journal }),
    deed: signing.deed,
    sign: signing.sign,

    act: async (person: Person, uuid: string, action: SessionAction, from: From): Promise<Meeting> => {
      const { orgCode, identityUuid } = person;
      const meeting = action.do === 'claim' ? await journal.claimable(person, uuid) : await journal.enter(person, uuid);
      const entry = {
        what: wordOf[action.do],
        by: identityUuid,
        about: 'identityUuid' in action ? action.identityUuid : null,
      };
      const office = action.do === 'claim' || action.do === 'seal' ? await commissions.good(person) : undefined;
      if (action.do === 'seal' && office) await signing.seal(meeting, entry, office, from);
      await journal.record(orgCode, uuid, entry, noteOf(action, office));
      if (action.do === 'fail') await noDeed.fail(meeting, action.why);
      return (await journal.read(orgCode, uuid)) ?? meeting;
    },
  };
}

function noteOf(action: SessionAction, office: Commission | undefined): string | null {
  if (action.do === 'fail') return `${action.why}: ${action.note}`;
  return action.do === 'seal' && office ? `commission ${office.number}, ${venueOf(office)}` : null;
}
