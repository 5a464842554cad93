import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { variedFlags } from '#core/experiments/varied.ts';
import { clearToken, keepIdentity, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { checkAccount } from './account-check.ts';
import { expose, exposeAt, forgetExposures, saveExperiments, tieExperimentProfile } from './experiments.ts';
import { refusal, stubServer } from './screens/register/testing.ts';
import { patchTracker } from './tracker.ts';

const uuid = '33333333-0000-4000-8000-000000000000';
const profile = '44444444-0000-4000-8000-000000000000';
const identity = '55555555-0000-4000-8000-000000000000';
const side = { name: 'offers-in-steps', variation: 'variation' };
const driven = 'fe-heloc-multi-page-product-select';
const base = '/service-application/api/v1/application/heloc';
const patch = `PATCH ${base}/${uuid}/experiments`;
const marker = () => localStorage.getItem(`hearthline-experiments:${uuid}`);

/** The page as the server writes it, with what it says about experiments. */
function serve(told: object = { experiments: [{ ...side, flag: driven }], experimentProfileUuid: profile }) {
  document.body.innerHTML = '';
  servePage();
  const script = document.getElementById('hearthline');
  if (script) script.textContent = JSON.stringify({ ...JSON.parse(script.textContent), ...told });
}

beforeEach(() => {
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  forgetExposures();
  serve();
});
afterEach(() => vi.unstubAllGlobals());

describe('the sides of an application', () => {
  test('[TELE-11] are saved once for an application id, and a second visit makes no call', async () => {
    const asked = stubServer({ [patch]: null });
    await saveExperiments(uuid);
    await saveExperiments(uuid);
    expect(asked).toHaveLength(1);
  });

  test('[CALL-08] are sent by name and variation', async () => {
    const asked = stubServer({ [patch]: null });
    await saveExperiments(uuid);
    expect(asked.map(({ what, body }) => [what, body])).toEqual([[patch, { experiments: [side] }]]);
  });

  test('[STORE-09] are marked as saved in this browser', async () => {
    stubServer({ [patch]: null });
    await saveExperiments(uuid);
    expect(marker()).toBe('offers-in-steps');
  });

  const failToSave = async () => {
    stubServer({ [patch]: () => refusal(500, 'fault', 'No') });
    await expect(saveExperiments(uuid)).rejects.toThrow('No');
  };

  test('[STORE-09] a save that fails leaves no marker', async () => {
    await failToSave();
    expect(marker()).toBeNull();
  });

  test('[STORE-09] nothing is marked while it is being saved, so a reload then saves it; the page itself saves it once', async () => {
    const asked = stubServer({ [patch]: null });
    const both = [saveExperiments(uuid), saveExperiments(uuid)];
    expect(marker()).toBeNull();
    await Promise.all(both);
    expect([asked.length, marker()]).toEqual([1, 'offers-in-steps']);
  });

  test('[ERR-32] a save that failed is tried again', async () => {
    await failToSave();
    const asked = stubServer({ [patch]: null });
    await saveExperiments(uuid);
    expect([asked.length, marker()]).toEqual([1, 'offers-in-steps']);
  });

  test('[TELE-11] an experiment that begins later is saved by itself; one that fails leaves the earlier marker', async () => {
    stubServer({ [patch]: null });
    await saveExperiments(uuid);
    serve({
      experiments: [
        { ...side, flag: driven },
        { name: 'card', variation: 'control', flag: 'fe-heloc-business-iv' },
      ],
    });
    stubServer({ [patch]: () => refusal(500, 'fault', 'No') });
    await expect(saveExperiments(uuid)).rejects.toThrow();
    expect(marker()).toBe('offers-in-steps');
    const asked = stubServer({ [patch]: null });
    await saveExperiments(uuid);
    expect(asked.map(({ body }) => body)).toEqual([{ experiments: [{ name: 'card', variation: 'control' }] }]);
  });

  test('[VAL-075] without an application id nothing is sent', async () => {
    const asked = stubServer({});
    await expect(saveExperiments(undefined)).rejects.toThrow('App ID is required to save experiment');
    await expect(saveExperiments('')).rejects.toThrow('App ID is required to save experiment');
    expect(asked).toEqual([]);
  });

  test('[TELE-11] a page without experiments makes no call', async () => {
    serve({});
    const asked = stubServer({});
    await saveExperiments(uuid);
    expect([asked, marker()]).toEqual([[], null]);
  });
});

describe('a tracker', () => {
  const path = `PATCH /service-profile/api/v1/profile/${uuid}/tracker`;

  test.each([undefined, ''])('[VAL-076] is sent to no profile where its uuid is %j', async (none) => {
    const asked = stubServer({ [path]: null });
    await expect(patchTracker(none, profile)).rejects.toThrow('No profile uuid');
    expect(asked).toEqual([]);
  });

  test('[CALL-60] is sent to its profile', async () => {
    const asked = stubServer({ [path]: null });
    await patchTracker(uuid, profile);
    expect(asked.map(({ what, body }) => [what, body])).toEqual([[path, { trackerUuid: profile }]]);
  });
});

describe('the experiment profile', () => {
  const get = 'GET /service-application/api/v3/application/heloc/experiment-profile';
  const tie = `PATCH ${base}/experiment-profile`;

  const tieTwice = async () => {
    keepIdentity(identity);
    const asked = stubServer({ [get]: { experimentProfileUuid: null, experiments: [] }, [tie]: null });
    await tieExperimentProfile();
    await tieExperimentProfile();
    return asked.map(({ what, url, body }) => [what, url.split('?')[1], body]);
  };

  test('[CALL-07] is read for who is signed in', async () => {
    expect((await tieTwice())[0]).toEqual([get, `identityUuid=${identity}`, undefined]);
  });

  test('[CALL-09] is tied where there is none', async () => {
    expect((await tieTwice())[1]).toEqual([tie, `identityUuid=${identity}`, { experimentProfileUuid: profile }]);
  });

  test('is looked after once for a visit', async () => expect(await tieTwice()).toHaveLength(2));

  test('[CALL-09] one that is tied already stays: the draw of another device does not count', async () => {
    keepIdentity(identity);
    const asked = stubServer({ [get]: { experimentProfileUuid: uuid, experiments: [] } });
    await tieExperimentProfile();
    expect(asked.map(({ what }) => what)).toEqual([get]);
  });

  test('every page of someone who is logged in looks after both', async () => {
    keepIdentity(identity);
    saveToken('abc');
    history.replaceState(null, '', `/account/heloc/${uuid}/product/select`);
    const asked = stubServer({ [patch]: null, [get]: { experimentProfileUuid: uuid, experiments: [] } });
    await checkAccount({ isMainFlow: true, isForAnyone: false }).catch(() => {});
    await vi.waitFor(() => expect(asked.map(({ what }) => what)).toEqual(expect.arrayContaining([patch, get])));
  });
});

describe('seeing a side', () => {
  const seen = (context: string) => `POST /service-optimize/${context}/api/v1/exposure`;

  test('is told once, by a visitor with the tracker, by a person with the application', async () => {
    localStorage.setItem('telemetry_trackerUuid', profile);
    history.replaceState(null, '', `/account/heloc/${uuid}/product/select`);
    const asked = stubServer({ [seen('external')]: null, [seen('secure')]: null });
    await expose(driven);
    await expose(driven);
    expect(asked.map(({ what, body }) => [what, body])).toEqual([
      [seen('external'), { featureKey: driven, optimizeUser: { trackerId: profile } }],
    ]);
    forgetExposures();
    saveToken('abc');
    await expose(driven);
    expect(asked.at(-1)).toMatchObject({
      what: seen('secure'),
      body: { optimizeUser: { trackerId: profile, applicationUuid: uuid } },
    });
  });

  test('[AUTH-03] is told by a person whom only their identity names as theirs', async () => {
    keepIdentity(identity);
    const asked = stubServer({ [seen('secure')]: null });
    await expose(driven);
    expect(asked.map(({ what }) => what)).toEqual([seen('secure')]);
  });

  test('is nothing where no experiment drives the flag, or the flag is forced in this tab', async () => {
    const asked = stubServer({});
    await expose('fe-heloc-business-iv');
    sessionStorage.setItem('hearthline-flags', JSON.stringify({ [driven]: true }));
    await expose(driven);
    expect(asked).toEqual([]);
  });

  test('of the registration begins with the registration', async () => {
    serve({ experiments: [{ ...side, flag: 'fe-heloc-redesign-2025' }] });
    const asked = stubServer({ [seen('external')]: null });
    exposeAt('heloc-register-start');
    exposeAt('appStarted');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ featureKey: 'fe-heloc-redesign-2025' });
  });

  test.each(variedFlags)('of %s is told by the screen that shows it', (flag) => {
    const screens = ['product/select.tsx', 'income/review.tsx', '../experiments.ts', 'start/information-form.tsx'].map(
      (file) => readFileSync(join(import.meta.dirname, 'screens', file), 'utf8'),
    );
    const says = new RegExp(`useSeen\\(\\s*'${flag}'|register-start': '${flag}'`);
    expect(screens.filter((code) => says.test(code))).toHaveLength(1);
  });
});
