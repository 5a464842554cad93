/**
 * The full-screen loader of a brand: which of our animations plays, how fast, in which of the brand's own colors.
 * Data for the one loader component of web/ui; a brand chooses, it never draws.
 */
import * as v from 'valibot';
import type { Parsed } from './refusal.ts';
import { readData } from './refusal.ts';
import { colourNameSchema } from './theme.ts';

export const loaderKindSchema = v.picklist([
  'rings',
  'bars',
  'house',
  'wave',
  'orbit',
  'dots',
  'pulse',
  'fold',
  'ladder',
  'keys',
]);

const loaderSchema = v.strictObject({
  kind: loaderKindSchema,
  /** One turn of the animation. Slower than 600 ms, because fast flicker harms people. */
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(600), v.maxValue(6000)),
  /** How many rings, bars, dots … there are. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  colours: v.pipe(v.array(colourNameSchema), v.minLength(1), v.maxLength(4)),
});
export type Loader = v.InferOutput<typeof loaderSchema>;

export function parseLoader(data: unknown, file: string): Parsed<Loader> {
  return readData(loaderSchema, data, file);
}
