import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cursor, namedCursor, waitingCursor } from './pages.ts';

const uuid = '0b0e5c4e-6d0c-4a3e-9a58-0b7c8f6f1d11';
const isTaken = (at: string) => v.is(cursor, `${at}_${uuid}`);

test('a page begins at a moment that PostgreSQL takes', () => {
  for (const at of [
    '2026-11-19T01:02:03.456Z',
    '2026-11-19T01:02:03.456789Z',
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
  ])
    expect(isTaken(at), at).toBe(true);
  // It has a year 1 before Christ where a computer would count 0.
  for (const at of [
    '0000-01-01T00:00:00.000Z',
    '0000-12-31T23:59:59.999999Z',
    '2026-02-31T00:00:00.000Z',
    '2026-11-19T24:00:00.000Z',
    '',
  ])
    expect(isTaken(at), at).toBe(false);
  expect(v.is(namedCursor, '0000-01-01T00:00:00.000Z_r_1')).toBe(false);
  expect(v.is(namedCursor, '2026-01-01T00:00:00.000Z_r_1')).toBe(true);
});

test('a page of lines begins at a number of things that they wait for', () => {
  const at = '2026-11-19T01:02:03.456Z';
  for (const waitsFor of ['0', '3', '12'])
    expect(v.is(waitingCursor, `${at}_${waitsFor}_${uuid}`), waitsFor).toBe(true);
  for (const row of ['', '-1', '01', '1.5', '99999', `0_${uuid}`])
    expect(v.is(waitingCursor, `${at}_${row}_${uuid}`), row).toBe(false);
  expect(v.is(waitingCursor, `${at}_${uuid}`)).toBe(false);
  expect(v.is(waitingCursor, `${at}_0_${uuid}_0`)).toBe(false);
});
