import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { BannersPage } from './banners-page.tsx';

const one = {
  ...{ uuid: 'b1', version: 2, isShown: true, message: 'Closed on Monday.', variant: 'info', active: true },
  ...{ dismissable: true, reach: 'organization', from: null, until: null },
};
const every = { ...one, uuid: 'b2', message: 'New hours.', reach: 'every', isShown: false, active: false };
const changes = [
  { ...one, version: 2, at: '2026-11-17T15:00:00.000Z', by: 'Ada Admin' },
  { ...one, version: 1, at: '2026-11-16T15:00:00.000Z', by: '', message: 'Closed on Sunday.' },
];
let sent: { url: string; body: unknown }[] = [];
const asked: string[] = [];
/** What is beyond a page is read by its cursor. */
const open = (banners: unknown[], reaches = ['organization'], beyond: unknown[] = []) => {
  sent = [];
  asked.length = 0;
  const pageOf = (url: string, rows: unknown[]) =>
    url.includes('cursor=')
      ? { rows: beyond, nextCursor: null }
      : { rows, nextCursor: beyond.length > 0 ? 'the next' : null };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') asked.push(url);
    if (init.method !== 'POST')
      return Response.json(url.includes('/history') ? pageOf(url, changes) : { ...pageOf(url, banners), reaches });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return Response.json({ uuid: 'b1', version: 3 });
  });
  return render(<BannersPage />);
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('shows where and when each shows; the provider’s own is not one’s to change', async () => {
  open([one, every]);
  const mine = (await screen.findByRole('rowheader', { name: 'Closed on Monday.' })).closest('tr') as HTMLElement;
  expect(mine.textContent).toMatch(/On your own site.*Always.*Shows now/);
  const theirs = screen.getByRole('rowheader', { name: 'New hours.' }).closest('tr') as HTMLElement;
  expect(theirs.textContent).toMatch(/On every site.*Switched off.*Only its staff can change it/);
  expect(within(theirs).queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('a new one is previewed as it is typed, what cannot be is refused, and it is published', async () => {
  open([]);
  expect(await screen.findByText('No banners yet. Write the first one.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write a banner' }));
  const dialog = await screen.findByRole('dialog');
  const message = within(dialog).getByLabelText(/What it says/);
  await userEvent.type(message, 'A <b> storm');
  await userEvent.type(within(dialog).getByLabelText(/^Until/), '2027-03-02T09:30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await within(dialog).findByText('Plain text only: no < or >')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.clear(message);
  await userEvent.type(message, 'A storm is coming.');
  expect(within(dialog).getByRole('region', { name: 'Preview' }).textContent).toContain('A storm is coming.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    uuid: null,
    version: 0,
    banner: { message: 'A storm is coming.', from: null, until: new Date('2027-03-02T09:30').toISOString() },
  });
});

test('the history says who and when, and undoing names the change', async () => {
  open([one]);
  await userEvent.click(await screen.findByRole('button', { name: 'History of “Closed on Monday.”' }));
  const history = await screen.findByRole('region', { name: 'Changes, the newest first' });
  expect(await within(history).findByText('As it is now')).toBeTruthy();
  await userEvent.click(within(history).getByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText('Restored.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, to: 1 });
});

test('more banners and more changes are shown when they are asked for', async () => {
  open([one], undefined, [{ ...one, uuid: 'b9', message: 'Of long ago.', version: 7, at: changes[1]?.at, by: 'Ada' }]);
  await screen.findByRole('rowheader', { name: 'Closed on Monday.' });
  expect(screen.queryByText('Of long ago.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('rowheader', { name: 'Of long ago.' })).toBeTruthy();
  expect(asked.at(-1)).toBe('/service-console/api/v1/banners?cursor=the+next');
  await userEvent.click(screen.getByRole('button', { name: 'History of “Closed on Monday.”' }));
  const history = within(await screen.findByRole('region', { name: 'Changes, the newest first' }));
  await userEvent.click(await history.findByRole('button', { name: 'Show more' }));
  expect(await history.findByText('Of long ago.')).toBeTruthy();
  expect(asked.at(-1)).toBe('/service-console/api/v1/banners/b1/history?cursor=the+next');
});
