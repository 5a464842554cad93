import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { inSite } from '../testing.tsx';
import { useBanners } from './use-banners.ts';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

function States() {
  const banners = useBanners();
  return <p>{banners.state === 'error' ? `error: ${banners.message}` : banners.state}</p>;
}

describe('loading banners', () => {
  test.each([
    [
      'the text of the response',
      () => new Response('The list is being written.', { status: 503 }),
      'The list is being written.',
    ],
    ['its message', json({ code: 'unavailable', message: 'Not just now.' }, { status: 503 }), 'Not just now.'],
    ['what the network said', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('[ERR-10] a failed load keeps %s', async (_, answer, told) => {
    stubFetch(answer as never);
    const { container } = render(inSite(<States />));
    await waitFor(() => expect(container.textContent).toBe(`error: ${told}`));
  });

  test.each([
    ['loaded', json([])],
    ['error: Bad Gateway', () => new Response('', { status: 502, statusText: 'Bad Gateway' })],
    ['error: Banner data does not match the expected format', json({})],
  ])('[BANNER-04] goes from loading to %s', async (end, answer) => {
    stubFetch(answer);
    const { container } = render(inSite(<States />));
    expect(container.textContent).toBe('loading');
    await waitFor(() => expect(container.textContent).toBe(end));
  });
});
