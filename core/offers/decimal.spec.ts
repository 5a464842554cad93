import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, divideHalfEven, numberOf, roundHalfEven } from './decimal.ts';

describe('rounding', () => {
  test('[MATH-09] is half to even', () => {
    expect(roundHalfEven(0.125, 2)).toBe(0.12);
    expect(roundHalfEven(0.135, 2)).toBe(0.14);
    expect(roundHalfEven(2.5, 0)).toBe(2);
    expect(roundHalfEven(3.5, 0)).toBe(4);
    expect(roundHalfEven(-2.5, 0)).toBe(-2);
    expect(roundHalfEven(-3.5, 0)).toBe(-4);
  });

  test('works on the decimal a number prints as, not on its binary neighbour', () => {
    expect(roundHalfEven(1.005, 2)).toBe(1);
    expect(roundHalfEven(1.015, 2)).toBe(1.02);
    expect(roundHalfEven(0.1 + 0.2, 5)).toBe(0.3);
    expect(roundHalfEven(1e-9, 5)).toBe(0);
    expect(roundHalfEven(123e19, 2)).toBe(123e19);
  });

  test('leaves what is no finite number', () => {
    expect(roundHalfEven(Number.NaN, 2)).toBeNaN();
    expect(roundHalfEven(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('agrees with a naive oracle that tries both neighbours', () => {
    const oracle = (numerator: bigint, denominator: bigint): bigint => {
      let below = 0n;
      while (below * denominator > numerator) below -= 1n;
      while ((below + 1n) * denominator <= numerator) below += 1n;
      const toBelow = numerator - below * denominator;
      const toAbove = (below + 1n) * denominator - numerator;
      if (toBelow === toAbove) return below % 2n === 0n ? below : below + 1n;
      return toBelow < toAbove ? below : below + 1n;
    };
    fc.assert(
      fc.property(
        fc.bigInt({ min: -3000n, max: 3000n }),
        fc.bigInt({ min: 1n, max: 60n }),
        (numerator, denominator) => {
          expect(divideHalfEven(numerator, denominator)).toBe(oracle(numerator, denominator));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('numbers survive the way to decimals and back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(numberOf(decimalOf(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
