/** What a worker does about experiments that run: looks at their guard metrics, and stops one that does harm. */
import * as v from 'valibot';
import { metricRow } from '#core/experiments/metrics.ts';
import { plan } from '#core/experiments/plan.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { runningPlans, stopPlan } from '../../store/experiment-plans.ts';
import type { ExperimentDeskDeps } from './access.ts';
import { resultsFor } from './reading.ts';

export function watchingExperiments({ database, flags, organizations, log, now }: ExperimentDeskDeps) {
  return {
    watch: async (): Promise<void> => {
      for (const { plan: raw, startedAt } of await runningPlans(database.app)) {
        const read = v.safeParse(plan, raw);
        if (!read.success) continue;
        const { key } = read.output;
        const row = { key, plan: read.output, state: 'running', settledAt: startedAt, stoppedAt: null } as const;
        const results = await resultsFor(database, organizations(), row, now());
        const broken = results?.metrics.find(({ isBroken }) => isBroken);
        if (!broken) continue;
        const why = words.stoppedByGuard(metricRow(broken.metric).name);
        if (!(await stopPlan(database.app, key, null, why, now()))) continue;
        await flags.reload().catch(() => {});
        log.warn({ experiment: key, metric: broken.metric }, 'an experiment was stopped by its guard metric');
      }
    },
  };
}
