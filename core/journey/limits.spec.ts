import { describe, expect, test } from 'vitest';
import { restMsMax, restsUntil } from './limits.ts';
import { statuses, statusNames } from './statuses.ts';

const since = new Date('2026-03-02T10:00:00.000Z');
const after = (ms: number) => new Date(since.getTime() + ms);

describe('how long an application may rest', () => {
  test.each([
    ['15m', 15 * 60_000],
    ['4h', 4 * 3_600_000],
    ['14d', 14 * 86_400_000],
  ] as const)('a limit of %s ends so long after the application came there', (limit, maxMs) => {
    expect(restMsMax({ limit })).toBe(maxMs);
    expect(restsUntil({ limit }, since)).toEqual(after(maxMs));
  });

  test('what is over may rest for ever', () => {
    expect(restsUntil({ limit: 'never' }, since)).toBeNull();
  });

  test('every row of the table has a limit that can be read', () => {
    for (const status of statusNames) {
      const maxMs = restMsMax(statuses[status]);
      expect(maxMs === null || maxMs > 0, status).toBe(true);
    }
  });
});
