import { describe, expect, test } from 'vitest';
import { conservativeCalendar } from './business-days.ts';
import { addDays, type CalendarDate } from './dates.ts';
import { canBeRescinded, rescissionEnds } from './rescission.ts';
import { homeZone, stateTimeZones, timeZoneOf } from './time-zones.ts';
import { dateIn, startOfDay } from './zoned.ts';

const hourMs = 3_600_000;

function endsAfter(signed: CalendarDate, timeZone: string, hour = 15) {
  const at = new Date(startOfDay(signed, timeZone).getTime() + hour * hourMs);
  return rescissionEnds({ signedAt: at, disclosuresDeliveredAt: at, noticeDeliveredAt: at, timeZone });
}

describe('the right to cancel ends at midnight of the third business day', () => {
  test.each([
    ['a Monday', '2026-11-16', '2026-11-19'],
    ['a Friday: Saturday counts, Sunday does not', '2026-11-13', '2026-11-17'],
    ['a Saturday', '2026-11-14', '2026-11-18'],
    ['before Independence Day on a Saturday: the observed Friday counts', '2026-07-01', '2026-07-06'],
    ['before a Monday holiday', '2026-09-04', '2026-09-09'],
    ['before Thanksgiving', '2026-11-24', '2026-11-28'],
    ['before Christmas', '2026-12-23', '2026-12-28'],
    ['before Juneteenth', '2025-06-17', '2025-06-21'],
    ['before Independence Day on a Sunday: the Monday counts', '2021-07-02', '2021-07-06'],
  ] as const)('signed on %s', (_, signed, lastDay) => {
    expect(endsAfter(signed, 'America/Chicago').lastDay).toBe(lastDay);
  });

  test('the instant is local midnight of the property, not of the server', () => {
    expect(endsAfter('2026-11-16', 'America/New_York').endsAt.toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(endsAfter('2026-11-16', 'America/Los_Angeles').endsAt.toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(endsAfter('2026-11-16', 'Pacific/Honolulu').endsAt.toISOString()).toBe('2026-11-20T10:00:00.000Z');
  });

  test('daylight saving begins or ends inside the period', () => {
    expect(endsAfter('2026-03-06', 'America/New_York').endsAt.toISOString()).toBe('2026-03-11T04:00:00.000Z');
    expect(endsAfter('2026-10-30', 'America/New_York').endsAt.toISOString()).toBe('2026-11-04T05:00:00.000Z');
    expect(endsAfter('2026-03-06', 'America/Phoenix').endsAt.toISOString()).toBe('2026-03-11T07:00:00.000Z');
  });

  test('the clock starts with the last of signing, disclosures and notice', () => {
    const [early, late] = [new Date('2026-11-16T18:00:00Z'), new Date('2026-11-18T18:00:00Z')];
    const all = {
      signedAt: early,
      disclosuresDeliveredAt: early,
      noticeDeliveredAt: early,
      timeZone: 'America/New_York',
    };
    expect(rescissionEnds(all).lastDay).toBe('2026-11-19');
    expect(rescissionEnds({ ...all, signedAt: late }).lastDay).toBe('2026-11-21');
    expect(rescissionEnds({ ...all, disclosuresDeliveredAt: late }).lastDay).toBe('2026-11-21');
    expect(rescissionEnds({ ...all, noticeDeliveredAt: late }).lastDay).toBe('2026-11-21');
  });

  test('signing late in the evening belongs to the day on the wall of the property', () => {
    const at = new Date('2026-11-17T05:30:00Z');
    const clock = { signedAt: at, disclosuresDeliveredAt: at, noticeDeliveredAt: at };
    expect(rescissionEnds({ ...clock, timeZone: 'America/Los_Angeles' }).lastDay).toBe('2026-11-19');
    expect(rescissionEnds({ ...clock, timeZone: 'America/New_York' }).lastDay).toBe('2026-11-20');
  });

  test('a lender may give longer', () => {
    const at = new Date('2026-11-12T18:00:00Z');
    const clock = { signedAt: at, disclosuresDeliveredAt: at, noticeDeliveredAt: at, timeZone: 'America/Chicago' };
    const calendar = conservativeCalendar({ closedOnSaturdays: true });
    expect(rescissionEnds(clock).lastDay).toBe('2026-11-16');
    expect(rescissionEnds({ ...clock, calendar }).lastDay).toBe('2026-11-17');
  });

  test('only consumer credit on the principal dwelling can be rescinded', () => {
    expect(canBeRescinded({ occupancyType: 'HOME', isBusinessPurpose: false })).toBe(true);
    expect(canBeRescinded({ occupancyType: 'HOME', isBusinessPurpose: true })).toBe(false);
    expect(canBeRescinded({ occupancyType: 'SECONDARY', isBusinessPurpose: false })).toBe(false);
    expect(canBeRescinded({ occupancyType: 'INVESTMENT', isBusinessPurpose: false })).toBe(false);
  });
});

/**
 * The slow oracle shares nothing with the code: it walks real hours, reads the wall clock in another way, and knows
 * holidays by counting weekdays through the month.
 */
function oracle(signedMs: number, wall: (ms: number) => string, isHoliday: (date: string) => boolean): number {
  let ms = signedMs;
  let day = wall(ms);
  for (let counted = 0; counted < 4; ) {
    ms += hourMs;
    const now = wall(ms);
    if (now === day) continue;
    day = now;
    if (counted === 3) break;
    if (new Date(`${day}T12:00:00Z`).getUTCDay() !== 0 && !isHoliday(day)) counted += 1;
  }
  return ms;
}

function holidayOracle(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const week = Math.ceil(day / 7);
  const isLastWeek = day + 7 > 31 || month !== 5;
  const fixed = ['01-01', '07-04', '11-11', '12-25'].includes(date.slice(5)) || (date.endsWith('06-19') && year > 2020);
  const mondays = [`1:3`, `2:3`, `9:1`, `10:2`].includes(`${month}:${week}`) || (month === 5 && isLastWeek);
  return fixed || (weekday === 1 && mondays) || (weekday === 4 && month === 11 && week === 4);
}

// The short round has four years, a leap year among them.
const [firstDay, lastYear] = process.env['FULL'] ? (['2024-01-01', 2035] as const) : (['2026-01-01', 2029] as const);

describe(`every day of ${firstDay.slice(0, 4)} to ${lastYear} in six time zones, against a slow independent oracle`, () => {
  const zones = ['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Phoenix', 'Anchorage'].map(
    (city) => `America/${city}`,
  );
  test.each(zones)(
    '%s',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
      const memory = new Map<number, string>();
      const wall = (ms: number) => {
        const known = memory.get(ms) ?? format.format(ms);
        memory.set(ms, known);
        return known;
      };
      const wrong: string[] = [];
      for (let day: CalendarDate = firstDay; day <= `${lastYear}-12-31`; day = addDays(day, 1)) {
        const { endsAt } = endsAfter(day, timeZone, 12);
        const signedMs = startOfDay(day, timeZone).getTime() + 12 * hourMs;
        if (endsAt.getTime() !== oracle(signedMs, wall, holidayOracle)) wrong.push(day);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

describe('time zones', () => {
  test('fifty states and the District of Columbia, each a zone the engine knows', () => {
    expect(Object.keys(stateTimeZones)).toHaveLength(51);
    for (const zone of Object.values(stateTimeZones)) expect(() => startOfDay('2026-01-01', zone)).not.toThrow();
  });

  test('counties of split states', () => {
    expect(timeZoneOf('TX', '48141')).toBe('America/Denver');
    expect(timeZoneOf('TX', '48201')).toBe('America/Chicago');
    expect(timeZoneOf('FL', '12033')).toBe('America/Chicago');
    expect(timeZoneOf('FL', '12086')).toBe('America/New_York');
    expect(timeZoneOf('TN', '47093')).toBe('America/New_York');
    expect(timeZoneOf('IN', '18089')).toBe('America/Chicago');
    expect(timeZoneOf('CA', '06037')).toBe('America/Los_Angeles');
  });

  test('without a usable county the later midnight is taken, so no period ends early', () => {
    expect(timeZoneOf('TX')).toBe('America/Denver');
    expect(timeZoneOf('TN')).toBe('America/Chicago');
    expect(timeZoneOf('OR')).toBe('America/Los_Angeles');
    expect(timeZoneOf('ID', '')).toBe('America/Los_Angeles');
    expect(timeZoneOf('FL', '48201')).toBe('America/Chicago');
  });

  test('a home has the zone of its county, and before that is known the one of its state', () => {
    const home = (timeZone: string | null, state: string) => homeZone({ timeZone, address: { state } });
    expect(home('America/Chicago', 'TX')).toBe('America/Chicago');
    expect([home(null, 'TX'), home(null, 'NY')]).toEqual(['America/Denver', 'America/New_York']);
    expect(home(null, 'toString')).toBe('America/Los_Angeles');
  });

  test('a day begins even where the clock change skips midnight', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(dateIn('America/Sao_Paulo', new Date('2018-11-04T02:59:59Z'))).toBe('2018-11-03');
    expect(dateIn('America/Sao_Paulo', new Date('2018-11-04T03:00:00Z'))).toBe('2018-11-04');
  });
});
