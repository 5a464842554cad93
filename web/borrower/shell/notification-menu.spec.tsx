import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { asked, uuid, viewAt } from '../screens/application/testing.tsx';
import { type Answers, refusal, stubServer } from '../screens/register/testing.ts';
import { figureInfo, status } from '../screens/signer/testing.ts';
import { PageContext } from '../site.ts';
import { inSite, withFlags } from '../testing.tsx';
import { TopBar } from './top-bar.tsx';

beforeAll(async () => {
  servePage();
  await import('./signed-in.tsx');
});
beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearToken();
});

const all = 'GET /service-application/api/v1/application/heloc/all';
const listOf = (of: string) =>
  `GET /service-conditions/external/api/v1/applications/${of}/conditions/external-applicants`;
const markOf = (of: string) => `POST /service-notifications/secure/api/v1/applications/${of}/notifications/read`;
const who = { [figureInfo]: { identityUuid: '00000000-0000-4000-8000-0000000000aa', userType: 'BORROWER' } };

/** As many as wanted, each a day older than the one before. */
const some = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, n) =>
    asked('GENERIC_DOCUMENT_REQUEST', {
      ...{ uuid: `c${n + 1}`, commentsToBorrower: `Paper ${n + 1}, please.` },
      created: new Date(Date.now() - (n + 1) * 86_400_000).toISOString(),
      ...changes,
    }),
  );

function open(conditions: unknown, answers: Answers = {}, { at = '/dashboard', start = withFlags({}) } = {}) {
  const sent = stubServer({
    ...who,
    [all]: [viewAt('FINAL_TITLE_REVIEW')],
    [listOf(uuid)]: conditions,
    [markOf(uuid)]: null,
    ...answers,
  });
  const bar = (
    <PageContext value={findPage(at)}>
      <TopBar hasMenu>{null}</TopBar>
      <LiveRegion />
    </PageContext>
  );
  return { ...render(inSite(bar, { at, start })), sent };
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.getByRole('region', { name: 'Notifications' });
const titles = () =>
  within(panel())
    .getAllByRole('link')
    .map((link) => /Paper \d/.exec(link.textContent)?.[0]);
const marked = (sent: readonly { readonly what: string; readonly body: unknown }[]) =>
  sent.filter(({ what }) => what.endsWith('/notifications/read')).map(({ body }) => body);

describe('the notification menu', () => {
  const openMenu = async (count: number) => {
    const { sent } = open(some(count));
    await userEvent.click(await bell(`Notifications, ${count} unread`));
    return sent;
  };

  test('[NOTIF-01] lists what is outstanding; each leads to where it is answered', async () => {
    await openMenu(2);
    expect(titles()).toEqual(['Paper 1', 'Paper 2']);
    expect(within(panel()).getAllByText('1 day ago')).toHaveLength(1);
    const [first] = within(panel()).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(
      new RegExp(`^/account/heloc/${uuid}/conditions/upload-document\\?conditionUuid=c1&`),
    );
  });

  test('[NOTIF-02] shows the latest three of five, and marks no other as read', async () => {
    const sent = await openMenu(5);
    expect(titles()).toEqual(['Paper 1', 'Paper 2', 'Paper 3']);
    await waitFor(() => expect(marked(sent)).toEqual([{ ids: ['c1', 'c2', 'c3'] }]));
  });

  test('[NOTIF-03] View All shows the rest, and marks it', async () => {
    const sent = await openMenu(4);
    const toggle = screen.getByRole('button', { name: 'View All' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(marked(sent)).toHaveLength(1));
    const before = titles().length;
    await userEvent.click(toggle);
    expect(titles()).toHaveLength(4);
    await waitFor(() => expect(marked(sent)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(titles()).toHaveLength(before);
  });

  test('[NOTIF-03] with three there is nothing more to view', async () => {
    await openMenu(3);
    expect(screen.queryByRole('button', { name: 'View All' })).toBeNull();
  });

  test('[ROLE-03] a visitor has none, and nothing is asked for', async () => {
    clearToken();
    const { sent } = open(some(1));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('what was seen is marked until the menu closes, and the badge is gone', async () => {
    // The server keeps what was said, as it does.
    let isUnread = true;
    open(() => some(2, { isUnread }), {
      [markOf(uuid)]: () => {
        isUnread = false;
        return null;
      },
    });
    await userEvent.click(await bell('Notifications, 2 unread'));
    await bell('Notifications');
    expect(within(panel()).getAllByText('Unread:')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(within(panel()).queryByText('Unread:')).toBeNull());
  });

  test('a mark that could not be kept stays, and nothing else happens', async () => {
    open(some(1), { [markOf(uuid)]: () => refusal(500, 'internal', 'No.') });
    await userEvent.click(await bell('Notifications, 1 unread'));
    await userEvent.click(await bell('Notifications, 1 unread'));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  });

  test('nothing outstanding, or no application at all, is said; what cannot be read can be tried again', async () => {
    const { unmount } = open([], { [all]: [] });
    await userEvent.click(await bell('Notifications'));
    expect(panel().textContent).toContain('all caught up');
    unmount();
    queryClient.clear();
    let isAway = true;
    open(() => (isAway ? refusal(403, 'forbidden', 'Not now.') : some(1)));
    await userEvent.click(await bell('Notifications'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(again);
    await bell('Notifications, 1 unread');
  });

  test('one that comes while the page is open is announced and counted, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let conditions = some(1);
    open(() => conditions);
    await bell('Notifications, 1 unread');
    conditions = [...conditions, asked('ESCALATION_REVIEW', { uuid: 'new', created: new Date().toISOString() })];
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    const live = () => document.querySelector('[data-live]')?.textContent;
    expect(live()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(live()).toBe('New notification: We Are Looking Into Your Question');
    await bell('Notifications, 2 unread');
  });

  test('what is seen in one tab is seen in the other', async () => {
    let isUnread = true;
    open(() => some(1, { isUnread }));
    await bell('Notifications, 1 unread');
    isUnread = false;
    window.dispatchEvent(new StorageEvent('storage', { key: 'notifications-seen-at' }));
    await bell('Notifications');
  });

  test('[SIGNER-06] a signer sees their own, by the way to their pages; with the flag off there is no bell and no call', async () => {
    const signer = {
      [figureInfo]: { identityUuid: '00000000-0000-4000-8000-00000000519e', userType: 'CO_DEEDER' },
      'GET /service-application/api/v1/application/heloc/co-deed/status': status,
    };
    const at = '/account/heloc/heloc-signer/intro';
    const { unmount } = open(some(1), signer, { at });
    await userEvent.click(await bell('Notifications, 1 unread'));
    expect(within(panel()).getByRole('link').getAttribute('href')).toMatch(
      /^\/account\/heloc\/heloc-signer\/conditions\/upload-document\?/,
    );
    unmount();
    queryClient.clear();
    const start = withFlags({ 'fe-heloc-additional-signer-conditions': false });
    const { sent } = open(some(1), signer, { at, start });
    await screen.findByRole('button', { name: 'Account' });
    await waitFor(() => expect(sent.some(({ what }) => what === figureInfo)).toBe(true));
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(sent.some(({ what }) => what === listOf(uuid))).toBe(false);
  });
});
