import { describe, expect, test } from 'vitest';
import { isHttpUrl, isUuid } from './uuid.ts';

describe('ids', () => {
  test.each([
    ['0e1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5b', true],
    ['0E1F2A3B-4C5D-6E7F-8A9B-0C1D2E3F4A5B', true],
    ['00000000-0000-0000-0000-000000000000', true],
    ['0e1f2a3b4c5d6e7f8a9b0c1d2e3f4a5b', false],
    ['0e1f2a3-4c5d-6e7f-8a9b-0c1d2e3f4a5b', false],
    ['0e1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5', false],
    ['ge1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5b', false],
    [' 0e1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5b', false],
    ['', false],
    [undefined, false],
    [42, false],
  ])('[VAL-087] %j is a UUID: %s', (value, verdict) => {
    expect(isUuid(value)).toBe(verdict);
  });
});

describe('addresses on the web', () => {
  test.each([
    ['http://x', true],
    ['https://x', true],
    ['HTTPS://example.test/a?b', true],
    ['ftp://x', false],
    ['javascript:alert(1)', false],
    ['//x', false],
    ['x', false],
    ['http', false],
    ['https://', false],
    [' https://x', false],
    [null, false],
  ])('[VAL-088] %j is accepted: %s', (value, verdict) => {
    expect(isHttpUrl(value)).toBe(verdict);
  });
});
