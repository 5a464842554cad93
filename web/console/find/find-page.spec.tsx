import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, holdSessionOf, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { FindPage } from './find-page.tsx';

const row = {
  ...{ uuid: 'a-1', loanNumber: '2695712125', name: 'Teresa Maldonado', owners: ['Ben Ames'], status: 'TITLE_SEARCH' },
  ...{ place: { city: 'Tampa', state: 'FL' }, statusSince: '2026-11-17T10:00:00.000Z', lineCents: 14_200_000 },
  ...{ kind: 'name', rank: 'beginning' },
};
let rows: readonly object[] = [row];
let asked: string[] = [];
let isDown = false;

function open(roles: readonly string[] = ['processor']) {
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body?: string } = {}) => {
    if (url.endsWith('/me')) return Response.json({ identityUuid: 'pia', name: 'Pia', email: 'p@x.example', roles });
    asked.push(`${url.slice(url.indexOf('/search'))} ${body}`);
    if (isDown && String(body).includes('skipped')) return Response.json({ code: 'conflict' }, { status: 409 });
    return Response.json({ rows, next: rows.length > 1 ? 20 : null });
  });
  return render(
    <MemoryRouter at="/console/find">
      <FindPage />
    </MemoryRouter>,
  );
}
const field = () => screen.getByRole('searchbox', { name: 'Name, email, phone, address or loan number' });

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  rows = [row];
  asked = [];
  isDown = false;
  holdSessionOf('agent');
  saveToken('abc');
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed is asked for once typing rests, in the body of the call; a row leads to its application', async () => {
  open();
  expect(document.activeElement).toBe(field());
  expect(screen.getByText(/Half a word is enough/)).toBeTruthy();
  await userEvent.keyboard('teresa');
  const link = await screen.findByRole('link', { name: 'Teresa Maldonado · 2695 712 125' });
  expect(link.getAttribute('href')).toBe('/console/applications/a-1');
  expect(link.closest('li')?.textContent).toContain('Title search · with Ben AmesTampa, FL$142,000Name');
  expect(asked).toEqual(['/search {"text":"teresa"}']);
});

test('when nothing fits it says what to try; when there is more, it is read where the page before ended', async () => {
  rows = [];
  open();
  await userEvent.keyboard('xyzzy');
  expect(await screen.findByText('No application matches.')).toBeTruthy();
  rows = [row, { ...row, uuid: 'a-2' }];
  await userEvent.keyboard('{Control>}a{/Control}te');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/search {"text":"te","skipped":20}'));
});

test('when more does not come, what was found stays, and the reason stands beneath it with a way to try again', async () => {
  rows = [row, { ...row, uuid: 'a-2' }];
  isDown = true;
  open();
  await userEvent.keyboard('te');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const said = await screen.findByRole('alert');
  const found = screen.getAllByRole('link', { name: /Maldonado/ });
  expect(found).toHaveLength(2);
  expect(found[1]?.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Maldonado/ })).toHaveLength(4));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the last four of a Social Security number take a press and the permission', async () => {
  const { unmount } = open(['funder']);
  await userEvent.keyboard('4821');
  await screen.findByRole('link', { name: /Maldonado/ });
  expect(screen.queryByRole('button', { name: /Social Security/ })).toBeNull();
  unmount();
  queryClient.clear();
  open(['compliance']);
  await userEvent.keyboard('4821');
  const button = await screen.findByRole('button', { name: /Social Security/ });
  expect(asked.filter((one) => one.startsWith('/search/ssn'))).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: /By the last four/ })).toBeTruthy();
  expect(asked.filter((one) => one.startsWith('/search/ssn'))).toEqual(['/search/ssn {"lastFour":"4821"}']);
});

test('what led somewhere is offered again in this window, and forgotten when the person signs out', async () => {
  const first = open();
  await userEvent.keyboard('teresa');
  await userEvent.click(await screen.findByRole('link', { name: /Maldonado/ }));
  first.unmount();
  const second = open();
  await userEvent.click(screen.getByRole('button', { name: 'Search for teresa again' }));
  await waitFor(() => expect((field() as HTMLInputElement).value).toBe('teresa'));
  second.unmount();
  clearToken();
  open();
  expect(screen.queryByRole('button', { name: 'Search for teresa again' })).toBeNull();
});
