import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { settle, show, withFlags } from '../../testing.tsx';
import { SignerConditions } from './conditions.tsx';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const status = {
  applicationUuid: uuid,
  screen: 'identity',
  signerStatus: 'INVITED',
  name: 'Olga Owner',
  borrowerName: 'Ada Homeowner',
  property: { street1: '1 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  steps: [],
  manualNotary: false,
  slot: null,
};

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

async function open(isOn: boolean) {
  queryClient.clear();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(url.includes('/co-deed/status') ? status : []));
  });
  const start = withFlags({ 'fe-heloc-additional-signer-conditions': isOn });
  const { container } = await show(<SignerConditions />, { at: '/account/heloc/heloc-signer/conditions', start });
  await settle();
  return { container, conditionsCalls: asked.filter((url) => url.includes('/conditions/')).length };
}

test('[SIGNER-06] [FLAG-01] a signer’s conditions are fetched while the flag is on, and never while it is off', async () => {
  const on = await open(true);
  expect(on.conditionsCalls).toBe(1);
  const off = await open(false);
  expect(off.conditionsCalls).toBe(0);
  expect(off.container.textContent).toContain('Nothing is needed from you');
});
