import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './check.ts';
import { name, suffixes, suffixOptions } from './name.ts';

const production = name({ areDigitsAllowed: false });
const elsewhere = name({ areDigitsAllowed: true });
const jane = { firstName: 'Jane', middleName: '', lastName: 'Doe', suffix: '' };
const UNSUPPORTED = 'Some of the characters entered are not supported.';

const verdict = (change: Partial<Record<keyof typeof jane, unknown>>, schema = production) =>
  fieldMessages(schema, { ...jane, ...change });

test('[ENT-03] a name is first, middle, last and suffix, and nothing else', () => {
  expect(Object.keys(v.parse(production, jane))).toEqual(['firstName', 'middleName', 'lastName', 'suffix']);
  expect(v.is(production, { ...jane, nickname: 'J' })).toBe(false);
});

describe('first name', () => {
  test.each([
    ['', 'Please enter the first name'],
    ['   ', 'Please enter the first name'],
    [null, 'Please enter the first name'],
    ['--', 'Please enter the first name'],
  ])('[VAL-010] %j is missing', (firstName, message) => {
    expect(verdict({ firstName })).toEqual({ firstName: message });
  });

  test.each(['A', ' A '])('[VAL-011] %j is too short', (firstName) => {
    expect(verdict({ firstName })).toEqual({ firstName: 'First name must be at least 2 characters long' });
  });

  test.each(['Al', "Mary-Ann O'Neil", 'José', 'Zoë', 'Mary Ann'])('[VAL-012] %j passes', (firstName) => {
    expect(verdict({ firstName })).toEqual({});
  });

  test.each(['M4ry', 'J@ne', 'Jane.', 'Jane<', 'Ja\u0000ne', 'Ja_ne'])('[VAL-012] [VAL-019] %j fails', (firstName) => {
    expect(verdict({ firstName })).toEqual({ firstName: UNSUPPORTED });
  });

  test('is at most 60 characters', () => {
    expect(verdict({ firstName: 'a'.repeat(60) })).toEqual({});
    expect(verdict({ firstName: 'a'.repeat(61) })).toHaveProperty('firstName');
  });
});

describe('middle name', () => {
  test('[VAL-013] is optional, empty or absent', () => {
    expect(verdict({ middleName: '' })).toEqual({});
    expect(v.parse(production, { firstName: 'Jane', lastName: 'Doe' })).toEqual(jane);
  });

  test.each([
    ['Ann-Lee', true],
    ['Ann Lee', true],
    ["D'Arcy", true],
    ['Ann Lee May', true],
    ['Ann--Lee', false],
    ['Ann  Lee', false],
    ["Ann-'Lee", false],
    ['-Ann', false],
    ['Ann-', false],
    ['J1', false],
  ])('[VAL-014] %j passes: %s', (middleName, isGood) => {
    expect(verdict({ middleName })).toEqual(isGood ? {} : { middleName: UNSUPPORTED });
  });

  test.each([
    ['J.', true],
    ['Ann-Lee.', true],
    ['J..', false],
    ['.', false],
    ['J.R', false],
  ])('[VAL-015] %j passes: %s', (middleName, isGood) => {
    expect(verdict({ middleName })).toEqual(isGood ? {} : { middleName: UNSUPPORTED });
  });
});

describe('last name', () => {
  test.each(['', '  ', undefined])('[VAL-016] %j is missing', (lastName) => {
    expect(fieldMessages(production.entries.lastName, lastName)).toEqual({ '': 'Last name is required' });
  });

  test('[VAL-017] [Q-18] has at least 2 characters', () => {
    expect(verdict({ lastName: 'B' })).toEqual({ lastName: 'Last name must be at least 2 characters long' });
    expect(verdict({ lastName: 'Bo' })).toEqual({});
  });

  test('[VAL-018] may hold digits outside production and not in it', () => {
    expect(verdict({ lastName: 'Test1' }, elsewhere)).toEqual({});
    expect(verdict({ lastName: 'Test1' }, production)).toEqual({ lastName: UNSUPPORTED });
  });

  test('[VAL-019] refuses other characters everywhere', () => {
    expect(verdict({ lastName: 'D@e' }, elsewhere)).toEqual({ lastName: UNSUPPORTED });
  });
});

describe('suffix', () => {
  test('[ENUM-15] is one of eight values', () => {
    expect(suffixes).toEqual(['', 'I', 'II', 'III', 'IV', 'V', 'JR', 'SR']);
    for (const suffix of suffixes) expect(verdict({ suffix })).toEqual({});
    for (const suffix of ['ESQ', 'jr', 'VI', ' ']) expect(verdict({ suffix })).toHaveProperty('suffix');
  });

  test('[VAL-020] reads Jr, Sr and I to V on screen, and each value has its option', () => {
    expect(suffixOptions.map(({ label }) => label)).toEqual(['None', 'Jr', 'Sr', 'I', 'II', 'III', 'IV', 'V']);
    expect(suffixOptions.map(({ value }) => value).toSorted()).toEqual(suffixes.toSorted());
  });
});

test('[VAL-021] names are trimmed, and a curly apostrophe is straightened', () => {
  const sent = v.parse(production, {
    firstName: ' Jane ',
    middleName: ' Q. ',
    lastName: ' O\u2019Neil ',
    suffix: 'JR',
  });
  expect(sent).toEqual({ firstName: 'Jane', middleName: 'Q.', lastName: "O'Neil", suffix: 'JR' });
});
