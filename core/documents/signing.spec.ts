import { expect, test } from 'vitest';
import { momentOfSigning } from './signing.ts';

test('a signature given on a western evening bears that day, not the next one of Greenwich', () => {
  expect(momentOfSigning(new Date('2026-11-19T02:05:00Z'), 'America/Los_Angeles')).toBe('Nov 18, 2026, 6:05 PM PST');
  expect(momentOfSigning(new Date('2026-11-19T02:05:00Z'), 'America/New_York')).toBe('Nov 18, 2026, 9:05 PM EST');
});
