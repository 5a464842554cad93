import { describe, expect, test } from 'vitest';
import { floodCoverNeeded, floodFault, isFloodZone } from './flood.ts';

const on = '2026-11-17';
const needed = (lineCents: number, otherLiensCents: number, insurableCents?: number) =>
  floodCoverNeeded({ lineCents, otherLiensCents, insurableCents }, on);

describe('[42 U.S.C. 4012a] flood insurance', () => {
  test('covers the least of what is owed, the program’s most and what the building could be insured for', () => {
    expect(needed(5_000_000, 0)).toBe(5_000_000);
    expect(needed(5_000_000, 12_000_000)).toBe(17_000_000);
    expect(needed(5_000_000, 30_000_000)).toBe(25_000_000);
    expect(needed(5_000_000, 30_000_000, 18_000_000)).toBe(18_000_000);
  });

  const policy = { coverCents: 17_000_000, from: '2026-11-17', to: '2027-11-17' } as const;
  test.each([
    ['a cent too little', { ...policy, coverCents: 16_999_999 }, 'short'],
    ['one that begins tomorrow', { ...policy, from: '2026-11-18' as const }, 'notYet'],
    ['one that ends today', { ...policy, to: '2026-11-17' as const }, 'ended'],
    ['none', null, 'missing'],
    ['one that will do', policy, null],
  ] as const)('%s: %s', (_, given, fault) => {
    expect(floodFault(given, 17_000_000, on)).toBe(fault);
  });

  test('is wanted in zones A and V', () => {
    expect(['AE', 'VE', 'A', 'X', 'D', null].map(isFloodZone)).toEqual([true, true, true, false, false, false]);
  });
});
