/** Experiments through the real API: drawn for a browser, copied to its application, never drawn again, seen when seen. */
import { describe, expect, test } from 'vitest';
import { sideOf, type Unit } from '#core/experiments/assign.ts';
import { aPlan } from '#core/experiments/stories/plans.ts';
import { testApi } from '../api/test-api.ts';
import { pageHolder } from '../api/which-brand.ts';
import { cookieOf, experimentStage, safari, unitOn } from './test-experiments.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { accounts, brands, db, flags, flagsFor, support } = product;
const { players, send, running, stop, newcomer, apply, see } = await experimentStage(product);
const holderOf = pageHolder(brands, flags, accounts, support.experiments);
const pages = await testApi({}, { flagsFor, holderOf, sidesFor: flags.sidesFor });
const { flag } = aPlan;

async function open(headers: Readonly<Record<string, string>> = {}) {
  const answer = await pages.server.inject({
    url: '/account/heloc/register',
    headers: { accept: 'text/html', host: 'localhost', 'user-agent': safari, ...headers },
  });
  const start = JSON.parse(/id="hearthline">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '{}');
  return { start, given: /experiment_profile=([\w-]+)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1] };
}

const recordsOf = (uuid: string) =>
  db.owner`select name, variation from app.experiment where application_uuid = ${uuid} order by name`;
const seenBy = (key: string) => db.owner`
  select browser_uuid, identity_uuid, variation, is_bot, is_staff
    from app.experiment_exposure where experiment = ${key} order by seen_at`;

describe('a page', () => {
  test('knows nothing of experiments while none runs, and gives a browser no id', async () => {
    const { start, given } = await open();
    expect([start.experiments, start.experimentProfileUuid, given]).toEqual([undefined, undefined, undefined]);
  });

  test('gives a browser an id of chance and keeps it on its side; the flag is as the side says', async () => {
    const plan = await running();
    const first = await open();
    expect(first.given).toBe(first.start.experimentProfileUuid);
    const side = sideOf(plan, first.given as Unit);
    expect(first.start.experiments).toEqual([{ name: plan.key, flag, variation: side }]);
    expect(first.start.flags[flag].enabled).toBe(side === 'variation');
    const again = await open({ cookie: cookieOf(first.given ?? '') });
    expect([again.given, again.start.experiments]).toEqual([undefined, first.start.experiments]);
    for (const wanted of ['control', 'variation'] as const) {
      const { start } = await open({ cookie: cookieOf(unitOn(plan, wanted)) });
      expect([start.experiments[0].variation, start.flags[flag].enabled]).toEqual([wanted, wanted === 'variation']);
    }
    await stop(plan.key);
    expect((await open({ cookie: cookieOf(first.given ?? '') })).start.experiments).toBeUndefined();
  });

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('follows no one who asks not to be: %j', async (header) => {
    const plan = await running();
    const unit = unitOn(plan, 'variation');
    const { start, given } = await open({ ...header, cookie: cookieOf(unit) });
    expect([given, start.experiments, start.flags[flag].enabled]).toEqual([undefined, undefined, false]);
    await see('visitor', { headers: header, cookie: cookieOf(unit), user: { trackerId: unit } });
    expect(await seenBy(plan.key)).toEqual([]);
    await stop(plan.key);
  });
});

describe('an application', () => {
  test('[ENT-25] [TELE-11] has the side that its browser had before sign-up, and keeps it on every device', async () => {
    const plan = await running();
    for (const side of ['control', 'variation'] as const) {
      const [unit, other] = [unitOn(plan, side), unitOn(plan, side === 'control' ? 'variation' : 'control')];
      const name = await newcomer();
      const uuid = await apply(name, { cookie: cookieOf(unit) });
      expect(await recordsOf(uuid)).toEqual([{ name: plan.key, variation: side }]);
      // Another device, which had drawn the other side for its visitor.
      const features = await send(name, '/service-optimize/secure/api/v1/feature', {
        body: { featureKey: flag, optimizeUser: {} },
        cookie: cookieOf(other),
      });
      expect(features.body).toEqual({ enabled: side === 'variation' });
      const said = { experiments: [{ name: plan.key, variation: side === 'control' ? 'variation' : 'control' }] };
      const path = `/service-application/api/v1/application/heloc/${uuid}/experiments`;
      expect((await send(name, path, { method: 'PATCH', body: said, cookie: cookieOf(other) })).status).toBe(204);
      expect(await recordsOf(uuid)).toEqual([{ name: plan.key, variation: side }]);
    }
    await stop(plan.key);
  });

  test('takes what the form repeats where no cookie came: the profile, or else the tracker', async () => {
    const plan = await running();
    const [unit, tracker] = [unitOn(plan, 'variation'), unitOn(plan, 'variation')];
    for (const extra of [{ experimentProfileUuid: unit }, { trackerUuid: tracker }]) {
      const uuid = await apply(await newcomer(), { extra });
      expect(await recordsOf(uuid)).toEqual([{ name: plan.key, variation: 'variation' }]);
    }
    await stop(plan.key);
  });

  test('[CALL-08] of an experiment that runs, the server’s draw counts and not what a page says', async () => {
    const name = await newcomer();
    const uuid = await apply(name);
    const plan = await running();
    const unit = unitOn(plan, 'control');
    const path = `/service-application/api/v1/application/heloc/${uuid}/experiments`;
    const lie = { experiments: [{ name: plan.key, variation: 'variation' }] };
    await send(name, path, { method: 'PATCH', body: lie, cookie: cookieOf(unit) });
    expect(await recordsOf(uuid)).toEqual([{ name: plan.key, variation: 'control' }]);
    await stop(plan.key);
  });
});

describe('seeing a side', () => {
  test('is written down once, for a visitor by browser and for a person by who they are', async () => {
    const plan = await running();
    const unit = unitOn(plan, 'variation');
    const cookie = cookieOf(unit);
    for (const _ of [1, 2]) expect((await see('visitor', { cookie })).status).toBe(204);
    const name = await newcomer();
    const applicationUuid = await apply(name, { cookie });
    await see(name, { cookie, user: { applicationUuid } });
    const row = { browserUuid: unit, variation: 'variation', isBot: false, isStaff: false };
    expect(await seenBy(plan.key)).toEqual([
      { ...row, identityUuid: null },
      { ...row, identityUuid: players.get(name)?.identityUuid },
    ]);
    await stop(plan.key);
  });

  test('without a draw, of another’s application or of a flag that is not varied, it is nothing', async () => {
    const plan = await running();
    expect((await see('visitor')).status).toBe(204);
    const [name, other] = [await newcomer(), await newcomer()];
    const applicationUuid = await apply(other);
    expect((await see(name, { cookie: cookieOf(unitOn(plan, 'control')), user: { applicationUuid } })).status).toBe(
      404,
    );
    const wrong = { featureKey: 'fe-heloc-maintenance', optimizeUser: {} };
    expect((await send('visitor', '/service-optimize/external/api/v1/exposure', { body: wrong })).status).toBe(422);
    expect(await seenBy(plan.key)).toEqual([]);
    await stop(plan.key);
  });

  test('says of bots and staff that they are, so that they can be left out', async () => {
    const plan = await running();
    const unit = unitOn(plan, 'control');
    await see('visitor', { cookie: cookieOf(unit), headers: { 'user-agent': 'HeadlessChrome/120' } });
    await see('visitor', { cookie: `${cookieOf(unitOn(plan, 'control'))}; hearthline-agent=x` });
    expect((await seenBy(plan.key)).map(({ isBot, isStaff }) => [isBot, isStaff])).toEqual([
      [true, false],
      [false, true],
    ]);
    await stop(plan.key);
  });
});
