/** A funded line goes to its servicer: what goes out, what its answer does, and what the desk finds and may do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Boarding } from '#core/servicing/boarding.ts';
import { type ControlTotals, controlTotals } from '#core/servicing/boarding-file.ts';
import { type Browser, consoleApi, sendEvent, testConsole, whole } from './test-console.ts';
import { hurry } from './test-hurry.ts';
import { becomesQuiet } from './test-invariants.ts';
import { testProduct } from './test-product.ts';
import { journeysOn } from './test-traveler.ts';

const product = await testProduct();
const road = journeysOn(product);
const desk = testConsole(product);
hurry(product, { hurriesVendors: true });

const book = async (uuid: string) =>
  (await product.vendors.sandbox.book('servicing', 50, uuid)).filter(({ action }) => action === 'board');

async function recordOf(who: Browser, uuid: string): Promise<Boarding> {
  return (await who.send<Boarding>('GET', `/service-payments/api/v1/applications/${uuid}/boarding`)).body;
}

async function listed(who: Browser, queue: string): Promise<string[]> {
  const url = `${consoleApi}/work/items?queue=${queue}`;
  const { body } = await who.send<{ rows: { applicationUuid: string }[] }>('GET', url);
  return body.rows.map(({ applicationUuid }) => applicationUuid);
}

const funder = () => desk.operator('Fay', { roles: ['funder'] });

async function until(uuid: string, event: string): Promise<void> {
  const fay = await funder();
  for (let waited = 0; waited < 20_000; waited += 50) {
    if ((await whole(fay, uuid)).history.some((one) => one.event === event)) return;
    await sleep(50);
  }
  throw new Error(`There was no ${event}.`);
}

test('a funded line is boarded once, with the totals of its own record', async () => {
  const { application, uuid, events } = await road.travel({});
  expect(application.status).toBe('COMPLETE');
  expect(application.servicing).toMatchObject({ state: 'boarded', why: null, number: expect.stringMatching(/^S-/) });
  expect(events.filter((event) => event === 'lineBoarded')).toHaveLength(1);
  const sent = await book(uuid);
  expect(sent).toHaveLength(1);
  const record = await recordOf(await funder(), uuid);
  const { totals } = (sent[0]?.shown ?? {}) as { totals: ControlTotals };
  expect(totals).toEqual(controlTotals([record]));
  expect(totals.principalCents).toBe(application.offers.selected?.amountCents);
  const fay = await funder();
  expect(await listed(fay, 'boarding-refused')).not.toContain(uuid);
  const { actions } = await whole(fay, uuid);
  expect(actions).toContainEqual({ event: 'boardingSentAgain', whyNot: 'The servicer has this line already.' });
});

test('what a servicer refuses is found by the funder, and no one else does anything about it', async () => {
  const { uuid } = await road.travel(
    { street: 'Unboarded' },
    { until: ({ events }) => events.includes('boardingRefused') },
  );
  const fay = await funder();
  expect(await listed(fay, 'boarding-refused')).toContain(uuid);
  const seen = await whole(fay, uuid);
  expect([seen.status, seen.isOurs]).toEqual(['COMPLETE', true]);
  expect(seen.history.find(({ event }) => event === 'boardingRefused')?.why).toContain('first payment');

  const why = 'The due day was moved.';
  const processor = await desk.operator('Pia', { roles: ['processor'] });
  expect((await sendEvent(processor, uuid, 'boardingSentAgain', { why })).status).toBe(403);
  expect((await sendEvent(await desk.newBorrower(), uuid, 'boardingSentAgain', { why })).status).not.toBe(200);
  expect((await sendEvent(fay, uuid, 'boardingSentAgain', { why, more: 1 })).status).toBe(422);
  const both = await Promise.all([1, 2].map(() => sendEvent(fay, uuid, 'boardingSentAgain', { why })));
  expect(both.some(({ status }) => status === 200)).toBe(true);
  await until(uuid, 'lineBoarded');
  expect(await listed(fay, 'boarding-refused')).not.toContain(uuid);
  expect((await sendEvent(fay, uuid, 'lineBoarded', { servicerNumber: 'S-2' })).status).toBe(409);
});

test('an answer whose totals are not ours is a refusal, and says which', async () => {
  const { application, events } = await road.travel({ street: 'Miscount' });
  expect(events.filter((event) => event === 'boardingRefused' || event === 'lineBoarded')).toEqual([
    'boardingRefused',
    'lineBoarded',
  ]);
  expect(application.servicing?.state).toBe('boarded');
  const { history } = await whole(await funder(), application.uuid);
  expect(history.find(({ event }) => event === 'boardingRefused')?.why).toBe(
    'The servicer counted something else than we sent: principal.',
  );
});

test('a line that was moved to its end by hand is not handed over', async () => {
  const { uuid, put } = await desk.borrowerAt('OFFER_SELECTION');
  await put('COMPLETE');
  await becomesQuiet(product.db, uuid);
  expect(await book(uuid)).toEqual([]);
  expect(await listed(await funder(), 'boarding-unanswered')).not.toContain(uuid);
});
