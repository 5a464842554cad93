/** What the desk shows: every experiment with its standing, and one with what it has shown so far. */
import { type Results, resultsOf } from '#core/experiments/results.ts';
import { needsCompliance } from '#core/experiments/varied.ts';
import { flags } from '#core/flags.ts';
import type { Person } from '../../actor.ts';
import type { Database } from '../../store/database.ts';
import { crowdOfExperiment } from '../../store/experiment-exposures.ts';
import { listPlans, type PlanRow } from '../../store/experiment-plans.ts';
import { type ExperimentDeskDeps, found, mustBeOfProvider } from './access.ts';

const listedMax = 500;

export function readingExperiments({ database, organizations, isProvider, now }: ExperimentDeskDeps) {
  return {
    list: async (person: Person) => {
      mustBeOfProvider(isProvider, person);
      const rows = await database.inOrg(person.orgCode, (tx) => listPlans(tx, listedMax));
      return {
        experiments: rows.map((row) => shown(row, person.identityUuid)),
        organizations: [...organizations()],
      };
    },

    read: async (person: Person, key: string) => {
      mustBeOfProvider(isProvider, person);
      const row = await database.inOrg(person.orgCode, (tx) => found(tx, key));
      const results = await resultsFor(database, organizations(), row, now());
      return { ...shown(row, person.identityUuid), results: results && answered(results) };
    },
  };
}

/** Null for one that never ran. */
export async function resultsFor(
  { app }: Pick<Database, 'app'>,
  organizations: readonly string[],
  { key, plan, state, settledAt, stoppedAt }: Pick<PlanRow, 'key' | 'plan' | 'state' | 'settledAt' | 'stoppedAt'>,
  now: Date,
): Promise<Results | null> {
  if (settledAt === null || state === 'refused') return null;
  const crowd = await crowdOfExperiment(app, organizations, key);
  return resultsOf({ plan, startedAt: settledAt, until: stoppedAt ?? now }, crowd);
}

const answered = (results: Results) => ({ ...results, metrics: [...results.metrics] });

function shown(row: PlanRow, me: string) {
  const { plan, state, byUuid, byName, proposedAt, settledByName, settledAt, settledWhy } = row;
  const { stoppedByName, stoppedAt, stoppedWhy } = row;
  return {
    ...{ ...plan, state },
    meaning: flags[plan.flag].meaning,
    needsCompliance: needsCompliance(plan.flag),
    proposed: { by: byName, at: proposedAt.toISOString(), isMine: byUuid === me },
    settled: settledAt && { by: settledByName ?? '', at: settledAt.toISOString(), why: settledWhy },
    stopped: stoppedAt && { by: stoppedByName, at: stoppedAt.toISOString(), why: stoppedWhy ?? '' },
  };
}
