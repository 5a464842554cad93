import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { refusal, stubServer } from '../screens/register/testing.ts';
import { figureInfo } from '../screens/signer/testing.ts';
import { PageContext } from '../site.ts';
import { hrefs, show, startData, withFlags } from '../testing.tsx';
import { SiteNav } from './site-nav.tsx';
import { TopBar } from './top-bar.tsx';

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await import('./signed-in.tsx');
});
beforeEach(() => {
  clearToken();
  queryClient.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const signerPage = '/account/heloc/heloc-signer/intro';
const bar = <TopBar hasMenu>{null}</TopBar>;

describe('the top bar', () => {
  test('[SHELL-03] is there', async () => {
    const { container } = await show(bar);
    expect(container.querySelectorAll('header')).toHaveLength(1);
  });

  test('[ORG-07] wears the logo from the brand’s own folder, named after the lender', async () => {
    await show(bar);
    const logo = find<HTMLImageElement>('header img');
    expect(logo.getAttribute('src')).toBe('/brands/spec-lender/logo.svg');
    expect(logo.alt).toBe('Spec Lender');
  });

  // The menu's row and the visitor's say one and the same thing.
  test('[SHELL-31] [ROLE-02] a visitor sees Login, and no account', async () => {
    await show(bar);
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
  });

  test.each([
    ['[AUTH-11] to the login of all', '/', '/auth/login'],
    ['of an additional signer to their own', signerPage, '/account/heloc/heloc-signer/login'],
  ])('Login leads %s', async (_, at, login) => {
    const { container } = await show(bar, { at });
    expect(within(container).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(login);
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
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
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
    await waitFor(() => expect(assign).toHaveBeenCalledWith(place));
    expect(localStorage.getItem('jwt')).toBeNull();
    assign.mockRestore();
  });
});

describe('[SIGNER-07] an additional signer’s links', () => {
  const v2 = { additionalSignerVersion: 'v2' };
  const all = 'GET /service-application/api/v1/application/heloc/all';
  const identityUuid = '00000000-0000-4000-8000-0000000000aa';
  /** As a signer is answered: without what is the borrower's. */
  const signs = { additionalSignerVersion: 'v1', helocSigners: [{ identityUuid }] };
  const borrows = { additionalSignerVersion: 'v1', helocSigners: [], state: { decision: 'SELECT' } };
  const open = async (at: string, userType: string, isBroker: boolean, views: unknown = [signs]) => {
    queryClient.clear();
    saveToken('abc');
    const asked = stubServer({ [figureInfo]: { identityUuid, userType }, [all]: views });
    const scene = (
      <PageContext value={findPage(at)}>
        {bar}
        <SiteNav />
      </PageContext>
    );
    const start = withFlags({ 'fe-heloc-new-authentication': isBroker });
    const { container } = await show(scene, { at, start });
    // Who is here is asked of the broker and then of the applications, which decide what the links are.
    await waitFor(() => expect(queryClient.getQueryData(['who is here'])).toBeDefined());
    await act(() => new Promise((done) => setTimeout(done, 20)));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const links = hrefs(container).filter((href) => href === '/dashboard');
    container.remove();
    reads = asked.filter(({ what }) => what === all).length;
    // The logo leads there as well, in the bar.
    return links.length - 1;
  };
  let reads = 0;

  test.each([
    ['by their type, on a page of everyone’s', '/terms', 'CO_DEEDER', false, 0],
    ['by their type, with the broker flag', '/terms', 'CO_DEEDER', true, 2],
    ['by the application, on a page of theirs', signerPage, 'BORROWER', false, 0],
    ['by the application, with the broker flag', signerPage, 'BORROWER', true, 2],
    ['[SIGNER-03] by the application, on a page of everyone’s', '/terms', 'BORROWER', false, 0],
    ['[SIGNER-03] by the application, on the dashboard', '/dashboard', 'BORROWER', false, 0],
    ['by the application, on a page of everyone’s, with the broker flag', '/terms', 'BORROWER', true, 2],
  ])('%s: %s as %s with the flag %s has %d to the dashboard', async (_, at, type, isBroker, links) => {
    expect(await open(at, type, isBroker)).toBe(links);
  });

  test.each([
    ['a borrower, who is none', '/terms', [borrows]],
    ['someone without an application', '/terms', []],
    ['someone who borrows as well', '/dashboard', [signs, borrows]],
    ['an owner of an application whose owners do not sign for themselves', '/terms', [{ ...signs, ...v2 }]],
    ['someone of whom the list cannot be read', '/terms', () => refusal(404, 'notFound', 'No')],
  ])('%s keeps theirs: %s', async (_, at, views) => {
    expect(await open(at, 'BORROWER', false, views)).toBe(2);
  });

  test('the list is read once for all that asks who is here', async () => {
    await open('/terms', 'BORROWER', false, [borrows]);
    expect(reads).toBe(1);
  });

  test('a screen of one application is its borrower’s: nothing is read to know it', async () => {
    const at = '/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/identity';
    saveToken('abc');
    queryClient.clear();
    const asked = stubServer({ [figureInfo]: { identityUuid, userType: 'BORROWER' }, [all]: [borrows] });
    await show(
      <PageContext value={findPage(at)}>
        <SiteNav />
      </PageContext>,
      { at },
    );
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain(figureInfo));
    expect(asked.map(({ what }) => what)).not.toContain(all);
  });
});

describe('the sidebar', () => {
  const { organization } = startData;
  const { orgMetaData } = organization;
  const products = { heloc: { ...orgMetaData.products.heloc, portfolioLink: true } };
  const withPortfolio = { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, products } } };

  test.each([
    ['SHELL-09', '/dashboard'],
    ['SHELL-10', '/universal-marketplace'],
    ['SHELL-11', '/universal-passport'],
    ['SHELL-12', '/group-manager'],
    ['SHELL-13', '/pay'],
    ['SHELL-14', '/exchange'],
    ['SHELL-15', '/dashboard/settings'],
    ['SHELL-17', '/contact'],
  ])('[%s] leads to %s', async (_id, address) => {
    const { container } = await show(<SiteNav />);
    expect(hrefs(container)).toHaveLength(8);
    expect(hrefs(container)).toContain(address);
  });

  test.each([
    ['SHELL-18', 'Dashboard'],
    ['SHELL-19', 'Marketplace'],
    ['SHELL-21', 'Passport'],
    ['SHELL-22', 'Group Manager'],
    ['SHELL-23', 'Figure Pay'],
    ['SHELL-24', 'Figure Exchange'],
  ])('[%s] by the name %s', async (_id, name) => {
    const { container } = await show(<SiteNav />);
    expect(within(container).getByRole('link', { name })).toBeTruthy();
  });

  test('[SHELL-16] Portfolio leads there when the lender has it, and is not there when not', async () => {
    const { container } = await show(<SiteNav />, { start: withPortfolio });
    expect(hrefs(container)).toContain('/portfolio');
    const without = await show(<SiteNav />);
    expect(hrefs(without.container)).not.toContain('/portfolio');
  });

  test('[SHELL-20] by the name Portfolio Manager', async () => {
    const { container } = await show(<SiteNav />, { start: withPortfolio });
    expect(within(container).getByRole('link', { name: 'Portfolio Manager' })).toBeTruthy();
  });

  test('the page one is on is marked', async () => {
    const { container } = await show(<SiteNav />, { at: '/pay' });
    expect(find('[aria-current=page]', container).textContent).toBe('Figure Pay');
  });
});
