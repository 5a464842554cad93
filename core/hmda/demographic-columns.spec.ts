/** Regulation C, Appendix B, 9: what is reported of everything that an applicant may tick and write. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Demographics, demographics, ethnicities, races } from '#core/people/demographics.ts';
import { demographicColumns } from './demographic-columns.ts';

const nothing = {
  ethnicities: [],
  otherEthnicity: '',
  races: [],
  tribe: '',
  otherAsian: '',
  otherPacificIslander: '',
  sex: 3,
} satisfies Demographics;
const declined = { ethnicities: [3], races: [6] };
const codesOf = (table: object, none: number) =>
  Object.keys(table)
    .map(Number)
    .filter((code) => code !== none);
const columns = (name: 'ethnicity' | 'race', told: Partial<Demographics>) => {
  const row: Readonly<Record<string, string>> = demographicColumns({ ...nothing, ...told });
  return [1, 2, 3, 4, 5].flatMap((at) => row[`${name}${at}`] || []).join(' ');
};

describe('the form', () => {
  test.each([
    ['every box', { ethnicities: codesOf(ethnicities, 3), races: codesOf(races, 6) }, []],
    ['a word alone', { otherEthnicity: 'Basque', tribe: 'Navajo' }, []],
    ['another word alone', { ethnicities: [2], otherPacificIslander: 'Tongan' }, []],
    ['that they do not wish to say', declined, []],
    ['nothing at all', {}, ['ethnicities', 'races']],
    ['spaces', { otherEthnicity: ' ', races: [5] }, ['ethnicities']],
    ['more boxes than there are', { ethnicities: [1, 1, 1, 1, 1, 1, 1, 1], races: [5] }, ['ethnicities']],
    ['a code of no one', { ethnicities: [99], races: [5] }, ['ethnicities']],
  ])('takes %s, or says where something is missing', (_, told, faults) => {
    const { issues = [] } = v.safeParse(demographics, { ...nothing, ...told });
    expect([...new Set(issues.map(({ path }) => path?.[0]?.key))]).toEqual(faults);
  });
});

describe('the report', () => {
  test.each([
    ['all five groups and none of their parts', [21, 1, 2, 27, 3, 4, 41, 5], '1 2 3 4 5'],
    ['every group, then as many parts as there is room for', [5, 25, 26, 43, 2, 4], '5 2 4 25 26'],
    ['a part without its group', [22], '22'],
    ['each once', [5, 5, 3, 5], '5 3'],
    ['five of five', [1, 2, 3, 4, 5], '1 2 3 4 5'],
  ])('tells %s', (_, told, expected) => {
    expect(columns('race', { races: told })).toBe(expected);
  });

  test('tells six kinds of ethnicity by five, groups first', () => {
    expect(columns('ethnicity', { ethnicities: [11, 12, 13, 14, 1, 2], otherEthnicity: 'Basque' })).toBe(
      '1 2 11 12 13',
    );
  });

  test('own words stand with their box, without one as an answer of their own, and never as a sixth', () => {
    const asian = (races: number[]) => demographicColumns({ ...nothing, races, otherAsian: 'Hmong' }).raceAsian;
    expect([asian([27]), asian([]), asian([5])]).toEqual(['Hmong', 'Hmong', 'Hmong']);
    expect(asian([1, 2, 3, 4, 5])).toBe('');
    expect(asian([1, 2, 3, 4, 5, 27])).toBe('');
    expect(columns('race', { otherAsian: 'Hmong' })).toBe('');
    const three = { races: [2, 3, 4], tribe: 'Navajo', otherAsian: 'Hmong', otherPacificIslander: 'Tongan' };
    expect(demographicColumns({ ...nothing, ...three })).toMatchObject({
      ...{ raceTribe: 'Navajo', raceAsian: 'Hmong', racePacific: '' },
    });
  });

  test('who does not wish to say has said nothing, whatever else was written', () => {
    const told = { ...nothing, ...declined, otherEthnicity: 'Basque', tribe: 'Navajo' };
    expect(demographicColumns(told)).toMatchObject({ ethnicity1: '3', ethnicityText: '', race1: '6', raceTribe: '' });
    expect(demographicColumns(null)).toMatchObject({
      ethnicity1: '3',
      ethnicity2: '',
      race1: '6',
      race2: '',
      sex: '3',
    });
  });
});
