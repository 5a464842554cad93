/**
 * The desk of the experiments. Promises that only the provider's staff runs one, that starting takes a second person (for
 * credit, price and law someone of compliance), that what was proposed is never changed, and that a guard metric which
 * gets worse stops the experiment without anyone's help.
 */
import type { Plan } from '#core/experiments/plan.ts';
import { startable } from '#core/experiments/starting.ts';
import * as words from '#core/words/en/console/experiments.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Tx } from '../../store/database.ts';
import { insertPlan, refusePlan, startPlan, stopPlan } from '../../store/experiment-plans.ts';
import { type ExperimentDeskDeps, found, mustBeOfProvider } from './access.ts';
import { readingExperiments } from './reading.ts';
import { watchingExperiments } from './watching.ts';

export type ExperimentDesk = ReturnType<typeof createExperimentDesk>;

export function createExperimentDesk(deps: ExperimentDeskDeps) {
  const { database, flags, organizations, isProvider, now } = deps;
  /** In the provider's own organization; the caller's next call here sees it, other processes have been told by the commit. */
  const act = async (person: Person, work: (tx: Tx) => Promise<void>): Promise<void> => {
    mustBeOfProvider(isProvider, person);
    await database.inOrg(person.orgCode, work);
    await flags.reload().catch(() => {});
  };
  return {
    ...readingExperiments(deps),
    ...watchingExperiments(deps),

    propose: (person: Person, plan: Plan): Promise<void> =>
      act(person, async (tx) => {
        checkOrganizations(plan, organizations());
        const { orgCode: org, identityUuid: uuid } = person;
        if (!(await insertPlan(tx, plan, { org, uuid }, now()))) throw conflict(words.keyTaken);
        await written(tx, person, 'experimentProposed', plan.key, plan.hypothesis, now());
      }),

    start: (person: Person, key: string): Promise<void> =>
      act(person, async (tx) => {
        const { plan, byUuid } = await found(tx, key);
        const checked = startable({ key, flag: plan.flag, byUuid }, person);
        if ('refusal' in checked) throw new Failure('forbidden', { message: checked.refusal });
        if (!(await startPlan(tx, checked.ok, now()).catch(flagIsBusy))) throw conflict(words.notWaiting);
        await written(tx, person, 'experimentStarted', key, plan.hypothesis, now());
      }),

    refuse: (person: Person, key: string, why: string): Promise<void> =>
      act(person, async (tx) => {
        await found(tx, key);
        if (!(await refusePlan(tx, key, person.identityUuid, why, now()))) throw conflict(words.notWaiting);
        await written(tx, person, 'experimentRefused', key, why, now());
      }),

    stop: (person: Person, key: string, why: string): Promise<void> =>
      act(person, async (tx) => {
        await found(tx, key);
        if (!(await stopPlan(tx, key, person.identityUuid, why, now()))) throw conflict(words.notRunning);
        await written(tx, person, 'experimentStopped', key, why, now());
      }),
  };
}

const conflict = (message: string) => new Failure('conflict', { message });

function flagIsBusy(error: unknown): never {
  const { code } = error as { code?: string };
  throw code === '23505' ? conflict(words.flagIsBusy) : error;
}

function checkOrganizations({ audience }: Plan, known: readonly string[]): void {
  const isStranger = (audience.organizations ?? []).some((code) => !known.includes(code));
  if (isStranger) throw new Failure('invalid', { message: words.noSuchOrganization, param: 'audience' });
}

type Act = 'experimentProposed' | 'experimentStarted' | 'experimentRefused' | 'experimentStopped';

function written(tx: Tx, person: Person, act: Act, what: string, why: string, now: Date): Promise<void> {
  return writeAudit(tx, person.orgCode, { identityUuid: person.identityUuid }, { act, what, why }, now);
}
