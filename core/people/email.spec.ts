import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldMessages } from './check.ts';
import { email } from './email.ts';

const message = (value: unknown) => fieldMessages(email, value)[''];

test.each(['', '   ', null, undefined])('[VAL-022] %j is missing', (value) => {
  expect(message(value)).toBe('Please enter your email');
});

test.each([
  'abc',
  'a@b',
  '@b.com',
  'a@',
  'a@b.',
  'a@b.c',
  'a@.com',
  'a@b..com',
  'a..b@c.com',
  '.a@b.com',
  'a.@b.com',
  'a b@c.com',
  'a@b c.com',
  'a@b.com, c@d.com',
  'a@b.com\nBcc: c@d.com',
  'a@-b.com',
  'a@1.2.3.4',
  `${'a'.repeat(249)}@b.com`,
])('[VAL-023] %j is no address', (value) => {
  expect(message(value)).toBe('Please enter a valid email address');
});

test.each([
  'jane@example.com',
  'Jane.Doe+home@mail.example.co.uk',
  "o'neil@example.com",
  '1@2.io',
  'a@b-c.com',
  'a@xn--bcher-kva.xn--p1ai',
  `${'a'.repeat(248)}@b.com`,
])('[VAL-023] %j is one', (value) => {
  expect(message(value)).toBeUndefined();
});

test('is trimmed', () => {
  expect(v.parse(email, ' jane@example.com ')).toBe('jane@example.com');
});
