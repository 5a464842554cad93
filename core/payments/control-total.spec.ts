import { expect, test } from 'vitest';
import { differenceOf, readControl, writeControl } from './control-total.ts';

const ours = { file: 'a.ach', entries: 3, creditCents: 12_345 };

test('what we write is what the bank says when it took it', () => {
  const theirs = readControl(writeControl(ours));
  expect(theirs).toEqual({ ...ours, isRefused: false });
  expect(theirs && differenceOf(ours, theirs)).toBeUndefined();
});

test.each([
  ['one cent less', { ...ours, creditCents: 12_344, isRefused: false }, 'counted differently'],
  ['one entry more', { ...ours, entries: 4, isRefused: false }, 'counted differently'],
  ['another file', { ...ours, file: 'b.ach', isRefused: false }, 'counted differently'],
  ['a refusal', { ...ours, isRefused: true }, 'refused'],
])('%s is a difference', (_name, theirs, why) => {
  expect(differenceOf(ours, theirs)).toBe(why);
});

test.each(['', 'file=a.ach', 'file=a.ach\nentries=x\ncredit_cents=1', '{"file":"a"}'])('%j is none', (text) => {
  expect(readControl(text)).toBeUndefined();
});

test('a bank may end its lines as it likes, and refuse', () => {
  expect(readControl('file=a.ach\r\nentries=3\r\ncredit_cents=12345\r\nstatus=refused\r\n')).toMatchObject({
    isRefused: true,
  });
});
