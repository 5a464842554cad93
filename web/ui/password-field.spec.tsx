import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { descriptionOf, find } from './testing.tsx';

const field = {
  name: 'password',
  label: 'Password',
  autoComplete: 'new-password',
  value: 'secret',
  onChange: () => undefined,
} as const;

describe('a password field', () => {
  test('[VAL-039] may be shown and hidden again', () => {
    render(<PasswordField {...field} />);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' }).type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
  });

  test('is hidden when its form is sent', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField {...field} />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    act(() => void find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
  });

  test('[VAL-038] shows four bars that fill with strength, and says it in a word', () => {
    const { rerender } = render(<PasswordField {...field} strength={0} />);
    const filled = () => [...document.querySelectorAll('.bar')].map((bar) => bar.hasAttribute('data-filled'));
    expect(filled()).toEqual([false, false, false, false]);
    expect(find('[role=status]').textContent).toBe('');
    rerender(<PasswordField {...field} strength={3} />);
    expect(filled()).toEqual([true, true, true, false]);
    expect(find('[role=status]').textContent).toBe('Password strength: Good');
  });

  test('ticks off its rules, for the ear too', () => {
    const rules = [
      { message: 'One number', isMet: true },
      { message: 'One capital', isMet: false },
    ];
    render(<PasswordField {...field} hint="Choose well" rules={rules} />);
    expect(descriptionOf(screen.getByLabelText('Password'))).toBe('Choose well One number, doneOne capital, not yet');
  });
});
