import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find, submit } from '#web/ui/testing.tsx';
import { SecurityPage } from './security-page.tsx';

const passkey = (uuid: string, name: string) => ({
  uuid,
  name,
  site: 'lender.example',
  createdAt: '2026-03-02T10:00:00.000Z',
  lastUsedAt: null,
  isDistrusted: false,
});
const factors = {
  hasApp: true,
  passkeys: [passkey('p1', 'Work laptop'), passkey('p2', 'Blue key')],
  recoveryCodesLeft: 1,
  isProven: true,
};
const open = () =>
  render(
    <MemoryRouter at="/console">
      <SecurityPage roles={['closer', 'funder']} />
    </MemoryRouter>,
  ).container;

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('[T4] a passkey is removed only after a question; the last factor stays, with the reason in the dialog', async () => {
  const asked = stubFetch(
    json(factors),
    json({ code: 'conflict', message: 'This is your only second factor.' }, { status: 409 }),
    () => new Response(null, { status: 204 }),
    json({ ...factors, passkeys: [passkey('p2', 'Blue key')] }),
  );
  const page = open();
  await waitFor(() => expect(page.textContent).toContain('You work here as: Closer and Funder.'));
  expect(page.textContent).toContain('You have 1 recovery code left.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Work laptop' }));
  expect(asked).toHaveLength(1);
  await submit(find<HTMLFormElement>('dialog[open] form'));
  expect(find('dialog[open] [role=alert]').textContent).toContain('This is your only second factor.');
  await submit(find<HTMLFormElement>('dialog[open] form'));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Blue key/));
  expect(asked[2]?.init.method).toBe('DELETE');
  expect(page.textContent).not.toContain('Work laptop');
});

test('new recovery codes have focus when they come, and their sentence when they are saved', async () => {
  stubFetch(
    json(factors),
    json({ recoveryCodes: ['aaaa-bbbb-cccc-dddd'] }),
    json({ ...factors, recoveryCodesLeft: 10 }),
  );
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('Save these recovery codes somewhere safe.'),
  );
  expect(page.textContent).toContain('aaaa-bbbb-cccc-dddd');
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('You have 10 recovery codes left.'));
});
