import { expect, test } from 'vitest';
import { fieldMessages } from '#core/people/check.ts';
import { COMPLAINT_MAX, complaintForm, takenComplaint } from './complaints.ts';

const taken = { kind: 'FEES', channel: 'phone', name: 'Ann', message: 'Too dear', receivedOn: '2026-03-02' };

test.each([
  ['channel', 'site', 'Please choose how it reached us.'],
  ['name', ' ', 'Please enter their name.'],
  ['name', 'x'.repeat(101), 'Please use 100 characters or fewer.'],
  ['email', 'ann', 'Please enter a valid email address.'],
  ['email', `${'x'.repeat(250)}@example.com`, 'Please use 254 characters or fewer.'],
  ['receivedOn', undefined, 'Please enter the day we received it.'],
  ['receivedOn', '2026-02-30', 'Please enter the day we received it.'],
  ['loanNumber', 'x'.repeat(61), 'Please use 60 characters or fewer.'],
  ['message', 'x'.repeat(COMPLAINT_MAX + 1), 'Please use 5000 characters or fewer.'],
])('what is wrong with a complaint that staff take in is told in a sentence (%s)', (field, value, message) => {
  expect(fieldMessages(takenComplaint, taken)).toEqual({});
  expect(fieldMessages(takenComplaint, { ...taken, [field]: value })).toEqual({ [field]: message });
});

test('a borrower is told what is missing', () => {
  expect(fieldMessages(complaintForm, { kind: '', message: '' })).toEqual({
    kind: 'Please choose what it is about.',
    message: 'Please tell us what happened.',
  });
});
