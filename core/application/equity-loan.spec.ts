/** Texas: one home-equity loan on a home at a time, and one a year, no matter who knows of the last. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '#core/calendar/dates.ts';
import { readEvent } from '#core/journey/events.ts';
import { record } from '#core/journey/recorders/index.ts';
import { people } from '#core/journey/stories/samples.ts';
import { startedAt } from '#core/journey/stories/walk.ts';
import { earliestClosing } from '#core/notary/earliest-closing.ts';
import { equityLoan, lastEquityLoanOn, whyNoEquityLoan } from './equity-loan.ts';
import { newApplication } from './new-application.ts';

const fresh = newApplication(people.employee, startedAt);
const inState = (state: string) => ({
  ...fresh,
  property: { ...fresh.property, timeZone: 'America/Chicago', address: { ...fresh.property.address, state } },
});
const texan = inState('TX');
const today = '2026-11-17';
const told = (closedOn: CalendarDate) => ({ applicant: { equityLoan: { closedOn, isPaidOff: true } } });

describe('the question', () => {
  test.each([
    ['TX', undefined, 'Please say whether'],
    ['TX', null, undefined],
    ['TX', { closedOn: today, isPaidOff: true }, undefined],
    ['TX', { closedOn: '2026-11-18', isPaidOff: true }, 'This day is still to come'],
    ['CA', undefined, undefined],
  ] as const)('in %s %j: %s', (state, said, expected) => {
    const why = whyNoEquityLoan(state, said, today);
    if (expected === undefined) expect(why).toBeUndefined();
    else expect(why).toContain(expected);
  });

  test('takes days that there are', () => {
    const taken = (closedOn: string) => v.is(equityLoan, { closedOn, isPaidOff: false });
    expect(['2024-02-29', '2026-02-29', '2/3/2026', ''].map(taken)).toEqual([true, false, false, false]);
    expect(v.is(equityLoan, null)).toBe(true);
  });

  test.each([
    ['TX', false, ['ESCALATION_REVIEW']],
    ['TX', true, []],
    ['CA', false, []],
  ])('in %s one that is paid off (%s) is %j for our people', (state, isPaidOff, raised) => {
    const said = { ownership: 'SOLE', equityLoan: { closedOn: '2020-01-31', isPaidOff } };
    const event = readEvent('informationSubmitted', { uuid: 'told', by: 'borrower' }, said);
    const known = record(inState(state), event, startedAt);
    if ('ok' in known) throw new Error(known.reason);
    expect(known.conditions.map(({ categoryEnum }) => categoryEnum)).toEqual(raised);
    expect(known.applicant.equityLoan).toEqual(said.equityLoan);
  });
});

describe('the last one', () => {
  test('is the latest that our books, the borrower or title know of', () => {
    const ours = { lastEquityLoanOn: '2026-01-05', title: { equityLoanOn: '2026-01-06' } } as const;
    expect(lastEquityLoanOn(told('2026-01-07'), ours)).toBe('2026-01-07');
    expect(lastEquityLoanOn(told('2026-01-04'), ours)).toBe('2026-01-06');
    expect(lastEquityLoanOn({ applicant: {} }, { lastEquityLoanOn: '2026-01-05', title: null })).toBe('2026-01-05');
    expect(lastEquityLoanOn({ applicant: { equityLoan: null } }, { title: null })).toBeNull();
  });

  test.each([
    ['2025-03-20', '2026-03-20', 365],
    ['2027-03-20', '2028-03-20', 366],
    ['2028-02-28', '2029-02-28', 366],
    ['2028-02-29', '2029-03-01', 366],
    ['2027-02-28', '2028-02-28', 365],
  ] as const)('closed on %s, the next closes on %s, after %i days and not a day before', (closedOn, next, days) => {
    const last = lastEquityLoanOn(told(closedOn), { title: null });
    const now = new Date(`${addDays(closedOn, 300)}T18:00:00Z`);
    const submitted = { ...texan, submittedAt: now.toISOString(), createdAt: now.toISOString() };
    const opens = earliestClosing(submitted, { figuresAt: null, lastEquityLoanOn: last, now })?.slice(0, 10);
    expect([opens, daysBetween(closedOn, next)]).toEqual([next, days]);
  });
});
