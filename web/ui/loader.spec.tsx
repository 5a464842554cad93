import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loaderKindSchema } from '#core/brand/loader.ts';
import { Loader } from './loader.tsx';
import { LoaderArt } from './loader-art.tsx';
import { LoaderScreen } from './loader-screen.tsx';
import { hideDelayMs, LOADER_CYCLE_MS, LOADER_SHOW_DELAY_MS, messageAt } from './loader-timing.ts';
import { find } from './testing.tsx';

const messages = ['Finding your home', 'Reading the county records', 'Pricing your line'];
const page = (isLoading: boolean) => (
  <Loader isLoading={isLoading} screen={<LoaderScreen look={{ kind: 'rings' }} messages={messages} />}>
    <button type="button">Behind</button>
  </Loader>
);
const isShown = () => document.querySelector('[role=status]') !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Shows the page and waits until the loader is there. */
function show(isLoading: boolean) {
  const rendered = render(page(isLoading));
  pass(LOADER_SHOW_DELAY_MS);
  return rendered;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('how long the loader shows', () => {
  test('[SHELL-28] told to hide at 100 ms, it stays until 1000 ms', () => {
    const { rerender } = show(true);
    pass(100);
    rerender(page(false));
    pass(899);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  test('[SHELL-29] shown for long, it goes 300 ms after it is no longer wanted', () => {
    const { rerender } = show(true);
    pass(5000);
    rerender(page(false));
    pass(299);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  test('wanted again while it goes, it stays, and counts from when it first appeared', () => {
    const { rerender } = show(true);
    pass(2000);
    rerender(page(false));
    pass(200);
    rerender(page(true));
    pass(10_000);
    expect(isShown()).toBe(true);
    rerender(page(false));
    pass(300);
    expect(isShown()).toBe(false);
  });

  test('whenever it is told to hide, it has been shown for 1000 ms and 300 ms more than asked', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (askedAtMs) => {
        const goneAtMs = askedAtMs + hideDelayMs(askedAtMs);
        expect(goneAtMs).toBeGreaterThanOrEqual(Math.max(1000, askedAtMs + 300));
        expect(goneAtMs).toBe(Math.max(1000, askedAtMs + 300));
      }),
    );
  });

  test('what is ready within 300 ms shows no loader at all, and is out of reach meanwhile', () => {
    const { rerender } = render(page(true));
    pass(LOADER_SHOW_DELAY_MS - 1);
    expect(isShown()).toBe(false);
    expect(document.querySelector('[inert]')).not.toBeNull();
    rerender(page(false));
    pass(5000);
    expect(isShown()).toBe(false);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  test('not wanted, it never shows', () => {
    render(page(false));
    pass(5000);
    expect(isShown()).toBe(false);
  });
});

describe('what the loader says', () => {
  test('[SHELL-30] one whole cycle of messages lasts 67 s unless told', () => {
    expect(LOADER_CYCLE_MS).toBe(67_000);
    expect([0, 22_333, 22_334, 44_667, 66_999, 67_000].map((ms) => messageAt(ms, 3))).toEqual([0, 0, 1, 2, 2, 0]);
    expect(messageAt(5000, 2, 8000)).toBe(1);
    expect(messageAt(5000, 0)).toBe(0);
  });

  test('each message has its share of the cycle, and the first comes again', () => {
    show(true);
    const said = () => find('[role=status]').textContent;
    expect(said()).toBe('Finding your home');
    pass(LOADER_CYCLE_MS / 3 + 1);
    expect(said()).toBe('Reading the county records');
    pass((LOADER_CYCLE_MS / 3) * 2);
    expect(said()).toBe('Finding your home');
  });
});

test('what lies behind cannot be reached while it shows, and has its focus back afterwards', () => {
  const { rerender } = show(false);
  const behind = screen.getByRole<HTMLButtonElement>('button', { name: 'Behind' });
  behind.focus();
  rerender(page(true));
  expect(behind.closest('[inert]')).not.toBeNull();
  behind.blur();
  rerender(page(false));
  pass(1000);
  expect(behind.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(behind);
});

test('every kind a brand may choose is drawn, with as many shapes as it asks for', () => {
  for (const kind of loaderKindSchema.options) {
    const { container } = render(<LoaderArt kind={kind} count={4} colours={['accent', 'onTopBar']} />);
    const art = find('svg', container);
    expect(art.getAttribute('data-kind')).toBe(kind);
    expect(art.children).toHaveLength(4);
  }
});

test('an unknown kind falls back to rings', () => {
  render(<LoaderArt kind="toString" />);
  expect(find('svg').getAttribute('data-kind')).toBe('rings');
});
