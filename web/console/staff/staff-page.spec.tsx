import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { MemberPage } from './member-page.tsx';
import { StaffPage } from './staff-page.tsx';

const paul = {
  ...{ uuid: 'paul', name: 'Paul Folder', email: 'paul@staff.example', roles: ['processor'], state: 'active' },
  ...{ passkeys: 1, hasApp: false, lastActiveAt: null, sessions: 2, isMe: false, whyNot: null as string | null },
};
const me = { ...paul, uuid: 'petra', name: 'Petra Partner', roles: ['partnerAdmin'], isMe: true, whyNot: 'Not you.' };
const sent: string[] = [];

function serve(organizations = [{ org: 'KQ', name: 'Kestrel Quay' }]) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(`${url.slice(url.indexOf('/staff'))} ${String(body)}`);
      return new Response(null, { status: 204 });
    }
    if (url.endsWith('/me'))
      return Response.json({ identityUuid: 'petra', name: 'Petra', email: 'p@x.example', roles: ['partnerAdmin'] });
    return Response.json({ org: 'KQ', organizations, people: [paul, me] });
  });
}
const show = (page: React.ReactNode, at = '/console/staff') => render(<MemoryRouter at={at}>{page}</MemoryRouter>);

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  sent.length = 0;
  holdSessionOf('agent');
  saveToken('abc');
  serve();
});
afterEach(() => vi.unstubAllGlobals());

test('each person is a row with roles, second factors as text and last activity; one organization has no choice', async () => {
  show(<StaffPage />);
  const link = await screen.findByRole('link', { name: 'Paul Folder' });
  expect(link.closest('li')?.textContent).toBe(
    'Paul FolderProcessor · paul@staff.example1 passkey, no spareHasn’t logged in yet',
  );
  expect(screen.getByText('2 people, 0 invited, 0 suspended')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
});

test('an invitation needs a name, an email and a role, and offers no role that may not be given', async () => {
  show(<StaffPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
  expect(within(dialog).queryByRole('checkbox', { name: 'Provider admin' })).toBeNull();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'First name' }), 'Dev');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Last name' }), 'Anand');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Work email' }), 'dev@staff.example');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(within(dialog).getByText('Choose at least one role.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Underwriter' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  const body = { firstName: 'Dev', lastName: 'Anand', email: 'dev@staff.example', roles: ['underwriter'] };
  expect(sent.map((one) => JSON.parse(one.replace('/staff ', '')))).toEqual([body]);
});

test('suspending says what it does and takes a reason; one’s own account can’t be changed here', async () => {
  const first = show(<MemberPage uuid="paul" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Paul Folder?' });
  expect(within(dialog).getByText(/logged out everywhere at once/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Left the company');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(sent).toEqual(['/staff/paul/suspend {"why":"Left the company"}']);
  first.unmount();
  show(<MemberPage uuid="petra" />);
  expect(await screen.findByText('Not you.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suspend…' })).toBeNull();
});
