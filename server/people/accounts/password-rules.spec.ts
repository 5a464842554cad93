import { dictionary } from '@zxcvbn-ts/language-common';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { password as passwordSchema } from '#core/people/password.ts';
import { passwordRefusal } from './password-rules.ts';

const context = { email: 'margaret.holloway@example.com', names: ['Margaret', 'Holloway', 'Blue Harbor Credit Union'] };
const easy = /easy to guess/;
const personal = /your name, your email or the lender's name/;

describe('passwords that satisfy the four classes and are guessed first', () => {
  test.each([
    'Password123!',
    'P@ssw0rd1234',
    'Passw0rd!2024',
    'Welcome2024!!',
    'Summer2025!@#',
    'Qwerty123456!',
    '1qaz2wsx!QAZ@WSX',
    'Abcdefgh123!',
    'Letmein12345!',
    'ILoveYou1234!',
    'Dragon!dragon1',
    'Aaaaaaaaaa1!',
    'Monkey!!1234567',
    'September2023!',
    'Princess#12345',
    'Adminadmin1!',
    'HomeEquity2024!',
    'Abcabcabc123!',
    'Iloveyou!2020',
    'Hearthline2026!',
    'Football#1990',
  ])('%s is refused', (password) => {
    expect(v.is(passwordSchema, password)).toBe(true);
    expect(passwordRefusal(password, context)).toMatch(easy);
  });

  test.each(['Margaret1962!', 'Holloway#2024', 'M4rg4r3t!1234', 'MargaretHolloway1!', 'BlueHarbor123!'])(
    '%s is refused as personal',
    (password) => {
      expect(passwordRefusal(password, context)).toMatch(personal);
    },
  );
});

test('a password of the stored list is refused, however it is dressed up to satisfy the four classes', () => {
  const all = dictionary['passwords-common'];
  expect(all.length).toBeGreaterThan(40_000);
  const breached = all.filter((_password, at) => at < 1000 || at % 25 === 0);
  const dressed = (password: string) => `${password.charAt(0).toUpperCase()}${password.slice(1)}1!`.padEnd(12, '!');
  const rebuilt = (password: string) => password.replaceAll('a', '@').replaceAll('s', '$').replaceAll('o', '0');
  const isAllowed = (password: string) => passwordRefusal(password, { email: 'ann@example.com' }) === undefined;
  expect(breached.filter((password) => isAllowed(dressed(password)))).toEqual([]);
  const words = breached.filter((password) => /^[a-z]+$/.test(password));
  expect(words.filter((password) => isAllowed(dressed(rebuilt(password))))).toEqual([]);
});

test.each([
  'Plum-tractor-91!',
  'x7#Kq2!vTn9s',
  'Gravel&Teapot(44)',
  'Why did 7 badgers cross?!',
  'Sycamore^lantern8drift',
  'tR9!mPz4#wLq',
])('%s may be used', (password) => {
  expect(passwordRefusal(password, context)).toBeUndefined();
});

test('the same password may be refused to its namesake only', () => {
  expect(passwordRefusal('Zbigniew1970!', { email: 'zbigniew@example.com' })).toMatch(personal);
  expect(passwordRefusal('Zbigniew1970!', { email: 'ann@example.com' })).toBeUndefined();
});

test('an answer comes for hostile lengths too, and never repeats the password', () => {
  const long = `Aa1!${'ab'.repeat(62)}`;
  expect(passwordRefusal(long, context) ?? '').not.toContain('abab');
});
