/** For someone who waits longer than usual: whether anyone answers right now. */
import type { BusinessDay } from '#core/support/hours.ts';
import { isOpenAt } from '#core/support/open-at.ts';

export function sayOpenNow(week: readonly BusinessDay[]) {
  return <p>{isOpenAt(week, Date.now()) ? 'We are open now.' : 'We are closed now.'}</p>;
}
