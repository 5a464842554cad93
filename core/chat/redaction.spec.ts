import { expect, test } from 'vitest';
import { passesLuhn, redact, redactionNotice } from './redaction.ts';

const ssn = '[Social Security number removed]';
const card = '[card number removed]';
const account = '[account number removed]';

test.each([
  ['my ssn is 123-45-6789', `my ssn is ${ssn}`],
  ['123 45 6789', ssn],
  ['123.45.6789', ssn],
  ['123–45–6789', ssn],
  ['SSN:123456789', `SSN:${ssn}`],
  ['social security number 123 456 789', `social security number ${ssn}`],
  ['it is 123456789.', `it is ${ssn}.`],
  ['4111 1111 1111 1111', card],
  ['card 4111-1111-1111-1111 exp 11/29', `card ${card} exp 11/29`],
  ['378282246310005', card],
  ['routing 021000021, account 12345678', `routing ${account}, account ${account}`],
  ['021000021', account],
  ['Account number: 123456', `Account number: ${account}`],
  ['acct # 5551234567', `acct # ${account}`],
  ['000123456789', account],
])('takes the number out of "%s"', (text, clean) => {
  expect(redact(text).text).toBe(clean);
});

test.each([
  'call me at 555-123-4567 or (555) 123-4567',
  '5551234567',
  '+1 555 123 4567 please',
  '15551234567',
  'zip 94105-1234',
  'on 2026-11-16 at 10:30',
  'I owe $250,000.00 at 7.605%',
  'account ending in 6789',
  'my account since 2019',
  'application 0a6f4a30-7f6f-4b1f-9a3e-2f6b12345678',
  'loan HL-2026-000123',
  '',
])('leaves "%s" as it is', (text) => {
  expect(redact(text)).toEqual({ text, removed: [] });
});

test('tells the writer what was taken out, each kind once', () => {
  const { removed } = redact('123-45-6789, 987-65-4321 and 4111111111111111');
  expect(removed).toEqual(['ssn', 'card']);
  expect(redactionNotice(removed)).toBe(
    'We removed a Social Security number and a card number from your message. Please do not send numbers like this in the chat.',
  );
  expect(redactionNotice([])).toBeNull();
});

test('a second look finds nothing more, and a long text costs little', () => {
  const once = redact(`ssn 123-45-6789 ${'1 '.repeat(2000)}`).text;
  expect(redact(once).text).toBe(once);
});

test('a card number is one whose check digit fits', () => {
  expect([passesLuhn('4111111111111111'), passesLuhn('4111111111111112')]).toEqual([true, false]);
});
