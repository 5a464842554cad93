/**
 * What an applicant told us of ethnicity, race and sex, as the register wants it (Regulation C, Appendix B). We take
 * applications over the internet only, so nothing is noted by sight; who does not answer has not provided it. There is no
 * co-applicant: an owner beside the borrower signs the deed and applies for nothing.
 */
import type { Demographics } from '#core/people/demographics.ts';

const notProvided = { ethnicity: '3', race: '6', sex: '3' } as const;
const notObserved = '2';

type Five<Name extends string> = Record<`${Name}${1 | 2 | 3 | 4 | 5}`, string>;

/** At most five, each once; 'not provided' stands alone. */
function five<Name extends string>(name: Name, codes: readonly number[], none: string, hasText: boolean): Five<Name> {
  const given = [...new Set(codes.map(String))];
  const isNone = given.includes(none) || (given.length === 0 && !hasText);
  const told = isNone ? [none] : given.slice(0, 5);
  return Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`${name}${at}`, told[at - 1] ?? ''])) as Five<Name>;
}

export function demographicColumns(answers: Demographics | null) {
  const { ethnicities = [], otherEthnicity = '', races = [], tribe = '', otherAsian = '' } = answers ?? {};
  const { otherPacificIslander = '', sex = Number(notProvided.sex) } = answers ?? {};
  const hasRaceText = [tribe, otherAsian, otherPacificIslander].some((text) => text !== '');
  const hidesEthnicity = ethnicities.map(String).includes(notProvided.ethnicity);
  const hidesRace = races.map(String).includes(notProvided.race);
  return {
    ...five('ethnicity', ethnicities, notProvided.ethnicity, otherEthnicity !== ''),
    ethnicityText: hidesEthnicity ? '' : otherEthnicity,
    ethnicityObserved: notObserved,
    ...five('race', races, notProvided.race, hasRaceText),
    raceTribe: hidesRace ? '' : tribe,
    raceAsian: hidesRace ? '' : otherAsian,
    racePacific: hidesRace ? '' : otherPacificIslander,
    raceObserved: notObserved,
    sex: String(sex),
    sexObserved: notObserved,
    coEthnicity1: '5',
    coEthnicityObserved: '4',
    coRace1: '8',
    coRaceObserved: '4',
    coSex: '5',
    coSexObserved: '4',
  };
}
