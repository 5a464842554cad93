import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlagSettings } from '#core/flags.ts';
import { type PagePattern, pages } from '#core/pages.ts';
import { useNavigate } from '#web/app/router.tsx';
import { clearToken, saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { Site } from './app.tsx';
import { otherPages } from './other-routes.tsx';
import { componentOf } from './routes.tsx';
import { show, withFlags } from './testing.tsx';

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await Promise.all([
    import('./shell/footer.tsx'),
    import('./shell/banner-list.tsx'),
    import('./shell/maintenance-gate.tsx'),
    import('./shell/signed-in.tsx'),
    import('./screens/site/terms-page.tsx'),
    import('./screens/site/contact-page.tsx'),
    import('./screens/site/not-found-page.tsx'),
    import('./screens/auth/login-page.tsx'),
  ]);
});
beforeEach(() => {
  clearToken();
  localStorage.clear();
  stubFetch(json([]));
});
afterEach(() => vi.unstubAllGlobals());

function Mover({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(to)}>
      move
    </button>
  );
}

const heading = () => find('h1').textContent;

describe('the site', () => {
  test('every row of the site map has a component, and a screen of the journey has one too', () => {
    const page = pages['/terms' satisfies PagePattern];
    const at = (pattern: string) => componentOf({ page, pattern, params: {} });
    const register = at('/account/{product}/register');
    const [others, steps] = [at('/terms'), Object.keys(pages).filter((pattern) => at(pattern) === register)];
    expect(Object.keys(otherPages).filter((pattern) => at(pattern) !== others)).toEqual([]);
    expect([...steps, ...Object.keys(otherPages)].sort()).toEqual(Object.keys(pages).sort());
    expect(new Set([register, others, at('/account/{product}/{uuid}/liens')])).toHaveProperty('size', 3);
  });

  test('a page stands between skip link, top bar and footer, under its own title', async () => {
    const { container } = await show(<Site />, { at: '/terms' });
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#main');
    expect(find('main', container).id).toBe('main');
    expect(heading()).toBe('Terms of Service');
    expect(document.title).toBe('Terms · Spec Lender');
  });

  test('moving to another page moves the focus to its heading', async () => {
    await show(
      <>
        <Site />
        <Mover to="/contact" />
      </>,
      { at: '/terms' },
    );
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'move' }));
    await waitFor(() => expect(heading()).toBe('Contact us'));
    expect(document.activeElement).toBe(find('h1'));
    expect(document.title).toBe('Contact us · Spec Lender');
  });

  test.each([
    ['[ROUTE-018] an application', '/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/liens'],
    ['[ROLE-01] an address no one knows', '/nowhere'],
    [
      '[ROLE-01] an application at an address no one knows',
      '/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/nowhere',
    ],
  ])('a visitor who asks for %s gets the login', async (_, at) => {
    await show(<Site />, { at });
    expect(heading()).toBe('Log in');
  });

  test('who is logged in is told that an address is not there, with a guess at what was meant', async () => {
    saveToken('spec');
    await show(<Site />, { at: '/account/heloc/priavcy' });
    expect(heading()).toBe('We cannot find that page');
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  });
});

describe('maintenance', () => {
  const during = async (at: string, setting: FlagSettings[string]) => {
    const { container } = await show(<Site />, { at, start: withFlags({ 'fe-heloc-maintenance': setting }) });
    return find('main', container).textContent;
  };
  const standard =
    'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!';

  test('[SHELL-35] [FLAG-10] stands in for every page', async () => {
    expect(await during('/terms', true)).not.toContain('Terms of Service');
    expect(await during('/terms', false)).toContain('Terms of Service');
  });

  test('[MSG-018] is titled so', async () => expect(await during('/terms', true)).toMatch(/^Scheduled Maintenance/));

  test('[MSG-019] says this', async () => expect(await during('/terms', true)).toContain(standard));

  test('[SHELL-36] or only for the routes it names', async () => {
    const setting = { enabled: true, variables: { routes: ['/register'] } };
    expect(await during('/terms', setting)).toContain('Terms of Service');
    expect(await during('/account/heloc/register', setting)).toContain('Scheduled Maintenance');
  });

  test('[SHELL-37] with a message of its own', async () => {
    const variables = { message: 'We are moving house.' };
    expect(await during('/terms', { enabled: true, variables })).toMatch(/^Scheduled MaintenanceWe are moving house\./);
  });

  test('[SHELL-38] with a title of its own', async () => {
    const variables = { pageTitle: 'Back at noon' };
    expect((await during('/terms', { enabled: true, variables }))?.startsWith(`Back at noon${standard}`)).toBe(true);
  });

  test('with the time of return, a phone and where to follow it; a time that is past is not said', async () => {
    const said = (until: string) =>
      during('/terms', { enabled: true, variables: { until, statusUrl: 'https://status.lender.example' } });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect(await said(soon)).toMatch(/We expect to be back \w+day, \w+ \d+ at \d+:\d\d\s[AP]M \S+\./);
    expect(document.querySelector('time')?.dateTime).toBe(soon);
    expect(screen.getByRole('link', { name: 'See system status' }).getAttribute('href')).toBe(
      'https://status.lender.example',
    );
    expect(find('main a[href^="tel:"]').textContent).toMatch(/^\d{3}-\d{3}-\d{4}$/);
    expect(await said('2020-01-01T00:00:00Z')).not.toContain('We expect');
    const unusable = { until: 'noon', statusUrl: 'javascript:alert(1)' };
    expect(await during('/terms', { enabled: true, variables: unusable })).not.toMatch(/We expect|status/);
  });

  test('[SHELL-39] with a way to the dashboard when told', async () => {
    expect(await during('/terms', { enabled: true, variables: { shouldShowDashboardLink: false } })).not.toContain(
      'Go to dashboard',
    );
    expect(await during('/contact', { enabled: true, variables: { shouldShowDashboardLink: true } })).toContain(
      'Go to dashboard',
    );
  });
});
