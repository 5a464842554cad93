import { describe, expect, test } from 'vitest';
import { stateNames } from '#core/eligibility/states.ts';
import { joinderIn, joinderRows } from '#core/law/joinder.ts';
import { joinderCitations } from '#core/law/joinder-citations.ts';
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
    createdAt: '2026-11-02T18:00:00.000Z',
  }) as Parameters<typeof othersToSign>[0];

describe('a spouse consents', () => {
  test.each([
    ['TX', 'HOME', 'MARRIED', true],
    ['TX', 'HOME', 'SEPARATED', true],
    ['TX', 'HOME', 'UNMARRIED', false],
    ['TX', 'HOME', null, false],
    ['TX', 'SECONDARY', 'MARRIED', false],
    ['TX', 'INVESTMENT', 'MARRIED', false],
    // Homestead: the home alone.
    ['FL', 'HOME', 'MARRIED', true],
    ['FL', 'SECONDARY', 'MARRIED', false],
    ['WI', 'HOME', 'SEPARATED', true],
    // Dower and community property: any land.
    ['OH', 'INVESTMENT', 'MARRIED', true],
    ['CA', 'HOME', 'MARRIED', true],
    ['CA', 'SECONDARY', 'MARRIED', true],
    ['CA', 'HOME', 'UNMARRIED', false],
    ['WA', 'HOME', 'MARRIED', true],
    // Neither.
    ['NY', 'HOME', 'MARRIED', false],
    ['GA', 'HOME', 'MARRIED', false],
    ['OR', 'HOME', 'MARRIED', false],
  ] as const)('%s, %s, %s: %s', (state, occupancy, status, isNeeded) => {
    expect(mustSpouseConsent(held(state, occupancy, status))).toBe(isNeeded);
    expect(othersToSign(held(state, occupancy, status))).toBe(isNeeded ? 1 : 0);
  });

  test('every state has its citation, and none stands in two rows', () => {
    expect(Object.keys(joinderCitations).toSorted()).toEqual(Object.keys(stateNames).toSorted());
    const states = joinderRows.flatMap((row) => row.states);
    expect(new Set(states).size).toBe(states.length);
    for (const state of states) expect(Object.keys(stateNames)).toContain(state);
    expect([joinderIn('FL', '2026-11-02')?.basis, joinderIn('NY', '2026-11-02')]).toEqual(['homestead', undefined]);
  });

  test('once: where others own the home too, they are who signs', () => {
    expect(othersToSign(held('TX', 'HOME', 'MARRIED', 2))).toBe(2);
    expect(othersToSign(held('CA', 'HOME', 'MARRIED', 2))).toBe(2);
  });
});
