import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';
import { type } from './testing.tsx';

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField name="phone" label="Mobile phone" value={value} onChange={setValue} />;
}

describe('a phone field', () => {
  test('[VAL-029] has a country menu whose default is the United States', () => {
    render(<Phone />);
    const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect(menu.value).toBe('US');
    expect(menu.options.length).toBeGreaterThan(1);
  });

  test('shapes a US number while it is typed, wherever the caret stands', () => {
    render(<Phone />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }), '5551234567');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }).value).toBe('(555) 123-4567');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }), '(555) 19234567', 8);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }).value).toBe('(555) 192-3456');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }).selectionStart).toBe(8);
  });

  test("takes another country's number as it is, up to that country's length", () => {
    render(<Phone />);
    type(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }), 'GB');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }), '07700 900123 and more');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }).value).toBe('07700 900123');
  });
});
