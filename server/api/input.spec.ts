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

test('[VAL-002] a sentence of ours is answered as it is, also one that begins like the validator’s', () => {
  const birth = v.strictObject({ birthDate: v.pipe(v.string(), v.isoDate('Invalid date')) });
  expect(() => checkInput(birth, { birthDate: '02/30/1980' }, 'body')).toThrow('Invalid date');
  expect(() => checkInput(birth, { birthDate: 2 }, 'body')).toThrow('birthDate is not as expected.');
});
