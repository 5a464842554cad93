import { describe, expect, test } from 'vitest';
import type { MaritalStatus } from './information.ts';
import { mustSpouseConsent, othersToSign } from './others-to-sign.ts';

const held = (
  state: string,
  occupancy: 'HOME' | 'SECONDARY' | 'INVESTMENT',
  status: MaritalStatus | null,
  coOwners = 0,
) =>
  ({
    ownership: { type: coOwners > 0 ? 'JOINT' : 'SOLE', coOwners, recorded: null },
    applicant: { maritalStatus: status },
    property: { address: { state }, occupancy },
  }) as Parameters<typeof othersToSign>[0];

describe('a spouse consents', () => {
  test.each([
    ['TX', 'HOME', 'MARRIED', true],
    ['TX', 'HOME', 'SEPARATED', true],
    ['TX', 'HOME', 'UNMARRIED', false],
    ['TX', 'HOME', null, false],
    ['TX', 'SECONDARY', 'MARRIED', false],
    ['TX', 'INVESTMENT', 'MARRIED', false],
    ['CA', 'HOME', 'MARRIED', false],
  ] as const)('%s, %s, %s: %s', (state, occupancy, status, isNeeded) => {
    expect(mustSpouseConsent(held(state, occupancy, status))).toBe(isNeeded);
    expect(othersToSign(held(state, occupancy, status))).toBe(isNeeded ? 1 : 0);
  });

  test('once: where others own the home too, they are who signs', () => {
    expect(othersToSign(held('TX', 'HOME', 'MARRIED', 2))).toBe(2);
    expect(othersToSign(held('CA', 'HOME', 'MARRIED', 2))).toBe(2);
  });
});
