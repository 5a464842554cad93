import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { checkInput } from './input.ts';

const known = v.strictObject({ purpose: v.string(), home: v.optional(v.strictObject({ zip: v.string() })) });
const refusalOf = (value: unknown): Failure => {
  try {
    checkInput(known, value, 'body');
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('It was taken.');
};

test.each([
  ['equityLoan', { purpose: 'a', equityLoan: 'none' }],
  ['home.floors', { purpose: 'a', home: { zip: '89501', floors: 'a secret' } }],
])(
  'a question that a newer page asks (%s) is told as what it may be, a deploy under way, and its answer is not repeated',
  (field, body) => {
    const { message } = refusalOf(body);
    expect(message).toMatch(/^We may be updating the site: please try again in a minute\./);
    expect(message).toContain(`(${field} is not expected here.)`);
    expect(message).not.toContain('a secret');
  },
);

test('what is missing is still asked for', () => {
  expect(refusalOf({}).message).toBe('purpose is required.');
});
