import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { birthDate, birthDateText, toBirthDate, toCalendarDate } from './birth-date.ts';
import { fieldMessages } from './check.ts';

const typed = (month: string, day: string, year: string) => fieldMessages(birthDateText, { month, day, year })[''];

test('[ENT-04] a date of birth is day, month and year, and nothing else', () => {
  expect(v.parse(birthDate, { day: 31, month: 1, year: 1980 })).toEqual({ day: 31, month: 1, year: 1980 });
  expect(v.is(birthDate, { day: 31, month: 1, year: 1980, hour: 3 })).toBe(false);
  expect(v.is(birthDate, { day: '31', month: '1', year: '1980' })).toBe(false);
});

describe('as typed', () => {
  test.each([
    ['', '', ''],
    [' ', '', ' '],
  ])('[VAL-001] nothing typed is required (%j, %j, %j)', (month, day, year) => {
    expect(typed(month, day, year)).toBe('Date of birth is required');
  });

  test.each([
    ['02', '30', '1980'],
    ['02', '29', '1981'],
    ['02', '29', '1900'],
    ['04', '31', '1980'],
    ['13', '01', '1980'],
    ['00', '10', '1980'],
    ['01', '00', '1980'],
    ['01', '32', '1980'],
    ['01', '31', '80'],
    ['01', '', '1980'],
    ['1e', '1', '1980'],
    ['01', '31', '02e3'],
    ['-1', '1', '1980'],
    ['01', '31', '19800'],
  ])('[VAL-002] %s/%s/%s is no date', (month, day, year) => {
    expect(typed(month, day, year)).toBe('Invalid date');
  });

  test.each([
    ['02', '29', '2000'],
    ['2', '29', '1984'],
    ['12', '31', '1999'],
    ['1', '1', '1900'],
  ])('%s/%s/%s is a date', (month, day, year) => {
    expect(typed(month, day, year)).toBeUndefined();
  });

  test('gives three numbers', () => {
    expect(v.parse(birthDateText, { month: '02', day: ' 9', year: '1984' })).toEqual({ day: 9, month: 2, year: 1984 });
  });

  test('[VAL-003] 1899 is too early and 1900 is not', () => {
    expect(typed('12', '31', '1899')).toBe('Invalid date');
    expect(typed('01', '01', '1900')).toBeUndefined();
  });
});

describe('three numbers', () => {
  test.each([
    [{ day: 31, month: 1, year: 1980 }, '1980-01-31'],
    [{ day: 9, month: 2, year: 1900 }, '1900-02-09'],
    [{ day: 31, month: 12, year: 1899 }, undefined],
    [{ day: 30, month: 2, year: 1980 }, undefined],
    [{ day: 1.5, month: 1, year: 1980 }, undefined],
    [{ day: -1, month: 1, year: 1980 }, undefined],
    [{ day: Number.NaN, month: 1, year: 1980 }, undefined],
    [{ day: 1, month: 1, year: 19_800 }, undefined],
    [{ day: 1e21, month: 1, year: 1980 }, undefined],
  ])('[VAL-002] [VAL-003] %j is the day %s', (date, day) => {
    expect(toCalendarDate(date)).toBe(day);
    expect(v.is(birthDate, date)).toBe(day !== undefined);
  });
});

test.each(['01/31/1980', '1980-01-31', ' 1980-01-31 '])('[VAL-007] [VAL-008] %j is accepted', (text) => {
  expect(toBirthDate(text)).toEqual({ day: 31, month: 1, year: 1980 });
});

test.each([
  '31/01/1980',
  '1/31/1980',
  '1980/01/31',
  '1980-1-31',
  '01-31-1980',
  '1980-01-31T00:00',
  '12/31/1899',
  'x',
  '',
])('no other text is: %j', (text) => {
  expect(toBirthDate(text)).toBeUndefined();
});
