import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tellSpeed } from './page-speed.ts';

const listeners = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>());
const tell = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (listener: (metric: { name: string; value: number }) => void) => listeners.set(name, listener),
    ]),
  ),
);
vi.mock('./telemetry.ts', () => ({ tell }));

const page = '/account/{product}/register-v2';
beforeAll(() => tellSpeed(page));
afterEach(() => tell.mockClear());

test('all five are listened for, and told as whole numbers by the page that was opened', () => {
  expect([...listeners.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  listeners.get('LCP')?.({ name: 'LCP', value: 1234.56 });
  listeners.get('CLS')?.({ name: 'CLS', value: 0.1234 });
  const about = { product: null, pagePattern: page };
  expect(tell.mock.calls).toEqual([
    ['web-vital', { ...about, metric: 'LCP', value: 1235 }],
    ['web-vital', { ...about, metric: 'CLS', value: 123 }],
  ]);
});

test('a page that was open for longer than ten minutes says nothing of its speed', () => {
  listeners.get('LCP')?.({ name: 'LCP', value: 600_001 });
  expect(tell).not.toHaveBeenCalled();
});
