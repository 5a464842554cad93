/** Tells every story, then lets a walker take the edges that no story took: together they must have taken them all. */
import { beforeAll, expect, test } from 'vitest';
import './variants.ts';
import './credit.ts';
import './property.ts';
import './offers.ts';
import './valuation.ts';
import './closing.ts';
import { edges } from '../graph.ts';
import { isClosed } from '../statuses.ts';
import { habits, isWalked, remember, situations, walked } from './story.ts';
import { walkAside, walkRoads } from './walker.ts';

/** What another file told before this one is not what these stories walked. */
beforeAll(() => {
  walked.clear();
  habits.clear();
  situations.length = 0;
});

test('every edge of the table is walked', () => {
  const told = edges.filter(isWalked).length;
  const oneOfEach = new Map(situations.map((situation) => [situation.application.status, situation]));
  walkAside([...oneOfEach.values()], remember);
  const ends = walkRoads(habits, remember);
  const missing = edges.filter((edge) => !isWalked(edge));
  console.info(`edges walked ${edges.length - missing.length} / ${edges.length} (${told} by stories)`);
  expect(missing).toEqual([]);
  expect(ends.filter(({ status }) => !isClosed(status)).map(({ status }) => status)).toEqual([]);
});

test('no step was taken that is not in the table', () => {
  const known = new Set(edges.map(({ from, event, when, to }) => `${from} ${event} ${when} ${to}`));
  const strange = [...walked].filter((edge) => !known.has(edge));
  expect(strange).toEqual([]);
});
