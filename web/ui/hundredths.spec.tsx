import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { formatHundredths, maskHundredths, parseHundredths } from './hundredths.ts';
import { MoneyField } from './money-field.tsx';
import { PercentField } from './percent-field.tsx';
import { find, leave, type } from './testing.tsx';

describe('hundredths', () => {
  test('are read from what people write', () => {
    const cases = {
      '$1,234.5': 123_450,
      '85000': 8_500_000,
      '.5': 50,
      '12.': 1200,
      '0': 0,
      '': null,
      abc: null,
      '.': null,
    };
    for (const [text, hundredths] of Object.entries(cases)) expect(parseHundredths(text), text).toBe(hundredths);
  });

  test('written and read again are the same number, exactly', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999_999_999), (hundredths) => {
        expect(parseHundredths(formatHundredths(hundredths))).toBe(hundredths);
      }),
    );
  });

  test('masking what is already masked changes nothing, and the caret stays where it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (raw, caret) => {
        const { text } = maskHundredths(raw, caret);
        expect(maskHundredths(text, text.length)).toEqual({ text, caret: text.length });
      }),
    );
  });

  test('the caret stays behind the digit it stood behind', () => {
    expect(maskHundredths('1234', 4)).toEqual({ text: '1,234', caret: 5 });
    expect(maskHundredths('1,9234', 3)).toEqual({ text: '19,234', caret: 2 });
    expect(maskHundredths('1,23', 1)).toEqual({ text: '123', caret: 1 });
    expect(maskHundredths('x1,234', 1)).toEqual({ text: '1,234', caret: 0 });
    expect(maskHundredths('01', 2)).toEqual({ text: '1', caret: 1 });
    expect(maskHundredths('12.345', 6)).toEqual({ text: '12.34', caret: 5 });
  });
});

function Amount({ first, Kind = MoneyField }: { readonly first: number | null; readonly Kind?: typeof MoneyField }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Kind name="amount" label="Amount" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

describe('a money field', () => {
  test('takes dollars as typed and gives cents', () => {
    render(<Amount first={null} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }), '85000.5');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('85,000.5');
    expect(find('output').textContent).toBe('8500050');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('85,000.50');
  });

  test('typing in the middle does not throw the caret to the end', () => {
    render(<Amount first={123_400} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }), '19,234', 2);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('19,234');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).selectionStart).toBe(2);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }), '1x9,234', 2);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('19,234');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).selectionStart).toBe(1);
  });

  test('an unfinished decimal may stand while it is typed', () => {
    render(<Amount first={1200} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }), '12.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('12.');
    expect(find('output').textContent).toBe('1200');
  });

  test('emptied, it has no value', () => {
    render(<Amount first={1200} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }), '');
    expect(find('output').textContent).toBe('null');
  });
});

test('a percent field gives basis points', () => {
  render(<Amount first={725} Kind={PercentField} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('7.25');
  type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }), '8.5');
  expect(find('output').textContent).toBe('850');
});
