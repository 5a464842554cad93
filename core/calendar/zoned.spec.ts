import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyTimeZone } from './time-zones.ts';
import { clockIn, dateIn } from './zoned.ts';

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
const formats = new Map(
  everyTimeZone.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts }),
  ]),
);
/** As the engine says it, asked each time. */
const told = (timeZone: string, at: Date) => formats.get(timeZone)?.format(at).replace(',', '');

const said = (timeZone: string, at: Date) => `${dateIn(timeZone, at)} ${clockIn(timeZone, at)}`;

test('the wall clock is the engine’s own at any instant, also of years before there were time zones', () => {
  const at = fc.date({
    min: new Date('1880-01-01T00:00:00Z'),
    max: new Date('2080-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...everyTimeZone), at, (timeZone, instant) => {
      // Asked twice: what was kept is what was told.
      expect([said(timeZone, instant), said(timeZone, instant)]).toEqual([
        told(timeZone, instant),
        told(timeZone, instant),
      ]);
    }),
    { numRuns: 500 },
  );
});

test.each(everyTimeZone)('in %s it is right to the millisecond where clocks are changed', (timeZone) => {
  for (const change of ['2026-03-08', '2026-11-01'])
    for (let minutes = 0; minutes < 24 * 60; minutes += 15)
      for (const ms of [-1, 0, 1]) {
        const at = new Date(Date.parse(`${change}T00:00:00Z`) + minutes * 60_000 + ms);
        expect(said(timeZone, at)).toBe(told(timeZone, at));
      }
});
