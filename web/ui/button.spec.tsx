import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Button, SubmitButton } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { find } from './testing.tsx';

describe('a button', () => {
  test('does what it says when pressed, and sends no form by accident', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.type).toBe('button');
  });

  test('a disabled button does nothing', () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    );
    screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).click();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('the button that sends a form', () => {
  const sendable = (isBusy: boolean, onSubmit: () => void) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SubmitButton isBusy={isBusy} />
    </form>
  );

  test('[MSG-015] reads Submitting with a spinner while loading, Continue otherwise', () => {
    const { rerender } = render(<SubmitButton />);
    const visible = () => find('.label:not([aria-hidden])').textContent;
    expect(visible()).toBe('Continue');
    expect(document.querySelector('.spinner')).toBeNull();
    rerender(<SubmitButton isBusy />);
    const button = find<HTMLButtonElement>('button');
    expect(visible()).toBe('Submitting');
    expect(button.querySelector('.spinner')).not.toBeNull();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('while busy it keeps focus and sends nothing', () => {
    const onSubmit = vi.fn();
    const { rerender } = render(sendable(false, onSubmit));
    const button = find<HTMLButtonElement>('button');
    button.focus();
    rerender(sendable(true, onSubmit));
    fireEvent.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    rerender(sendable(false, onSubmit));
    fireEvent.click(button);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

test('a link that looks like a button is still a link', () => {
  render(<LinkButton href="/dashboard">Go to dashboard</LinkButton>);
  const link = find<HTMLAnchorElement>('a');
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBe(link);
  expect(link.getAttribute('href')).toBe('/dashboard');
});
