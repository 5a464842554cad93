/** The desk of the experiments through the real API: two people, compliance for money and law, guards, and what is shown. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forbiddenTraits } from '#core/experiments/traits.ts';
import { insertExposure } from '../store/experiment-exposures.ts';
import { anotherPlan, cookieOf, experimentStage, experimentsPath, unitOn } from './test-experiments.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { db, flagsFor, orgCode, experimentDesk } = product;
const { players, send, running, stop, newcomer, apply, see } = await experimentStage(product);
const read = async (key: string, as = 'Ada') => (await send(as, `${experimentsPath}/${key}`, { method: 'GET' })).body;
const start = (as: string, key: string) => send(as, `${experimentsPath}/${key}/start`);
const propose = (body: object, as = 'Ada') => send(as, experimentsPath, { body });

describe('starting', () => {
  test('takes a second person; until then no one is on a side', async () => {
    const plan = anotherPlan();
    expect((await propose(plan)).status).toBe(204);
    const facts = { role: 'visitor', experimentUnit: unitOn(plan, 'variation') };
    expect(flagsFor(orgCode, facts)[plan.flag].enabled).toBe(false);
    expect(await start('Ada', plan.key)).toMatchObject({
      status: 403,
      body: { message: 'This needs a second person: someone other than the one who proposed it.' },
    });
    expect((await start('Abe', plan.key)).status).toBe(204);
    expect(flagsFor(orgCode, facts)[plan.flag].enabled).toBe(true);
    expect(await read(plan.key)).toMatchObject({
      ...{ state: 'running', hypothesis: plan.hypothesis, stopped: null },
      proposed: { by: 'Ada Desk', isMine: true },
      settled: { by: 'Abe Desk' },
      results: { people: { control: 0, variation: 0 }, verdict: { kind: 'tooEarly', days: null } },
    });
    expect((await start('Cora', plan.key)).status).toBe(409);
    expect((await stop(plan.key)).status).toBe(204);
    expect(flagsFor(orgCode, facts)[plan.flag].enabled).toBe(false);
    expect((await start('Abe', plan.key)).status).toBe(409);
    const acts = await db.owner`select act, why from app.audit_entry where what = ${plan.key} order by id`;
    expect(acts.map(({ act }) => act)).toEqual(['experimentProposed', 'experimentStarted', 'experimentStopped']);
  });

  test('what touches credit, price or law takes someone of compliance', async () => {
    const plan = anotherPlan({ flag: 'fe-heloc-rate-buy-down' });
    await propose(plan);
    expect(await start('Abe', plan.key)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Only someone in compliance') },
    });
    expect((await start('Cora', plan.key)).status).toBe(204);
    await stop(plan.key);
  });

  test('the database itself lets no one start their own', async () => {
    const plan = anotherPlan();
    await propose(plan);
    const me = players.get('Ada')?.identityUuid as string;
    const alone = db.app`update app.experiment_plan set state = 'running', settled_by = ${me}, settled_at = now()
      where key = ${plan.key}`;
    await expect(alone).rejects.toThrow('experiment_plan_takes_two');
    await expect(db.app`update app.experiment_plan set plan = '{}' where key = ${plan.key}`).rejects.toThrow('denied');
  });

  test('one flag has one experiment at a time', async () => {
    const first = await running();
    const second = anotherPlan();
    await propose(second);
    expect(await start('Cora', second.key)).toMatchObject({
      status: 409,
      body: { message: 'Another experiment on this flag is running. Stop that one first.' },
    });
    await stop(first.key);
    expect((await start('Cora', second.key)).status).toBe(204);
    await stop(second.key);
  });

  test('a second person refuses with a reason, the first one takes it back', async () => {
    for (const [as, by] of [
      ['Cora', 'Cora Desk'],
      ['Ada', 'Ada Desk'],
    ] as const) {
      const plan = anotherPlan();
      await propose(plan);
      expect((await send(as, `${experimentsPath}/${plan.key}/refuse`, { body: { why: 'Not now.' } })).status).toBe(204);
      expect(await read(plan.key)).toMatchObject({ state: 'refused', settled: { by, why: 'Not now.' }, results: null });
    }
  });
});

describe('a plan', () => {
  test('is refused where it names a trait of a person, a flag that may not vary, or sides that cannot be', async () => {
    const wrong = [
      ...forbiddenTraits.map((trait) => ({ ...anotherPlan(), audience: { [trait]: ['x'] } })),
      { ...anotherPlan(), flag: 'fe-heloc-company-covers-appraisal' },
      { ...anotherPlan(), flag: 'fe-heloc-back-of-id' },
      { ...anotherPlan(), flag: 'fe-heloc-maintenance' },
      { ...anotherPlan(), weights: { control: 6000, variation: 6000 } },
      { ...anotherPlan(), weights: { control: 0, variation: 5000 } },
      { ...anotherPlan(), key: 'fe-heloc-back-of-id' },
      { ...anotherPlan(), guards: [] },
      { ...anotherPlan(), audience: { organizations: ['NO_ONE'] } },
      { ...anotherPlan(), more: 1 },
    ];
    for (const body of wrong) expect((await propose(body)).status, JSON.stringify(body)).toBe(422);
  });

  test('has a key of its own, and is the provider’s alone', async () => {
    const plan = anotherPlan();
    await propose(plan);
    expect((await propose(plan, 'Abe')).status).toBe(409);
    const asked = [propose(anotherPlan(), 'Pat'), start('Pat', plan.key), propose(anotherPlan(), 'Pia')];
    const reads = ['Pat', 'Pia'].map((as) => send(as, `${experimentsPath}/${plan.key}`, { method: 'GET' }));
    expect((await Promise.all([...asked, ...reads])).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await start('Cora', 'no-such')).status).toBe(404);
  });
});

describe('what is shown', () => {
  test('people count from when they saw it, by person; who saw both sides is left out and counted', async () => {
    const plan = await running();
    const units = { control: unitOn(plan, 'control'), variation: unitOn(plan, 'variation') };
    const name = await newcomer();
    const applicationUuid = await apply(name, { cookie: cookieOf(units.variation) });
    await see(name, { cookie: cookieOf(units.variation), user: { applicationUuid } });
    await see('visitor', { cookie: cookieOf(units.control) });
    await see('visitor', { cookie: cookieOf(unitOn(plan, 'control')), headers: { 'user-agent': 'Googlebot/2.1' } });
    const before = (await read(plan.key)).results;
    expect(before).toMatchObject({ people: { control: 1, variation: 1 }, excluded: { bots: 1, staff: 0, both: 0 } });
    // The visitor with the other side was the same person, as the device shows once they log in there.
    await see(name, { cookie: cookieOf(units.control), user: { applicationUuid } });
    expect((await read(plan.key)).results).toMatchObject({
      people: { control: 0, variation: 0 },
      excluded: { bots: 1, staff: 0, both: 1 },
    });
    await stop(plan.key);
  });

  test('a guard metric that surely gets worse stops the experiment by itself, and says so', async () => {
    const [plan, calm] = [await running(), await running(anotherPlan({ flag: 'fe-heloc-business-iv' }))];
    await experimentDesk.watch();
    expect((await read(plan.key)).state).toBe('running');
    const { identityUuid } = players.get(await newcomer()) ?? {};
    await db.owner`
      insert into app.identity select (jsonb_populate_record(i, jsonb_build_object('uuid', gen_random_uuid(), 'email', gen_random_uuid() || '@h.example'))).*
        from app.identity i, generate_series(1, 400) where i.uuid = ${identityUuid as string}`.catch(() => {});
    const people = await db.owner<{ uuid: string }[]>`
      select uuid from app.identity where org_code = ${orgCode} and email like '%@h.example' limit 400`;
    expect(people).toHaveLength(400);
    await db.inOrg(orgCode, async (tx) => {
      for (const [place, { uuid }] of people.entries()) {
        const variation = place % 2 === 0 ? 'control' : 'variation';
        const seen = {
          variation,
          browserUuid: randomUUID(),
          identityUuid: uuid,
          isBot: false,
          isStaff: false,
        } as const;
        await insertExposure(tx, orgCode, { ...seen, experiment: plan.key }, new Date(Date.now() - 60_000));
        await insertExposure(tx, orgCode, { ...seen, experiment: calm.key }, new Date());
        if (variation === 'variation' && place % 4 === 1)
          await tx`insert into app.feedback (org_code, uuid, identity_uuid, topic, message, has_marketing_consent, page_path, product_type, created_at)
            values (${orgCode}, gen_random_uuid(), ${uuid}, 'IMPROVE', 'I cannot find my offer.', false, '/dashboard', 'HELOC', ${new Date(Date.now() - 30_000)})`;
      }
    });
    await experimentDesk.watch();
    expect(await read(plan.key)).toMatchObject({
      state: 'stopped',
      stopped: { by: null, why: 'Stopped automatically: Complaints got worse.' },
      results: { people: { control: 200, variation: 200 } },
    });
    // There the same complaints came before anyone saw it.
    expect((await read(calm.key)).state).toBe('running');
    await stop(calm.key);
  });
});
