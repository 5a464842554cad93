import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveToken } from '#web/client/session.ts';
import { servePage, stubFetch } from '#web/client/testing.ts';
import { linkReplay } from './replay.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const link = 'https://replay.example/session/1';

beforeAll(servePage);
beforeEach(() => {
  sessionStorage.clear();
  saveToken('spec');
});
afterEach(() => {
  globalThis.sessionReplay = undefined;
  vi.unstubAllGlobals();
});

test('[CALL-27] the recording is kept with the application that is open, once, and again when another one runs', async () => {
  const asked = stubFetch(() => new Response(null, { status: 204 }));
  await linkReplay(uuid);
  expect(asked).toHaveLength(0);
  globalThis.sessionReplay = { url: () => link };
  await linkReplay(uuid);
  await linkReplay(uuid);
  globalThis.sessionReplay = { url: () => `${link}2` };
  await linkReplay(uuid);
  expect(asked.map(({ url, init }) => [init.method, url, JSON.parse(String(init.body))])).toEqual([
    ['PUT', `/service-application/api/v1/application/heloc/${uuid}/full-story-link`, { link }],
    ['PUT', `/service-application/api/v1/application/heloc/${uuid}/full-story-link`, { link: `${link}2` }],
  ]);
});

test('[CALL-27] one that could not be kept is tried again at the next screen, and no one is bothered', async () => {
  const answers = [new Response(null, { status: 500 }), new Response(null, { status: 204 })];
  const asked = stubFetch(() => answers.shift() ?? new Response(null, { status: 204 }));
  globalThis.sessionReplay = { url: () => link };
  await linkReplay(uuid);
  await linkReplay(uuid);
  await linkReplay(uuid);
  expect(asked).toHaveLength(2);
});
