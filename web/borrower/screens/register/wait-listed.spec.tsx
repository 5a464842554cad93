import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { show } from '../../testing.tsx';
import { WaitListed } from './wait-listed.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('[REG-015] anyone who is put on the wait list sees it at once, also on a page that was loaded again and scrolled down', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  await show(<WaitListed />, { at: '/account/heloc/register-v2/set-password' });
  expect(find('h1').textContent).toBe('We are not in your area yet');
  expect(document.activeElement).toBe(find('h1'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
