/** The register of law, for compliance: each row as it stands today, and whether someone must look at it again. */
import * as v from 'valibot';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const lawRow = v.object({
  name: v.string(),
  what: v.string(),
  citation: v.string(),
  source: v.string(),
  lookedAtOn: v.string(),
  reviewBy: v.string(),
  counsel: v.nullable(v.string()),
  inForce: v.array(v.object({ from: v.string(), until: v.nullable(v.string()), says: v.string() })),
  isDue: v.boolean(),
});

export const lawCalls = calls({
  'GET /service-console/api/v1/law': {
    why: 'Every figure, text and rule of law that the product goes by, those first that must be looked at again.',
    who: may('readLaw', 'every'),
    answer: v.object({ on: v.string(), due: v.number(), rows: v.array(lawRow) }),
    limit: limits.read,
  },
});
