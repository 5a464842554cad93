import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDaysAt, addBusinessMs, businessMsBetween, nextOpen } from '#core/calendar/business-hours.ts';
import { everyTimeZone } from '#core/calendar/time-zones.ts';
import { dateIn, hourIn, instantIn } from '#core/calendar/zoned.ts';
import { newApplication } from '../application/new-application.ts';
import { people } from '../journey/stories/samples.ts';
import { dueOf, latestStartBy, noStartBy, riskOf } from './due.ts';

const hour = 3_600_000;
const chicago = 'America/Chicago';
const wall = (date: `${number}-${number}-${number}`, time: string, zone = chicago) => instantIn(zone, date, time);

describe('business time', () => {
  test('ends in the evening and goes on in the morning of the next business day, past weekends and holidays', () => {
    expect(addBusinessMs(chicago, wall('2026-11-18', '17:00'), 4 * hour)).toEqual(wall('2026-11-19', '11:00'));
    expect(addBusinessMs(chicago, wall('2026-11-20', '16:00'), 4 * hour)).toEqual(wall('2026-11-23', '10:00'));
    // Thanksgiving is a Thursday; the Friday after it is no federal holiday.
    expect(addBusinessMs(chicago, wall('2026-11-25', '17:00'), 2 * hour)).toEqual(wall('2026-11-27', '09:00'));
    // July 4, 2026 is a Saturday, observed on the Friday before.
    expect(addBusinessDaysAt(chicago, wall('2026-07-02', '09:30'), 1)).toEqual(wall('2026-07-06', '09:30'));
  });

  test('what comes out of hours counts from the next opening; six in the evening is closed', () => {
    expect(nextOpen(chicago, wall('2026-11-18', '07:59'))).toEqual(wall('2026-11-18', '08:00'));
    expect(nextOpen(chicago, wall('2026-11-18', '17:59'))).toEqual(wall('2026-11-18', '17:59'));
    expect(nextOpen(chicago, wall('2026-11-18', '18:00'))).toEqual(wall('2026-11-19', '08:00'));
    expect(addBusinessDaysAt(chicago, wall('2026-11-21', '12:00'), 1)).toEqual(wall('2026-11-24', '08:00'));
  });

  test('a day is a day where the clock changes: the same time on the wall', () => {
    expect(addBusinessDaysAt(chicago, wall('2026-10-30', '15:00'), 1)).toEqual(wall('2026-11-02', '15:00'));
    expect(addBusinessDaysAt(chicago, wall('2026-03-06', '15:00'), 1)).toEqual(wall('2026-03-09', '15:00'));
    expect(businessMsBetween(chicago, wall('2026-03-06', '15:00'), wall('2026-03-09', '15:00'))).toBe(10 * hour);
  });

  const zone = fc.constantFrom(...everyTimeZone);
  const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });

  test('in every zone: adding and measuring agree, going back returns, and the result is in business hours', () => {
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 0, max: 60 * hour }), (where, at, ms) => {
        const later = addBusinessMs(where, at, ms);
        expect(businessMsBetween(where, at, later)).toBe(ms);
        expect(businessMsBetween(where, later, at) + ms).toBe(0);
        const back = addBusinessMs(where, later, -ms);
        expect(businessMsBetween(where, back, later)).toBe(ms);
        const [opened, closed] = [hourIn(where, later) >= 8, later <= instantIn(where, dateIn(where, later), '18:00')];
        expect([opened, closed]).toEqual([true, true]);
      }),
      { numRuns: 200 },
    );
  });

  test('in every zone: time between adds up, and no moment counts twice', () => {
    fc.assert(
      fc.property(zone, moment, moment, moment, (where, one, two, three) => {
        const [a, b, c] = [one, two, three].toSorted((x, y) => x.getTime() - y.getTime()) as [Date, Date, Date];
        const whole = businessMsBetween(where, a, c);
        expect(businessMsBetween(where, a, b) + businessMsBetween(where, b, c)).toBe(whole);
      }),
      { numRuns: 60 },
    );
  });
});

describe('due', () => {
  const base = newApplication(people.employee, wall('2026-11-18', '09:00'));
  const application = {
    ...base,
    submittedAt: null,
    property: { ...base.property, timeZone: chicago },
    // It was told what is missing, so that no clock of the law runs.
    deadlines: { incompletenessExpired: wall('2027-01-18', '09:00').toISOString() },
  };
  const from = wall('2026-11-18', '09:00').toISOString();

  test('is the limit of the list in business time where the home is', () => {
    const { due, others, startBy } = dueOf(application, { queue: 'title', from });
    expect(due).toEqual({ clock: 'limit', at: wall('2026-11-20', '09:00') });
    expect(others).toEqual([]);
    // Forty minutes of hands-on time.
    expect(startBy).toEqual(wall('2026-11-20', '08:20'));
    const early = dueOf(application, { queue: 'title', from: wall('2026-11-18', '08:10').toISOString() });
    expect(early.startBy).toEqual(wall('2026-11-19', '17:30'));
  });

  test('is the earliest clock, and the others are named after it', () => {
    const slot = { startsAt: wall('2026-11-19', '10:00').toISOString(), place: 'Home' };
    const hurried = {
      ...application,
      submittedAt: wall('2026-10-19', '12:00').toISOString(),
      deadlines: { hardCreditExpired: wall('2026-11-30', '09:00').toISOString() },
      notary: { ...base.notary, slot },
    };
    const { due, others } = dueOf(hurried, { queue: 'title', from });
    expect(due?.clock).toBe('regulationB');
    expect(others.map(({ clock }) => clock)).toEqual(['appointment', 'limit', 'creditReport']);
    // What had run out before it became work hurries no one, except the law.
    const past = { ...hurried, deadlines: { hardCreditExpired: wall('2026-11-01', '09:00').toISOString() } };
    expect(dueOf(past, { queue: 'title', from }).others.map(({ clock }) => clock)).toEqual(['appointment', 'limit']);
  });

  test('counts the law’s 30 days from the beginning, while nothing was sent and no one was told what is missing', () => {
    const { others } = dueOf({ ...application, deadlines: {} }, { queue: 'title', from });
    expect(others).toEqual([{ clock: 'regulationB', at: wall('2026-12-18', '09:00') }]);
  });

  test('what is work now is to be begun by the moment that a list is read to, in every zone and at every hour of two weeks', () => {
    const queue = 'waiting-too-long';
    const begins = wall('2026-11-20', '00:30').getTime();
    const wrong: string[] = [];
    for (let hours = 0; hours < 14 * 24; hours += 5) {
      const now = new Date(begins + hours * hour);
      const latest = latestStartBy(queue, now);
      for (const timeZone of everyTimeZone) {
        const there = { ...application, property: { ...base.property, timeZone } };
        if (dueOf(there, { queue, from: now.toISOString() }).startBy > latest)
          wrong.push(`${timeZone} ${now.toISOString()}`);
      }
      // And no farther than that: what becomes work in a week is not walked past.
      const next = new Date(now.getTime() + 7 * 24 * hour).toISOString();
      if (dueOf(application, { queue, from: next }).startBy <= latest) wrong.push(now.toISOString());
    }
    expect(wrong).toEqual([]);
  });

  test('has none where no clock runs, and such work comes last', () => {
    const { due, startBy } = dueOf(application, { queue: 'reconsideration', from });
    expect([due, startBy]).toEqual([null, noStartBy]);
    expect(riskOf({ queue: 'reconsideration', timeZone: chicago, dueAt: null }, new Date(from))).toBeNull();
  });

  test('is soon under two hours or a quarter of the limit, and late the moment after', () => {
    const dueAt = wall('2026-11-20', '09:00');
    const level = (queue: 'title' | 'bureau', now: Date) =>
      riskOf({ queue, timeZone: chicago, dueAt: dueAt.toISOString() }, now)?.level;
    expect(level('title', wall('2026-11-19', '17:00'))).toBe('onTime');
    expect(level('title', wall('2026-11-19', '17:01'))).toBe('soon');
    expect(level('bureau', wall('2026-11-19', '17:30'))).toBe('onTime');
    expect(level('bureau', wall('2026-11-20', '08:01'))).toBe('soon');
    expect(level('title', dueAt)).toBe('soon');
    expect(level('title', new Date(dueAt.getTime() + 1))).toBe('late');
  });
});
