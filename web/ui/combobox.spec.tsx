import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { ComboboxProps, Suggestion } from './combobox.tsx';
import { Combobox } from './combobox.tsx';
import { find, leave, type } from './testing.tsx';

const homes = [
  { id: 'a', label: '12 Main St', detail: 'Reno, NV' },
  { id: 'b', label: '12 Main Ave', detail: 'Mesa, AZ' },
];

function Address(props: Partial<ComboboxProps<Suggestion>>) {
  const [text, setText] = useState('');
  return (
    <Combobox
      name="street1"
      label="Property address"
      state="ready"
      suggestions={homes}
      onPick={() => undefined}
      {...props}
      value={text}
      onChange={setText}
    />
  );
}

const input = () => find<HTMLInputElement>('input');
const options = () => [...document.querySelectorAll('[role=option]')];
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const said = () => find('[role=status]').textContent;

describe('a combobox', () => {
  test('is closed until someone types, and then tells how many suggestions there are', () => {
    render(<Address />);
    expect(input().getAttribute('role')).toBe('combobox');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(said()).toBe('');
    type(input(), '12 m');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
    expect(options().map((each) => each.textContent)).toEqual(['12 Main StReno, NV', '12 Main AveMesa, AZ']);
    expect(said()).toBe('2 suggestions');
  });

  test('opens no list over someone who has moved on, as what was typed before the script is taken', () => {
    render(<Address />);
    fireEvent.input(input(), { target: { value: '12 m' } });
    expect(input().value).toBe('12 m');
    expect(options()).toEqual([]);
    type(input(), '12 ma');
    expect(options()).toHaveLength(2);
  });

  test('arrows walk round the list and through the text, Enter picks', () => {
    const onPick = vi.fn();
    render(<Address onPick={onPick} />);
    type(input(), '12');
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      fireEvent.keyDown(input(), { key: key });
      return active()?.slice(0, 9);
    });
    expect(walked).toEqual(['12 Main S', '12 Main A', undefined, '12 Main A', '12 Main S']);
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onPick).toHaveBeenCalledExactlyOnceWith(homes[0]);
    expect(options()).toEqual([]);
  });

  test('a pressed suggestion is picked', () => {
    const onPick = vi.fn();
    render(<Address onPick={onPick} />);
    type(input(), '12');
    fireEvent.click(options()[1] as Element);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(homes[1]);
  });

  test('Escape closes and keeps the text; an arrow opens again', () => {
    render(<Address />);
    type(input(), '12 m');
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(options()).toEqual([]);
    expect(input().value).toBe('12 m');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(options()).toHaveLength(2);
  });

  test('closes when it is left, and says so to its form', () => {
    const onBlur = vi.fn();
    render(<Address onBlur={onBlur} />);
    type(input(), '12');
    leave(input());
    expect(options()).toEqual([]);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('a new list starts without a choice, the same list keeps it', () => {
    const { rerender } = render(<Address />);
    type(input(), '12');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    rerender(<Address suggestions={[...homes]} />);
    expect(active()).toBe('12 Main StReno, NV');
    rerender(<Address suggestions={homes.slice(1)} />);
    expect(active()).toBeUndefined();
  });

  test('says that it looks, that it found nothing, that it cannot look', () => {
    const { rerender } = render(<Address state="loading" />);
    type(input(), '12');
    expect(said()).toBe('Looking…');
    rerender(<Address suggestions={[]} emptyText="No address found" />);
    expect(said()).toBe('No address found');
    rerender(<Address state="failed" />);
    expect(said()).toBe('Suggestions are not available right now.');
    rerender(<Address state="idle" />);
    expect(said()).toBe('');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });
});
