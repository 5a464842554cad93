/**
 * Ethnicity, race and sex, as Regulation C has us ask (Appendix B): several may be chosen, nothing is required, and
 * "I do not wish to provide this information" is an answer. The codes are those of the report. No lending rule sees them.
 */
import * as v from 'valibot';

export const ethnicities = {
  1: 'Hispanic or Latino',
  11: 'Mexican',
  12: 'Puerto Rican',
  13: 'Cuban',
  14: 'Other Hispanic or Latino',
  2: 'Not Hispanic or Latino',
  3: 'I do not wish to provide this information',
} as const;

export const races = {
  1: 'American Indian or Alaska Native',
  2: 'Asian',
  21: 'Asian Indian',
  22: 'Chinese',
  23: 'Filipino',
  24: 'Japanese',
  25: 'Korean',
  26: 'Vietnamese',
  27: 'Other Asian',
  3: 'Black or African American',
  4: 'Native Hawaiian or Other Pacific Islander',
  41: 'Native Hawaiian',
  42: 'Guamanian or Chamorro',
  43: 'Samoan',
  44: 'Other Pacific Islander',
  5: 'White',
  6: 'I do not wish to provide this information',
} as const;

export const sexes = {
  1: 'Male',
  2: 'Female',
  3: 'I do not wish to provide this information',
  6: 'Both male and female',
} as const;

const codesMax = 5;
const codesOf = (table: Readonly<Record<number, string>>) =>
  v.pipe(
    v.array(v.picklist(Object.keys(table).map(Number))),
    v.minLength(1, 'Please choose an answer, or say that you do not wish to provide it'),
    v.maxLength(codesMax, `Please choose at most ${codesMax}`),
  );
const freeText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');

export const demographics = v.strictObject({
  ethnicities: codesOf(ethnicities),
  otherEthnicity: freeText,
  races: codesOf(races),
  tribe: freeText,
  otherAsian: freeText,
  otherPacificIslander: freeText,
  sex: v.picklist(Object.keys(sexes).map(Number), 'Please choose an answer, or say that you do not wish to provide it'),
});
export type Demographics = v.InferOutput<typeof demographics>;
