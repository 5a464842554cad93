/** Calls of the console's page of how the site is used: counts of one's own organization, never a visit or a person. */
import { funnelQuery, funnelReport, vitalsQuery, vitalsReport } from '#core/telemetry/report.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

export const insightCalls = calls({
  'GET /service-insights/api/v1/funnel': {
    why: 'How far visits come, by one dimension; where they are left; and who comes back, by week.',
    who: may('readInsights', 'organization', 'every'),
    query: funnelQuery,
    answer: funnelReport,
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-insights/api/v1/vitals': {
    why: 'How quick pages are for those who visit them, by page and brand: what 75 of 100 visits stay under.',
    who: may('readInsights', 'organization', 'every'),
    query: vitalsQuery,
    answer: vitalsReport,
    errors: ['notFound'],
    limit: limits.read,
  },
});
