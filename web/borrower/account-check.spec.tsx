import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, keepIdentity, readToken, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { Site } from './app.tsx';
import { uuid } from './screens/application/testing.tsx';
import { type Answers, refusal, stubServer } from './screens/register/testing.ts';
import { status } from './screens/signer/testing.ts';
import { show, startData, withFlags } from './testing.tsx';

const renewal = 'POST /identity-broker/customer/api/v3/renew';
const logout = 'POST /identity-broker/customer/secure/api/v3/logout';
const figureInfo = 'GET /identity-broker/customer/secure/api/v3/self/figureinfo';
const legacy = 'GET /identity/secure/api/v1_1/identity';
const profile = 'GET /service-profile/api/v1/profile';
const me = { identityUuid: uuid, userType: 'BORROWER' };
const person = (change: object = {}) => ({ uuid, type: 'BORROWER', trackerUuid: null, ...change });
const screen = `/account/heloc/${uuid}/liens`;
const noOne = () => refusal(401, 'unauthenticated', 'Please log in.');

let reload: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await Promise.all([
    import('./who.ts'),
    import('./account-check.ts'),
    import('./shell/signed-in.tsx'),
    import('./screens/dashboard/dashboard-page.tsx'),
    import('./screens/auth/login-page.tsx'),
    import('./screens/site/terms-page.tsx'),
  ]);
});
beforeEach(() => {
  queryClient.clear();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  reload.mockRestore();
  vi.unstubAllGlobals();
});

async function open(at: string, answers: Answers, start = startData) {
  const asked = stubServer({
    'GET /service-application/api/v1/application/heloc/all': [],
    'GET /banners/test.json': [],
    [figureInfo]: me,
    [profile]: person(),
    [logout]: { redirect: '/auth/login' },
    ...answers,
  });
  const { container } = await show(<Site />, { at, start });
  return { container, asked: () => asked.map(({ what }) => what), calls: asked };
}

const headed = (text: string) => waitFor(() => expect(find('h1').textContent).toBe(text));

describe('a browser whose stored token is gone', () => {
  const start = { ...startData, hasSession: true };
  const renewed = () => new Response(null, { status: 204, headers: { authorization: 'Bearer new' } });

  test('[AUTH-03] is logged in by its identity while its session stands', async () => {
    const { asked } = await open('/dashboard', { [renewal]: renewed }, start);
    await headed('Dashboard');
    await waitFor(() => expect(asked()).toContain(figureInfo));
    expect(asked()).toContain(renewal);
    expect(asked().indexOf(figureInfo)).toBeGreaterThan(asked().indexOf(renewal));
    expect(readToken()).toBe('Bearer new');
  });

  test('[AUTH-03] has to log in when the session is over, or there never was one', async () => {
    const over = await open('/dashboard', { [renewal]: noOne }, start);
    await headed('Log in');
    expect(over.asked()).toContain(renewal);
    over.container.remove();
    const { asked } = await open('/dashboard', { [renewal]: renewed });
    await headed('Log in');
    expect(asked()).not.toContain(renewal);
  });

  test('[AUTH-03] the identity alone is enough, without a token', async () => {
    keepIdentity(uuid);
    const { container } = await open('/terms', {});
    await waitFor(() => expect(container.textContent).toContain('Account'));
    expect(readToken()).toBeUndefined();
    expect(container.textContent).not.toContain('Login');
  });

  test('someone who logged out stays out, even where the server could not be told', async () => {
    saveToken('spec');
    clearToken();
    const { asked } = await open('/dashboard', { [renewal]: renewed }, start);
    await headed('Log in');
    expect(asked()).not.toContain(renewal);
  });
});

describe('who is here', () => {
  test('[CALL-28] is asked of the broker, under the name of the application', async () => {
    saveToken('spec');
    const headers: (string | null)[] = [];
    await open('/dashboard', {
      [figureInfo]: ({ headers: sent }: RequestInit) => {
        headers.push(new Headers(sent).get('x-application-name'));
        return me;
      },
    });
    await waitFor(() => expect(headers).toEqual(['heloc']));
  });

  test('[CALL-30] and of the older identity service where the broker does not know', async () => {
    saveToken('spec');
    const { asked, container } = await open('/account/heloc/heloc-signer/conditions', {
      [figureInfo]: () => refusal(500, 'internal', 'No'),
      [legacy]: { uuid, profileType: 'CO_DEEDER' },
      'GET /service-application/api/v1/application/heloc/co-deed/status': { ...status, screen: 'intro' },
      [`GET /service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`]: [],
    });
    await waitFor(() => expect(container.textContent).toContain('Nothing is needed from you'));
    expect(asked()).toContain(legacy);
  });
});

describe('a recording of the visit', () => {
  const kept = `PUT /service-application/api/v1/application/heloc/${uuid}/full-story-link`;
  afterEach(() => {
    globalThis.sessionReplay = undefined;
    history.replaceState(null, '', '/');
  });

  test('[CALL-27] that runs is kept with the application whose screen is open', async () => {
    saveToken('spec');
    globalThis.sessionReplay = { url: () => 'https://replay.example/session/1' };
    history.replaceState(null, '', screen);
    const { calls } = await open(screen, { [kept]: null });
    const bodies = () => calls.filter(({ what }) => what === kept).map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ link: 'https://replay.example/session/1' }]));
  });

  test('[API-03] is named by what every page asks for, and only while it runs', async () => {
    const named = async (at: string) => {
      const names: (string | null)[] = [];
      const { container } = await open(at, {
        [profile]: ({ headers }: RequestInit) => {
          names.push(new Headers(headers).get('x-replay-session'));
          return person();
        },
      });
      container.remove();
      queryClient.clear();
      return names.at(-1);
    };
    saveToken('spec');
    expect(await named('/terms')).toBeNull();
    globalThis.sessionReplay = { url: () => 'https://replay.example/session/1' };
    expect(await named('/contact')).toBe('https://replay.example/session/1');
  });
});

describe('a co-deeder’s credentials', () => {
  const coDeeder = { [profile]: person({ type: 'CO_DEEDER' }), [figureInfo]: { ...me, userType: 'CO_DEEDER' } };

  test.each([
    screen,
    '/dashboard',
    '/dashboard/settings',
    '/account/heloc/register',
    '/account/heloc/register/support',
  ])('[REG-024] are dropped on the main flow, and the page reloads: %s', async (at) => {
    saveToken('spec');
    const { asked } = await open(at, coDeeder);
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(asked()).toContain(logout);
    expect(readToken()).toBeUndefined();
  });

  test('[REG-024] the page that loads again is the one they opened, though its guards led elsewhere meanwhile', async () => {
    saveToken('spec');
    const [opened, replace] = [location.href, vi.spyOn(location, 'replace').mockImplementation(() => {})];
    const led = () => {
      history.replaceState(null, '', '/dashboard');
      return new Response(JSON.stringify({ redirect: '/auth/login' }), { status: 200 });
    };
    await open(screen, { ...coDeeder, [logout]: led });
    await waitFor(() => expect(replace).toHaveBeenCalledWith(opened));
    replace.mockRestore();
    history.replaceState(null, '', opened);
  });

  test('[REG-024] … also where they led elsewhere before anything was asked, and it says that they are on their way', async () => {
    saveToken('spec');
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    await open('/help', coDeeder);
    const opened = `${location.origin}${screen}`;
    const { checkAccount } = await import('./account-check.ts');
    expect(await checkAccount({ isMainFlow: true, isForAnyone: false, page: opened })).toBe(true);
    expect(replace.mock.calls).toEqual([[opened]]);
    replace.mockRestore();
  });

  test.each([
    ['/account/heloc/heloc-signer/conditions', startData],
    ['/terms', startData],
    ['/dashboard', withFlags({ 'fe-heloc-new-authentication': true })],
  ])('stay where a signer belongs: %s', async (at, start) => {
    saveToken('spec');
    localStorage.setItem('telemetry_trackerUuid', crypto.randomUUID());
    const { asked } = await open(at, coDeeder, start);
    // The tracker is told once the credentials were looked at and found to belong here.
    await waitFor(() => expect(asked()).toContain(`PATCH ${profile.slice('GET '.length)}/${uuid}/tracker`));
    expect(asked()).toContain(profile);
    expect(asked()).not.toContain(logout);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the tracker', () => {
  const [own, theirs] = ['11111111-0000-4000-8000-000000000000', '22222222-0000-4000-8000-000000000000'];

  test.each(['/dashboard', screen, '/account/heloc/heloc-signer/conditions', '/terms', '/contact'])(
    '[REG-025] that differs from the profile’s is taken over and the page reloads once: %s',
    async (at) => {
      saveToken('spec');
      localStorage.setItem('telemetry_trackerUuid', own);
      await open(at, { [profile]: person({ trackerUuid: theirs }) });
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      expect(localStorage.getItem('telemetry_trackerUuid')).toBe(theirs);
    },
  );
});

test('no one who has just logged in is kept on the login page by a page that is loaded again', async () => {
  saveToken('spec');
  localStorage.setItem('telemetry_trackerUuid', '11111111-0000-4000-8000-000000000000');
  const { asked } = await open('/auth/login', {
    [profile]: person({ trackerUuid: '22222222-0000-4000-8000-000000000000' }),
  });
  await headed('Log in');
  await waitFor(() => expect(asked()).toContain(figureInfo));
  expect(asked()).not.toContain(profile);
  expect(reload).not.toHaveBeenCalled();
});

test('a session that is over does not take anyone away from a page that is for everyone', async () => {
  saveToken('old');
  const signedOut = vi.fn();
  connect({ signedOut });
  const { container } = await open('/terms', { [profile]: noOne, [figureInfo]: noOne, [legacy]: noOne });
  await headed('Terms of Service');
  await waitFor(() => expect(container.textContent).toContain('Login'));
  expect(readToken()).toBeUndefined();
  expect(signedOut).not.toHaveBeenCalled();
});
