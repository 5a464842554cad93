import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { show, startData } from '../testing.tsx';
import { BannerList } from './banner-list.tsx';

const metadata = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' };
const storm = {
  uuid: 'storm',
  message: 'Storm in Florida: inspections take longer.',
  apps: ['heloc'],
  variant: 'warn',
  active: true,
  dismissable: true,
  metadata,
};

beforeAll(servePage);
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const dismissButton = (within: ParentNode) => within.querySelector('[aria-label="Dismiss announcement"]');

describe('banners on a page', () => {
  test('[BANNER-01] [STORE-02] shows until dismissed, and stays away after a reload', async () => {
    stubFetch(json([storm]));
    const first = await show(<BannerList layout="marketing" />);
    expect(first.container.textContent).toContain('Storm in Florida');
    const button = dismissButton(first.container);
    if (button) await userEvent.click(button);
    expect(first.container.textContent).toBe('');
    expect(JSON.parse(localStorage.getItem('dismissed-banners') ?? '')).toEqual({ storm: expect.any(Number) });

    cleanup();
    expect((await show(<BannerList layout="marketing" />)).container.textContent).toBe('');
  });

  test('[BANNER-02] [BANNER-03] is back when it changed after it was dismissed, and the record is gone', async () => {
    localStorage.setItem('dismissed-banners', JSON.stringify({ storm: Date.parse(metadata.updatedAt) - 1 }));
    stubFetch(json([storm]));
    expect((await show(<BannerList layout="product" />)).container.textContent).toContain('Storm');
    expect(localStorage.getItem('dismissed-banners')).toBeNull();
  });

  test('[BANNER-09] one that may not be dismissed has no button', async () => {
    stubFetch(json([{ ...storm, dismissable: false }]));
    const { container } = await show(<BannerList layout="marketing" />);
    expect(container.textContent).toContain('Storm');
    expect(dismissButton(container)).toBeNull();
  });

  test('[BANNER-05] data that is not as expected shows nothing and is recorded', async () => {
    const asked = stubFetch(json([{ uuid: 'x' }]), () => new Response(null, { status: 204 }));
    expect((await show(<BannerList layout="marketing" />)).container.textContent).toBe('');
    expect(asked[1]?.url).toBe('/service-errors/external/api/v1/report');
    expect(String(asked[1]?.init.body)).toContain('Banner data does not match the expected format');
  });

  test('[CALL-61] the file of the environment is read past the cache, without the token', async () => {
    localStorage.setItem('jwt', 'Bearer abc');
    const asked = stubFetch(json([]));
    await show(<BannerList layout="marketing" />);
    await show(<BannerList layout="marketing" />, { start: { ...startData, environment: 'production' } });
    expect(asked.map(({ url }) => url)).toEqual(['/banners/test.json', '/banners/production.json']);
    expect(asked[0]?.init.cache).toBe('no-store');
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  test('[CALL-61] leaving the page cancels the call', async () => {
    const asked = stubFetch(json([]));
    await show(<BannerList layout="marketing" />);
    cleanup();
    expect(asked[0]?.init.signal?.aborted).toBe(true);
  });

  test('[SHELL-45] stands across a public page and as a card inside an application', async () => {
    stubFetch(json([storm]));
    const wide = await show(<BannerList layout="marketing" />);
    const inside = await show(<BannerList layout="product" />);
    expect(find('section .marketing', wide.container).textContent).toContain('Storm');
    expect(find('section .product', inside.container).textContent).toContain('Storm');
  });
});
