import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { JourneyPage, Screen } from './journey-screen.tsx';
import { type LatePage, latePage } from './lazy-page.ts';
import { uuid, viewAt } from './screens/application/testing.tsx';
import { refusal, stubServer } from './screens/register/testing.ts';
import { PageContext } from './site.ts';
import { hrefs, show } from './testing.tsx';

const path = `/account/heloc/${uuid}/credit/social`;
const dana = {
  originatorDisplayInfo: {
    originatorName: 'Dana Whitfield',
    brokerName: null,
    avatarUri: null,
    email: 'dana@example.com',
    phoneNumber: '8885550101',
    nmls: '12345',
  },
  enforceLicensedStatesForReferral: false,
  licensedStates: [],
};
const here = latePage('Here', async () => () => <Screen>Here.</Screen>);

interface Visit {
  readonly search?: string;
  readonly id?: string;
  readonly isKnown?: boolean;
  readonly screen?: LatePage;
  readonly isWaiting?: boolean;
}

async function open(
  referrer: object | null,
  { search = '', id = '', isKnown = true, screen = here, isWaiting = false }: Visit = {},
) {
  stubServer({
    [`GET /service-application/api/v1/application/heloc/${uuid}`]: { ...viewAt('CREDIT_NO_MATCH'), referrer },
    [`GET /service-krang-heloc/borrower/secure/api/v1/${uuid}/status`]: { status: 'CREDIT_NO_MATCH' },
    'GET /service-profile/api/v1/profile': { uuid },
    'GET /banners/test.json': [],
    [`GET /service-lead-portal/api/lo/${id}`]: isKnown ? dana : () => refusal(404, 'notFound', 'No'),
  });
  const page = (
    <PageContext value={findPage(path)}>
      <JourneyPage screen={screen} />
    </PageContext>
  );
  const { container } = await show(page, { at: path + search, isWaiting });
  return container;
}

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the person who referred a borrower stays in sight inside the application', () => {
  const contact = ['tel:+18885550101', 'mailto:dana@example.com'];

  const byApplication = '00000000-0000-4000-8000-000000000001';
  const byAddress = '00000000-0000-4000-8000-000000000002';
  const openReferred = (id = byApplication) => open({ referrerUuid: id, wholesaleBrokerNmls: null }, { id });

  test('[LO-01] by name, number and address', async () => {
    const container = await openReferred();
    expect(container.textContent).toContain('Your loan officer');
    for (const text of ['Dana Whitfield', '(888) 555-0101', 'dana@example.com'])
      expect(container.textContent).toContain(text);
  });

  test('[LO-02] with call and email actions', async () => {
    const container = await openReferred();
    for (const each of contact) expect(hrefs(container)).toContain(each);
  });

  test.each([
    ['application', { referrerUuid: byApplication, wholesaleBrokerNmls: null }, byApplication, ''],
    ['address', null, byAddress, `?referrer=${byAddress}`],
  ])('[LO-04] named by the %s', async (_, referrer, id, search) => {
    const container = await open(referrer, { id, search });
    expect(container.textContent).toContain('Dana Whitfield');
  });

  test('and no one is named who is not known', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    const container = await open({ referrerUuid: id, wholesaleBrokerNmls: null }, { id, isKnown: false });
    expect(container.textContent).toContain('Here.');
    expect(container.textContent).not.toContain('Your loan officer');
  });
});

test('the application is read while the screen is still on its way, and the frame stands meanwhile', async () => {
  let resolve: (Page: ComponentType) => void = () => {};
  const promise = new Promise<ComponentType>((arrive) => {
    resolve = arrive;
  });
  const container = await open(null, { screen: latePage('Late', () => promise), isWaiting: true });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(['GET /service-application/api/v1/application/heloc/{uuid}', uuid])).toBeDefined();
  expect(container.querySelector('h1')).not.toBeNull();
  expect(container.textContent).toContain('Opening your application');
  await act(async () => resolve(() => <Screen>Here.</Screen>));
  await vi.waitFor(() => expect(container.textContent).toContain('Here.'));
  expect(container.textContent).not.toContain('Opening your application');
});
