import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { hrefs, pressButton, show, withFlags } from '../../testing.tsx';
import { away, refusal, stubServer } from '../register/testing.ts';
import { LoginPage } from './login-page.tsx';
import { LoginReturnPage } from './login-return-page.tsx';

const leave = 'POST /identity-broker/customer/api/v3/login/redirect';
const comeBack = 'POST /identity-broker/customer/api/v3/login/return';
const state = 's'.repeat(43);
const elsewhere = withFlags({ 'fe-heloc-new-authentication': { enabled: true } });
const assign = vi.fn();
const replace = vi.fn();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const openReturn = async (search: string) => {
  await show(
    <>
      <Address />
      <LoginReturnPage />
    </>,
    { at: `/auth/return${search}`, start: elsewhere, isWaiting: true },
  );
};

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  assign.mockReset();
  replace.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'replace').mockImplementation(replace);
});
afterEach(() => vi.restoreAllMocks());

describe('[CALL-35] logging in where someone else keeps the logins', () => {
  test('asks for no password; the browser follows where it is sent, and remembers where it wanted to go', async () => {
    stubServer({ [leave]: { redirect: `https://logins.test/?state=${state}` } });
    await show(<LoginPage />, { at: '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fregister-v2', start: elsewhere });
    expect(document.querySelector('input')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to log in' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`https://logins.test/?state=${state}`));
    const asked = stubServer({ [comeBack]: { redirect: '/account/heloc/register-v2' } });
    await openReturn(`?org=ASPEN&code=abc&state=${state}`);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/account/heloc/register-v2?org=ASPEN'));
    expect(asked.at(-1)?.url).toContain('redirectUrl=%2Faccount%2Fheloc%2Fregister-v2');
    expect(asked.at(-1)?.body).toEqual({ code: 'abc', state });
  });

  test.each(['ftp://logins.test/', 'javascript:alert(1)', '/auth/login'])(
    '[VAL-088] a login page at %s is not gone to: only http and https are on the web',
    async (redirect) => {
      stubServer({ [leave]: { redirect } });
      await show(<LoginPage />, { at: '/auth/login', start: elsewhere });
      await pressButton('Continue to log in');
      expect((await screen.findByRole('alert')).textContent).not.toBe('');
      expect(assign).not.toHaveBeenCalled();
    },
  );

  test('[CALL-31] both of its calls say which visit and which application they come from', async () => {
    localStorage.setItem('telemetry_trackerUuid', '11111111-0000-4000-8000-000000000000');
    const names: (string | null)[] = [];
    const answer = (redirect: string) => (init: RequestInit) => {
      names.push(new Headers(init.headers).get('x-application-name'));
      return { redirect };
    };
    const asked = stubServer({ [leave]: answer('https://logins.test/'), [comeBack]: answer('/dashboard') });
    await show(<LoginPage />, { at: '/auth/login', start: elsewhere });
    await userEvent.click(screen.getByRole('button', { name: 'Continue to log in' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    await openReturn(`?code=abc&state=${state}`);
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(names).toEqual(['heloc', 'heloc']);
    for (const what of [leave, comeBack]) {
      expect(asked.find((one) => one.what === what)?.url).toContain(
        'telemetryTrackingId=11111111-0000-4000-8000-000000000000',
      );
    }
  });

  test('[ERR-20] a code that the broker refuses is logged, and the person is told', async () => {
    const asked = stubServer({ [comeBack]: () => refusal(422, 'invalid', 'Please log in again.', 'state') });
    await openReturn(`?code=abc&state=${state}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Please log in again.');
    expect(asked.find(({ what }) => what.endsWith('/report'))?.body).toMatchObject({
      title: 'Broker login failure',
      message: 'Please log in again.',
    });
  });

  test('[ERR-20] a broker that fails is logged, and the person is told', async () => {
    const asked = stubServer({ [leave]: () => refusal(503, 'unavailable', 'No') });
    await show(<LoginPage />, { at: '/auth/login', start: elsewhere });
    await pressButton('Continue to log in');
    expect(asked.find(({ what }) => what.endsWith('/report'))?.body).toMatchObject({ title: 'Broker login failure' });
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  test('with the switch off, or by choice, it is the form with a password', async () => {
    await show(<LoginPage />, { at: '/auth/login' });
    expect(document.querySelector('input[type=password]')).not.toBeNull();
    document.body.replaceChildren();
    await show(<LoginPage />, { at: '/auth/login?with=password', start: elsewhere });
    expect(document.querySelector('input[type=password]')).not.toBeNull();
  });

  test('a page that cannot be reached is said, and can be tried again', async () => {
    stubServer({ [leave]: away });
    await show(<LoginPage />, { at: '/auth/login', start: elsewhere });
    await pressButton('Continue to log in');
    expect(find('[role=alert]').textContent).toContain('We could not reach our server');
    expect(assign).not.toHaveBeenCalled();
    stubServer({ [leave]: { redirect: 'https://logins.test/' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue to log in' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
  });

  test('code and state leave the address at once and are sent once', async () => {
    const asked = stubServer({ [comeBack]: { redirect: '/dashboard' } });
    await openReturn(`?org=ASPEN&code=abc&state=${state}`);
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(find('output').textContent).toBe('/auth/return?org=ASPEN');
    expect(asked.filter(({ what }) => what === comeBack)).toHaveLength(1);
  });

  test.each([
    ['a missing state', '?code=abc', 'was not started in this browser'],
    ['a state cut short', '?code=abc&state=abc', 'was not started in this browser'],
    ['an address opened by hand', '', 'was not started in this browser'],
    ['who gave up there', `?error=access_denied&state=${state}`, 'You came back without logging in'],
  ])('%s asks no one anything, says so and shows the way on', async (_, search, words) => {
    sessionStorage.setItem('hearthline-login-redirect', '/account/heloc/register-v2');
    const asked = stubServer({});
    await openReturn(search);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(asked.filter(({ what }) => what === comeBack)).toHaveLength(0);
    expect(hrefs(document)).toContain('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fregister-v2');
  });

  test('a wrong or used state is told in the server’s words, with the way on; a hostile place is not one', async () => {
    sessionStorage.setItem('hearthline-login-redirect', '//evil.example');
    stubServer({
      [comeBack]: () => refusal(422, 'invalid', 'This login was already used. Please log in again.', 'state'),
    });
    await openReturn(`?code=abc&state=${state}`);
    expect((await screen.findByRole('alert')).textContent).toContain('already used');
    expect(hrefs(document)).toContain('/auth/login');
    expect(replace).not.toHaveBeenCalled();
  });
});
