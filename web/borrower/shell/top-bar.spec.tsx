import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { stubServer } from '../screens/register/testing.ts';
import { figureInfo } from '../screens/signer/testing.ts';
import { PageContext } from '../site.ts';
import { hrefs, settled, show, startData, withFlags } from '../testing.tsx';
import { SiteNav } from './site-nav.tsx';
import { TopBar } from './top-bar.tsx';

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await import('./signed-in.tsx');
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const signerPage = '/account/heloc/heloc-signer/intro';
const bar = <TopBar hasMenu>{null}</TopBar>;

describe('the top bar', () => {
  test('[SHELL-03] [ORG-07] wears the logo from the brand’s own folder, named after the lender', async () => {
    await show(bar);
    const logo = find<HTMLImageElement>('header img');
    expect(logo.getAttribute('src')).toBe('/brands/spec-lender/logo.svg');
    expect(logo.alt).toBe('Spec Lender');
  });

  test('[SHELL-31] [ROLE-02] [AUTH-11] a visitor sees Login, and signers their own', async () => {
    await show(bar);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth/login');
    const { container } = await show(bar, { at: '/account/heloc/heloc-signer/intro' });
    expect(within(container).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/account/heloc/heloc-signer/login',
    );
  });

  test('[ROUTE-070] a phone that only takes the photos has no one to log in, and nothing that leads away from them', async () => {
    const at = '/account/heloc/hand-over';
    const { container } = await show(<PageContext value={findPage(at)}>{bar}</PageContext>, { at });
    expect(container.textContent).not.toContain('Login');
    expect(hrefs(container)).toEqual([]);
    expect(find<HTMLImageElement>('header img', container).alt).toBe('Spec Lender');
  });

  test('[SHELL-31] [ROLE-04] anyone who is signed in sees Dashboard and Logout instead', async () => {
    await show(bar);
    await act(async () => saveToken('abc'));
    await settled();
    expect(document.body.textContent).not.toContain('Login');
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  test('the account menu closes on Escape, and the button has the focus again', async () => {
    saveToken('abc');
    await show(bar);
    const button = screen.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Logout' }), { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test.each([
    ['[AUTH-04] goes where the server says', json({ redirect: '/auth/login?signedOut' }), '/auth/login?signedOut'],
    ['[AUTH-05] goes to the login when the call fails', json({}, { status: 500 }), '/auth/login'],
    ['[AUTH-05] goes to the login when the answer names no place', json({ redirect: '' }), '/auth/login'],
    ['[AUTH-05] from a signer’s page too, when the call fails', json({}, { status: 500 }), '/auth/login', signerPage],
  ])('Logout forgets the token and %s', async (_, answer, place, at = '/dashboard') => {
    saveToken('abc');
    history.replaceState(null, '', at);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await show(bar, { at });
    stubFetch(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await settled();
    expect(assign).toHaveBeenCalledWith(place);
    expect(localStorage.getItem('jwt')).toBeNull();
    assign.mockRestore();
  });
});

describe('[SIGNER-07] an additional signer’s links', () => {
  const all = 'GET /service-application/api/v1/application/heloc/all';
  const identityUuid = '00000000-0000-4000-8000-0000000000aa';
  const open = async (at: string, userType: string, isBroker: boolean) => {
    queryClient.clear();
    saveToken('abc');
    const helocSigners = [{ identityUuid }];
    stubServer({
      [figureInfo]: { identityUuid, userType },
      [all]: [{ additionalSignerVersion: 'v1', helocSigners }],
    });
    const scene = (
      <PageContext value={findPage(at)}>
        {bar}
        <SiteNav />
      </PageContext>
    );
    const start = withFlags({ 'fe-heloc-new-authentication': isBroker });
    const { container } = await show(scene, { at, start });
    await settled();
    const links = hrefs(container).filter((href) => href === '/dashboard');
    container.remove();
    // The logo leads there as well, in the bar.
    return links.length - 1;
  };

  test.each([
    ['by their type, on a page of everyone’s', '/terms', 'CO_DEEDER', false, 0],
    ['by their type, with the broker flag', '/terms', 'CO_DEEDER', true, 2],
    ['by the application, on a page of theirs', signerPage, 'BORROWER', false, 0],
    ['by the application, with the broker flag', signerPage, 'BORROWER', true, 2],
    ['a borrower, who is none', '/terms', 'BORROWER', false, 2],
  ])('%s: %s as %s with the flag %s has %d to the dashboard', async (_, at, type, isBroker, links) => {
    expect(await open(at, type, isBroker)).toBe(links);
  });
});

describe('the sidebar', () => {
  test('[SHELL-09] [SHELL-10] [SHELL-11] [SHELL-12] [SHELL-13] [SHELL-14] [SHELL-15] [SHELL-17] leads everywhere', async () => {
    const { container } = await show(<SiteNav />);
    expect(hrefs(container)).toEqual([
      '/dashboard',
      '/universal-marketplace',
      '/universal-passport',
      '/group-manager',
      '/pay',
      '/exchange',
      '/dashboard/settings',
      '/contact',
    ]);
  });

  test('[SHELL-18] [SHELL-19] [SHELL-21] [SHELL-22] [SHELL-23] [SHELL-24] by these names', async () => {
    const { container } = await show(<SiteNav />);
    for (const name of ['Dashboard', 'Marketplace', 'Passport', 'Group Manager', 'Figure Pay', 'Figure Exchange']) {
      expect(within(container).getByRole('link', { name: name })).toBeTruthy();
    }
  });

  test('[SHELL-16] [SHELL-20] Portfolio Manager is there when the lender has it', async () => {
    const { organization } = startData;
    const { orgMetaData } = organization;
    const products = { heloc: { ...orgMetaData.products.heloc, portfolioLink: true } };
    const start = { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, products } } };
    const { container } = await show(<SiteNav />, { start });
    expect(within(container).getByRole('link', { name: 'Portfolio Manager' }).getAttribute('href')).toBe('/portfolio');
  });

  test('the page one is on is marked', async () => {
    const { container } = await show(<SiteNav />, { at: '/pay' });
    expect(find('[aria-current=page]', container).textContent).toBe('Figure Pay');
  });
});
