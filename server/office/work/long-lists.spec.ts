import { expect, test } from 'vitest';
import { latestStartBy } from '#core/desk/due.ts';
import { deskQueue } from '#core/desk/queues.ts';
import { rememberLong, rememberReach } from './long-lists.ts';

const now = new Date('2026-11-18T16:42:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

test('a list past the maximum is not counted again for half a minute, by no one of the same organization; a shorter one is', () => {
  const long = rememberLong(1000);
  const counts = [
    { queue: 'title', waiting: 1000, late: 40 },
    { queue: 'bureau', waiting: 999, late: 0 },
  ] as const;
  expect(long.knownAt('ONE', now)).toEqual([]);
  long.keep('ONE', counts, now);
  expect(long.knownAt('ONE', later(29_999))).toEqual([counts[0]]);
  expect(long.knownAt('ONE', later(30_000))).toEqual([]);
  expect(long.knownAt('ONE', later(-86_400_000))).toEqual([]);
  expect(long.knownAt('TWO', now)).toEqual([]);
});

test('only a list whose rows are there before they are work has an end, and it is never too near', () => {
  const readAt = rememberReach();
  const read = (at: Date) => readAt([deskQueue('title'), deskQueue('waiting-too-long')], at);
  for (const ms of [0, 599_999, 600_000, 86_400_000, 0]) {
    const [title, waiting] = read(later(ms));
    expect(title).toEqual({ id: 'title', startByMax: null });
    expect(waiting?.startByMax?.getTime()).toBeGreaterThanOrEqual(
      latestStartBy('waiting-too-long', later(ms)).getTime(),
    );
  }
});
