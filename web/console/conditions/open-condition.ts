/** What someone was asked for and has not been cleared, as staff read it. */
import type { Answer } from '#web/client/client.ts';

export const conditionsKey = 'GET /service-console/api/v1/conditions';
export type OpenCondition = Answer<typeof conditionsKey>['rows'][number];
