import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitSteps } from './wait-steps.tsx';

afterEach(() => void vi.useRealTimers());

test('someone who waits long for offers is told that an email comes, and no one else', () => {
  vi.useFakeTimers();
  const later = () => screen.queryByText(/close this page/);
  const { unmount } = render(<WaitSteps status="WAITING_FOR_SOFT_CREDIT">message</WaitSteps>);
  act(() => void vi.advanceTimersByTime(19_999));
  expect(later()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(later()).not.toBeNull();
  unmount();
  render(<WaitSteps status="WAITING_FOR_ID_VERIFICATION">message</WaitSteps>);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(later()).toBeNull();
  expect(screen.queryByRole('list'), 'one step is no list').toBeNull();
});
