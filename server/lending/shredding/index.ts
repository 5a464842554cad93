/**
 * Makes what is sealed of an ended application unreadable for good, by destroying its data keys: numbers, date of birth,
 * credit report, offers, notes, documents, wherever copies of them lie. Promises that nothing is destroyed that the law wants
 * kept or that money hangs on, that the history still verifies, and that who did it and why stays written.
 */

import type { Application } from '#core/application/application.ts';
import { type CalendarDate, laterOf } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isClosed, isComplete } from '#core/journey/statuses.ts';
import { destroyedKinds, keptUntil } from '#core/law/retention.ts';
import * as words from '#core/words/en/errors/shredding.ts';
import { Failure } from '../../failure.ts';
import { applicationsOf } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Tx } from '../../store/database.ts';
import { standingHold } from '../../store/retention.ts';
import { hasNotarySession, lockApplication, shredSubject } from '../../store/shredded.ts';

interface Wish {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly why: string;
  /** The name that the machine has for the person at the shell. */
  readonly shell: string;
}

/** Of every kind that its data keys seal: the last day on which the law wants any of it kept; null while there is no end. */
function keptUntilLast(application: Application): CalendarDate | null {
  // As if everyone reported under HMDA: to keep too long harms less.
  const ends = destroyedKinds.map((kind) => keptUntil(kind, { application, isHmdaReporter: true }));
  const [first, ...others] = ends.filter((end) => end !== null);
  return first === undefined || others.length + 1 < ends.length ? null : laterOf(first, ...others);
}

async function refuseWhatIsKept(tx: Tx, application: Application, now: Date): Promise<void> {
  const refuse = (message: string) => new Failure('conflict', { message });
  const { orgCode, uuid: applicationUuid, status } = application;
  if (!isClosed(status)) throw refuse(words.isNotOver);
  if (isComplete(status)) throw refuse(words.isALine);
  if (await standingHold(tx, { orgCode, applicationUuid })) throw refuse(words.isHeld);
  if (await hasNotarySession(tx, { orgCode, applicationUuid })) throw refuse(words.notaryMet);
  const until = keptUntilLast(application);
  if (until === null) throw refuse(words.isNotOver);
  if (dateIn(homeZone(application.property), now) < until) throw refuse(words.isKeptUntil(until));
}

/** How many data keys are gone. */
export function shred(database: Database, { orgCode, applicationUuid, why, shell }: Wish): Promise<number> {
  return database.inOrg(orgCode, async (tx, now) => {
    // Placing a legal hold takes the same lock: one that was given is never overtaken.
    const application = await lockApplication(tx, orgCode, applicationUuid);
    if (!application) throw new Failure('notFound');
    await refuseWhatIsKept(tx, application, now);
    const { borrower } = application;
    const by = { orgCode, byName: `${shell} (shell)`, why };
    const gone = await shredSubject(tx, { ...by, subject: applicationUuid }, now);
    if (gone === undefined) throw new Failure('conflict', { message: words.isDestroyedAlready });
    // Their date of birth is sealed for themselves: it goes with their last application.
    const others = (await applicationsOf(tx, orgCode, borrower.identityUuid)).length - 1;
    const own = others > 0 ? 0 : await shredSubject(tx, { ...by, subject: borrower.identityUuid }, now);
    const entry = { act: 'applicationShredded', what: 'data keys', why, applicationUuid } as const;
    await writeAudit(tx, orgCode, { shell }, entry, now);
    return gone + (own ?? 0);
  });
}
