import { expect, test } from 'vitest';
import { doneByOthers } from './since.ts';

const mine = { isMine: true, at: '2026-03-02T15:00:00.123Z', name: 'mine' };
const rule = { isMine: false, at: mine.at, name: 'what followed' };
const theirs = { isMine: false, at: '2026-03-02T15:00:01.000Z', name: 'theirs' };

test('one’s own act and what followed from it by rule are no news', () => {
  expect(doneByOthers([mine, rule])).toEqual([]);
});

test('what someone else did is told, before or after one’s own act', () => {
  expect(doneByOthers([theirs, mine, rule])).toEqual([theirs]);
  expect(doneByOthers([mine, theirs])).toEqual([theirs]);
});
