import { expect, test } from 'vitest';
import { stateNames } from '#core/eligibility/states.ts';
import { stateFips } from '#core/hmda/state-fips.ts';
import { recordingTaxes } from '#core/law/recording-taxes.ts';
import { countiesOf } from './counties.ts';

const states = Object.keys(stateNames);

test('every state has its counties, each once and with a code of that state', () => {
  const all = states.flatMap((state) => countiesOf(state).map((county) => ({ ...county, state })));
  expect(all.filter(({ fips, state }) => !fips.startsWith(stateFips[state] ?? '-') || fips.length !== 5)).toEqual([]);
  // With the planning regions of Connecticut.
  expect(all).toHaveLength(3145);
  expect(new Set(all.map(({ fips }) => fips)).size).toBe(all.length);
  expect(states.filter((state) => countiesOf(state).length === 0)).toEqual([]);
});

test('no two of a state have one name, and they are in its order', () => {
  for (const state of states) {
    const names = countiesOf(state).map(({ name }) => name);
    expect([state, names.length]).toEqual([state, new Set(names).size]);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  }
});

test('every county that has a tax of its own can be chosen', () => {
  const taxed = recordingTaxes.flatMap(({ state, counties = [] }) => counties.map((fips) => [state, fips] as const));
  expect(taxed).not.toEqual([]);
  expect(taxed.filter(([state, code]) => !countiesOf(state).some(({ fips }) => fips === code))).toEqual([]);
});

test('nothing is offered in a place that is no state', () => {
  expect(countiesOf('PR')).toEqual([]);
});
