/**
 * The conditions of the costs of every line, read. Data alone: the site's build works it out beforehand
 * (web/vite.config.ts), so that no browser carries what reads conditions.
 */
import { readCriteria, standardConditions } from './costs.ts';
import type { Criteria } from './criteria.ts';

type FeeType = keyof typeof standardConditions;

export const standardCriteria = Object.fromEntries(
  Object.entries(standardConditions).map(([feeType, condition]) => [feeType, readCriteria(condition)]),
) as Readonly<Record<FeeType, Criteria | null>>;
