/**
 * The day of a moment, for the reader: "March 2, 2026". Apart from the other dates, and without what the browser knows of
 * languages and zones, which takes a phone 100 ms to load: the dashboard needs only this.
 */
import { longDay } from '#core/words/en/days.ts';

export function dayOf(instant: string): string {
  const at = new Date(instant);
  return longDay(at.getFullYear(), at.getMonth() + 1, at.getDate());
}
