/**
 * What our people write to each other about an application. Promises that nothing written is ever changed or lost, that the
 * same note sent twice is one, that it is read by those alone who may read the application, and that everyone who is named there
 * may read it too. Reading and writing notes needs no claim.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { partiesOf } from '#core/application/parties.ts';
import type { NewNote } from '#core/desk/notes.ts';
import { isConflictOfInterest, worksOnFiles } from '#core/roles.ts';
import * as words from '#core/words/en/console/notes.ts';
import * as officeWords from '#core/words/en/office.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { OpenAtDesk } from '../../lending/origination/index.ts';
import {
  countUnread,
  findNote,
  insertMentions,
  insertNote,
  insertPin,
  markRead,
  mentionsOf,
  type NoteRow,
  notesAbout,
  pinnedNotes,
} from '../../store/case-notes.ts';
import { once } from '../../store/command-answers.ts';
import type { Database, Tx } from '../../store/database.ts';
import { type KnownStaff, knownStaff } from '../../store/identities.ts';
import { markAt, pageOf, readMark, readMax } from '../../store/pages.ts';
import type { Vault } from '../../store/vault.ts';

const mentionsPage = 50;

interface NotesDeps {
  readonly database: Database;
  readonly vault: Vault;
  /** Tells those who look at the application that there is something new. After the commit. */
  readonly tell: (orgCode: string, applicationUuid: string) => void;
  /** Gives the case to a colleague, in the transaction of the line that says why. */
  readonly assign: (tx: Tx, assigning: Assigning) => Promise<void>;
  readonly openAtDesk: OpenAtDesk;
}

interface Assigning {
  readonly person: Person;
  readonly applicationUuid: string;
  readonly toUuid: string;
  readonly now: Date;
}

export type Notes = ReturnType<typeof createNotes>;

export function createNotes(deps: NotesDeps) {
  const { database, vault, tell, openAtDesk } = deps;
  const read = async (tx: Tx, person: Person, application: Application, cursor?: string) => {
    const of = { orgCode: person.orgCode, applicationUuid: application.uuid };
    const found = await notesAbout(tx, vault, of, { after: readMark(cursor), max: readMax });
    const { rows, nextCursor } = pageOf(found, ({ at, uuid }) => markAt(at, uuid));
    return {
      rows: rows.map((note) => shown(note, person, application)),
      nextCursor,
      pinned: (await pinnedNotes(tx, vault, of)).map((note) => shown(note, person, application)),
      colleagues: (await colleaguesOn(tx, person.orgCode, application))
        .filter(({ uuid }) => uuid !== person.identityUuid)
        .map(({ uuid, name, roles }) => ({ identityUuid: uuid, name, roles: [...roles] })),
    };
  };
  return {
    /** Who reads the notes of a case has read what mentions them there. */
    list: (person: Person, uuid: string, cursor?: string) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { application } = await openAtDesk(tx, person, uuid, now);
        const { orgCode, identityUuid } = person;
        await markRead(tx, orgCode, { identityUuid, applicationUuid: uuid }, now);
        return read(tx, person, application, cursor);
      }),
    write: async (person: Person, uuid: string, note: NewNote, requestKey: string) => {
      const answer = await database.inOrg(person.orgCode, async (tx, now) => {
        const { application } = await openAtDesk(tx, person, uuid, now);
        const { orgCode, identityUuid } = person;
        const claim = { orgCode, identityUuid, key: requestKey, content: ['note', uuid, note] };
        await once(tx, vault, claim, () => keep(deps, { tx, now, person, application }, note, requestKey));
        return read(tx, person, application);
      });
      tell(person.orgCode, uuid);
      return answer;
    },
    pin: async (person: Person, uuid: string, noteUuid: string, isPinned: boolean) => {
      const answer = await database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode, identityUuid: byUuid } = person;
        const { application } = await openAtDesk(tx, person, uuid, now);
        const found = await findNote(tx, { orgCode, applicationUuid: uuid }, noteUuid);
        if (!found) throw new Failure('notFound');
        await insertPin(tx, orgCode, { noteUuid, isPinned, byUuid, at: now });
        return read(tx, person, application);
      });
      tell(person.orgCode, uuid);
      return answer;
    },
    ...mentionsFor(deps),
  };
}

function mentionsFor({ database, vault }: NotesDeps) {
  return {
    /** Where colleagues named this person, the newest first. What became their own application since is not shown. */
    mentions: (person: Person, before?: string) =>
      database.inOrg(person.orgCode, async (tx) => {
        const { orgCode, identityUuid } = person;
        const found = await mentionsOf(tx, vault, orgCode, { identityUuid, before, max: mentionsPage + 1 });
        const page = found.slice(0, mentionsPage);
        return {
          mentions: page
            .filter(({ application }) => !isTheirOwn(person, application))
            .map(({ id, readAt, note, application }) => ({
              id,
              isRead: readAt !== null,
              applicationUuid: application.uuid,
              borrower: `${application.borrower.name.firstName} ${application.borrower.name.lastName}`,
              loanNumber: application.loanNumber,
              note: shown(note, person, application),
            })),
          next: found.length > mentionsPage ? (page.at(-1)?.id ?? null) : null,
        };
      }),
    unread: ({ orgCode, identityUuid }: Person) =>
      database.inOrg(orgCode, async (tx) => ({ unread: await countUnread(tx, orgCode, identityUuid) })),
    /** All up to one that was shown: what came since stays unread. */
    markRead: ({ orgCode, identityUuid }: Person, upTo: string) =>
      database.inOrg(orgCode, async (tx, now) => {
        await markRead(tx, orgCode, { identityUuid, upTo }, now);
        return { unread: await countUnread(tx, orgCode, identityUuid) };
      }),
  };
}

interface Moment {
  readonly tx: Tx;
  readonly now: Date;
  readonly person: Person;
  readonly application: Application;
}

async function keep(deps: NotesDeps, moment: Moment, note: NewNote, requestKey: string): Promise<void> {
  const { tx, now, person, application } = moment;
  const { orgCode, identityUuid: byUuid } = person;
  const of = { orgCode, applicationUuid: application.uuid };
  const named = note.kind === 'note' ? note.mentions : note.kind === 'handOff' ? [note.to] : [];
  if (named.length > 0) await maySeeIt(moment, note, named);
  const corrects = note.kind === 'note' ? (note.corrects ?? null) : null;
  if (corrects !== null) await mayCorrect(moment, corrects, requestKey);
  const uuid = randomUUID();
  const isNew = await insertNote(tx, deps.vault, of, {
    ...{ uuid, kind: note.kind, byUuid, corrects, at: now, requestKey, text: note.text },
    toUuid: note.kind === 'handOff' ? note.to : null,
    call: note.kind === 'call' ? callOf(note, application, now) : null,
  });
  if (!isNew) return;
  await insertMentions(
    tx,
    orgCode,
    uuid,
    [...new Set(named)].filter((one) => one !== byUuid),
  );
  if (note.kind === 'note' && note.isPinned)
    await insertPin(tx, orgCode, { noteUuid: uuid, isPinned: true, byUuid, at: now });
  if (note.kind === 'handOff')
    await deps.assign(tx, { person, applicationUuid: application.uuid, toUuid: note.to, now });
}

/** Who may not read the application is not called to it. */
async function maySeeIt({ tx, person, application }: Moment, { kind }: NewNote, named: readonly string[]) {
  const known = await colleaguesOn(tx, person.orgCode, application);
  if (named.every((one) => known.some(({ uuid }) => uuid === one))) return;
  const message = kind === 'handOff' ? words.cannotGetThisCase : words.cannotSeeThisCase;
  throw new Failure('invalid', { param: kind === 'handOff' ? 'to' : 'mentions', message });
}

async function mayCorrect({ tx, person, application }: Moment, corrects: string, requestKey: string): Promise<void> {
  const { orgCode, identityUuid } = person;
  const found = await findNote(tx, { orgCode, applicationUuid: application.uuid }, corrects);
  if (!found) throw new Failure('notFound');
  if (found.byUuid !== identityUuid) throw new Failure('forbidden', { message: words.cannotBeCorrected });
  // The same correction sent again meets its own: the key tells.
  if (found.isCorrected && found.correctedKey !== requestKey)
    throw new Failure('conflict', { message: words.wasCorrectedAlready });
}

function callOf(note: Extract<NewNote, { kind: 'call' }>, { borrower, signers }: Application, now: Date) {
  const isOwner = [borrower, ...signers].some(({ identityUuid }) => identityUuid === note.with);
  if (!isOwner) throw new Failure('invalid', { param: 'with', message: words.isNotAnOwner });
  if (Date.parse(note.calledAt) > now.getTime())
    throw new Failure('invalid', { param: 'calledAt', message: words.callsAreInThePast });
  return { with: note.with, calledAt: note.calledAt, outcome: note.outcome };
}

/** Those who work on files here and for whom this one is not their own. */
async function colleaguesOn(tx: Tx, orgCode: string, application: Application): Promise<readonly KnownStaff[]> {
  const parties = partiesOf(application);
  return (await knownStaff(tx, orgCode)).filter(
    ({ uuid, roles, known }) => worksOnFiles(roles) && !isConflictOfInterest({ identityUuid: uuid, ...known }, parties),
  );
}

function shown(note: NoteRow, { identityUuid }: Person, { borrower, signers }: Application) {
  const owner = (uuid: string) =>
    uuid === borrower.identityUuid
      ? `${borrower.name.firstName} ${borrower.name.lastName}`
      : (signers.find((one) => one.identityUuid === uuid)?.name ?? '');
  return {
    uuid: note.uuid,
    kind: note.kind,
    text: note.text,
    at: note.at.toISOString(),
    by: note.byName || officeWords.someoneOfTheStaff,
    isMine: note.byUuid === identityUuid,
    corrects: note.corrects,
    isCorrected: note.isCorrected,
    pinned: note.isPinned
      ? { by: note.pinnedBy ?? officeWords.someoneOfTheStaff, at: note.pinnedAt?.toISOString() ?? '' }
      : null,
    mentioned: [...note.mentioned],
    to: note.toName,
    call: note.call && { ...note.call, with: owner(note.call.with) },
  };
}
