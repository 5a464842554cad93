/** How long people wait for a notary in the room, as our own journal has it. Too few meetings say nothing. */

/** Over how many days we look back, and how many meetings make a figure that can be told. */
export const waitDays = 28;
export const meetingsMin = 20;

/** Half of those who waited waited no longer, in whole minutes; null where there were too few. */
export function usualWaitMinutes(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < meetingsMin) return null;
  const sorted = waitsMs.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.max(1, Math.ceil(middle / 60_000));
}
