/**
 * Moves the product's clock as if the time had passed: from one due timer to the next, so that a notice sent on the way
 * starts its own term on its own day. What vendors do meanwhile still takes real time.
 */
import type { Origination } from '../lending/origination/index.ts';
import type { Database } from '../store/database.ts';
import { type ClockReading, momentAfter, moveClock, nextRing, readClock } from '../store/workshop.ts';

/** A crowded database must not keep the caller for ever: the rest of the way is then gone at once. */
const stopsMax = 1000;
const timersAtOnce = 50;
const ringsMax = 20;

export async function advanceClock(
  { app }: Database,
  { ringClocks }: Pick<Origination, 'ringClocks'>,
  duration: string,
): Promise<ClockReading & { readonly rung: number }> {
  const target = await momentAfter(app, duration);
  let rung = 0;
  const ring = async () => {
    for (let rings = 0; rings < ringsMax; rings += 1) {
      const led = await ringClocks(timersAtOnce);
      if (led === 0) return;
      rung += led;
    }
  };
  for (let stops = 0; stops < stopsMax; stops += 1) {
    const next = await nextRing(app, target);
    if (next === undefined) break;
    await moveClock(app, next);
    await ring();
  }
  await moveClock(app, target);
  await ring();
  return { ...(await readClock(app)), rung };
}
