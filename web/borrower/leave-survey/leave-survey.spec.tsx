import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { Link } from '../link.tsx';
import { stubServer } from '../screens/register/testing.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { show } from '../testing.tsx';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const at = (place: string) => `/account/heloc/${uuid}/${place}`;
const survey = 'POST /service-profile/api/v1/feedback/leave-survey';
const logout = 'POST /identity-broker/customer/secure/api/v3/logout';

beforeAll(async () => {
  servePage();
  await import('./leave-survey.tsx');
});
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  saveToken('spec');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearToken();
});

async function open(place: string) {
  const asked = stubServer({
    'GET /identity-broker/customer/secure/api/v3/self/figureinfo': { identityUuid: 'me', userType: 'BORROWER' },
    [survey]: null,
    [logout]: { redirect: '/auth/login' },
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const scene = (
    <>
      <AccountMenu />
      <Link to="/contact">Contact</Link>
      <Link to={at('liens')}>Loans</Link>
    </>
  );
  const { container } = await show(scene, { at: at(place) });
  const calls = () => asked.map(({ what }) => what);
  return { asked, calls, assign, container };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Before you go' });
const asking = () => screen.findByRole('dialog', { name: 'Before you go' });
const logOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
};

test.each(['liens', 'product/select', 'identity', 'signing/sign'])(
  '[SURVEY-05] logging out on %s opens the survey first',
  async (place) => {
    const { calls } = await open(place);
    await logOut();
    await asking();
    expect(calls()).not.toContain(logout);
  },
);

test.each(['start/hmda', 'signing/intro', 'complete'])('[SURVEY-01] and on %s logs out at once', async (place) => {
  const { calls } = await open(place);
  await logOut();
  await waitFor(() => expect(calls()).toContain(logout));
  expect(dialog()).toBeNull();
});

test('[SURVEY-03] a link that leads out of the application opens the modal, one within it does not', async () => {
  await open('identity');
  await userEvent.click(screen.getByRole('link', { name: 'Loans' }));
  expect(dialog()).toBeNull();
  await open('identity');
  await userEvent.click(screen.getAllByRole('link', { name: 'Contact' }).at(-1) as HTMLElement);
  await asking();
});

test('[SURVEY-04] on confirm the action runs after 750 ms, and not before; the answer is kept', async () => {
  const { asked, calls, assign } = await open('identity');
  await logOut();
  const modal = within(await asking());
  await userEvent.click(modal.getByLabelText('I need documents or details that I do not have here'));
  vi.useFakeTimers();
  modal.getByRole('button', { name: 'Log out' }).click();
  await vi.advanceTimersByTimeAsync(749);
  expect(calls()).not.toContain(logout);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls()).toContain(logout);
  await vi.advanceTimersByTimeAsync(2000);
  expect(assign).toHaveBeenCalled();
  expect(asked.find(({ what }) => what === survey)?.body).toEqual({
    applicationUuid: uuid,
    screen: 'identity',
    leaving: 'logout',
    reason: 'NEED_PAPERS',
    comment: '',
  });
});

test('[SURVEY-02] a second leave does not open it, whether the first one stayed or not', async () => {
  const { calls } = await open('identity');
  await logOut();
  await userEvent.click(within(await asking()).getByRole('button', { name: 'Stay here' }));
  expect(calls()).not.toContain(logout);
  await logOut();
  await waitFor(() => expect(calls()).toContain(logout));
});

test('no one has to say why: leaving without an answer sends none', async () => {
  const { calls } = await open('identity');
  await logOut();
  const confirm = within(await asking()).getByRole('button', { name: 'Log out' });
  vi.useFakeTimers();
  confirm.click();
  await vi.advanceTimersByTimeAsync(3000);
  expect(calls()).toContain(logout);
  expect(calls()).not.toContain(survey);
});
