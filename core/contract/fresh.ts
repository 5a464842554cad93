/** How long a second factor counts as just given: before money, a signature, a number or a change of people. */
const freshForMs = 10 * 60_000;

export function isFresh(givenAt: Date | null, now: Date): boolean {
  if (givenAt === null) return false;
  const agoMs = now.getTime() - givenAt.getTime();
  return agoMs >= 0 && agoMs < freshForMs;
}
