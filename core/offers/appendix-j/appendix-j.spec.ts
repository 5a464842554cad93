import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, dateOf } from '#core/calendar/dates.ts';
import { rateOfFlows } from './equation.ts';
import { aprOfSchedule, type DatedSum } from './index.ts';
import { scheduleIn } from './pasted.ts';

type Step = (first: CalendarDate, n: number) => CalendarDate;

const parts = (on: CalendarDate) => on.split('-').map(Number) as [number, number, number];
const months =
  (each: number): Step =>
  (first, n) => {
    const [year, month, day] = parts(first);
    return dateOf(year, month + each * n, day);
  };
const days =
  (each: number): Step =>
  (first, n) =>
    addDays(first, each * n);
/** On the 1st and the 16th. */
const halfMonths: Step = (first, n) => {
  const [year, month] = parts(first);
  return dateOf(year, month + Math.floor(n / 2), n % 2 === 0 ? 1 : 16);
};

/** Payments from the first day on, one a step; the first and the last may be others. */
function paid(first: CalendarDate, step: Step, dollars: readonly number[]): DatedSum[] {
  return dollars.map((each, n) => ({ on: step(first, n), cents: Math.round(each * 100) }));
}

const equal = (count: number, dollars: number) => new Array<number>(count).fill(dollars);
const advanced = (on: CalendarDate, dollars: number): DatedSum[] => [{ on, cents: dollars * 100 }];

function percentOf(advances: readonly DatedSum[], payments: readonly DatedSum[]): string {
  const answer = aprOfSchedule({ advances, payments });
  if ('noRate' in answer) return answer.noRate;
  return `${(answer.rate * 100).toFixed(2)} by ${answer.unit.count} ${answer.unit.kind}`;
}

describe('the examples of Appendix J', () => {
  // biome-ignore format: each example is a row.
  test.each([
    ['(c)(1)(i) monthly, regular first period', advanced('1978-01-10', 5000), paid('1978-02-10', months(1), equal(24, 230)), '9.69 by 1 months'],
    ['(c)(1)(ii) monthly, long first period', advanced('1978-02-10', 6000), paid('1978-04-01', months(1), equal(36, 200)), '11.82 by 1 months'],
    ['(c)(1)(iii) twice a month, short first period', advanced('1978-02-23', 5000), paid('1978-03-01', halfMonths, equal(24, 219.17)), '10.34 by 1 semimonths'],
    ['(c)(1)(iv) quarterly, long first period', advanced('1978-05-23', 10_000), paid('1978-10-01', months(3), equal(40, 385)), '8.97 by 3 months'],
    ['(c)(1)(v) weekly, long first period', advanced('1978-03-20', 500), paid('1978-04-21', days(7), equal(30, 17.6)), '14.96 by 1 weeks'],
    ['(c)(2)(i) odd first payment', advanced('1978-01-10', 5000), paid('1978-02-10', months(1), [250, ...equal(23, 230)]), '10.08 by 1 months'],
    ['(c)(2)(ii) every 4 weeks, long first period, odd first payment', advanced('1978-03-18', 400), paid('1978-04-20', days(28), [39.5, ...equal(11, 38.31)]), '28.50 by 4 weeks'],
    ['(c)(3)(i) odd final payment', advanced('1978-01-10', 5000), paid('1978-02-10', months(1), [...equal(23, 230), 280]), '10.50 by 1 months'],
    ['(c)(3)(ii) every 2 weeks, short first period, odd final payment', advanced('1978-04-03', 200), paid('1978-04-11', days(14), [...equal(19, 9.5), 30]), '12.22 by 2 weeks'],
    ['(c)(4)(i) odd first and final payment', advanced('1978-01-10', 5000), paid('1978-02-10', months(1), [250, ...equal(22, 230), 280]), '10.90 by 1 months'],
    ['(c)(4)(ii) every 2 months, short first period, odd first and final payment', advanced('1978-01-10', 8000), paid('1978-03-01', months(2), [449.36, ...equal(18, 465), 200]), '7.30 by 2 months'],
    ['(c)(5)(i) one payment after 255 days', advanced('1978-01-03', 1000), paid('1978-09-15', days(1), [1080]), '11.45 by 255 days'],
    ['(c)(5)(ii) one payment after 6 months', advanced('1978-07-15', 1000), paid('1979-01-15', days(1), [1044]), '8.80 by 6 months'],
    ['(c)(5)(iii), its sums over a year and a half', advanced('1978-01-17', 1000), paid('1979-07-17', days(1), [1135.19]), '8.76 by 12 months'],
    ['(c)(5)(iv) one payment after exactly two years', advanced('1978-01-03', 1000), paid('1980-01-03', days(1), [1240]), '11.36 by 12 months'],
  ] as const)('%s', (_, advances, payments, expected) => {
    expect(percentOf(advances, payments)).toBe(expected);
  });
});

describe('unit-periods', () => {
  test('February is a month among months and four weeks among weeks', () => {
    expect(percentOf(advanced('2026-01-10', 1000), paid('2026-02-10', months(1), equal(12, 90)))).toContain('1 months');
    expect(percentOf(advanced('2026-01-13', 1000), paid('2026-02-10', days(28), equal(12, 90)))).toContain('4 weeks');
  });

  test('a series for the last day, the 30th, or the 15th and the last is as regular as one for the 10th', () => {
    const ends: CalendarDate[] = ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'];
    const thirtieths: CalendarDate[] = ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30'];
    const halves: CalendarDate[] = ['2026-02-15', '2026-02-28', '2026-03-15', '2026-03-31'];
    const on = (all: readonly CalendarDate[]) => all.map((each) => ({ on: each, cents: 26_000 }));
    const monthly = percentOf(advanced('2026-01-10', 1000), paid('2026-02-10', months(1), equal(4, 260)));
    expect(percentOf(advanced('2026-01-31', 1000), on(ends))).toBe(monthly);
    expect(percentOf(advanced('2026-01-30', 1000), on(thirtieths))).toBe(monthly);
    const twice = percentOf(advanced('2026-01-16', 1000), paid('2026-02-01', halfMonths, equal(4, 260)));
    expect(percentOf(advanced('2026-01-31', 1000), on(halves))).toBe(twice);
  });

  test('daily, half-yearly and yearly payments', () => {
    expect(percentOf(advanced('2026-01-01', 1000), paid('2026-01-02', days(1), equal(10, 101)))).toContain('1 days');
    expect(percentOf(advanced('2026-01-15', 1000), paid('2026-07-15', months(6), equal(4, 270)))).toContain('6 months');
    // A year and 35 days to the first: one year and 35 / 365 of one.
    expect(percentOf(advanced('2022-10-26', 1000), paid('2023-11-30', months(12), equal(5, 300)))).toContain(
      '12 months',
    );
  });

  test('of two that recur as often the smaller counts, and where none recurs the average does', () => {
    const mixed: CalendarDate[] = ['2026-02-10', '2026-03-10', '2026-06-10', '2026-09-10'];
    expect(
      percentOf(
        advanced('2026-01-10', 1000),
        mixed.map((on) => ({ on, cents: 30_000 })),
      ),
    ).toContain('1 months');
    // 20, 45 and 103 days are 56 on average, which is eight weeks.
    const odd: CalendarDate[] = ['2026-01-21', '2026-03-07', '2026-06-18'];
    expect(
      percentOf(
        advanced('2026-01-01', 1000),
        odd.map((on) => ({ on, cents: 40_000 })),
      ),
    ).toContain('8 weeks');
  });
});

describe('a schedule that has no rate says why', () => {
  const [advance] = advanced('2026-01-10', 1000);
  const payment = { on: '2026-02-10', cents: 110_000 } as const;
  test.each([
    ['nothingAdvanced', [], [payment]],
    ['nothingPaid', [advance], []],
    ['notWholeCents', [advance], [{ ...payment, cents: 1.5 }]],
    ['notWholeCents', [{ ...advance, cents: 0 }], [payment]],
    ['paidBeforeAdvanced', [advance], [payment, { ...payment, on: '2026-01-09' }]],
    ['noTimePasses', [advance], [{ ...payment, on: '2026-01-10' }]],
    ['lessPaidThanAdvanced', [advance], [{ ...payment, cents: 99_999 }]],
    ['aboveTheHighest', [advance], [{ ...payment, cents: 99_999_900 }]],
    [
      'lenderWouldOwe',
      [advance, { on: '2026-03-10', cents: 100_000 }],
      [
        { ...payment, cents: 150_000 },
        { ...payment, on: '2026-04-10', cents: 60_000 },
      ],
    ],
  ] as const)('%s', (expected, advances, payments) => {
    expect(percentOf(advances as readonly DatedSum[], payments)).toBe(expected);
  });

  test('what is repaid to the cent costs nothing', () => {
    expect(percentOf(advanced('2026-01-10', 1000), [{ on: '2026-02-10', cents: 100_000 }])).toBe('0.00 by 1 months');
  });
});

describe('a pasted schedule', () => {
  const days = (line: string) => {
    const schedule = scheduleIn(line);
    return 'badLine' in schedule ? schedule.badLine : schedule.payments.map(({ on }) => on.slice(5)).join(' ');
  };
  test.each([
    ['2026-01-31 payment 10 4 monthly', '01-31 02-28 03-31 04-30'],
    ['2026-01-16 payments 10 4 semimonthly', '01-16 02-01 02-16 03-01'],
    ['2026-01-31 payment 10 4 semimonthly', '01-31 02-15 02-28 03-15'],
    ['01/05/2026 Payment $1,000.50 3 biweekly', '01-05 01-19 02-02'],
    ['2026-01-05 payment 10', '01-05'],
    ['\n2026-01-05 payment 10 2 fortnightly', 2],
    ['2026-01-05 payment 10.005', 1],
    ['2026-01-05 payment 10 1001 daily', 1],
    ['2026-02-29 payment 10', 1],
  ])('%s', (line, expected) => {
    expect(days(line)).toBe(expected);
  });
});

/** Another way to the same figure: carry the balance forward period by period, and halve until it ends at nothing. */
function byBalance(perYear: number, sums: readonly { readonly at: number; readonly cents: number }[]): number {
  const ends = Math.max(...sums.map(({ at }) => at));
  const left = (rate: number) => {
    let owed = 0;
    for (let period = 0; period <= ends; period += 1) {
      owed = period === 0 ? 0 : owed * (1 + rate / perYear);
      for (const { at, cents } of sums) if (at === period) owed += cents;
    }
    return owed;
  };
  let [low, high] = [0, 100];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (left(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

test('agrees with a balance carried forward, for several advances and irregular sums', () => {
  const schedule = fc.record({
    advances: fc.array(fc.integer({ min: 100_000, max: 5_000_000 }), { minLength: 1, maxLength: 4 }),
    payments: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 60 }),
    perYear: fc.constantFrom(1, 2, 4, 6, 12, 13, 24, 26, 52, 365),
    markup: fc.integer({ min: 1, max: 80 }),
  });
  const numRuns = process.env['FULL'] ? 5000 : 60;
  fc.assert(
    fc.property(schedule, ({ advances, payments: shares, perYear, markup }) => {
      const owed = advances.reduce((sum, cents) => sum + cents, 0) * (1 + markup / 100);
      const all = shares.reduce((sum, share) => sum + share, 0);
      const advancesAt = advances.map((cents, periods) => ({ cents, periods }));
      const payments = shares.map((share, at) => ({
        cents: Math.max(1, Math.round((owed * share) / all)),
        periods: advances.length + at,
      }));
      const answer = rateOfFlows({ unitPeriodsPerYear: { of: perYear, in: 1 }, advances: advancesAt, payments });
      const other = byBalance(perYear, [
        ...advancesAt.map(({ cents, periods }) => ({ at: periods, cents })),
        ...payments.map(({ cents, periods }) => ({ at: periods, cents: -cents })),
      ]);
      if (other > 99.9) expect(answer).toEqual({ noRate: 'aboveTheHighest' });
      else expect(answer).toEqual({ rate: expect.closeTo(other, 5) });
    }),
    { numRuns, seed: 20_261_117 },
  );
});
