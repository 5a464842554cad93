/** Whether the sides have as many people as their weights say. If not, something loses people on one side, and no result is one. */

/** So seldom by chance that it is a fault. */
const mismatchBelow = 0.001;

interface Counts {
  readonly control: number;
  readonly variation: number;
}

export interface Ratio {
  readonly chiSquared: number;
  readonly p: number;
  readonly isMismatch: boolean;
}

/** Pearson's chi-squared with one degree of freedom. */
export function ratioOf(seen: Counts, weights: Counts): Ratio {
  const people = seen.control + seen.variation;
  if (people === 0) return { chiSquared: 0, p: 1, isMismatch: false };
  const part = (side: keyof Counts) => {
    const expected = (people * weights[side]) / (weights.control + weights.variation);
    return (seen[side] - expected) ** 2 / expected;
  };
  const chiSquared = part('control') + part('variation');
  const p = upperTail(chiSquared);
  return { chiSquared, p, isMismatch: p < mismatchBelow };
}

/** Of chi-squared with one degree of freedom: the complement of the error function at √(x/2). */
export function upperTail(chiSquared: number): number {
  return Math.min(1, erfc(Math.sqrt(chiSquared / 2)));
}

/** A rational fit whose relative error is below 1.2e-7 everywhere, for what is not negative. */
const fit = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
] as const;

function erfc(z: number): number {
  const t = 1 / (1 + z / 2);
  return t * Math.exp(-z * z + fit.reduceRight((sum, coefficient) => sum * t + coefficient, 0));
}
