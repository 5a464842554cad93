import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cellOf = (value: string) => csvOf(['a'], [[value]]).slice('\uFEFF"a"\r\n"'.length, -'"\r\n'.length);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\tcmd',
  '\r=1',
  '  =HYPERLINK("http://x")',
  '\u00a0=1',
  '＝1+1',
  '\u200b=1',
])('what a person typed is never a formula: %j', (value) => {
  expect(cellOf(value)[0]).toBe("'");
});

test.each(['Thank you.', '1 + 1 = 2', 'a@b.example', ''])('anything else stays as it is: %j', (value) => {
  expect(cellOf(value)).toBe(value);
});

test('quotes, commas and lines stay within their cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), (row) => {
      const [, ...rest] = csvOf(['x', 'y'], [row]).split('"x","y"\r\n');
      const text = rest.join('"x","y"\r\n').slice(0, -2);
      const cells = [...text.matchAll(/"((?:[^"]|"")*)"(?:,|$)/gsu)].map(([, inner = '']) =>
        inner.replaceAll('""', '"'),
      );
      expect(cells.map((cell, place) => (cell === row[place] ? cell : cell.slice(1)))).toEqual(row);
    }),
    { numRuns: 60 },
  );
});
