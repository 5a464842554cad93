/** An experiment as someone types it, and what comes of it: percentages, lists with commas, a fault in a sentence. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/experiments.ts';
import { type MetricName, metricRow } from './metrics.ts';
import { type Plan, plan } from './plan.ts';
import { peopleNeeded } from './sequential.ts';

export interface PlanDraft {
  readonly key: string;
  readonly hypothesis: string;
  readonly flag: string;
  /** In percent. */
  readonly control: string;
  readonly variation: string;
  readonly organizations: string;
  readonly products: string;
  readonly primary: MetricName;
  readonly minimumEffect: string;
  readonly guards: readonly MetricName[];
}

export const emptyDraft: PlanDraft = {
  ...{ key: '', hypothesis: '', flag: '', control: '50', variation: '50', organizations: '', products: '' },
  ...{ primary: 'selected', minimumEffect: '3', guards: ['complaints', 'funded'] },
};

export type ReadPlan = { readonly plan: Plan } | { readonly fault: string };

export function planOf(draft: PlanDraft): ReadPlan {
  const { key, hypothesis, flag, control, variation, organizations, products, primary, minimumEffect, guards } = draft;
  if (flag === '') return { fault: words.chooseAFlag };
  const read = v.safeParse(plan, {
    ...{ key: key.trim(), hypothesis, flag, primary, guards },
    weights: { control: ofTenThousand(control), variation: ofTenThousand(variation) },
    audience: { ...listed('organizations', organizations), ...listed('products', products) },
    minimumEffect: minimumEffect.trim() === '' ? Number.NaN : Number(minimumEffect),
  });
  return read.success ? { plan: read.output } : { fault: read.issues[0].message };
}

/** Two decimals of a percentage; what is finer is no whole number and is refused as such. */
const ofTenThousand = (percent: string) =>
  percent.trim() === '' ? Number.NaN : Math.round(Number(percent) * 1e6) / 1e4;

function listed(name: string, text: string): Record<string, readonly string[]> {
  const list = text.split(',').flatMap((part) => part.trim() || []);
  return list.length === 0 ? {} : { [name]: list };
}

/** Before anyone was counted, with the most that the metric can vary. */
export function plannedPeople({ primary, minimumEffect, weights }: Plan): number {
  const { kind, variance } = metricRow(primary);
  return peopleNeeded(kind === 'share' ? minimumEffect / 100 : minimumEffect, variance, weights);
}
