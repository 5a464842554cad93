/**
 * Ethnicity, race and sex, as Regulation C has us ask (Appendix B): several may be chosen, nothing is required, and
 * "I do not wish to provide this information" is an answer. The codes are those of the report. No lending rule sees them.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/people/demographics.ts';

export const ethnicities = {
  1: words.hispanicOrLatino,
  11: words.mexican,
  12: words.puertoRican,
  13: words.cuban,
  14: words.otherHispanicOrLatino,
  2: words.notHispanicOrLatino,
  3: words.iDoNotWishTo,
} as const;

export const races = {
  1: words.americanIndianOrAlaskaNative,
  2: words.asian,
  21: words.asianIndian,
  22: words.chinese,
  23: words.filipino,
  24: words.japanese,
  25: words.korean,
  26: words.vietnamese,
  27: words.otherAsian,
  3: words.blackOrAfricanAmerican,
  4: words.nativeHawaiianOrOtherPacific,
  41: words.nativeHawaiian,
  42: words.guamanianOrChamorro,
  43: words.samoan,
  44: words.otherPacificIslander,
  5: words.white,
  6: words.iDoNotWishTo,
} as const;

export const sexes = {
  1: words.male,
  2: words.female,
  3: words.iDoNotWishTo,
  6: words.bothMaleAndFemale,
} as const;

/** Everything may be ticked: five is the limit of the report, and its own rule says which (demographic-columns.ts). */
const codesOf = (table: Readonly<Record<number, string>>) =>
  v.pipe(
    v.array(v.picklist(Object.keys(table).map(Number))),
    v.maxLength(Object.keys(table).length, words.chooseEachOnce),
  );
const freeText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, words.atMost100Characters)), '');

interface Told {
  readonly ethnicities: readonly number[];
  readonly races: readonly number[];
  readonly otherEthnicity: string;
  readonly tribe: string;
  readonly otherAsian: string;
  readonly otherPacificIslander: string;
}

/** A word of one's own is an answer, with or without a box beside it. */
const hasEthnicity = ({ ethnicities: ticked, otherEthnicity }: Told) => ticked.length > 0 || otherEthnicity !== '';
const hasRace = ({ races: ticked, tribe, otherAsian, otherPacificIslander }: Told) =>
  ticked.length > 0 || tribe !== '' || otherAsian !== '' || otherPacificIslander !== '';

export const demographics = v.pipe(
  v.strictObject({
    ethnicities: codesOf(ethnicities),
    otherEthnicity: freeText,
    races: codesOf(races),
    tribe: freeText,
    otherAsian: freeText,
    otherPacificIslander: freeText,
    sex: v.picklist(Object.keys(sexes).map(Number), words.chooseAnAnswerOrSay),
  }),
  v.forward(
    v.check((told) => hasEthnicity(told), words.chooseAnAnswerOrSay),
    ['ethnicities'],
  ),
  v.forward(
    v.check((told) => hasRace(told), words.chooseAnAnswerOrSay),
    ['races'],
  ),
);
export type Demographics = v.InferOutput<typeof demographics>;
