import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { show } from '../testing.tsx';
import { Regions } from './regions.tsx';

beforeAll(servePage);
afterEach(() => vi.restoreAllMocks());

test('a browser that goes offline says so, says when it is back, and then is silent', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await show(<Regions />);
  const told = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(told()).toBe('');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(told()).toContain('You’re offline. What you typed is safe.');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(told()).toContain('You’re back online.');
  await waitFor(() => expect(told()).toBe(''), { timeout: 7000 });
}, 9000);
