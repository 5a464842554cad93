import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { inJourney, Screen } from './journey-screen.tsx';
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
const Page = inJourney(() => <Screen>Here.</Screen>);

async function open(referrer: object | null, { search = '', id = '', isKnown = true } = {}) {
  stubServer({
    [`GET /service-application/api/v1/application/heloc/${uuid}`]: { ...viewAt('CREDIT_NO_MATCH'), referrer },
    [`GET /service-krang-heloc/borrower/secure/api/v1/${uuid}/status`]: { status: 'CREDIT_NO_MATCH' },
    'GET /service-profile/api/v1/profile': { uuid },
    'GET /banners/test.json': [],
    [`GET /service-lead-portal/api/lo/${id}`]: isKnown ? dana : () => refusal(404, 'notFound', 'No'),
  });
  const page = (
    <PageContext value={findPage(path)}>
      <Page />
    </PageContext>
  );
  return (await show(page, { at: path + search })).container;
}

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the person who referred a borrower stays in sight inside the application', () => {
  const contact = ['tel:+18885550101', 'mailto:dana@example.com'];

  test('[LO-01] [LO-02] [LO-04] named by the application, with call and email actions', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const container = await open({ referrerUuid: id, wholesaleBrokerNmls: null }, { id });
    expect(container.textContent).toContain('Your loan officer');
    expect(container.textContent).toContain('Dana Whitfield');
    for (const each of contact) expect(hrefs(container)).toContain(each);
  });

  test('[LO-04] or by the address', async () => {
    const id = '00000000-0000-4000-8000-000000000002';
    const container = await open(null, { id, search: `?referrer=${id}` });
    expect(container.textContent).toContain('Dana Whitfield');
  });

  test('and no one is named who is not known', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    const container = await open({ referrerUuid: id, wholesaleBrokerNmls: null }, { id, isKnown: false });
    expect(container.textContent).toContain('Here.');
    expect(container.textContent).not.toContain('Your loan officer');
  });
});
