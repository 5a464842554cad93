import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { consoleDoors } from '#core/pages.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find, submit, type as typeInto } from '#web/ui/testing.tsx';
import { WhenBroken } from './broken.tsx';
import { ConfirmIdentity, confirmIdentity } from './confirm-identity.tsx';
import { Console } from './console.tsx';

const factors = { hasApp: true, passkeys: [], recoveryCodesLeft: 9, isProven: false };
const wrong = json({ code: 'invalid', message: 'That code is not right.', param: 'code' }, { status: 422 });

beforeAll(() => {
  servePage();
  holdSessionOf('agent');
});
beforeEach(() => {
  queryClient.clear();
  saveToken('abc');
});
afterEach(() => {
  vi.unstubAllGlobals();
  holdSessionOf('agent');
});

function Breaks(): never {
  throw new Error('broken');
}

function open(at = '/console') {
  return render(
    <MemoryRouter at={at}>
      <Console />
    </MemoryRouter>,
  ).container;
}

test('[T4] the password opens nothing but the question for a second factor; a wrong code is told beside its field', async () => {
  const asked = stubFetch(
    json(factors),
    wrong,
    json({ recoveryCodes: [] }),
    json({ ...factors, isProven: true }),
    json({ name: 'Pia Nowak', roles: [] }),
  );
  const page = open();
  await screen.findByRole('heading', { level: 1, name: 'Confirm that it is you' });
  typeInto(
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app, or a recovery code' }),
    '000000',
  );
  await submit(find<HTMLFormElement>('form'));
  expect(page.textContent).toContain('That code is not right.');
  typeInto(
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app, or a recovery code' }),
    'abcd-abcd-abcd-abcd',
  );
  await submit(find<HTMLFormElement>('form'));
  await waitFor(() => expect(asked[2]?.init.body).toBe('{"code":"abcd-abcd-abcd-abcd"}'));
  await waitFor(() => expect(asked.map(({ url }) => url).at(-1)).toBe('/service-console/api/v1/me'));
});

test('[T4] who has no factor sets one up, and sees the recovery codes before anything else', async () => {
  const bare = { ...factors, hasApp: false };
  stubFetch(
    json(bare),
    json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }),
    json({ recoveryCodes: ['aaaa-bbbb-cccc-dddd'] }),
    json({ ...factors, isProven: true }),
    json({ name: 'Pia Nowak', roles: [] }),
  );
  const page = open();
  await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' });
  expect(page.textContent).toContain('This browser cannot make passkeys.');
  typeInto(screen.getByLabelText<HTMLInputElement>('Your password'), 'Plum-tractor-91!');
  await submit(find<HTMLFormElement>('form'));
  expect(page.textContent).toContain('ABCD EFGH');
  expect(document.activeElement?.textContent).toContain('Scan this QR code');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app' }), '123456');
  await submit(find<HTMLFormElement>('form'));
  expect(page.querySelector('h1')?.textContent).toBe('Your recovery codes');
  expect(document.activeElement).toBe(page.querySelector('h1'));
  expect(page.textContent).toContain('aaaa-bbbb-cccc-dddd');
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }));
  await screen.findByRole('link', { name: /Pia Nowak/ });
  expect(page.textContent).not.toContain('aaaa-bbbb-cccc-dddd');
});

test('[T4] closing the question answers no, giving a factor answers yes', async () => {
  stubFetch(json({ ...factors, isProven: true }), json({ recoveryCodes: [] }));
  render(<ConfirmIdentity />);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirmIdentity();
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close dialog' }));
  expect(await answer).toBe(false);
  act(() => {
    answer = confirmIdentity();
  });
  typeInto(
    await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Code from your authenticator app, or a recovery code',
    }),
    '123456',
  );
  await submit(find<HTMLFormElement>('dialog form'));
  expect(await answer).toBe(true);
});

test('while the console opens, and when it cannot, the page has a landmark and a heading, and can be tried again', async () => {
  stubFetch(json({ code: 'notFound', message: 'It is not there.' }, { status: 404 }), json(factors));
  const page = open();
  expect(page.querySelector('main h1')?.textContent).toBe('Opening the console');
  await screen.findByRole('heading', { level: 1, name: 'This page didn’t open' });
  expect(screen.getByRole('alert').textContent).toContain('It is not there.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Confirm that it is you' });
});

test('[T4] too many codes: how long to wait is told, and what was typed stays', async () => {
  const refused = () =>
    new Response(JSON.stringify({ code: 'tooMany', message: 'Too many tries. Please wait a moment.' }), {
      status: 429,
      headers: { 'retry-after': '240' },
    });
  stubFetch(json(factors), refused);
  const page = open();
  typeInto(
    await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Code from your authenticator app, or a recovery code',
    }),
    '000000',
  );
  await submit(find<HTMLFormElement>('form'));
  expect(find('[role="alert"]').textContent).toContain('Too many tries. Please wait 4 minutes and try again.');
  expect(page.querySelector('input')?.value).toBe('000000');
});

test('a page that breaks is never a blank one', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <WhenBroken>
      <Breaks />
    </WhenBroken>,
  );
  expect(container.querySelector('main h1')?.textContent).toBe('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload the page' }).textContent).toBe('Reload the page');
  quiet.mockRestore();
});

test('every page that an email leads staff to opens, signed in or not', async () => {
  // Staff come back to /console/return from their employer's login: company-login.spec.tsx.
  for (const door of consoleDoors.filter((path) => !['/console', '/console/return'].includes(path))) {
    history.replaceState(null, '', `${door}#token=ORG.secret`);
    const page = open(door);
    await waitFor(() => expect(page.querySelector('h1')?.textContent, door).toMatch(/password|email/));
    expect(page.querySelector('form'), door).not.toBeNull();
    expect(location.hash, 'the secret leaves the address').toBe('');
    cleanup();
  }
});

test('[T31] a new email is confirmed by a press, with the password where the session is another’s', async () => {
  const asksForPassword = json(
    { code: 'invalid', message: 'Please enter the password of your account.', param: 'password' },
    { status: 422 },
  );
  const asked = stubFetch(asksForPassword, () => new Response(null, { status: 204 }));
  history.replaceState(null, '', '/console/confirm-email#token=ORG.secret');
  const page = open('/console/confirm-email');
  await screen.findByRole('heading', { level: 1 });
  expect(asked).toHaveLength(0);
  await submit(find<HTMLFormElement>('form'));
  await waitFor(() => expect(page.textContent).toContain('Please enter the password of your account.'));
  typeInto(screen.getByLabelText<HTMLInputElement>('Password'), 'Plum-tractor-91!');
  await submit(find<HTMLFormElement>('form'));
  await waitFor(() => expect(page.textContent).toContain('Your new address is confirmed.'));
  expect(asked.map(({ init }) => JSON.parse(String(init.body)))).toEqual([
    { token: 'ORG.secret' },
    { token: 'ORG.secret', password: 'Plum-tractor-91!' },
  ]);
  // The form is gone with the button that was pressed: a reader is told where one is.
  expect(document.activeElement).toBe(find('h1'));
});
