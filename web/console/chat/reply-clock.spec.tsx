import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplyClock, SpokenLanguage } from './reply-clock.tsx';

const clock = {
  ...({ kind: 'first', limitMs: 180_000, usedMs: 60_000 } as const),
  asOf: '2026-11-18T18:00:00.000Z',
  openUntil: '2026-11-19T01:00:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-18T18:00:00.000Z');
});
afterEach(() => vi.useRealTimers());

test('counts down by itself, says soon under half and late after the end', () => {
  render(<ReplyClock clock={clock} />);
  expect(screen.getByText('First answer in 2 min 0 s')).toBeTruthy();
  act(() => vi.advanceTimersByTime(31_000));
  expect(screen.getByText('Soon: first answer in 1 min 29 s')).toBeTruthy();
  act(() => vi.advanceTimersByTime(100_000));
  expect(screen.getByText('Late by 11 s: first answer')).toBeTruthy();
});

test('says which language their browser asks for, and nothing of what is not so', () => {
  const { container, rerender } = render(<SpokenLanguage language="es" />);
  expect(container.textContent).toBe('Their browser asks for Spanish.');
  rerender(<SpokenLanguage language="en" />);
  expect(container.textContent).toBe('');
});

test('stands still while the chat is closed, and says so', () => {
  const { container } = render(<ReplyClock clock={{ ...clock, openUntil: null }} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toBe('First answer in 2 min 0 s (paused)');
});
