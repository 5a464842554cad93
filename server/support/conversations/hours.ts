/** Hours, holidays and welcome. The hours are the main organization's, whose agents answer; the welcome is each lender's own. */
import * as v from 'valibot';
import { type ChatHours, chatHours, defaultHours, isChatOpen } from '#core/chat/hours.ts';
import type { OpeningHours } from '#core/support/hours.ts';
import * as words from '#core/words/en/console/hours.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { keepHours, readHours, readHoursChange } from '../../store/chat-desk.ts';
import type { Database } from '../../store/database.ts';

/** What a lender writes down of itself. */
export interface LenderFacts {
  readonly orgCode: string;
  readonly name: string;
  readonly hours: OpeningHours;
}

export interface HoursDeps {
  readonly database: Database;
  readonly mainLender: () => LenderFacts;
  readonly factsOf: (orgCode: string) => LenderFacts;
}

export type Hours = ReturnType<typeof createHours>;

export function createHours({ database, mainLender, factsOf }: HoursDeps) {
  /** As the desk keeps them, or those of the brand. Rows of an older shape count as none. */
  const kept = (facts: LenderFacts): Promise<{ readonly hours: ChatHours; readonly now: Date }> =>
    database.inOrg(facts.orgCode, async (tx, now) => {
      const read = v.safeParse(chatHours, await readHours(tx, facts.orgCode));
      return { hours: read.success ? read.output : defaultHours(facts.hours, facts.name), now };
    });

  const of = async (orgCode: string): Promise<{ readonly hours: ChatHours; readonly now: Date }> => {
    const main = await kept(mainLender());
    if (orgCode === mainLender().orgCode) return main;
    const own = await kept(factsOf(orgCode));
    return { hours: { ...main.hours, welcome: own.hours.welcome }, now: main.now };
  };

  const forDesk = async (orgCode: string) => {
    const changed = await database.inOrg(orgCode, (tx) => readHoursChange(tx, orgCode));
    return {
      hours: (await of(orgCode)).hours,
      keepsHours: orgCode === mainLender().orgCode,
      changedBy: changed?.name ?? null,
      changedAt: changed?.changedAt.toISOString() ?? null,
    };
  };

  return {
    of,
    /** Of the site that a page wears. */
    ofSite: (orgCode: string) => of(factsOf(orgCode).orgCode),
    isOpen: async (): Promise<boolean> => {
      const { hours, now } = await kept(mainLender());
      return isChatOpen(hours, now.getTime());
    },
    forDesk,
    /** Another lender's desk keeps its welcome; hours and holidays stay the main organization's. */
    keep: async ({ orgCode, identityUuid }: Person, wanted: Parameters<typeof keepHours>[2]) => {
      const isKept = await database.inOrg(orgCode, (tx, now) => keepHours(tx, orgCode, wanted, identityUuid, now));
      if (!isKept) throw new Failure('conflict', { message: words.changedMeanwhile });
      return forDesk(orgCode);
    },
  };
}
