/**
 * Makes what is sealed of an ended application unreadable for good, by destroying its data keys: numbers, date of birth,
 * credit report, offers, notes, documents, wherever copies of them lie. Promises that nothing is destroyed that the law wants
 * kept or that money hangs on, that the history still verifies, and that who did it and why stays written.
 */

import { isClosed, isComplete } from '#core/journey/statuses.ts';
import { CREDIT_RECORD_DAYS } from '#core/law/clocks.ts';
import * as words from '#core/words/en/errors/shredding.ts';
import { Failure } from '../../failure.ts';
import { applicationsOf, pinApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { shredSubject } from '../../store/shredded.ts';

interface Wish {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly why: string;
  /** The name that the machine has for the person at the shell. */
  readonly shell: string;
}

const dayMs = 86_400_000;

/** How many data keys are gone. */
export function shred(database: Database, { orgCode, applicationUuid, why, shell }: Wish): Promise<number> {
  return database.inOrg(orgCode, async (tx, now) => {
    const application = await pinApplication(tx, orgCode, applicationUuid);
    if (!application) throw new Failure('notFound');
    const { status, statusSince, borrower } = application;
    if (!isClosed(status)) throw new Failure('conflict', { message: words.isNotOver });
    if (isComplete(status)) throw new Failure('conflict', { message: words.isALine });
    const keptUntil = new Date(statusSince).getTime() + CREDIT_RECORD_DAYS * dayMs;
    if (now.getTime() < keptUntil)
      throw new Failure('conflict', { message: words.isKeptUntil(new Date(keptUntil).toISOString().slice(0, 10)) });
    const by = { orgCode, byName: `${shell} (shell)`, why };
    const gone = await shredSubject(tx, { ...by, subject: applicationUuid }, now);
    if (gone === undefined) throw new Failure('conflict', { message: words.isDestroyedAlready });
    // Their date of birth is sealed for themselves: it goes with their last application.
    const others = (await applicationsOf(tx, orgCode, borrower.identityUuid)).length - 1;
    const own = others > 0 ? 0 : await shredSubject(tx, { ...by, subject: borrower.identityUuid }, now);
    await writeAudit(
      tx,
      orgCode,
      { shell },
      { act: 'applicationShredded', what: 'data keys', why, applicationUuid },
      now,
    );
    return gone + (own ?? 0);
  });
}
