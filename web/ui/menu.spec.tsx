import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { click, control, find, press, render } from './testing.tsx';

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
    click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(find('[role=menu]').id).toBe(button().getAttribute('aria-controls'));
    expect(focused()).toBe('Dashboard');
  });

  test('arrows go round, Home and End to the ends, letters to what starts with them', () => {
    press(button(), 'ArrowUp');
    expect(focused()).toBe('Log out');
    const visited = ['ArrowDown', 'ArrowUp', 'Home', 'End', 's', 's', 's', 'x'].map((key) => {
      press(document.activeElement as Element, key);
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
    press(button(), 'ArrowDown');
    press(document.activeElement as Element, 'Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
    press(button(), 'ArrowDown');
    press(document.activeElement as Element, 'Tab');
    expect(isOpen()).toBe(false);
  });

  test('a chosen item closes it and does its work; a disabled one does nothing', () => {
    click(button());
    click(control('Statements'));
    expect(onSelect).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    click(control('Settings'));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('closes when focus goes elsewhere', () => {
    click(button());
    act(() => (document.activeElement as HTMLElement).blur());
    expect(isOpen()).toBe(false);
  });
});

test('an empty menu says so', () => {
  render(<Menu label="3" name="Notifications" items={[]} emptyText="You are all caught up" />);
  click(control('Notifications'));
  expect(find('[role=menuitem]').textContent).toBe('You are all caught up');
});
