/** Calls of the console about experiments: what is expected, who starts it, what it shows, and why it was stopped. */
import * as v from 'valibot';
import { metricNames } from '#core/experiments/metrics.ts';
import { plan } from '#core/experiments/plan.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const why = v.pipe(v.string(words.sayWhy), v.trim(), v.nonEmpty(words.sayWhy), v.maxLength(500, words.tooLong));
const sides = v.object({ control: v.number(), variation: v.number() });
const metric = v.picklist(metricNames);

/** As `plan`, without its checks: an answer is serialized, not read. */
const shown = v.object({
  key: v.string(),
  hypothesis: v.string(),
  flag: v.string(),
  meaning: v.string(),
  needsCompliance: v.boolean(),
  weights: sides,
  audience: v.object({
    organizations: v.exactOptional(v.array(v.string())),
    products: v.exactOptional(v.array(v.string())),
  }),
  primary: metric,
  minimumEffect: v.number(),
  guards: v.array(metric),
  state: v.picklist(['proposed', 'running', 'stopped', 'refused']),
  proposed: v.object({ by: v.string(), at: v.string(), isMine: v.boolean() }),
  /** The second person, who started or refused it. */
  settled: v.nullable(v.object({ by: v.string(), at: v.string(), why: v.nullable(v.string()) })),
  /** By null: a guard metric did. */
  stopped: v.nullable(v.object({ by: v.nullable(v.string()), at: v.string(), why: v.string() })),
});

const results = v.object({
  people: sides,
  excluded: v.object({ bots: v.number(), staff: v.number(), both: v.number() }),
  ratio: v.object({ chiSquared: v.number(), p: v.number(), isMismatch: v.boolean() }),
  metrics: v.array(
    v.object({
      metric,
      people: sides,
      mean: sides,
      interval: v.nullable(v.object({ difference: v.number(), low: v.number(), high: v.number() })),
      isPrimary: v.boolean(),
      isGuard: v.boolean(),
      isBroken: v.boolean(),
    }),
  ),
  verdict: v.variant('kind', [
    v.object({ kind: v.literal('mismatch') }),
    v.object({ kind: v.literal('tooEarly'), days: v.nullable(v.number()) }),
    v.object({ kind: v.literal('found'), isBetter: v.boolean() }),
    v.object({ kind: v.literal('noDifference') }),
  ]),
});

const changing = everywhere([60, 3600], [600, 3600]);
const errors = ['forbidden', 'notFound', 'conflict'] as const;

export const experimentCalls = calls({
  'GET /service-console/api/v1/experiments': {
    why: 'Every experiment, the newest first: what it drives, who proposed it, and how it stands.',
    who: may('readExperiments', 'every'),
    answer: v.object({ experiments: v.array(shown), organizations: v.array(v.string()) }),
    errors: ['forbidden'],
    limit: limits.read,
  },
  'GET /service-console/api/v1/experiments/{experimentKey}': {
    why: 'One experiment with what it shows: who counts, whether the sides fit, and each metric with its interval.',
    who: may('readExperiments', 'every'),
    answer: v.object({ ...shown.entries, results: v.nullable(results) }),
    errors: ['forbidden', 'notFound'],
    limit: limits.read,
  },
  'POST /service-console/api/v1/experiments': {
    why: 'Proposes an experiment. It runs once a second person starts it.',
    who: may('runExperiments', 'every'),
    body: plan,
    answer: null,
    errors: ['forbidden', 'conflict'],
    fresh: true,
    limit: changing,
  },
  'POST /service-console/api/v1/experiments/{experimentKey}/start': {
    why: 'A second person starts it; for what touches credit, price or law, someone of compliance.',
    who: may('runExperiments', 'every'),
    answer: null,
    errors,
    fresh: true,
    limit: changing,
  },
  'POST /service-console/api/v1/experiments/{experimentKey}/refuse': {
    why: 'A second person says no, or the one who proposed it takes it back.',
    who: may('runExperiments', 'every'),
    body: v.strictObject({ why }),
    answer: null,
    errors,
    limit: changing,
  },
  'POST /service-console/api/v1/experiments/{experimentKey}/stop': {
    why: 'Ends it for everyone: its flag is answered by its rules again. It is not started a second time.',
    who: may('runExperiments', 'every'),
    body: v.strictObject({ why }),
    answer: null,
    errors,
    limit: changing,
  },
});
