import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { JourneyPage } from '../../journey-screen.tsx';
import { PageContext } from '../../site.ts';
import { show, withFlags } from '../../testing.tsx';
import { arrived, uuid, viewAt } from '../application/testing.tsx';
import { Conditions } from '../conditions/conditions.tsx';
import { stubServer } from '../register/testing.ts';
import { SignerConditions } from './conditions.tsx';
import { figureInfo, status } from './testing.ts';

const coDeed = 'GET /service-application/api/v1/application/heloc/co-deed/status';
const all = 'GET /service-application/api/v1/application/heloc/all';
const conditions = `GET /service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
const me = '00000000-0000-4000-8000-0000000000aa';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

interface Someone {
  readonly userType?: string;
  readonly applications?: readonly object[];
  readonly isOn?: boolean;
  readonly isWaiting?: boolean;
}

async function open(
  { userType = 'CO_DEEDER', applications = [], isOn = true, isWaiting = false }: Someone,
  isMainFlow = false,
) {
  queryClient.clear();
  saveToken('spec');
  const asked = stubServer({
    [figureInfo]: { identityUuid: me, userType },
    [all]: applications,
    [coDeed]: status,
    [conditions]: [],
    [`GET /service-application/api/v1/application/heloc/${uuid}`]: viewAt('APP_SUBMISSION'),
    [`GET /service-krang-heloc/borrower/secure/api/v1/${uuid}/status`]: { status: 'APP_SUBMISSION' },
    'GET /service-profile/api/v1/profile': { uuid },
  });
  const start = withFlags({ 'fe-heloc-additional-signer-conditions': isOn });
  const at = isMainFlow ? `/account/heloc/${uuid}/conditions` : '/account/heloc/heloc-signer/conditions';
  const { container } = await show(
    <PageContext value={findPage(at)}>
      {isMainFlow ? <JourneyPage screen={arrived(Conditions)} /> : <SignerConditions />}
    </PageContext>,
    { at, start, isWaiting },
  );
  const calls = (key: string) => asked.filter(({ what }) => what === key).length;
  return { text: container.textContent, calls };
}

const signed = (additionalSignerVersion: string, identityUuid = me) => ({
  ...viewAt('CO_DEED_REQ'),
  additionalSignerVersion,
  helocSigners: [{ identityUuid }],
});

test('[SIGNER-06] [FLAG-01] a signer’s conditions are fetched while the flag is on, and never while it is off', async () => {
  const on = await open({});
  expect(on.calls(conditions)).toBe(1);
  // A page that is still open goes on reading.
  cleanup();
  const off = await open({ isOn: false });
  expect(off.calls(conditions)).toBe(0);
  expect(off.text).toContain('Nothing is needed from you');
});

test('[SIGNER-06] a borrower’s are fetched whatever the flag says', async () => {
  const { calls } = await open({ userType: 'BORROWER', isOn: false }, true);
  expect(calls(conditions)).toBe(1);
});

test('[SIGNER-06] someone who is a signer by their type is none the less on another page', async () => {
  const { calls } = await open({ isOn: false, isWaiting: true }, true);
  await waitFor(() => expect(calls(figureInfo)).toBe(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls(conditions)).toBe(0);
});

test('[SIGNER-05] a borrower on a signer’s page never asks for the co-deed status, and is told why', async () => {
  const { text, calls } = await open({ userType: 'BORROWER' });
  expect(calls(coDeed)).toBe(0);
  expect(text).toContain('There is nothing to sign here');
});

test('[SIGNER-05] a signer asks', async () => {
  expect((await open({})).calls(coDeed)).toBe(1);
});

test('[SIGNER-04] the user type alone makes a signer, without any application', async () => {
  const { calls } = await open({ applications: [] });
  expect([calls(all), calls(coDeed)]).toEqual([0, 1]);
});

test.each([
  ['v1 with them among the signers', 1, signed('v1')],
  ['another version', 0, signed('v2')],
  ['v1 without them', 0, signed('v1', uuid)],
])(
  '[SIGNER-03] someone with an account of their own, application of %s: co-deed status asked %d times',
  async (_, times, application) => {
    const { calls } = await open({ userType: 'BORROWER', applications: [application] });
    expect(calls(coDeed)).toBe(times);
  },
);
