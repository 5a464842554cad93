import { describe, expect, test } from 'vitest';
import { ethnicities, races } from '#core/people/demographics.ts';
import { grouped, toggled } from './demographic-codes.ts';

describe('demographic codes', () => {
  test('every code of the report can be reached, each once', () => {
    for (const table of [ethnicities, races]) {
      const shown = grouped(table).flatMap(({ code, within }) => [code, ...within]);
      expect(shown.toSorted()).toEqual(Object.keys(table).map(Number).toSorted());
    }
  });

  test('the parts stand beneath their whole', () => {
    expect(grouped(races).find(({ code }) => code === 4)?.within).toEqual([41, 42, 43, 44]);
    expect(grouped(ethnicities).find(({ code }) => code === 2)?.within).toEqual([]);
  });

  test('several may be chosen; not wishing to say stands alone', () => {
    expect(toggled([1], 11, 3)).toEqual([1, 11]);
    expect(toggled([1, 11], 3, 3)).toEqual([3]);
    expect(toggled([3], 2, 3)).toEqual([2]);
    expect(toggled([2], 2, 3)).toEqual([]);
  });
});
