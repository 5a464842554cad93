import { describe, expect, test } from 'vitest';
import { AporMalformed, aporOn, aporWeekOf, parseAporTable } from './apor.ts';

const row = (date: string, percent: (term: number) => string) =>
  [date, ...Array.from({ length: 50 }, (_, index) => percent(index + 1))].join('|');
/** As the Bureau's own calculator has it for these two weeks of 2017. */
const published = [
  row('1/2/2017', (term) => (term <= 5 ? '3.50' : term <= 22 ? '3.62' : '4.36')),
  row('1/9/2017', (term) => (term <= 22 ? '3.51' : '4.24')),
].join('\r\n');

describe('the published table of average prime offer rates', () => {
  test('is read as published: a Monday and fifty terms, with or without a head', () => {
    const weeks = parseAporTable(`\ufeff${published}\r\n`);
    expect(weeks.map(({ asOf }) => asOf)).toEqual(['2017-01-02', '2017-01-09']);
    expect(weeks[0]?.bpsByTermYears[5]).toBe(350);
    expect(weeks[0]?.bpsByTermYears[30]).toBe(436);
    expect(Object.keys(weeks[1]?.bpsByTermYears ?? {})).toHaveLength(50);
    expect(parseAporTable(`Date|1|2\n${published}`)).toHaveLength(2);
  });

  test.each([
    ['nothing', ''],
    ['a head alone', 'Date|1|2'],
    ['a term less', row('1/2/2017', () => '3.50').replace('|3.50', '')],
    ['a term more', `${row('1/2/2017', () => '3.50')}|3.50`],
    ['a day that does not exist', row('2/30/2017', () => '3.50')],
    ['a rate that is no number', row('1/2/2017', (term) => (term === 7 ? 'n/a' : '3.50'))],
    ['a negative rate', row('1/2/2017', (term) => (term === 7 ? '-3.50' : '3.50'))],
    ['a page that says something else', '<html><body>Not found</body></html>\n<p>'],
  ])('%s is refused whole', (_what, text) => {
    expect(() => parseAporTable(text)).toThrow(AporMalformed);
  });
});

describe('the rates of a day', () => {
  const weeks = parseAporTable(published);

  test('are those of the newest week that has begun, for ten days and not eleven', () => {
    expect(aporOn(weeks, '2017-01-01')).toBeUndefined();
    expect(aporOn(weeks, '2017-01-02')?.asOf).toBe('2017-01-02');
    expect(aporOn(weeks, '2017-01-08')?.asOf).toBe('2017-01-02');
    expect(aporOn(weeks, '2017-01-09')?.asOf).toBe('2017-01-09');
    expect(aporOn(weeks.toReversed(), '2017-01-19')?.asOf).toBe('2017-01-09');
    expect(aporOn(weeks, '2017-01-20')).toBeUndefined();
  });

  test('belong to the Monday of its week', () => {
    expect(aporWeekOf('2026-11-16')).toBe('2026-11-16');
    expect(aporWeekOf('2026-11-22')).toBe('2026-11-16');
    expect(aporWeekOf('2026-11-23')).toBe('2026-11-23');
  });
});
