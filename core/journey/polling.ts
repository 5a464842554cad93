/**
 * How to wait for a status. A waiting one is read again up to 14 times at growing intervals; a settled one is believed at
 * once; any other until two reads in a row agree, at most 7. Then the route of the last status read is taken.
 */
import { outlineOf } from './outline.ts';
import type { OutlineRow } from './outline-rows.ts';

const BASE_MS = 1000;
const DELAY_MS_MAX = 5 * BASE_MS;
const WAITING_TRIES_MAX = 14;
const OTHER_TRIES_MAX = 7;

export type Poll = OutlineRow['poll'];

/** A name that is not in the table is judged by its beginning, so that a new vendor step waits by itself. */
export function pollOf(status: string): Poll {
  return outlineOf(status)?.poll ?? (status.startsWith('WAITING_FOR') ? 'waiting' : 'until-stable');
}

export const isWaiting = (status: string) => pollOf(status) === 'waiting';
export const isSettled = (status: string) => pollOf(status) === 'settled';

export type NextPoll =
  | { readonly do: 'wait'; readonly delayMs: number }
  | { readonly do: 'route' }
  /** Patience has run out: the route of a waiting status says where to land. */
  | { readonly do: 'giveUp' };

/** How long to wait after the nth read: 1, 2, 4 seconds, then always 5. */
function delayMsAfter(tries: number): number {
  return Math.min(BASE_MS * 2 ** (tries - 1), DELAY_MS_MAX);
}

/** `reads` are the statuses read so far, the first included; tries count from when the present kind of status began. */
export function nextPoll(reads: readonly string[]): NextPoll {
  const last = reads.at(-1);
  if (last === undefined) return { do: 'wait', delayMs: 0 };
  const poll = pollOf(last);
  if (poll === 'settled') return { do: 'route' };
  const tries = reads.length - 1 - reads.findLastIndex((status) => pollOf(status) !== poll);
  if (poll === 'waiting' && tries >= WAITING_TRIES_MAX) return { do: 'giveUp' };
  const isStable = poll === 'until-stable' && (last === reads.at(-2) || tries >= OTHER_TRIES_MAX);
  return isStable ? { do: 'route' } : { do: 'wait', delayMs: delayMsAfter(tries) };
}
