/**
 * What an applicant told us of ethnicity, race and sex, as the register wants it (Regulation C, Appendix B). We take
 * applications over the internet only, so nothing is noted by sight; who does not answer has not provided it. There is no
 * co-applicant: an owner beside the borrower signs the deed and applies for nothing.
 */
import type { Demographics } from '#core/people/demographics.ts';

const notProvided = { ethnicity: '3', race: '6', sex: '3' } as const;
const notObserved = '2';

type Five<Name extends string> = Record<`${Name}${1 | 2 | 3 | 4 | 5}`, string>;

/** Words of the applicant's own, beside the box that they belong to. */
interface Own {
  readonly code: number;
  readonly text: string;
}

const REPORTED_MAX = 5;
const isGroup = (code: number) => code < 10;

/**
 * Which answers are reported: every group first, then what it is divided into, five in all. Own words count with their
 * box as one; without it as one of their own. 'Not provided' stands alone.
 */
function reported(ticked: readonly number[], none: string, own: readonly Own[]) {
  const given = [...new Set(ticked)];
  const written = own.filter(({ text }) => text !== '');
  if (given.includes(Number(none)) || (given.length === 0 && written.length === 0))
    return { codes: [none], texts: new Map<number, string>() };
  const codes = [...given.filter(isGroup), ...given.filter((code) => !isGroup(code))].slice(0, REPORTED_MAX);
  const beside = written.filter(({ code }) => codes.includes(code));
  const alone = written.filter(({ code }) => !given.includes(code)).slice(0, REPORTED_MAX - codes.length);
  return { codes: codes.map(String), texts: new Map([...beside, ...alone].map(({ code, text }) => [code, text])) };
}

function five<Name extends string>(name: Name, codes: readonly string[]): Five<Name> {
  return Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`${name}${at}`, codes[at - 1] ?? ''])) as Five<Name>;
}

export function demographicColumns(answers: Demographics | null) {
  const { ethnicities = [], otherEthnicity = '', races = [], tribe = '', otherAsian = '' } = answers ?? {};
  const { otherPacificIslander = '', sex = Number(notProvided.sex) } = answers ?? {};
  const ethnicity = reported(ethnicities, notProvided.ethnicity, [{ code: 14, text: otherEthnicity }]);
  const race = reported(races, notProvided.race, [
    { code: 1, text: tribe },
    { code: 27, text: otherAsian },
    { code: 44, text: otherPacificIslander },
  ]);
  return {
    ...five('ethnicity', ethnicity.codes),
    ethnicityText: ethnicity.texts.get(14) ?? '',
    ethnicityObserved: notObserved,
    ...five('race', race.codes),
    raceTribe: race.texts.get(1) ?? '',
    raceAsian: race.texts.get(27) ?? '',
    racePacific: race.texts.get(44) ?? '',
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
