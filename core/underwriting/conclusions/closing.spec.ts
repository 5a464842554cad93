/** What a state wants of the signing. The right to cancel: whose notice counts, which moments, and the midnight it ends. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { conservativeCalendar } from '#core/calendar/business-days.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const { california, joint, texas } = sampleApplications;
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
  const reported = { deliveredTo: owners, askedAt: known.now.toISOString() };
  const { payload } = concludedOf('rescissionNoticesDelivered', reported, known) as { payload: { endsAt: string } };
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

describe('the day that the notices print is the day on which the right ends', () => {
  const monday = '2026-11-16T19:00:00.000Z';
  const saturday = '2026-11-21T19:00:00.000Z';
  const concludedAt = (signed: string, askedAt: string, now: string) =>
    concludedOf(
      'rescissionNoticesDelivered',
      { deliveredTo: owners, askedAt },
      knownOf(signedAt(signed), { now: new Date(now) }),
    );

  test('notices that arrive after midnight at the home are too early by a day: they are given again, and no day begins', () => {
    const late = ['2026-11-17T07:59:00.000Z', '2026-11-17T08:00:00.000Z'] as const;
    expect(concludedAt(monday, ...late)).toMatchObject({
      name: 'rescissionNoticesOutdated',
      payload: { printed: '2026-11-19', lastDay: '2026-11-20' },
    });
    const again = ['2026-11-17T08:00:00.000Z', '2026-11-17T08:05:00.000Z'] as const;
    expect(concludedAt(monday, ...again)).toMatchObject({
      name: 'rescissionNoticesDelivered',
      payload: { endsAt: '2026-11-21T08:00:00.000Z' },
    });
  });

  test('a midnight that moves no day, as that of Sunday, is none: they count', () => {
    expect(concludedAt(saturday, '2026-11-22T07:59:00.000Z', '2026-11-22T08:01:00.000Z')).toMatchObject({
      name: 'rescissionNoticesDelivered',
      payload: { endsAt: '2026-11-26T08:00:00.000Z' },
    });
  });
});

test('no days begin before every owner has the notice', () => {
  const known = knownOf(signedAt('2026-11-16T19:00:00.000Z'));
  const askedAt = known.now.toISOString();
  expect(concludedOf('rescissionNoticesDelivered', { deliveredTo: [borrower], askedAt }, known)).toMatchObject({
    ok: false,
    code: 'tooEarly',
  });
  expect(concludedOf('rescissionNoticesDelivered', { deliveredTo: owners, askedAt }, known)).toMatchObject({
    payload: { deliveredTo: owners.map((identityUuid) => ({ identityUuid, at: '2026-11-16T20:00:00.000Z' })) },
  });
});

describe('the signing of a deed', () => {
  const asks = { needsAttorney: false, isManual: false, closingNotBefore: null, figuresAt: null };
  const ready = (of: Application, platform: Partial<typeof asks> = {}, more: Parameters<typeof knownOf>[1] = {}) =>
    concludedOf('notaryPackageReady', { ...asks, ...platform }, knownOf(of, more));
  const inState = (state: string): Application => ({
    ...california,
    property: { ...california.property, address: { ...california.property.address, state } },
  });

  test.each([
    ['CA', false, false],
    ['NV', false, false],
    ['NY', true, false],
    ['MA', true, false],
    ['GA', true, true],
    ['CT', true, true],
    ['SC', true, true],
    ['MS', false, true],
    ['TX', false, true],
  ])('in %s: attorney %s, in person %s', (state, needsAttorney, isManual) => {
    expect(ready(inState(state))).toMatchObject({ payload: { needsAttorney, isManual } });
  });

  test('lender and platform may want more than the state, never less', () => {
    const { settings } = knownOf(california);
    expect(ready(california, {}, { settings: { ...settings, isManualNotaryOnly: true } })).toMatchObject({
      payload: { needsAttorney: false, isManual: true },
    });
    const wants = { needsAttorney: true, isManual: true };
    expect(ready(california, wants)).toMatchObject({ payload: wants });
    expect(ready(inState('GA'), { needsAttorney: false, isManual: false })).toMatchObject({ payload: wants });
  });

  test('a Texas home waits a year after an equity loan of another lender, told by its owner or found by title', () => {
    const opens = (equityLoan: Application['applicant']['equityLoan'], equityLoanOn: '2026-08-02' | null) => {
      const { file } = knownOf(texas);
      const title = { exceptions: [], newLiens: [], equityLoanOn };
      const told = { ...texas, applicant: { ...texas.applicant, equityLoan } };
      const known = { file: { ...file, lastEquityLoanOn: null, title } };
      return (ready(told, {}, known) as { payload: { closingNotBefore: string } }).payload.closingNotBefore.slice(
        0,
        10,
      );
    };
    const none = opens(null, null);
    expect(none < '2027-01-01').toBe(true);
    expect(opens({ closedOn: '2026-08-01', isPaidOff: true }, null)).toBe('2027-08-01');
    expect(opens(null, '2026-08-02')).toBe('2027-08-02');
    expect(opens({ closedOn: '2020-01-01', isPaidOff: true }, null)).toBe(none);
  });

  test('no one closes before the twelfth day of Texas, nor before the platform’s day where that is later', () => {
    const texan: Application = {
      ...texas,
      submittedAt: '2026-11-02T18:00:00.000Z',
      closing: {
        ...texas.closing,
        noticesDeliveredAt: '2026-11-02T18:05:00.000Z',
        valuationCopiedAt: '2026-11-04T18:05:00.000Z',
      },
      property: { ...texas.property, timeZone: 'America/Chicago' },
    };
    const at = (platform: object) => (ready(texan, platform) as { payload: { closingNotBefore: string } }).payload;
    const { closingNotBefore: lawful } = at({});
    expect(lawful).toBe('2026-11-14T06:00:00.000Z');
    expect(at({ closingNotBefore: '2026-11-14T05:59:59.000Z' }).closingNotBefore).toBe(lawful);
    expect(at({ closingNotBefore: '2026-11-14T06:00:01.000Z' }).closingNotBefore).toBe('2026-11-14T06:00:01.000Z');
    const second = {
      ...california,
      liens: sampleApplications.joint.liens.map((lien) => ({ ...lien, isPaidOff: false })),
    };
    expect(ready(second)).toMatchObject({ payload: { closingNotBefore: null } });
  });
});
