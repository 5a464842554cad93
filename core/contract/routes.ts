/** Every call between browser and server. One group a file; this is the whole table. */
import { organizationCalls } from './organization.ts';
import { siteCalls } from './site.ts';

export const routes = { ...organizationCalls, ...siteCalls } as const;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
