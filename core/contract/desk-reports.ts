/** The call of the desk's reports. */
import { deskReport, reportQuery } from '#core/desk/report.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

export const deskReportCalls = calls({
  'GET /service-console/api/v1/reports': {
    why: 'What the histories of these days come to: pipeline, conversion, time in status, declines and staff load.',
    who: may('readReports', 'organization', 'every'),
    query: reportQuery,
    answer: deskReport,
    errors: ['notFound'],
    limit: limits.read,
  },
});
