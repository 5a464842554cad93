import { describe, expect, test } from 'vitest';
import { fieldMessages } from './check.ts';
import { passwordForm, passwordRules, passwordStrength, SPECIAL_CHARACTERS } from './password.ts';

const GOOD = 'Abcdefgh1!23';
const messages = (password: unknown, confirmPassword: unknown = password) =>
  fieldMessages(passwordForm, { password, confirmPassword });

test('[VAL-031] twelve characters will do, eleven will not', () => {
  expect(GOOD).toHaveLength(12);
  expect(messages(GOOD)).toEqual({});
  expect(messages(GOOD.slice(0, 11))).toEqual({ password: 'Must be at least 12 characters long' });
});

test.each([
  ['[VAL-032] uppercase', 'abcdefgh1!23', 'Must contain at least one uppercase letter'],
  ['[VAL-033] lowercase', 'ABCDEFGH1!23', 'Must contain at least one lowercase letter'],
  ['[VAL-034] digit', 'Abcdefghij!k', 'Must contain at least one number'],
  ['[VAL-035] special character', 'Abcdefgh1234', 'Must contain at least one special character (!@#$%^&*())'],
  [
    '[VAL-035] special character of our ten',
    'Abcdefgh123~',
    'Must contain at least one special character (!@#$%^&*())',
  ],
])('%s is wanted, with its own message', (_what, password, message) => {
  expect(messages(password)).toEqual({ password: message });
});

test('[VAL-035] [OPEN-19] each of the ten special characters passes', () => {
  expect(new Set(SPECIAL_CHARACTERS).size).toBe(10);
  for (const special of SPECIAL_CHARACTERS) expect(messages(`Abcdefgh123${special}`)).toEqual({});
});

test('every rule has a message of its own', () => {
  expect(new Set(passwordRules.map((rule) => rule.message)).size).toBe(5);
});

test('[VAL-036] both fields are required', () => {
  expect(messages('', '')).toEqual({ password: 'Required', confirmPassword: 'Required' });
  expect(messages(GOOD, '')).toEqual({ confirmPassword: 'Required' });
});

test('[VAL-037] a mismatch is said on the confirmation', () => {
  expect(messages(GOOD, `${GOOD} `)).toEqual({ confirmPassword: "Passwords don't match" });
  expect(messages(GOOD, GOOD.toLowerCase())).toEqual({ confirmPassword: "Passwords don't match" });
});

test('takes up to 128 characters, and spaces are characters', () => {
  expect(messages(`${GOOD}${' '.repeat(116)}`)).toEqual({});
  expect(messages(`${GOOD}${' '.repeat(117)}`)).toEqual({ password: 'Must be at most 128 characters long' });
});

describe('strength', () => {
  test.each([
    ['', 0],
    ['    ', 0],
    ['a', 1],
    ['aA', 2],
    ['aA1', 3],
    ['aA1!', 3],
    ['Abcdefgh1!2', 3],
    [GOOD, 4],
    ['abcdefghijklmnop', 1],
    ['abcdefghijklmno1', 2],
  ])('[Q-20] %j fills %i of four bars: one for each kind, the fourth only when long enough', (text, bars) => {
    expect(passwordStrength(text)).toBe(bars);
  });
});
