/** How long ago something was, as the notification menu says it: in the largest unit that fits, then by month and day. */
import * as words from '#core/words/en/notifications.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const weeksMax = 4;

/** Exactly four weeks are still weeks. A clock that is behind ours makes nothing come from the future. */
export function timeAgo(timestamp: string, now: Date, timeZone?: string): string {
  const at = new Date(timestamp);
  const ageMs = Math.max(0, now.getTime() - at.getTime());
  if (ageMs < minuteMs) return words.lessThanAMinuteAgo;
  if (ageMs < hourMs) return words.minutesAgo(Math.floor(ageMs / minuteMs));
  if (ageMs < dayMs) return words.hoursAgo(Math.floor(ageMs / hourMs));
  if (ageMs < weekMs) return words.daysAgo(Math.floor(ageMs / dayMs));
  if (ageMs <= weeksMax * weekMs) return words.weeksAgo(Math.floor(ageMs / weekMs));
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(at);
}
