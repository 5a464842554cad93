/** For someone who waits longer than usual: whether anyone answers right now. */
import type { BusinessDay } from '#core/support/hours.ts';
import { isOpenAt } from '#core/support/open-at.ts';
import * as words from '#core/words/en/shell.ts';

export function sayOpenNow(week: readonly BusinessDay[]) {
  return <p>{isOpenAt(week, Date.now()) ? words.weAreOpenNow : words.weAreClosedNow}</p>;
}
