import { expect, test } from 'vitest';
import { journeyGroups, waysOut } from './map.ts';
import { isTerminal, statuses, statusNames } from './statuses.ts';

test('eight groups hold each of the statuses once, in the order of the table', () => {
  expect(journeyGroups).toHaveLength(8);
  expect(journeyGroups.flatMap((group) => group.statuses)).toEqual(statusNames);
});

test('every way out is a name that the row has, and only an end has none', () => {
  for (const status of statusNames) {
    const written = JSON.stringify(statuses[status].on);
    for (const target of waysOut(status)) expect(written).toContain(`"${target}"`);
    const named = statusNames.filter((one) => one !== status && written.includes(`"${one}"`));
    expect(waysOut(status)).toEqual(named);
    if (waysOut(status).length === 0) expect(isTerminal(status)).toBe(true);
  }
});
