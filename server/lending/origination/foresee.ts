/**
 * What an act would lead to, before it is done: the same questions and the same decision as the door's, in a transaction
 * that PostgreSQL lets write nothing.
 */
import type { Application } from '#core/application/application.ts';
import type { SecondPerson } from '#core/desk/policies.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import { allowStep } from './access.ts';
import type { Step } from './decide.ts';
import type { OriginationDeps } from './deps.ts';
import { type Command, decideFor } from './signal.ts';

export interface Foreseen {
  readonly before: Application;
  readonly after: Application;
  readonly version: number;
  readonly steps: readonly Step[];
  /** Why this takes a second person, and what they need; null where one is enough. */
  readonly two: SecondPerson | null;
  readonly payload: unknown;
}

export function foresee(deps: OriginationDeps, wish: Command): Promise<Foreseen> {
  const { person, uuid, event } = wish;
  return deps.database.inOrg(person.orgCode, async (tx, now) => {
    await tx`set transaction read only`;
    const before = await readApplication(tx, person.orgCode, uuid);
    allowStep(person, event, before?.application);
    if (!before) throw new Failure('notFound');
    const { decided, two, said } = await decideFor(deps, { tx, now }, before, wish);
    return {
      before: before.application,
      after: decided.application,
      version: before.version,
      steps: decided.steps,
      two,
      payload: said.payload,
    };
  });
}
