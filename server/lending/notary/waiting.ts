/** What someone may know before there is a room: the times to choose from, and how long others wait. */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { takes } from '#core/journey/outline.ts';
import { offeredDays } from '#core/notary/in-person.ts';
import { usualWaitMinutes, waitDays } from '#core/notary/wait.ts';
import type { Person } from '../../actor.ts';
import type { Database } from '../../store/database.ts';
import { countWaiting, readWaits } from '../../store/notary-sessions.ts';
import type { Notary } from '../../vendors/notary/port.ts';
import type { Journal } from './journal.ts';
import { isUuid, notFound, noUuid } from './meetings.ts';

interface Needs {
  readonly database: Database;
  readonly journal: Journal;
  readonly platform: Pick<Notary, 'slots'>;
  /** An application as this person may see it. */
  readonly view: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
}

export function createWaiting({ database, journal, platform, view }: Needs) {
  return {
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
  };
}
