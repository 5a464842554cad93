import { describe, expect, test } from 'vitest';
import { joinMessages } from './messages.ts';

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
