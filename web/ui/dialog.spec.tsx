import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { find } from './testing.tsx';

const page = (isOpen: boolean, onClose: () => void) => (
  <>
    <button type="button">Open</button>
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Why we need your location"
      actions={<button type="button">OK</button>}
    >
      For e-signing.
    </Dialog>
  </>
);

function pressFrom(start: Element, end: Element, detail = 1): void {
  act(() => void start.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail })));
  fireEvent.click(end);
}

describe('a dialog', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is modal, named by its title, and its title is said first', () => {
    render(page(true, () => undefined));
    const dialog = find<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Why we need your location',
    );
    expect(document.activeElement).toBe(find('h2'));
  });

  test('has a Close dialog control', () => {
    const onClose = vi.fn();
    render(page(true, onClose));
    fireEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('asks to close on Escape and on a press outside, not on one inside', () => {
    const onClose = vi.fn();
    render(page(true, onClose));
    const dialog = find('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    pressFrom(dialog, dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    pressFrom(find('h2'), find('h2'));
    pressFrom(find('h2'), dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('stays when the second press of the double click that opened it lands outside', () => {
    const onClose = vi.fn();
    render(page(true, onClose));
    pressFrom(find('dialog'), find('dialog'), 2);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('tells its page when the browser closed it unasked', () => {
    const onClose = vi.fn();
    render(page(true, onClose));
    act(() => find<HTMLDialogElement>('dialog').close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('[SHELL-44] its content is removed 1000 ms after it closed', () => {
    const { rerender } = render(page(true, () => undefined));
    rerender(page(false, () => undefined));
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
    act(() => void vi.advanceTimersByTime(999));
    expect(find('dialog').textContent).toContain('For e-signing.');
    act(() => void vi.advanceTimersByTime(1));
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('opened again while closing, it stays', () => {
    const { rerender } = render(page(true, () => undefined));
    rerender(page(false, () => undefined));
    act(() => void vi.advanceTimersByTime(500));
    rerender(page(true, () => undefined));
    act(() => void vi.advanceTimersByTime(5000));
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  });

  test('focus goes back to where it came from', () => {
    const { rerender } = render(page(false, () => undefined));
    const opener = screen.getByRole<HTMLButtonElement>('button', { name: 'Open' });
    opener.focus();
    rerender(page(true, () => undefined));
    expect(document.activeElement).not.toBe(opener);
    rerender(page(false, () => undefined));
    expect(document.activeElement).toBe(opener);
  });

  test('a drawer is a dialog too', () => {
    render(
      <Drawer isOpen onClose={() => undefined} title="Menu">
        Links
      </Drawer>,
    );
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
    expect(screen.getByRole('button', { name: 'Close dialog' })).toBeDefined();
  });
});
