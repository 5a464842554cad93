/**
 * Two companies for everything that two may do, and someone who changes who is first at random moments while loans go from
 * created to complete. By both companies' own books nothing is done twice: no order, no inquiry, no payment. `FULL=1` makes
 * a thousand swaps; `SEED` replays a run.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chanceOf } from '#core/contract/stories/chance.ts';
import { companies } from '#core/desk/vendors.ts';
import { person } from '../lending/origination/test-origination.ts';
import { holdFor, releaseHold } from '../store/vendor-swap.ts';
import type { Sandbox } from '../vendors/sandbox/sandbox.ts';
import { swapNeeds } from '../vendors/swap/held.ts';
import { hurry } from './test-hurry.ts';
import { testProduct } from './test-product.ts';
import { secondCompany } from './test-second-company.ts';
import { firstSeed, isFull } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';

const second = await secondCompany();
const product = await testProduct({ env: second.env });
second.door.leadsTo = `http://127.0.0.1:${(product.server.server.address() as AddressInfo).port}`;
hurry(product, { asksAfterOrders: true });
const { vendorDesk, orgCode, db } = product;
const admin = person('providerAdmin', orgCode);
const sandboxes: readonly Sandbox[] = [product.vendors.sandbox, second.sandbox];
const [swapsWanted, atOnce] = isFull ? [1000, 4] : [30, 2];

/** Changes who is first, for all or for this organization; now and then one of the two fails for a while. */
function swapAtRandom(seed: number) {
  const { pick, below, oneIn } = chanceOf(seed);
  let [swaps, isOver] = [0, false];
  const going = (async () => {
    while (!isOver) {
      const wish = { organization: pick([orgCode, '']), first: pick([...companies, null] as const), why: 'At random.' };
      const isDone = await vendorDesk.switchTo(admin, pick(swapNeeds), wish).then(
        () => true,
        () => false,
      );
      swaps += isDone ? 1 : 0;
      if (oneIn(10)) {
        const [sandbox, vendor] = [pick(sandboxes), pick(swapNeeds)];
        await sandbox.setMode(vendor, 'down');
        await sleep(below(400));
        await sandbox.setMode(vendor, 'normal');
      }
      await sleep(below(30));
    }
  })();
  return {
    count: () => swaps,
    stop: async () => {
      isOver = true;
      await going;
    },
  };
}

/** Everything that either company did, as its own book has it. */
async function done() {
  const books = await Promise.all(
    sandboxes.map(async (sandbox, n) =>
      (await Promise.all(swapNeeds.map((need) => sandbox.book(need, 100_000))))
        .flat()
        .map((entry) => ({ ...entry, at: n })),
    ),
  );
  return books.flat();
}

const perApplication = (entries: Awaited<ReturnType<typeof done>>, action: string) =>
  Map.groupBy(
    entries.filter((one) => one.action === action),
    ({ key }) => key.slice(0, 36),
  );

test('random swaps at random moments: every loan is funded, and nothing is done twice', async () => {
  const swapping = swapAtRandom(firstSeed);
  const road = journeysOn(product);
  const ends: string[] = [];
  while (swapping.count() < swapsWanted) {
    const plans = Array.from({ length: atOnce }, (_, n) => ({ paysOffLiens: n % 2 === 0, debtsToPay: n % 2 }));
    const traveled = await Promise.all(plans.map((plan) => road.travel(plan)));
    ends.push(...traveled.map(({ application }) => application.status));
  }
  await swapping.stop();
  expect(new Set(ends)).toEqual(new Set(['COMPLETE']));

  const entries = await done();
  // Both were asked, or nothing was shown.
  for (const n of [0, 1]) expect(entries.filter(({ at }) => at === n).length).toBeGreaterThan(10);
  const doubled = [...Map.groupBy(entries, ({ vendor, action, key }) => `${vendor} ${action} ${key}`)]
    .filter(([, same]) => same.length > 1)
    .map(([name]) => name);
  expect(doubled).toEqual([]);
  for (const action of ['disburse', 'pull hard', 'record', 'order full title'])
    for (const [uuid, same] of perApplication(entries, action)) expect(same, `${action} of ${uuid}`).toHaveLength(1);
  expect(perApplication(entries, 'disburse').size).toBe(ends.length);
  expect(perApplication(entries, 'pull hard').size).toBe(ends.length);
  expect(second.door.passed).toBeGreaterThan(0);
  const orders = await db.owner<{ reference: string }[]>`select reference from app.vendor_order`;
  expect(new Set(orders.map(({ reference }) => reference.startsWith('fallback:')))).toEqual(new Set([true, false]));
}, 3_600_000);

test('of many at once one decides who has it; it is taken back only where no other try has begun', async () => {
  const held = { need: 'title', what: 'request of many' };
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => holdFor(db.app, held, companies[n % 2] ?? 'primary')),
  );
  const [company = 'primary', ...others] = new Set(tries.map((one) => one.company));
  expect(others).toEqual([]);
  expect(tries.filter(({ isOnlyTry }) => isOnlyTry)).toHaveLength(1);
  expect(await releaseHold(db.app, held, company)).toBe(false);
  const alone = { need: 'title', what: 'request of one' };
  await holdFor(db.app, alone, 'fallback');
  expect(await releaseHold(db.app, alone, 'primary')).toBe(false);
  expect(await releaseHold(db.app, alone, 'fallback')).toBe(true);
  expect(await releaseHold(db.app, alone, 'fallback')).toBe(false);
});

test('only the provider’s admin switches, between two that there are, with a reason that stays', async () => {
  const wish = { organization: '', first: 'fallback', why: 'Their prices.' } as const;
  const partner = product.brands.organizations.find((one) => one !== orgCode) ?? '';
  await db.owner`delete from app.vendor_choice`;
  for (const who of [person('compliance', orgCode), person('partnerAdmin', partner), person('providerAdmin', partner)])
    await expect(vendorDesk.switchTo(who, 'title', wish)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(vendorDesk.switchTo(admin, 'notary', wish)).rejects.toMatchObject({ code: 'conflict' });
  await expect(vendorDesk.switchTo(admin, 'nothing', wish)).rejects.toMatchObject({ code: 'notFound' });
  await expect(vendorDesk.switchTo(admin, 'title', { ...wish, organization: 'NO_ONE' })).rejects.toMatchObject({
    code: 'notFound',
  });
  const both = await Promise.allSettled([1, 2].map(() => vendorDesk.switchTo(admin, 'title', wish)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await vendorDesk.switchTo(admin, 'title', { ...wish, organization: partner, first: 'primary' });
  const seenBy = async (who: typeof admin) => {
    const { vendors, switchable } = await vendorDesk.vendors(who);
    const title = vendors.find(({ vendor }) => vendor === 'title')?.second;
    return { first: title?.first, choices: title?.choices.length, canSwitch: switchable.length > 0 };
  };
  expect(await seenBy(admin)).toEqual({ first: 'fallback', choices: 2, canSwitch: true });
  expect(await seenBy(person('partnerAdmin', partner))).toEqual({ first: 'primary', choices: 2, canSwitch: false });
  const third = product.brands.organizations.find((one) => ![orgCode, partner].includes(one)) ?? '';
  expect(await seenBy(person('partnerAdmin', third))).toEqual({ first: 'fallback', choices: 1, canSwitch: false });
  await vendorDesk.switchTo(admin, 'title', { ...wish, organization: partner, first: null });
  expect(await seenBy(person('partnerAdmin', partner))).toMatchObject({ first: 'fallback' });
  const audit =
    await db.owner`select what, why from app.audit_entry where act = 'vendorSwitched' and what like 'title%' order by at desc`;
  expect(audit[0]).toMatchObject({ what: `title as for all ${partner}`, why: 'Their prices.' });
});
