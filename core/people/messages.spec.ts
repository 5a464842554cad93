import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValidators, joinMessages } from './messages.ts';

describe('form messages become one sentence', () => {
  const cases: readonly (readonly [messages: readonly string[], sentence: string])[] = [
    [['A', 'B', 'A'], 'A, B.'],
    [['A.', 'A'], 'A.'],
    [['Required'], 'Required.'],
    [['Required.', ' ', 'Invalid date...'], 'Required, Invalid date.'],
    [[], ''],
    [['', '.'], ''],
  ];
  test.each(cases)('[VAL-090] [Q-56] %j reads "%s"', (messages, sentence) => {
    expect(joinMessages(messages)).toBe(sentence);
  });
});

test.each([
  [v.string(), 1],
  [v.pipe(v.number(), v.maxValue(5)), 6],
  [v.pipe(v.string(), v.email()), 'a\nb'],
  [
    v.pipe(
      v.string(),
      v.check<string>((text) => text !== ''),
    ),
    '',
  ],
  [v.strictObject({ a: v.number() }), { a: 1, b: 2 }],
  [v.picklist(['a', 'b']), 'c'],
])('what the validator says by itself is known as such (%#)', (schema, input) => {
  const [issue] = v.safeParse(schema, input).issues ?? [];
  expect([issue?.message, isValidators(issue?.message ?? '')]).toEqual([expect.any(String), true]);
});

test('[VAL-002] a sentence of ours that begins alike is none', () => {
  expect(isValidators('Invalid date')).toBe(false);
  expect(isValidators('Invalid input: formatMoney requires both v and precision.')).toBe(false);
});
