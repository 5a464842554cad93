import { fireEvent, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { isPartComplete, readPastedDate } from './date-parts.ts';
import { descriptionOf, find, leave, type } from './testing.tsx';

interface BirthProps {
  readonly first?: { readonly month: string; readonly day: string; readonly year: string };
  readonly onBlur?: () => void;
}

function Birth({ first = { month: '', day: '', year: '' }, onBlur }: BirthProps) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      name="dob"
      label="Date of birth"
      error="Invalid date"
      value={value}
      onChange={setValue}
      onBlur={onBlur}
      isBirthDate
    />
  );
}

const standing = () =>
  ['Month', 'Day', 'Year'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name: name }).value);

describe('a date in three parts', () => {
  test('is one question: each part has its name and hears the error', () => {
    render(<Birth />);
    expect(find('legend').textContent).toBe('Date of birth');
    for (const name of ['Month', 'Day', 'Year'])
      expect(descriptionOf(screen.getByRole('textbox', { name: name }))).toBe('Invalid date');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }).autocomplete).toBe('bday-month');
  });

  test('moves on when a part is complete, and not before', () => {
    render(<Birth />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }), '1');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }));
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }), '12');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }));
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }), '4');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }));
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }), '1980');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }));
    expect(standing()).toEqual(['12', '4', '1980']);
  });

  test('a separator moves on too', () => {
    render(<Birth />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }), '1/');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }));
    expect(standing()).toEqual(['1', '', '']);
  });

  test('a date picked from the calendar stands in the three parts, and what is typed stands in the calendar', () => {
    render(<Birth first={{ month: '6', day: '5', year: '1980' }} />);
    const calendar = find<HTMLInputElement>('input[type=date]');
    expect(calendar.value).toBe('1980-06-05');
    type(calendar, '1979-12-31');
    expect(standing()).toEqual(['12', '31', '1979']);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }), '19');
    expect(find<HTMLInputElement>('input[type=date]').value).toBe('');
  });

  test('the calendar opens by a button with a name, which only a date that can be changed has', () => {
    const { rerender } = render(<Birth />);
    const opened = vi.fn();
    Object.assign(find('input[type=date]'), { showPicker: opened });
    act(() => find<HTMLButtonElement>('button[aria-label="Pick from a calendar"]').click());
    expect(opened).toHaveBeenCalledOnce();
    const shown = { name: 'dob', label: 'Date', value: { month: '6', day: '5', year: '1980' }, onChange: () => {} };
    rerender(<DateField {...shown} readOnly />);
    expect(document.querySelector('input[type=date]')).toBeNull();
  });

  test('never traps: a shortened part keeps focus, and Backspace in an empty one goes back', () => {
    render(<Birth first={{ month: '12', day: '', year: '' }} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }), '1');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }));
    act(() => screen.getByRole('textbox', { name: 'Day' }).focus());
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Day' }), { key: 'Backspace' });
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }));
  });

  test('is left only when focus leaves all three', () => {
    const onBlur = vi.fn();
    render(<Birth onBlur={onBlur} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month' }), '12');
    expect(onBlur).not.toHaveBeenCalled();
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }));
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('takes a whole date pasted into any part', () => {
    render(<Birth />);
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(paste, { clipboardData: { getData: () => '06/15/1980' } });
    act(() => void screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).dispatchEvent(paste));
    expect(standing()).toEqual(['06', '15', '1980']);
    expect(paste.defaultPrevented).toBe(true);
  });
});

test('a pasted date is read the American way and the ISO way, anything else is left to the field', () => {
  const date = { month: '6', day: '15', year: '1980' };
  expect(['6/15/1980', '6-15-1980', ' 6.15.1980 '].map(readPastedDate)).toEqual([date, date, date]);
  expect(readPastedDate('1980-06-15')).toEqual({ month: '06', day: '15', year: '1980' });
  expect(['1980', '6/15', '6/15/80', 'June 15, 1980', ''].map(readPastedDate)).toEqual(Array(5).fill(undefined));
});

test('a part is complete when nothing could follow', () => {
  expect(['1', '2', '12', '0'].map((text) => isPartComplete('month', text))).toEqual([false, true, true, false]);
  expect(['3', '4', '31'].map((text) => isPartComplete('day', text))).toEqual([false, true, true]);
  expect(['198', '1980'].map((text) => isPartComplete('year', text))).toEqual([false, true]);
});
