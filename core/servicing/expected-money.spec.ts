import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { conservativeCalendar, specificCalendar } from '../calendar/business-days.ts';
import { people } from '../journey/stories/samples.ts';
import { expectedMoney } from './expected-money.ts';

const fresh = newApplication(people.employee, new Date('2026-11-02T16:00:00.000Z'));
const kept = { uuid: 'a', holder: 'Spec Bank', position: 1, balanceCents: 1, isPaidOff: false, payoffCents: null };
const home: Application = {
  ...fresh,
  property: { ...fresh.property, timeZone: 'America/Los_Angeles' },
  // A second lien: nothing waits for the copy of the valuation.
  liens: [kept],
};
const at = (now: string, application = home, rescissionCalendar = specificCalendar) =>
  expectedMoney(application, { now: new Date(now), rescissionCalendar, lastEquityLoanOn: null });

describe('when the money can be expected', () => {
  test('three business days to cancel, Saturday among them, then a banking day to record and one to pay', () => {
    expect(at('2026-11-18T20:00:00Z')).toEqual({ signBy: '2026-11-18', on: '2026-11-24' });
  });

  test('the day of signing is the home’s: late in the evening it is still today there', () => {
    expect(at('2026-11-19T07:59:59Z').signBy).toBe('2026-11-18');
    expect(at('2026-11-19T08:00:00Z').signBy).toBe('2026-11-19');
  });

  test('a federal holiday is no day of either: over Thanksgiving it takes longer', () => {
    expect(at('2026-11-23T20:00:00Z')).toEqual({ signBy: '2026-11-23', on: '2026-12-01' });
  });

  test('a lender that gives longer to cancel pays later', () => {
    const saturdays = conservativeCalendar({ closedOnSaturdays: true });
    expect(at('2026-11-18T20:00:00Z', home, saturdays).on).toBe('2026-11-25');
  });

  test.each(['SECONDARY', 'INVESTMENT'] as const)('a %s has no right to cancel to wait for', (occupancy) => {
    expect(at('2026-11-18T20:00:00Z', { ...home, property: { ...home.property, occupancy } }).on).toBe('2026-11-20');
  });

  test('a line for business has none either', () => {
    expect(at('2026-11-18T20:00:00Z', { ...home, product: 'dscr' }).on).toBe('2026-11-20');
  });

  test('Texas lets no one sign before its twelve days are over', () => {
    const address = { ...home.property.address, state: 'TX' };
    const texan: Application = { ...home, property: { ...home.property, timeZone: 'America/Chicago', address } };
    expect(at('2026-11-18T20:00:00Z', texan).signBy).toBe('2026-11-30');
  });
});
