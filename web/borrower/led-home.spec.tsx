import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { Site } from './app.tsx';
import { uuid, viewAt } from './screens/application/testing.tsx';
import { stubServer } from './screens/register/testing.ts';
import { hrefs, show } from './testing.tsx';

const application = `GET /service-application/api/v1/application/heloc/${uuid}`;
const all = 'GET /service-application/api/v1/application/heloc/all';
const profile = 'GET /service-profile/api/v1/profile';

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await Promise.all([
    import('./journey-routes.tsx'),
    import('./journey-screen.tsx'),
    import('./screens/liens/liens.tsx'),
    import('./screens/dashboard/dashboard-page.tsx'),
    import('./shell/site-nav.tsx'),
  ]);
});
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  saveToken('spec');
});
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof stubServer>[0]) {
  stubServer({ [all]: [], 'GET /banners/test.json': [], ...answers });
  const { container } = await show(<Site />, { at: `/account/heloc/${uuid}/liens` });
  return container;
}

test('[ROUTING-03] an application no one finds ends on the dashboard, which says so and shows what is theirs', async () => {
  const own = viewAt('HMDA', { uuid: uuid.replace('0a1b', 'ffff') });
  const container = await open({
    [profile]: { uuid },
    [all]: [own],
    [`GET /service-application/api/v2/application/heloc/${own.uuid}/history`]: [],
    [`GET /service-conditions/external/api/v1/applications/${own.uuid}/conditions/external-applicants`]: [],
    [`GET /service-document/api/v1/application/${own.uuid}/documents`]: [],
  });
  expect((await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).textContent).toBe('Dashboard');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not find that application');
  await waitFor(() => expect(hrefs(container)).toContain(`/account/heloc/${own.uuid}/start/hmda`));
});

test('[ROUTING-03] a person without a profile ends there too, with the way to start', async () => {
  const container = await open({ [application]: viewAt('LIEN_VERIFICATION') });
  expect((await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).textContent).toBe('Dashboard');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not find your profile');
  await waitFor(() => expect(hrefs(container)).toContain('/account/heloc/register'));
});
