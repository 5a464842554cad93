import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineChart } from './chart.tsx';
import { placeOf, ticksOf } from './chart-scale.ts';
import { find } from './testing.tsx';

describe('an axis', () => {
  test('has round steps that cover its values', () => {
    expect(ticksOf(0, 65_000, 4)).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
    expect(ticksOf(0, 15, 6)).toEqual([0, 5, 10, 15]);
    expect(ticksOf(-5, 5, 4)).toEqual([-5, 0, 5]);
    expect(ticksOf(7, 7, 4)).toEqual([7]);
  });

  test('always covers both ends with few steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (from, length) => {
        const ticks = ticksOf(from, from + length, 5);
        expect(ticks[0]).toBeLessThanOrEqual(from);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(from + length);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  test('places a value between its ends', () => {
    expect(placeOf(5, [0, 10], 100, 200)).toBe(150);
    expect(placeOf(5, [5, 5], 100, 200)).toBe(100);
  });
});

test('a chart is named, and holds the same numbers as a table', () => {
  render(
    <LineChart
      title="Balance by year"
      xLabel="Year"
      formatX={String}
      formatY={(y) => `$${y}`}
      series={[
        { name: 'As agreed', isArea: true, points: [0, 1, 2].map((x) => ({ x, y: 100 - x * 50 })) },
        { name: 'Faster', points: [0, 1].map((x) => ({ x, y: 100 - x * 100 })) },
      ]}
    />,
  );
  expect(find('svg[role=img]').getAttribute('aria-label')).toContain('Balance by year');
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['0', '$100', '$100'],
    ['1', '$50', '$0'],
    ['2', '$0', '–'],
  ]);
});
