/** Who applies in the demonstration's month, and what can be typed. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statuses } from '#core/journey/statuses.ts';
import { loadBrands } from '#server/brands.ts';
import { readWish } from '../demo.ts';
import { root } from '../tree.ts';
import { chanceFrom, peopleOf } from './people.ts';

const { all } = await loadBrands(join(root, 'brands'));
const brands = all.filter(({ products }) => products.heloc?.enabled).slice(0, 3);
const people = peopleOf(brands, 90, chanceFrom(1));

test('someone rests in every status in which people wait, and comes before those who come last', () => {
  const waiting = Object.entries(statuses).filter(
    ([name, { actor }]) => ['borrower', 'signer', 'operations'].includes(actor) && name !== 'DECLINED',
  );
  const resting = new Set(people.map(({ restsIn }) => restsIn));
  expect(waiting.filter(([name]) => !resting.has(name as never)).map(([name]) => name)).toEqual([]);
  expect(people).toHaveLength(90);
  expect(people.every(({ comesAt }) => comesAt >= 0 && comesAt < 1)).toBe(true);
});

test('each lives where their brand lends, and amounts differ', () => {
  for (const { brand, plan } of people)
    expect(brand.products.heloc?.licensedStates).toContain(plan.known?.address?.state);
  expect(new Set(people.map(({ plan }) => plan.drawDollars)).size).toBeGreaterThan(20);
  expect(new Set(people.map(({ plan }) => plan.known?.address?.state)).size).toBeGreaterThan(5);
});

test('one seed is one month', () => {
  const namesOf = (seed: number) => peopleOf(brands, 20, chanceFrom(seed)).map(({ plan }) => plan.lastName);
  expect(namesOf(4)).toEqual(namesOf(4));
  expect(namesOf(4)).not.toEqual(namesOf(5));
});

test('what cannot be meant is told with how it is typed', () => {
  expect(readWish([])).toEqual({ applications: 75, brands: [], lastsMs: 60_000, seed: 1 });
  expect(readWish(['--brands', 'FIGURE,KESTREL_QUAY']).brands).toEqual(['FIGURE', 'KESTREL_QUAY']);
  expect(() => readWish(['--applications', 'many'])).toThrow(/whole number from 1 to 2000[\s\S]*npm run demo/);
  expect(() => readWish(['--everything'])).toThrow(/npm run demo/);
});
