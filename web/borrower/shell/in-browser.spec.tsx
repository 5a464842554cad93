import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AfterPage } from './in-browser.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (isComing: boolean) => (
  <>
    <main>{isComing && <p data-coming="">…</p>}</main>
    <AfterPage>foot</AfterPage>
  </>
);

test('what stands under a page comes with it where nothing of the page is on its way', () => {
  expect(render(page(false)).container.textContent).toBe('foot');
});

test('and otherwise once that is there', async () => {
  const { container, rerender } = render(page(true));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toBe('…');
  rerender(page(false));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(container.textContent).toBe('foot');
});

test('but it does not wait for ever', async () => {
  const { container } = render(page(true));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(container.textContent).toBe('…foot');
});
