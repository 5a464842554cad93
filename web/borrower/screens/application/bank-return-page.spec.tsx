import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { rememberBankApplication } from '../../bank-return.ts';
import { show } from '../../testing.tsx';
import { BankReturnPage } from './bank-return-page.tsx';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';

/** The page as the router shows it: gone as soon as another address is. */
function AtTheReturn() {
  const { pathname, search } = useLocation();
  return pathname === '/account/heloc/oauth-success' ? <BankReturnPage /> : <output>{pathname + search}</output>;
}

beforeAll(servePage);
beforeEach(() => localStorage.clear());

describe('the bank’s way back', () => {
  test('[STORE-08] is known by the application that this browser keeps', () => {
    rememberBankApplication(uuid);
    expect(localStorage.getItem('hearthline-bank-link-application')).toBe(uuid);
  });

  test('[ROUTE-008] [Q-36] goes on with the application that was left, with what the bank said', async () => {
    rememberBankApplication(uuid);
    await show(<AtTheReturn />, { at: '/account/heloc/oauth-success?oauth_state_id=1' });
    expect(find('output').textContent).toBe(`/account/heloc/${uuid}/bank/confirm?oauth_state_id=1`);
  });

  test.each([null, 'not-a-uuid', '../../console'])('says what to do when the browser remembers %s', async (kept) => {
    if (kept) localStorage.setItem('hearthline-bank-link-application', kept);
    const { container } = await show(<AtTheReturn />, { at: '/account/heloc/oauth-success' });
    expect(find('h1', container).textContent).toBe('Welcome back');
    expect(container.textContent).toContain('link the account again');
  });
});
