/**
 * What is kept around an application and changes nothing of it: words to the CEO, sides of experiments, a link to a
 * recorded visit. Only for one's own application and one's own person; another's and none at all answer alike.
 */
import { randomUUID } from 'node:crypto';
import type { ExperimentRecord } from '#core/experiments/record.ts';
import { seesFeedbackLink } from '#core/roles.ts';
import type { Feedback } from '#core/support/feedback.ts';
import type { LeaveSurvey } from '#core/support/leave-survey.ts';
import * as words from '#core/words/en/console/feedback.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import {
  findExperimentProfile,
  keepExperimentProfile,
  keepExperiments,
  keepReplayLink,
  listExperiments,
} from '../store/experiments.ts';
import { insertFeedback } from '../store/feedback.ts';
import { insertLeaveSurvey, insertWithdrawal, standingConsent } from '../store/said.ts';
import type { Experiments } from './experiments.ts';

export interface OwnRecordsNeeds {
  readonly database: Database;
  /** Refuses anyone who may not see it, as if it were not there. */
  readonly viewOf: (person: Person, uuid: string) => Promise<{ readonly application: { readonly product: string } }>;
  readonly experiments: Pick<Experiments, 'isRunning' | 'sidesOf'>;
  readonly isMainBrand: (orgCode: string) => boolean;
  readonly now: () => Date;
}

export function createOwnRecords(needs: OwnRecordsNeeds) {
  const { database, viewOf, isMainBrand, now } = needs;
  return {
    ...ownExperiments(needs),

    async tellCeo(person: Person, said: Feedback): Promise<void> {
      const { orgCode, identityUuid, roles } = person;
      if (!roles.some((role) => seesFeedbackLink(role, isMainBrand(orgCode)))) throw new Failure('notFound');
      if (said.applicationUuid !== undefined) await viewOf(person, said.applicationUuid);
      await database.inOrg(orgCode, (tx) =>
        insertFeedback(tx, { orgCode, uuid: randomUUID(), identityUuid, said }, now()),
      );
    },

    async sayWhyLeaving(person: Person, said: LeaveSurvey): Promise<void> {
      await viewOf(person, said.applicationUuid);
      const { orgCode, identityUuid } = person;
      await database.inOrg(orgCode, (tx) =>
        insertLeaveSurvey(tx, { orgCode, uuid: randomUUID(), identityUuid, said }, now()),
      );
    },

    consentSince: ({ orgCode, identityUuid }: Person): Promise<Date | undefined> =>
      database.inOrg(orgCode, (tx) => standingConsent(tx, orgCode, identityUuid)),

    /** Where there is none, nothing is written: withdrawing twice is withdrawing once. */
    withdrawConsent: ({ orgCode, identityUuid }: Person): Promise<void> =>
      database.inOrg(orgCode, async (tx) => {
        if ((await standingConsent(tx, orgCode, identityUuid)) === undefined) return;
        const row = { uuid: randomUUID(), identityUuid, by: identityUuid, why: words.inTheirSettings };
        await insertWithdrawal(tx, orgCode, row, now());
      }),

    async linkReplay(person: Person, applicationUuid: string, link: string): Promise<void> {
      await viewOf(person, applicationUuid);
      await database.inOrg(person.orgCode, (tx) => keepReplayLink(tx, person.orgCode, applicationUuid, link, now()));
    },
  };
}

function ownExperiments({ database, viewOf, experiments, now }: OwnRecordsNeeds) {
  const self = (person: Person, identityUuid: string): void => {
    if (identityUuid !== person.identityUuid) throw new Failure('notFound');
  };
  return {
    /** Of an experiment that runs here, the side is the one drawn here, no matter what a page says. */
    async takeSides(
      person: Person,
      applicationUuid: string,
      said: readonly ExperimentRecord[],
      brought: string | undefined,
    ): Promise<void> {
      const { product } = (await viewOf(person, applicationUuid)).application;
      const drawn = await experiments.sidesOf(person, product, brought);
      const sides = said.flatMap((one) =>
        experiments.isRunning(one.name) ? drawn.filter(({ name }) => name === one.name) : [one],
      );
      await database.inOrg(person.orgCode, (tx) => keepExperiments(tx, person, applicationUuid, sides, now()));
    },

    async experimentProfile(person: Person, identityUuid: string) {
      self(person, identityUuid);
      return database.inOrg(person.orgCode, async (tx) => ({
        experimentProfileUuid: (await findExperimentProfile(tx, person)) ?? null,
        experiments: [...(await listExperiments(tx, person))],
      }));
    },

    async setExperimentProfile(person: Person, identityUuid: string, experimentProfileUuid: string): Promise<void> {
      self(person, identityUuid);
      const profile = { uuid: experimentProfileUuid, replaces: true };
      await database.inOrg(person.orgCode, (tx) => keepExperimentProfile(tx, person, profile, now()));
    },
  };
}
