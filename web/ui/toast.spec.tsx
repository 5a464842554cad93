import { render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find } from './testing.tsx';
import { clearToasts, showToast, ToastRegion } from './toast.tsx';

const shown = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<ToastRegion />);
  });
  afterEach(() => {
    act(clearToasts);
    vi.useRealTimers();
  });

  const raise = (count: number) =>
    act(() => {
      for (let number = 1; number <= count; number += 1) showToast(`Message ${number}`);
    });

  test('are said politely from a region that was there before them', () => {
    const list = find('ol');
    expect(list.getAttribute('aria-live')).toBe('polite');
    act(() => showToast('Saved', 'success'));
    expect(list.textContent).toBe('Saved');
    expect(find('section').getAttribute('aria-label')).toBe('Messages');
  });

  test('[SHELL-26] of seven, five are visible and two wait their turn', () => {
    raise(7);
    expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4', 'Message 5']);
    act(() => find<HTMLButtonElement>('li:first-child button').click());
    expect(shown()).toEqual(['Message 2', 'Message 3', 'Message 4', 'Message 5', 'Message 6']);
  });

  test('go by themselves, those that waited later', () => {
    raise(6);
    pass(6000);
    expect(shown()).toEqual(['Message 6']);
    pass(6000);
    expect(shown()).toEqual([]);
  });

  test('stay while they are focused or pointed at', () => {
    raise(1);
    act(() => find('button').focus());
    pass(60_000);
    expect(shown()).toEqual(['Message 1']);
    act(() => find('button').blur());
    pass(6000);
    expect(shown()).toEqual([]);
    raise(1);
    act(() => void find('section').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    pass(60_000);
    expect(shown()).toEqual(['Message 1']);
  });
});
