import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { settle, show, withFlags } from '../../testing.tsx';
import { SignerConditions } from './conditions.tsx';
import { status } from './testing.ts';

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
