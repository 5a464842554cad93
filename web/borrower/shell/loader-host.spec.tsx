import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { inSite, lender } from '../testing.tsx';
import { LoaderHost, useWaiting } from './loader-host.tsx';

beforeAll(servePage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page({ isWaiting, at }: { isWaiting: boolean; at?: string | undefined }) {
  useWaiting(isWaiting, at);
  return <p>page</p>;
}

const start = lender({ loader: { kind: 'bars', messages: ['Looking up your home'] } });
const site = (isWaiting: boolean, at?: string) =>
  inSite(
    <LoaderHost>
      <Page isWaiting={isWaiting} at={at} />
    </LoaderHost>,
    { start },
  );

describe('the loader over the site', () => {
  test('[SHELL-27] says the brand’s message, and fetches the brand’s own animation', async () => {
    const asked = stubFetch(json({ kind: 'bars', durationMs: 900, count: 4, colours: ['accent'] }));
    const { container } = render(site(true));
    await waitFor(() => expect(find('[role=status]', container).textContent).toBe('Looking up your home'));
    expect(asked.map(({ url }) => url)).toEqual(['/brands/spec-lender/loader.json']);
  });

  test('[BRAND-05] two brands’ files are drawn as two animations, in their own shapes and colors', async () => {
    const drawn = async (file: object) => {
      stubFetch(json(file));
      const { container, unmount } = render(site(true));
      await waitFor(() => {
        expect(container.querySelectorAll('svg > *')).toHaveLength('count' in file ? Number(file.count) : 0);
      });
      const shapes = [...container.querySelectorAll('svg > g > *')].map(({ tagName }) => tagName);
      const svg = container.querySelector('svg')?.outerHTML ?? '';
      unmount();
      return { shapes, svg };
    };
    const bars = await drawn({ kind: 'bars', durationMs: 900, count: 4, colours: ['accent'] });
    const rings = await drawn({ kind: 'rings', durationMs: 1300, count: 2, colours: ['link'] });
    expect(bars.shapes).toEqual(['rect', 'rect', 'rect', 'rect']);
    expect(rings.shapes).toEqual(['circle', 'circle']);
    expect(bars.svg).toContain('900');
    expect(rings.svg).toContain('1300');
  });

  test('[Q-81] names what happens to an application, the steps done and those to come', async () => {
    stubFetch(json({ kind: 'bars' }));
    const { rerender } = render(site(true, 'WAITING_FOR_AVM_DATA'));
    await screen.findByText('Estimating what your home is worth');
    const steps = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['state']);
    expect(steps()).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
    rerender(site(true, 'WAITING_FOR_INITIAL_OFFERS'));
    expect(await screen.findByText('Working out your offers')).toBeTruthy();
    expect(steps().at(-1)).toBe('current');
    rerender(site(true, 'OFFER_SELECTION'));
    expect(screen.getByText('Working out your offers'), 'only read again, to be certain').toBeTruthy();
  });

  test('a wait that has no name says the brand’s message', async () => {
    stubFetch(json({ kind: 'bars' }));
    render(site(true, 'OFFER_SELECTION'));
    await waitFor(() => expect(find('[role=status]').textContent).toBe('Looking up your home'));
  });

  test('nothing is fetched or shown while nothing waits', async () => {
    const asked = stubFetch(json({}));
    const { container } = render(site(false));
    await waitFor(() => expect(container.textContent).toBe('page'));
    expect(asked).toHaveLength(0);
  });

  test('the page behind cannot be reached, and is back when the waiting ends', () => {
    vi.useFakeTimers();
    stubFetch(() => new Response('no', { status: 404 }));
    const { container, rerender } = render(site(true));
    expect(container.querySelector('[inert]')?.textContent).toBe('page');
    rerender(site(false));
    act(() => void vi.advanceTimersByTime(5000));
    expect(container.querySelector('[inert]')).toBeNull();
    expect(container.textContent).toBe('page');
  });
});
