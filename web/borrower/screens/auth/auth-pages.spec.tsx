import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { readToken, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { find, type } from '#web/ui/testing.tsx';
import { hrefs, pressButton, show, withFlags } from '../../testing.tsx';
import { away, refusal, stubServer } from '../register/testing.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage, SignerLoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const forgot = 'POST /identity-broker/customer/api/v3/password/forgot';
const reset = 'POST /identity/api/v1/password/reset';
const confirm = 'POST /identity/api/v1/email/confirm';
const login = 'POST /identity-broker/customer/api/v3/login';
const good = 'Plum-tractor-91!';
const spent = () => refusal(422, 'invalid', 'This link has been used or is out of date.', 'token');

function At({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      {children}
    </>
  );
}

const open = (page: ReactNode, at: string) => show(<At>{page}</At>, { at });
const status = () => find('[role=status]').textContent;

beforeAll(servePage);
beforeEach(() => localStorage.clear());

test('a session that ended says why one is here, and the place one was at is where one goes on', async () => {
  await open(<LoginPage />, '/auth/login?redirectUrl=%2Faccount%2Fheloc&ended');
  expect(status()).toContain('You were logged out for your safety');
});

describe('a password that is forgotten', () => {
  test('is answered alike whether or not there is an account, and repeats only what was typed', async () => {
    const asked = stubServer({ [forgot]: null });
    await open(<ForgotPasswordPage />, '/auth/forgot-password?redirectUrl=%2Fdashboard');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), ' jane@example.com ');
    await pressButton('Send the link');
    expect(asked.find(({ what }) => what === forgot)?.body).toEqual({ email: 'jane@example.com' });
    expect(status()).toContain('If jane@example.com belongs to an account here');
    expect(hrefs(document)).toContain('/auth/login?redirectUrl=%2Fdashboard');
    await pressButton('Try again');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('jane@example.com');
  });

  test('asks for an address that can be one, and says when no one could be reached', async () => {
    const asked = stubServer({ [forgot]: away });
    await open(<ForgotPasswordPage />, '/auth/forgot-password');
    await pressButton('Send the link');
    expect(document.body.textContent).toContain('Please enter your email');
    expect(asked.filter(({ what }) => what === forgot)).toHaveLength(0);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'jane@example.com');
    await pressButton('Send the link');
    expect(find('[role=alert]').textContent).toContain('We could not reach our server');
  });

  test('too many tries are told in the server’s words', async () => {
    stubServer({ [forgot]: () => refusal(429, 'tooMany', 'Too many tries. Please wait a moment.') });
    await open(<ForgotPasswordPage />, '/auth/forgot-password');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'jane@example.com');
    await pressButton('Send the link');
    expect(find('[role=alert]').textContent).toContain('Too many tries.');
  });
});

describe('choosing a new password by a letter', () => {
  const choose = async (one: string, other = one) => {
    type(screen.getByLabelText<HTMLInputElement>('New password'), one);
    type(screen.getByLabelText<HTMLInputElement>('Confirm new password'), other);
    await pressButton('Save password');
  };

  test('the secret leaves the address at once; it is sent once and opens the way to the login', async () => {
    saveToken('old');
    const asked = stubServer({ [reset]: null });
    await open(<ResetPasswordPage />, '/auth/reset-password#token=ORG.secret');
    expect(find('output').textContent).toBe('/auth/reset-password');
    await choose(good);
    expect(asked.find(({ what }) => what === reset)?.body).toEqual({ token: 'ORG.secret', password: good });
    expect(status()).toContain('Your password is set');
    expect(hrefs(document)).toContain('/auth/login');
    expect(readToken()).toBeUndefined();
  });

  test('an invitation’s letter leads on to what it is about, by the signers’ door', async () => {
    stubServer({ [reset]: null });
    const place = '/account/heloc/heloc-signer/intro';
    await open(<ResetPasswordPage />, `/auth/reset-password?redirectUrl=${encodeURIComponent(place)}#token=x`);
    await choose(good);
    const login = `/account/heloc/heloc-signer/login?redirectUrl=${encodeURIComponent(place)}`;
    expect(hrefs(document)).toContain(login);
  });

  test('someone who was invited has no old password: they choose one, and read who asks them and why first', async () => {
    const invited = 'POST /service-application/api/v1/application/heloc/co-deed/invitation';
    const home = { street1: '12 Elm Street', city: 'Reno' };
    const asked = stubServer({ [invited]: { borrowerName: 'Ada Homeowner', isConsentingSpouse: false, home } });
    const place = encodeURIComponent('/account/heloc/heloc-signer/resume');
    await open(<ResetPasswordPage />, `/auth/reset-password?redirectUrl=${place}#token=ORG.x`);
    expect(find('h1').textContent).toBe('Choose a password');
    await screen.findByText(/Ada Homeowner asks you to sign for 12 Elm Street, Reno/);
    expect(document.body.textContent).toContain('You don’t owe the loan.');
    // The secret travels in a body, never in an address.
    expect(asked.find(({ what }) => what === invited)?.body).toEqual({ token: 'ORG.x' });
  });

  test('of everyone else, and where it cannot be read, nothing is said of who invites', async () => {
    const asked = stubServer({});
    await open(<ResetPasswordPage />, '/auth/reset-password#token=ORG.x');
    expect(asked).toEqual([]);
    expect(find('h1').textContent).not.toBe('Choose a password');
    expect(document.body.textContent).not.toContain('asks you to sign');
  });

  test('the rules hold, and both must agree', async () => {
    const asked = stubServer({ [reset]: null });
    await open(<ResetPasswordPage />, '/auth/reset-password#token=x');
    await choose('short');
    expect(document.body.textContent).toContain('Must be at least 12 characters long');
    await choose(good, `${good}x`);
    expect(document.body.textContent).toContain("Passwords don't match");
    expect(asked.filter(({ what }) => what === reset)).toHaveLength(0);
  });

  test('a breached password stands by its field and the link is not spent', async () => {
    const known = 'This password is known from a breach.';
    stubServer({ [reset]: () => refusal(422, 'invalid', known, 'password') });
    await open(<ResetPasswordPage />, '/auth/reset-password#token=x');
    await choose(good);
    expect(document.body.textContent).toContain(known);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(good);
  });

  test.each([
    ['a link that was used', '#token=x', 'This link no longer works'],
    ['an address without its secret', '', 'Please open the link in our email'],
  ])('%s offers a new one', async (_, hash, title) => {
    stubServer({ [reset]: spent });
    await open(<ResetPasswordPage />, `/auth/reset-password${hash}`);
    if (hash) await choose(good);
    expect(find('h2').textContent).toBe(title);
    expect(hrefs(document)).toContain('/auth/forgot-password');
  });
});

describe('confirming a new address', () => {
  test('waits for a press, because mail programs open links, and keeps the secret out of the address', async () => {
    const asked = stubServer({ [confirm]: null });
    await open(<ConfirmEmailPage />, '/auth/confirm-email#token=ORG.secret');
    expect(find('output').textContent).toBe('/auth/confirm-email');
    expect(asked.filter(({ what }) => what === confirm)).toHaveLength(0);
    await pressButton('Confirm this address');
    expect(asked.find(({ what }) => what === confirm)?.body).toEqual({ token: 'ORG.secret' });
    expect(status()).toContain('From now on you log in with it');
  });

  test('of the letter that welcomes says that the address is theirs, and nothing of an old one', async () => {
    const asked = stubServer({ [confirm]: null });
    await open(<ConfirmEmailPage />, '/auth/confirm-email?for=welcome#token=ORG.secret');
    expect(find('output').textContent).toBe('/auth/confirm-email?for=welcome');
    await pressButton('Confirm this address');
    expect(asked.find(({ what }) => what === confirm)?.body).toEqual({ token: 'ORG.secret' });
    expect(status()).toContain('Your address is confirmed');
    expect(status()).not.toContain('old one');
  });

  test('says so when the link is spent or incomplete', async () => {
    stubServer({ [confirm]: spent });
    await open(<ConfirmEmailPage />, '/auth/confirm-email#token=x');
    await pressButton('Confirm this address');
    expect(find('[role=alert]').textContent).toContain('used or is out of date');
  });

  test('[T31] asks for the password where no one is logged in', async () => {
    const asked = stubServer({
      [confirm]: ({ body }: RequestInit) =>
        String(body).includes(good)
          ? null
          : refusal(422, 'invalid', 'That is not the password of your account.', 'password'),
    });
    await open(<ConfirmEmailPage />, '/auth/confirm-email?for=welcome&redirectUrl=%2Fdashboard#token=ORG.secret');
    await pressButton('Confirm this address');
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.activeElement?.textContent).toContain('You are not logged in here');
    await pressButton('Confirm this address');
    expect(document.body.textContent).toContain('Please enter your password');
    type(screen.getByLabelText<HTMLInputElement>('Password'), 'wrong');
    await pressButton('Confirm this address');
    expect(document.body.textContent).toContain('That is not the password of your account.');
    expect(hrefs(document).join()).not.toContain('secret');
    type(screen.getByLabelText<HTMLInputElement>('Password'), good);
    await pressButton('Confirm this address');
    expect(asked.at(-1)?.body).toEqual({ token: 'ORG.secret', password: good });
    expect(status()).toContain('Your address is confirmed');
  });

  const asksForPassword = () => refusal(422, 'invalid', 'Please enter the password.', 'password');

  test('[T31] who does not know the password goes on with the link to choose one', async () => {
    stubServer({ [confirm]: asksForPassword });
    await open(<ConfirmEmailPage />, '/auth/confirm-email?for=signing&redirectUrl=%2Fdashboard#token=ORG.secret');
    await pressButton('Confirm this address');
    await pressButton('Choose a new password');
    expect(find('output').textContent).toMatch(/^\/auth\/reset-password\?for=signing&redirectUrl=%2Fdashboard/);
  });

  test('[T31] a change of address gives no one the account of another', async () => {
    stubServer({ [confirm]: asksForPassword });
    await open(<ConfirmEmailPage />, '/auth/confirm-email#token=ORG.secret');
    await pressButton('Confirm this address');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(document.body.textContent).not.toContain('Choose a new password');
  });

  test('an incomplete link has nothing to press', async () => {
    await open(<ConfirmEmailPage />, '/auth/confirm-email');
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('a link for who signs with an account they have', () => {
  test('[T31] is used by a press, and leads to the signers’ login', async () => {
    const asked = stubServer({ [confirm]: null });
    const place = '/account/heloc/heloc-signer/resume';
    await open(
      <ConfirmEmailPage />,
      `/auth/confirm-email?for=signing&redirectUrl=${encodeURIComponent(place)}#token=x`,
    );
    expect(asked.filter(({ what }) => what === confirm)).toHaveLength(0);
    await pressButton('Confirm this address');
    expect(asked.find(({ what }) => what === confirm)?.body).toEqual({ token: 'x' });
    expect(status()).toContain('you can sign now');
    expect(hrefs(document)).toContain(`/account/heloc/heloc-signer/login?redirectUrl=${encodeURIComponent(place)}`);
  });
});

describe('logging in', () => {
  test('[CALL-31] says which visit and which application it comes from, and follows the answer', async () => {
    localStorage.setItem('telemetry_trackerUuid', '11111111-0000-4000-8000-000000000000');
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const names: (string | null)[] = [];
    const asked = stubServer({
      [login]: ({ headers }: RequestInit) => {
        names.push(new Headers(headers).get('x-application-name'), new Headers(headers).get('x-org'));
        return { redirect: '/dashboard' };
      },
    });
    await open(<LoginPage />, '/auth/login');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'jane@example.com');
    type(screen.getByLabelText<HTMLInputElement>('Password'), good);
    await pressButton('Log in');
    const url = new URL(asked.find(({ what }) => what === login)?.url ?? '', location.origin);
    expect(url.searchParams.get('telemetryTrackingId')).toBe('11111111-0000-4000-8000-000000000000');
    expect(names).toEqual(['heloc', 'SPEC_LENDER']);
    expect(assign).toHaveBeenCalledWith('/dashboard');
    assign.mockRestore();
  });

  test('[ERR-20] a login that fails is logged and fails still: a fault of ours with where it broke, a refusal by its words', async () => {
    const report = 'POST /service-errors/external/api/v1/report';
    const attempt = async (status: number) => {
      const asked = stubServer({ [login]: () => refusal(status, 'spec', 'Not now.'), [report]: null });
      const { container } = await open(<LoginPage />, '/auth/login');
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'jane@example.com');
      type(within(container).getByLabelText<HTMLInputElement>('Password'), good);
      await pressButton('Log in', container);
      const told = container.querySelector('[role=alert]')?.textContent ?? '';
      container.remove();
      return { told, reports: asked.filter(({ what }) => what === report).map(({ body }) => body) };
    };
    const broken = await attempt(500);
    expect(broken.reports).toEqual([expect.objectContaining({ title: 'Broker login failure' })]);
    expect(broken.told).not.toBe('');
    expect(JSON.stringify(broken.reports)).not.toContain('jane@example.com');
    for (const status of [401, 422, 429]) {
      const wrong = await attempt(status);
      expect(wrong.reports).toEqual([
        { title: 'Broker login failure', name: `CallError ${status}`, message: 'Not now.' },
      ]);
      expect(wrong.told).toContain('Not now.');
    }
  });

  test('a refusal keeps what was typed; a code is asked for where the account wants one', async () => {
    const asked = stubServer({
      [login]: () => refusal(401, 'unauthenticated', 'Please enter the code from your authenticator app.', 'totpCode'),
    });
    await open(<LoginPage />, '/auth/login');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'jane@example.com');
    type(screen.getByLabelText<HTMLInputElement>('Password'), good);
    await pressButton('Log in');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(good);
    type(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app' }),
      'abcd-efgh-jkmn-pqrs',
    );
    await pressButton('Log in');
    expect(asked.at(-1)?.body).toEqual({ email: 'jane@example.com', password: good, totpCode: 'abcd-efgh-jkmn-pqrs' });
  });

  test('[AUTH-13] without the broker flag it is our own page with a password; with it, the broker’s', async () => {
    const open = async (isOn: boolean) => {
      const start = withFlags({ 'fe-heloc-new-authentication': isOn });
      const { container } = await show(<LoginPage />, { at: '/auth/login', start });
      const found = [container.querySelector('input[type=password]') !== null, container.textContent];
      container.remove();
      return found;
    };
    expect(await open(false)).toEqual([true, expect.not.stringContaining('Continue to log in')]);
    expect(await open(true)).toEqual([false, expect.stringContaining('Continue to log in')]);
  });

  test('leads signers to their own door, and both to a forgotten password', async () => {
    const { container } = await open(<LoginPage />, '/auth/login');
    expect(hrefs(container)).toContain('/account/heloc/heloc-signer/login');
    expect(hrefs(container)).toContain('/auth/forgot-password');
    const signer = await open(<SignerLoginPage />, '/account/heloc/heloc-signer/login');
    expect(hrefs(signer.container)).toContain('/auth/forgot-password');
  });
});
