/** What is kept of an experiment for an application: its name and which side it is on. Nothing else of anyone. */
import * as v from 'valibot';

/** The sides of an experiment: a flag off, and the same flag on. */
export const experimentVariations = ['control', 'variation'] as const;
export type Variation = (typeof experimentVariations)[number];

export const experimentRecord = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
  variation: v.picklist(experimentVariations),
});
export type ExperimentRecord = Readonly<v.InferOutput<typeof experimentRecord>>;
