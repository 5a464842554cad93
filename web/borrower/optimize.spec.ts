import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearToken, keepIdentity, saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { decision, features, forgetFeatures } from './optimize.ts';
import { callAtBase, forgetBase, serviceBase } from './service-base.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const begun = json({ sessionKey: { uuid, epoch: 1, trackerUuid: uuid } });
const failing = json({ message: 'No' }, { status: 500 });
const bodyOf = (asked: { readonly init: RequestInit } | undefined) => JSON.parse(String(asked?.init.body));

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  forgetFeatures();
  forgetBase();
});
afterEach(() => vi.unstubAllGlobals());

describe('features', () => {
  test('[TELE-09] [CALL-56] are asked for once, however often they are read', async () => {
    const feature = { key: 'fe-webchat', enabled: true, variables: {} };
    const asked = stubFetch(json({ features: [feature] }));
    expect(await Promise.all([features(), features()])).toEqual([[feature], [feature]]);
    expect(await features()).toEqual([feature]);
    expect(asked.map(({ url }) => url)).toEqual(['/service-optimize/external/api/v1/features']);
    expect(bodyOf(asked[0])).toEqual({ optimizeUser: {} });
  });

  test('that could not be had are asked for again', async () => {
    stubFetch(failing, json({ features: [] }));
    await expect(features()).rejects.toThrow('No');
    expect(await features()).toEqual([]);
  });
});

describe('a decision', () => {
  test('[CALL-55] carries the tracker of this browser, and is asked for anew each time', async () => {
    localStorage.setItem('telemetry_trackerUuid', uuid);
    const asked = stubFetch(json({ decisions: [] }));
    await decision({ applicationUuid: uuid });
    saveToken('abc');
    await decision({ applicationUuid: uuid, product: 'heloc' });
    expect(asked.map(({ url }) => url)).toEqual([
      '/service-optimize/external/api/v2/decision',
      '/service-optimize/secure/api/v2/decision',
    ]);
    expect(bodyOf(asked[0])).toEqual({ optimizeUser: { trackerId: uuid } });
    expect(bodyOf(asked[1])).toEqual({
      optimizeUser: { trackerId: uuid, applicationUuid: uuid, productType: 'heloc' },
    });
  });

  test('[AUTH-03] is asked for as someone whom only their identity names', async () => {
    localStorage.setItem('telemetry_trackerUuid', uuid);
    keepIdentity(uuid);
    const asked = stubFetch(json({ decisions: [] }));
    await decision({ applicationUuid: uuid });
    clearToken();
    expect(asked.map(({ url }) => url)).toEqual(['/service-optimize/secure/api/v2/decision']);
    expect(bodyOf(asked[0]).optimizeUser).toEqual({ trackerId: uuid, applicationUuid: uuid });
  });

  test('[CALL-55] begins a session where there is no tracker yet', async () => {
    const asked = stubFetch(begun, json({ decisions: [] }));
    await decision();
    expect(asked.map(({ url }) => url)).toEqual(['/ft/external/session', '/service-optimize/external/api/v2/decision']);
    expect(bodyOf(asked[1]).optimizeUser.trackerId).toBe(uuid);
  });

  test('[ERR-08] without a tracker it fails with its sentence, and is not asked for', async () => {
    const asked = stubFetch(failing);
    await expect(decision()).rejects.toThrow('Could not establish session.');
    expect(asked.every(({ url }) => url === '/ft/external/session')).toBe(true);
  });
});

describe('the base address', () => {
  const named = (serviceUrl?: string) => {
    const page = document.implementation.createHTMLDocument();
    const script = page.createElement('script');
    script.id = 'hearthline';
    script.textContent = JSON.stringify({ serviceUrl });
    page.body.append(script);
    return page;
  };

  test('[FLAG-18] [CALL-54] is decided by fe-relative-url-heloc, asked for once', async () => {
    const asked = stubFetch(json({ enabled: false }));
    expect(await serviceBase(named('https://api.example'))).toBe('https://api.example');
    await serviceBase();
    expect(asked.map(({ url }) => url)).toEqual(['/service-optimize/external/api/v1/feature']);
    expect(bodyOf(asked[0])).toEqual({ featureKey: 'fe-relative-url-heloc', optimizeUser: {} });
    forgetBase();
    stubFetch(json({ enabled: true }));
    expect(await serviceBase(named('https://api.example'))).toBe('');
  });

  test('is the site’s own where none is configured, or where it cannot be asked', async () => {
    const asked = stubFetch(failing);
    expect(await serviceBase(named())).toBe('');
    expect(asked).toHaveLength(0);
    forgetBase();
    expect(await serviceBase(named('https://api.example'))).toBe('');
  });

  test('[FLAG-18] elsewhere neither a token nor a cookie goes along', async () => {
    saveToken('abc');
    stubFetch(json({ enabled: false }));
    await serviceBase(named('https://api.example'));
    const asked = stubFetch(json({ features: [] }));
    await callAtBase('POST /service-optimize/{context}/api/v1/features', {
      params: { context: 'secure' },
      body: { optimizeUser: {} },
    });
    expect(asked[0]?.url).toBe('https://api.example/service-optimize/external/api/v1/features');
    expect([asked[0]?.init.credentials, asked[0]?.headers.get('authorization')]).toEqual(['omit', null]);
  });
});
