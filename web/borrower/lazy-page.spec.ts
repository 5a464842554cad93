import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFailedModules, loadWithReloads } from './lazy-page.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const count = (name: string) => sessionStorage.getItem(`hearthline-module-reloads:${name}`);

beforeEach(() => sessionStorage.clear());

/** Loads as a fresh page would; true when it asked to be loaded again. */
async function visit(name: string, load: () => Promise<unknown>): Promise<'reloaded' | 'failed' | 'shown'> {
  const reload = vi.fn();
  const outcome = loadWithReloads(name, load, { reload }).then(
    () => 'shown' as const,
    () => 'failed' as const,
  );
  const patience = new Promise<'reloaded'>((resolve) => setTimeout(() => resolve('reloaded'), 5));
  const seen = await Promise.race([outcome, patience]);
  expect(reload).toHaveBeenCalledTimes(seen === 'reloaded' ? 1 : 0);
  return seen;
}

describe('a page that does not arrive', () => {
  test('[ERR-25] [STORE-07] reloads the site five times, counting in session storage, then fails', async () => {
    for (let reloads = 1; reloads <= 5; reloads += 1) {
      expect(await visit('terms', missing)).toBe('reloaded');
      expect(count('terms')).toBe(String(reloads));
    }
    expect(await visit('terms', missing)).toBe('failed');
  });

  test('[ERR-25] is counted by itself: a module that loads well does not start the count again', async () => {
    await visit('terms', missing);
    await visit('shell', async () => 'loaded');
    expect(count('terms')).toBe('1');
  });

  test('[STORE-07] a page that arrives after all forgets its count', async () => {
    await visit('terms', missing);
    expect(await visit('terms', async () => 'loaded')).toBe('shown');
    expect(count('terms')).toBeNull();
  });

  test('[ERR-25] Try again gives it another five', async () => {
    sessionStorage.setItem('hearthline-module-reloads:terms', '5');
    expect(await visit('terms', missing)).toBe('failed');
    forgetFailedModules();
    expect(await visit('terms', missing)).toBe('reloaded');
  });

  test('a count that someone spoiled does not loop for ever', async () => {
    sessionStorage.setItem('hearthline-module-reloads:terms', 'many');
    expect(await visit('terms', missing)).toBe('failed');
  });
});
