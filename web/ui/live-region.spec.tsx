import { render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, LiveRegion } from './live-region.tsx';
import { find } from './testing.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('[A11Y-01] a live message is cleared after 300 ms', () => {
  render(<LiveRegion />);
  const region = find('[aria-live]');
  act(() => announce('Saved'));
  expect(region.textContent).toBe('Saved');
  pass(299);
  expect(region.textContent).toBe('Saved');
  pass(1);
  expect(region.textContent).toBe('');
});

test('a second message has its own 300 ms', () => {
  render(<LiveRegion />);
  act(() => announce('First'));
  pass(200);
  act(() => announce('Second'));
  pass(200);
  expect(find('[aria-live]').textContent).toBe('Second');
  pass(100);
  expect(find('[aria-live]').textContent).toBe('');
});
