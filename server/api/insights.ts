/** Answers the calls of the console's page of how the site is used. */
import type { insightCalls } from '#core/contract/insights.ts';
import { personOf } from '../actor.ts';
import type { Support } from '../insights/index.ts';
import type { Handlers } from './handler.ts';

export function insightHandlers({ reports }: Pick<Support, 'reports'>): Handlers<keyof typeof insightCalls> {
  return {
    'GET /service-insights/api/v1/funnel': ({ actor, query }) => reports.funnel(personOf(actor), query),
    'GET /service-insights/api/v1/vitals': ({ actor, query }) => reports.vitals(personOf(actor), query),
  };
}
