/**
 * An experiment as someone defines it. It drives one flag, says what it expects, how many people each side gets, who is
 * in it, what decides, and what stops it. It is never changed once proposed: a changed experiment is another one.
 */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { bucketCount } from '#core/flags/bucket.ts';
import { isFlagKey } from '#core/flags/rules.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { type MetricName, metricNames } from './metrics.ts';
import type { Forbidden } from './traits.ts';
import { variedFlags } from './varied.ts';

/** What can narrow an experiment may never name a trait of a person, nor what stands for one. */
function harmless<T extends Record<string, v.GenericSchema> & { readonly [K in Forbidden]?: never }>(entries: T): T {
  return entries;
}

const listOf = <S extends v.GenericSchema<string, string>>(one: S, max: number) =>
  v.exactOptional(v.pipe(v.array(one), v.minLength(1, words.nameAtLeastOne), v.maxLength(max)));

/** Who is in it: of which lenders, for which products. Nothing is asked about the person. */
export const audience = v.strictObject(
  harmless({
    organizations: listOf(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,63}$/, words.noSuchOrganization)), 100),
    products: listOf(v.picklist(products), products.length),
  }),
);
export type Audience = Readonly<v.InferOutput<typeof audience>>;

const weight = v.pipe(v.number(words.weightWrong), v.integer(words.weightWrong), v.minValue(1, words.weightWrong));
const metric = v.picklist(metricNames as [MetricName, ...MetricName[]]);

export const plan = v.strictObject({
  key: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{2,59}$/, words.keyWrong),
    // The key salts the draw: with a flag's own key it would draw as that flag's shares do.
    v.check((key) => !isFlagKey(key), words.keyWrong),
  ),
  hypothesis: v.pipe(v.string(), v.trim(), v.minLength(10, words.sayWhatYouExpect), v.maxLength(500, words.tooLong)),
  flag: v.picklist(variedFlags),
  /** Of ten thousand; what is left over is in no side. */
  weights: v.pipe(
    v.strictObject({ control: weight, variation: weight }),
    v.check(({ control, variation }) => control + variation <= bucketCount, words.weightsTooMuch),
  ),
  audience,
  primary: metric,
  /** The smallest difference worth finding: percentage points of a share, or days. */
  minimumEffect: v.pipe(
    v.number(words.effectWrong),
    v.minValue(0.1, words.effectWrong),
    v.maxValue(50, words.effectWrong),
  ),
  guards: v.pipe(
    v.array(metric),
    v.minLength(1, words.nameAGuard),
    v.maxLength(metricNames.length),
    v.check((names) => new Set(names).size === names.length),
  ),
});
export type Plan = Readonly<v.InferOutput<typeof plan>>;
