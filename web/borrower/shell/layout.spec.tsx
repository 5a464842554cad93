import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { clearToasts } from '#web/ui/toast.tsx';
import { Site } from '../app.tsx';
import { show, startData } from '../testing.tsx';

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await Promise.all([
    import('./footer.tsx'),
    import('./banner-list.tsx'),
    import('./site-nav.tsx'),
    import('./developer-controls.tsx'),
    import('#web/ui/toast.tsx'),
    import('../screens/auth/login-page.tsx'),
    import('../screens/register/register-page.tsx'),
    import('../screens/site/contact-page.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  stubFetch(json([]));
});
afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

/** Everything on the page that has a name. */
const named = () =>
  [...document.querySelectorAll('button, a, summary, nav, section, [role], [aria-haspopup], [aria-label]')].map((one) =>
    `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''} ${one.textContent}`.trim(),
  );

describe('[ROLE-03] a visitor sees no notification menu', () => {
  test.each(['/account/heloc/register-v2', '/account/heloc/register', '/auth/login', '/contact'])(
    'at %s',
    async (at) => {
      await show(<Site />, { at });
      await waitFor(() => expect(named().length).toBeGreaterThan(5));
      expect(screen.getByRole('banner')).toBeDefined();
      expect(named().filter((name) => /notif/i.test(name))).toEqual([]);
      expect(document.querySelector('header [aria-haspopup=menu], header [role=menu]')).toBeNull();
    },
  );
});

describe('[ROLE-05] developer controls', () => {
  const openIn = async (environment: 'production' | 'development') => {
    await show(<Site />, { at: '/contact', start: { ...startData, environment } });
    await screen.findByRole('region', { name: 'Messages' });
  };
  const press = (code: string, held = { ctrlKey: true, altKey: true, shiftKey: true }) =>
    act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { code, ...held })));
  const messages = () => [...document.querySelectorAll('section[aria-label=Messages] li')].map((one) => one.className);

  test('outside production a shortcut shows each kind of message, and another takes them away', async () => {
    await openIn('development');
    for (const digit of [1, 2, 3]) await press(`Digit${digit}`);
    expect(messages().map((kind) => kind.split(' ').at(-1))).toEqual(['info', 'success', 'error']);
    await press('Digit0');
    expect(messages()).toEqual([]);
  });

  test('a digit that is typed, or another key, is no shortcut', async () => {
    await openIn('development');
    await press('Digit1', { ctrlKey: false, altKey: false, shiftKey: false });
    await press('Digit1', { ctrlKey: true, altKey: true, shiftKey: false });
    await press('KeyA');
    expect(messages()).toEqual([]);
  });

  test('production has none of them', async () => {
    await openIn('production');
    expect(screen.getByRole('region', { name: 'Messages' })).toBeDefined();
    for (const digit of [1, 2, 3]) await press(`Digit${digit}`);
    expect(messages()).toEqual([]);
  });
});
