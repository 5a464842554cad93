import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findPage } from '#core/pages.ts';
import { saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { ApplicationFlags } from './application-flags.tsx';
import { forgetFeatures } from './optimize.ts';
import { PageContext, useFlag } from './site.ts';
import { inSite, withFlags } from './testing.tsx';

const applicationUuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const key = 'fe-heloc-back-of-id';

beforeAll(servePage);
beforeEach(() => {
  forgetFeatures();
  saveToken('abc');
});

function Shown() {
  return <p>{`${useFlag(key).enabled} ${useFlag('fe-webchat').enabled}`}</p>;
}

const show = () =>
  render(
    inSite(
      <PageContext value={findPage(`/account/heloc/${applicationUuid}/identity`)}>
        <ApplicationFlags waiting={null}>
          <Shown />
        </ApplicationFlags>
      </PageContext>,
      { start: withFlags({}) },
    ),
  );

test('[CALL-56] [TELE-09] a page of an application asks once what holds for it, and shows that', async () => {
  const asked = stubFetch(json({ features: [{ key, enabled: true, variables: {} }] }));
  show();
  await screen.findByText('true true');
  cleanup();
  show();
  await screen.findByText('true true');
  expect(asked.map(({ url }) => url)).toEqual(['/service-optimize/secure/api/v1/features']);
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ optimizeUser: { applicationUuid, productType: 'heloc' } });
});

test('where it cannot be asked, the page is as it was served', async () => {
  stubFetch(json({ message: 'No' }, { status: 500 }));
  show();
  await screen.findByText('false true');
});
