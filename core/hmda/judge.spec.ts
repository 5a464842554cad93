/** Two readings of the published descriptions, one of them of a test's own, agree about every row that someone got wrong. */
import { expect, test } from 'vitest';
import { checkRow, rowEdits } from './check.ts';
import { judged } from './stories/judge.ts';
import { chance, mutated } from './stories/mutations.ts';
import { failing, goodRow } from './stories/rows.ts';

/** The long round belongs to `npm run test:full`. */
const rounds = process.env['FULL'] ? 50_000 : 1000;
const known = { year: '2026', tracts: [goodRow.tract] };
const ours = (row: typeof goodRow) =>
  checkRow(row, { year: known.year, isTract: (tract) => known.tracts.includes(tract) })
    .map(({ id }) => id)
    .toSorted();

const bad = Object.values(failing).map((change) => ({ ...goodRow, ...change }));

test('a right row, and the failing row of every edit', () => {
  expect(judged(goodRow, known)).toEqual([]);
  const spoken = new Set<string>();
  for (const row of bad) {
    const found = judged(row, known);
    expect(found).toEqual(ours(row));
    for (const id of found) spoken.add(id);
  }
  expect(rowEdits.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
});

test(`${rounds} rows with one to four columns from somewhere else`, () => {
  const below = chance(2026);
  const rows = [goodRow, ...bad];
  const wrong: unknown[] = [];
  const spoken = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const row = mutated(rows, below);
    const found = judged(row, known);
    for (const id of found) spoken.add(id);
    const mine = ours(row);
    if (found.join() !== mine.join()) wrong.push({ row, found, mine });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  // A round in which no one is wrong proves nothing.
  expect(spoken.size).toBeGreaterThan(rounds < 50_000 ? 200 : 270);
});
