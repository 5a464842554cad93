/** V628 to V655 and V721: ethnicity, race, sex, age and income. The same questions are asked of both applicants. */
import type { Column, LarRow } from '../fields.ts';
import { among, edit, implies, isNumber, isPositiveWhole, type RowEdit, same } from './edit.ts';

const ethnicities = '1 11 12 13 14 2';
const races = '1 2 21 22 23 24 25 26 27 3 4 41 42 43 44 5';
const seen = { ethnicity: '1 2', race: '1 2 3 4 5', sex: '1 2' };

/** What differs between the two: ids, column names, and the codes for 'there is no such person'. */
interface Person {
  readonly co: '' | 'co';
  readonly ids: Readonly<
    Record<'ethnicity' | 'observedEthnicity' | 'noEthnicity' | 'race' | 'observedRace' | 'noRace', string>
  >;
  readonly none: { readonly ethnicity: string; readonly race: string; readonly observed: string };
}

const applicant: Person = {
  co: '',
  ids: {
    ethnicity: 'V628',
    observedEthnicity: 'V629',
    noEthnicity: 'V630',
    race: 'V635',
    observedRace: 'V636',
    noRace: 'V637',
  },
  none: { ethnicity: '', race: '', observed: '' },
};
const coApplicant: Person = {
  co: 'co',
  ids: {
    ethnicity: 'V631',
    observedEthnicity: 'V632',
    noEthnicity: 'V633',
    race: 'V638',
    observedRace: 'V639',
    noRace: 'V640',
  },
  none: { ethnicity: ' 5', race: ' 8', observed: ' 4' },
};

function named(co: Person['co'], name: string): Column {
  return (co === '' ? name : `co${name[0]?.toUpperCase()}${name.slice(1)}`) as Column;
}

const numbers = [1, 2, 3, 4, 5] as const;

function ethnicityEdits({ co, ids, none }: Person): RowEdit[] {
  const column = (name: string) => named(co, name);
  const all = numbers.map((number) => column(`ethnicity${number}`));
  const columns = all.join(' ');
  const codes = (row: LarRow) => all.map((name) => row[name]);
  const first = (row: LarRow) => row[column('ethnicity1')];
  const hasText = (row: LarRow) => row[column('ethnicityText')] !== '';
  const observed = (row: LarRow) => row[column('ethnicityObserved')];
  const isFirst = (row: LarRow, values: string) => among(first(row), values) || (first(row) === '' && hasText(row));
  return [
    edit(`${ids.ethnicity}-1`, columns, (row) => isFirst(row, `${ethnicities} 3 4${none.ethnicity}`)),
    edit(`${ids.ethnicity}-2`, columns, (row) => others(codes(row), ethnicities)),
    edit(`${ids.ethnicity}-3`, columns, (row) => isEachOnce(codes(row))),
    edit(`${ids.ethnicity}-4`, columns, (row) =>
      implies(among(first(row), `3 4${none.ethnicity}`), others(codes(row), '')),
    ),
    edit(`${ids.observedEthnicity}-1`, column('ethnicityObserved'), (row) =>
      among(observed(row), `1 2 3${none.observed}`),
    ),
    edit(`${ids.observedEthnicity}-2`, columns, (row) =>
      implies(observed(row) === '1', among(first(row), seen.ethnicity) && others(codes(row), seen.ethnicity, 2)),
    ),
    edit(`${ids.observedEthnicity}-3`, columns, (row) =>
      implies(observed(row) === '2', isFirst(row, `${ethnicities} 3`)),
    ),
    edit(ids.noEthnicity, columns, (row) => implies(first(row) === '4', observed(row) === '3')),
  ];
}

function raceEdits({ co, ids, none }: Person): RowEdit[] {
  const column = (name: string) => named(co, name);
  const all = numbers.map((number) => column(`race${number}`));
  const columns = all.join(' ');
  const codes = (row: LarRow) => all.map((name) => row[name]);
  const first = (row: LarRow) => row[column('race1')];
  const hasText = (row: LarRow) => ['raceTribe', 'raceAsian', 'racePacific'].some((name) => row[column(name)] !== '');
  const observed = (row: LarRow) => row[column('raceObserved')];
  const isFirst = (row: LarRow, values: string) => among(first(row), values) || (first(row) === '' && hasText(row));
  return [
    edit(`${ids.race}-1`, columns, (row) => isFirst(row, `${races} 6 7${none.race}`)),
    edit(`${ids.race}-2`, columns, (row) => others(codes(row), races)),
    edit(`${ids.race}-3`, columns, (row) => isEachOnce(codes(row))),
    edit(`${ids.race}-4`, columns, (row) => implies(among(first(row), `6 7${none.race}`), others(codes(row), ''))),
    edit(`${ids.observedRace}-1`, column('raceObserved'), (row) => among(observed(row), `1 2 3${none.observed}`)),
    edit(`${ids.observedRace}-2`, columns, (row) =>
      implies(observed(row) === '1', among(first(row), seen.race) && others(codes(row), seen.race)),
    ),
    edit(`${ids.observedRace}-3`, columns, (row) =>
      implies(observed(row) === '2', isFirst(row, `${races} 6`) && others(codes(row), races)),
    ),
    edit(ids.noRace, columns, (row) => implies(first(row) === '7', observed(row) === '3')),
  ];
}

/** Whether those after the first are blank or among the values, and from `blankFrom` on blank. */
function others(codes: readonly string[], values: string, blankFrom = 5): boolean {
  return codes.slice(1).every((code, index) => code === '' || (index + 1 < blankFrom && among(code, values)));
}

function isEachOnce(codes: readonly string[]): boolean {
  const given = codes.filter((code) => code !== '');
  return new Set(given).size === given.length;
}

/** A company rather than a person. */
export const isCompany = ({ ethnicity1, race1, sex }: LarRow) => ethnicity1 === '4' && race1 === '7' && sex === '4';
export const isCoCompany = (row: LarRow) => row.coEthnicity1 === '4' && row.coRace1 === '7' && row.coSex === '4';
export const hasNoCoApplicant = (row: LarRow) => row.coEthnicity1 === '5' && row.coRace1 === '8' && row.coSex === '5';

export const peopleEdits = [
  ...ethnicityEdits(applicant),
  ...ethnicityEdits(coApplicant),
  edit('V634', 'coEthnicity1 coEthnicityObserved', (row) =>
    same(row.coEthnicity1 === '5', row.coEthnicityObserved === '4'),
  ),
  ...raceEdits(applicant),
  ...raceEdits(coApplicant),
  edit('V641', 'coRace1 coRaceObserved', (row) => same(row.coRace1 === '8', row.coRaceObserved === '4')),
  edit('V642-1', 'sex', ({ sex }) => among(sex, '1 2 3 4 6')),
  edit('V642-2', 'sexObserved', ({ sexObserved }) => among(sexObserved, '1 2 3')),
  edit('V643', 'sex sexObserved', ({ sex, sexObserved }) => implies(sexObserved === '1', among(sex, seen.sex))),
  edit('V644-1', 'sex sexObserved', ({ sex, sexObserved }) => implies(sexObserved === '2', among(sex, '1 2 3 6'))),
  edit('V644-2', 'sex sexObserved', ({ sex, sexObserved }) => implies(sex === '6', among(sexObserved, '2 3'))),
  edit('V645', 'sex sexObserved', ({ sex, sexObserved }) => implies(sex === '4', sexObserved === '3')),
  edit('V646-1', 'coSex', ({ coSex }) => among(coSex, '1 2 3 4 5 6')),
  edit('V646-2', 'coSexObserved', ({ coSexObserved }) => among(coSexObserved, '1 2 3 4')),
  edit('V647', 'coSex coSexObserved', ({ coSex, coSexObserved }) =>
    implies(coSexObserved === '1', among(coSex, seen.sex)),
  ),
  edit('V648-1', 'coSex coSexObserved', ({ coSex, coSexObserved }) =>
    implies(coSexObserved === '2', among(coSex, '1 2 3 6')),
  ),
  edit('V648-2', 'coSex coSexObserved', ({ coSex, coSexObserved }) =>
    implies(coSex === '6', among(coSexObserved, '2 3')),
  ),
  edit('V649', 'coSex coSexObserved', ({ coSex, coSexObserved }) => implies(coSex === '4', coSexObserved === '3')),
  edit('V650', 'coSex coSexObserved', ({ coSex, coSexObserved }) => same(coSexObserved === '4', coSex === '5')),
  edit('V651-1', 'age', ({ age }) => isPositiveWhole(age)),
  edit('V651-2', 'age', (row) => implies(isCompany(row) && row.action !== '6', row.age === '8888')),
  edit('V652-1', 'coAge', ({ coAge }) => isPositiveWhole(coAge)),
  edit('V652-2', 'coAge', (row) => implies(isCoCompany(row) && row.action !== '6', row.coAge === '8888')),
  edit('V654-1', 'income', ({ income }) => income === 'NA' || /^-?\d+$/.test(income)),
  edit('V654-2', 'income affordableUnits', (row) => implies(isNumber(row.affordableUnits), row.income === 'NA')),
  edit('V655-1', 'income', (row) => implies(isCompany(row) && row.action !== '6', row.income === 'NA')),
  edit('V655-2', 'income', (row) => implies(isCoCompany(row) && row.action !== '6', row.income === 'NA')),
  edit('V721-1', 'age', ({ age }) => !among(age, '9999 1111')),
  edit('V721-2', 'coAge', ({ coAge }) => coAge !== '1111'),
];
