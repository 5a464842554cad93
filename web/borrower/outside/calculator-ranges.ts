/** How far each slider of the calculator goes, in dollars. */
import { limits } from '#core/offers/limits.ts';

const dollars = (cents: number) => cents / 100;

export const ranges = {
  value: { min: 100_000, max: 1_500_000, step: 10_000 },
  owed: { min: 0, max: 1_200_000, step: 5000 },
  draw: { min: dollars(limits.lineCentsMin), max: dollars(limits.lineCentsMax), step: 1000 },
} as const;
