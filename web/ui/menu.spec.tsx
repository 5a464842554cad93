import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { find } from './testing.tsx';

const onSelect = vi.fn();
const items = [
  { id: 'dashboard', label: 'Dashboard', href: '#dashboard' },
  { id: 'settings', label: 'Settings', onSelect },
  { id: 'statements', label: 'Statements', disabled: true, onSelect },
  { id: 'logout', label: 'Log out', onSelect },
];

const button = () => find<HTMLButtonElement>('[aria-haspopup=menu]');
const focused = () => document.activeElement?.textContent;
const isOpen = () => document.querySelector('[role=menu]') !== null;

describe('a menu', () => {
  beforeEach(() => {
    onSelect.mockClear();
    render(<Menu label="Jane Doe" items={items} />);
  });

  test('opens on a press with focus on its first item, and says that it is open', () => {
    expect(button().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(find('[role=menu]').id).toBe(button().getAttribute('aria-controls'));
    expect(focused()).toBe('Dashboard');
  });

  test('arrows go round, Home and End to the ends, letters to what starts with them', () => {
    fireEvent.keyDown(button(), { key: 'ArrowUp' });
    expect(focused()).toBe('Log out');
    const visited = ['ArrowDown', 'ArrowUp', 'Home', 'End', 's', 's', 's', 'x'].map((key) => {
      fireEvent.keyDown(document.activeElement as Element, { key: key });
      return focused();
    });
    expect(visited).toEqual([
      'Dashboard',
      'Log out',
      'Dashboard',
      'Log out',
      'Settings',
      'Statements',
      'Settings',
      'Settings',
    ]);
  });

  test('Escape closes it and goes back to the button; Tab only closes it', () => {
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
    expect(isOpen()).toBe(false);
  });

  test('a chosen item closes it and does its work; a disabled one does nothing', () => {
    fireEvent.click(button());
    fireEvent.click(screen.getByRole('menuitem', { name: 'Statements' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('closes when focus goes elsewhere', () => {
    fireEvent.click(button());
    act(() => (document.activeElement as HTMLElement).blur());
    expect(isOpen()).toBe(false);
  });
});

test('an empty menu says so', () => {
  render(<Menu label="3" name="Notifications" items={[]} emptyText="You are all caught up" />);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(find('[role=menuitem]').textContent).toBe('You are all caught up');
});
