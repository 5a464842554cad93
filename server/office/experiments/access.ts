/** Who comes to this desk, and what it works with. */
import * as words from '#core/words/en/console/experiments.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { LiveFlags } from '../../flags.ts';
import type { Log } from '../../log.ts';
import type { Database, Tx } from '../../store/database.ts';
import { findPlan, type PlanRow } from '../../store/experiment-plans.ts';

export interface ExperimentDeskDeps {
  readonly database: Database;
  readonly flags: Pick<LiveFlags, 'reload'>;
  readonly organizations: () => readonly string[];
  /** An experiment reaches every organization, so it is only the provider's to run. */
  readonly isProvider: (orgCode: string) => boolean;
  readonly log: Pick<Log, 'warn'>;
  readonly now: () => Date;
}

export function mustBeOfProvider(isProvider: ExperimentDeskDeps['isProvider'], { orgCode }: Person): void {
  if (!isProvider(orgCode)) throw new Failure('forbidden', { message: words.onlyTheProvider });
}

export async function found(tx: Tx, key: string): Promise<PlanRow> {
  const row = await findPlan(tx, key);
  if (!row) throw new Failure('notFound');
  return row;
}
