/** How a meeting ends without a deed: the journal says why, the pen marks on the deed go, and the journey is told. */
import type { Application } from '#core/application/application.ts';
import type { FailureReason } from '#core/notary/session.ts';
import * as words from '#core/words/en/errors/notary.ts';
import type { Failure } from '../../failure.ts';
import type { Documents } from '../documents/index.ts';
import { type Journal, refused } from './journal.ts';
import type { Meeting } from './meetings.ts';

interface Needs {
  readonly journal: Journal;
  readonly deeds: Documents['deed'];
  /** Tells the journey that no deed will come of the meeting. */
  readonly reportFailure: (application: Application, sessionUuid: string, why: FailureReason) => Promise<void>;
}

export type NoDeed = ReturnType<typeof createNoDeed>;

export function createNoDeed({ journal, deeds, reportFailure }: Needs) {
  /** The person who had signed signs again, in ink: the deed is as it was drawn up. */
  async function fail({ application, session, standing }: Meeting, why: FailureReason): Promise<void> {
    if (standing.seats.some(({ hasSigned }) => hasSigned)) await deeds.withdraw(ofApplication(application));
    await reportFailure(application, session.uuid, why);
  }

  async function endBy(by: string | null, orgCode: string, uuid: string, why: FailureReason): Promise<void> {
    await fail(await journal.record(orgCode, uuid, { what: 'failed', by, about: null }, why), why);
  }

  return {
    fail,
    endBy,

    /** The platform would not take a signature: its room is over, and so is ours. */
    async closed(uuid: string, { orgCode }: Application): Promise<Failure> {
      await endBy(null, orgCode, uuid, 'notaryDeclined');
      return refused(words.notaryPlatformHasEndedThis);
    },
  };
}

export const ofApplication = ({ orgCode, uuid }: Application) => ({ orgCode, applicationUuid: uuid });
