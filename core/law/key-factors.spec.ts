import { expect, test } from 'vitest';
import { keyFactorsTold } from './key-factors.ts';

test.each([
  ['three', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a fifth that is no inquiry', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd']],
  ['inquiries in the fifth place', ['a', 'b', 'c', 'd', 'inquiries'], ['a', 'b', 'c', 'd', 'inquiries']],
  ['inquiries further down', ['a', 'b', 'c', 'd', 'e', 'f', 'inquiries'], ['a', 'b', 'c', 'd', 'inquiries']],
  ['inquiries among the four', ['a', 'inquiries', 'c', 'd', 'inquiries'], ['a', 'inquiries', 'c', 'd']],
])('[15 U.S.C. 1681g(f)(1)(C), (9)] of key factors, four and inquiries as a fifth are told: %s', (_, all, told) => {
  expect(keyFactorsTold(all, (one) => one === 'inquiries')).toEqual(told);
});
