import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type Commission, commissionRefusal, commissionSchema, mayNotariseOnline, venueOf } from './commission.ts';

const today = '2026-11-15' as CalendarDate;
const nora: Commission = {
  name: 'Nora A. Seal',
  state: 'NV',
  county: 'Washoe County',
  number: 'NV-20931',
  expiresOn: '2029-03-31',
};

describe('a commission', () => {
  test('seals until the end of its last day, and not a day longer', () => {
    expect(commissionRefusal({ ...nora, expiresOn: today }, today)).toBeUndefined();
    expect(commissionRefusal({ ...nora, expiresOn: '2026-11-14' }, today)).toContain('has ended');
  });

  test('of a state that has no notaries by video seals nothing, wherever the house stands', () => {
    for (const state of ['CA', 'CT', 'GA', 'MS', 'SC'] as const)
      expect(commissionRefusal({ ...nora, state }, today)).toContain('does not let its notaries');
    expect(['NV', 'TX', 'FL', 'VA'].every(mayNotariseOnline)).toBe(true);
    expect(mayNotariseOnline('XX')).toBe(false);
  });

  test('that no one entered is asked for', () => {
    expect(commissionRefusal(undefined, today)).toContain('enter your commission first');
  });

  test('says where the notary sits', () => {
    expect(venueOf(nora)).toBe('Washoe County, Nevada');
  });

  test.each([
    ['a state that is none', { state: 'ZZ' }],
    ['a day that is none', { expiresOn: '2029-02-31' }],
    ['no number', { number: '  ' }],
    ['something else', { favorite: 'blue' }],
  ])('is refused with %s', (_, change) => {
    expect(v.is(commissionSchema, { ...nora, ...change })).toBe(false);
    expect(v.is(commissionSchema, nora)).toBe(true);
  });
});
