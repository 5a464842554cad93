import { expect, test } from 'vitest';
import { forgetOver, remembering } from './remembering.ts';

function counted() {
  const worked: string[] = [];
  const answer = remembering((text) => {
    worked.push(text);
    return { text };
  });
  return { worked, answer };
}

test('the same text is worked on once and has the same answer', () => {
  const { worked, answer } = counted();
  expect(answer('a')).toBe(answer('a'));
  expect(answer('b')).toEqual({ text: 'b' });
  expect(worked).toEqual(['a', 'b']);
});

test('the oldest of more than five thousand is forgotten', () => {
  const { worked, answer } = counted();
  for (let n = 0; n <= 5000; n += 1) answer(String(n));
  answer('5000');
  expect(worked).toHaveLength(5001);
  answer('0');
  expect(worked.slice(5001)).toEqual(['0']);
});

test('what is longer than ours ever are is not kept', () => {
  const { worked, answer } = counted();
  for (const length of [600, 601, 600, 601]) answer('x'.repeat(length));
  expect(worked.map(({ length }) => length)).toEqual([600, 601, 601]);
});

test('with each that is new, the two oldest that are over are forgotten, and none that is not', () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 9],
  ]);
  const left = () => {
    forgetOver(kept, (until) => until < 5);
    return [...kept.keys()].join('');
  };
  expect([left(), left(), left()]).toEqual(['cd', 'd', 'd']);
});
