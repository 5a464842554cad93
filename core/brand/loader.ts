/**
 * The full-screen loader of a brand: which of our animations plays, how fast, in which of the brand's own colors.
 * Data for the one loader component of web/ui; a brand chooses, it never draws.
 */
import * as v from 'valibot';

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
