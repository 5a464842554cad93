/** The right to cancel: whose notice counts, which moments, and the midnight it ends. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { conservativeCalendar } from '#core/calendar/business-days.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const { joint } = sampleApplications;
const owners = [joint.borrower, ...joint.signers].map(({ identityUuid }) => identityUuid);
const [borrower = ''] = owners;

const signedAt = (at: string, of: Application = joint): Application => ({
  ...of,
  property: { ...of.property, timeZone: 'America/Los_Angeles' },
  notary: { ...of.notary, signedAt: at },
});

// 16 November 2026 is a Monday.
function endsAt(signed: string, now: string, more: Parameters<typeof knownOf>[1] = {}) {
  const known = knownOf(signedAt(signed), { ...more, now: new Date(now) });
  const { payload } = concludedOf('rescissionNoticesDelivered', { deliveredTo: owners }, known) as {
    payload: { endsAt: string };
  };
  return payload.endsAt;
}

describe('the right to cancel ends', () => {
  test('three business days after signing when the notices are there by then, at midnight where the house stands', () => {
    expect(endsAt('2026-11-16T19:00:00.000Z', '2026-11-16T20:00:00Z')).toBe('2026-11-20T08:00:00.000Z');
  });

  test('counted from the notices when they come later, and the day is that of the house: one second decides', () => {
    const monday = '2026-11-16T19:00:00.000Z';
    expect(endsAt(monday, '2026-11-17T07:59:59Z')).toBe('2026-11-20T08:00:00.000Z');
    expect(endsAt(monday, '2026-11-17T08:00:00Z')).toBe('2026-11-21T08:00:00.000Z');
  });

  test('counted from the signature where that is later than what we know of the notices', () => {
    expect(endsAt('2026-11-18T20:00:00.000Z', '2026-11-16T20:00:00Z')).toBe('2026-11-22T08:00:00.000Z');
  });

  test('by the calendar of the lender, where it gives longer', () => {
    const { settings } = knownOf(joint);
    const longer = { ...settings, rescissionCalendar: conservativeCalendar({ closedOnSaturdays: true }) };
    const friday = ['2026-11-13T19:00:00.000Z', '2026-11-13T20:00:00Z'] as const;
    expect(endsAt(...friday)).toBe('2026-11-18T08:00:00.000Z');
    expect(endsAt(...friday, { settings: longer })).toBe('2026-11-19T08:00:00.000Z');
  });
});

test('no days begin before every owner has the notice', () => {
  const known = knownOf(signedAt('2026-11-16T19:00:00.000Z'));
  expect(concludedOf('rescissionNoticesDelivered', { deliveredTo: [borrower] }, known)).toMatchObject({
    ok: false,
    code: 'tooEarly',
  });
  expect(concludedOf('rescissionNoticesDelivered', { deliveredTo: owners }, known)).toMatchObject({
    payload: { deliveredTo: owners.map((identityUuid) => ({ identityUuid, at: '2026-11-16T20:00:00.000Z' })) },
  });
});
