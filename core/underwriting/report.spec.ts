import { describe, expect, test } from 'vitest';
import { doesBureauKnow, isConfident, isOwner, isTransferRecent, valuationNeedOf } from './report.ts';

describe('a model’s value', () => {
  const good = { confidence: 75, fsdBps: 1500, asOf: '2026-09-16' } as const;

  test('counts at the edge of every threshold and not beyond one', () => {
    expect(isConfident(good, '2026-11-15')).toBe(true);
    expect(isConfident({ ...good, confidence: 74 }, '2026-11-15')).toBe(false);
    expect(isConfident({ ...good, fsdBps: 1501 }, '2026-11-15')).toBe(false);
    expect(isConfident(good, '2026-11-16')).toBe(false);
  });

  test.each([
    ['TX', true, 'none', 'evaluation'],
    ['CA', true, 'bpo', 'none'],
    ['CA', true, 'appraisal', 'appraisal'],
    ['CA', false, 'navBpo', 'navBpo'],
    ['NY', false, 'bpo', 'evaluation'],
    ['NY', false, 'appraisal', 'appraisal'],
  ] as const)('in %s, trusted %s and %s advised, we order: %s', (state, isTrusted, advised, need) => {
    expect(valuationNeedOf(state, isTrusted, advised)).toBe(need);
  });
});

describe('owners of record', () => {
  test.each([
    ['HOMEOWNER ADA M', true],
    ['Ada Homeowner and John Homeowner', true],
    ['THE ADA HOMEOWNER REVOCABLE TRUST', true],
    ['JOHN HOMEOWNER', false],
    ['ADA HOME', false],
  ])('%s', (owner, expected) => {
    expect(isOwner({ firstName: 'Ada Maria', lastName: 'Homeowner' }, [owner])).toBe(expected);
  });

  test('accents and hyphens do not hide a name', () => {
    expect(isOwner({ firstName: 'José', lastName: 'García-López' }, ['GARCIA LOPEZ JOSE'])).toBe(true);
  });

  test('a transfer 89 days ago is recent, 90 days ago is not', () => {
    expect(isTransferRecent('2026-08-18', '2026-11-15')).toBe(true);
    expect(isTransferRecent('2026-08-17', '2026-11-15')).toBe(false);
  });
});

describe('liens and the bureau', () => {
  test('a balance within five percent is the same loan; each loan explains one lien', () => {
    expect(doesBureauKnow([], [])).toBe(true);
    expect(doesBureauKnow([{ balanceCents: 100_000 }], [105_000])).toBe(true);
    expect(doesBureauKnow([{ balanceCents: 100_000 }], [105_001])).toBe(false);
    expect(doesBureauKnow([{ balanceCents: 100_000 }, { balanceCents: 100_000 }], [100_000])).toBe(false);
  });
});
