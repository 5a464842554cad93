import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { whereEverythingStands } from '#core/words/en/dashboard.ts';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { servePageWith } from '#web/client/testing.ts';
import { App } from './app.tsx';
import { drawFirstPage } from './first-page.tsx';
import { fetchPage } from './routes.tsx';
import { startData } from './testing.tsx';

const drawnFor = '00000000-0000-4000-8000-000000000000';
const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const start = { ...startData, hasSession: true };

const asked: string[] = [];
const taken: (() => void)[] = [];

beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
  // What is asked stays on its way.
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => {});
  });
});

afterEach(() => {
  act(() => {
    for (const leave of taken.splice(0)) leave();
  });
  vi.unstubAllGlobals();
  localStorage.clear();
  clearToken();
  document.body.innerHTML = '';
});

/** The site as it stands until anything is answered. */
async function shown(at: string): Promise<HTMLElement> {
  history.replaceState(null, '', at);
  servePageWith(start);
  await fetchPage(at.split('?')[0] ?? '');
  const root = document.createElement('div');
  document.body.append(root);
  await act(async () => {
    const site = createRoot(root);
    site.render(<App />);
    taken.push(() => site.unmount());
  });
  return root;
}

describe('the frame of a page of someone signed in, drawn by the server', () => {
  // First, while nothing of them was shown here yet.
  test.each(['/dashboard', `/account/heloc/${uuid}/product/select`])(
    'is followed by the page of %s at once, and by nothing empty between them',
    async (at) => {
      history.replaceState(null, '', at);
      servePageWith(start);
      await fetchPage(at);
      const root = document.createElement('div');
      const site = createRoot(root);
      taken.push(() => site.unmount());
      act(() => flushSync(() => site.render(<App />)));
      expect(root.querySelector('h1')?.textContent).toBe(findPage(at)?.page.title);
    },
  );

  test('of the dashboard has its largest text: the sentence under the heading', async () => {
    expect(await drawFirstPage(start, { pathname: '/dashboard', search: '', hash: '' })).toContain(
      whereEverythingStands,
    );
  });

  test('has nothing read ahead in a browser whose token is gone: a session is asked for first', async () => {
    clearToken();
    await fetchPage('/dashboard');
    expect(asked).toEqual([]);
    saveToken('spec');
    await fetchPage('/dashboard');
    expect(asked).toContain('/service-application/api/v1/application/heloc/all');
  });

  test.each([
    ['/dashboard', '/dashboard', '/service-application/api/v1/application/heloc/all'],
    ...['product/select', 'income/upload/PAYSTUB', 'error/decline'].map((screen) => [
      `/account/heloc/${drawnFor}/${screen}`,
      `/account/heloc/${uuid}/${screen}?fee=0&draw=5000000`,
      `/service-application/api/v1/application/heloc/${uuid}`,
    ]),
  ])('%s is what the site shows until it has read anything', async (pathname, at, read) => {
    const drawn = document.createElement('div');
    drawn.innerHTML = await drawFirstPage(start, { pathname, search: '', hash: '' });
    expect(drawn.innerHTML).not.toMatch(/<script|<template|style=|<link/);
    expect(drawn.innerHTML, 'nothing tells one application from another').not.toContain(drawnFor);
    expect(drawn.querySelector('h1')?.textContent).toBe(findPage(at.split('?')[0] ?? '')?.page.title);
    const root = await shown(at);
    await waitFor(() => expect(asked).toContain(read));
    expect(root.querySelector('main')?.outerHTML).toBe(withoutMarks(drawn.querySelector('main')?.outerHTML));
  });
});

/** Where React would take over what was drawn. */
const withoutMarks = (html: string | undefined) => html?.replaceAll(/<!--.*?-->/g, '');
