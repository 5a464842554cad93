/** The file of a brand's loader, as the specs of the brands read it. */
import * as v from 'valibot';
import { loaderKindSchema } from '../loader.ts';
import type { Parsed } from '../refusal.ts';
import { readData } from '../refusal.ts';
import { colourNames } from '../theme.ts';

const colourNameSchema = v.picklist(colourNames);

const loaderSchema = v.strictObject({
  kind: loaderKindSchema,
  /** One turn of the animation. Slower than 600 ms, because fast flicker harms people. */
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(600), v.maxValue(6000)),
  /** How many rings, bars, dots … there are. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  colours: v.pipe(v.array(colourNameSchema), v.minLength(1), v.maxLength(4)),
});
type Loader = v.InferOutput<typeof loaderSchema>;

export function parseLoader(data: unknown, file: string): Parsed<Loader> {
  return readData(loaderSchema, data, file);
}
