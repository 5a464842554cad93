/** What becomes of an effect whose vendor never answers, or whose application ended meanwhile. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { waitingIn } from '#core/desk/queues.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createVendorInbox } from '../lending/vendor-inbox/index.ts';
import { createLog } from '../log.ts';
import { testDatabase } from '../store/test-database.ts';
import { VendorFault, VendorRefusal } from '../vendors/vendor.ts';
import type { EffectHandlers, VendorEffect } from './effects.ts';
import { askAfter, giveUpOrGoOn, runEffect, type WorkerDeps } from './run-effect.ts';

const db = await testDatabase();
const { origination, jobs, orgCode, borrower, staff } = await testOrigination(db);

/** What a worker works with: every effect does the same, and it is counted. */
function depsWith(start: () => Promise<'done'>, result: () => Promise<unknown> = async () => undefined) {
  let times = 0;
  const handler = {
    start: () => {
      times += 1;
      return start();
    },
    long: { read: () => undefined, result, finish: () => 'done' },
  };
  const handlers = new Proxy({}, { get: () => handler }) as EffectHandlers;
  const deps: WorkerDeps = {
    origination,
    vendorInbox: createVendorInbox(db, jobs),
    handlers,
    scan: async () => {},
    log: createLog('silent'),
  };
  return { deps, times: () => times };
}

type Status = Parameters<typeof origination.force>[2]['to'];

/** An application that operations put in a status, and the job of an effect that being there started. */
async function inStatus(to: Status, effect: VendorEffect) {
  const who = borrower();
  const { application } = await origination.start(aStart(who));
  const { uuid } = application;
  const { version } = await origination.force(staff(), uuid, { to, reason: 'For the test.' });
  const job = { orgCode, applicationUuid: uuid, effect, seq: version };
  return { who, uuid, job, status: async () => (await origination.view(who, uuid)).application.status };
}

const down = async () => {
  throw new VendorFault('credit', 'the connection was refused');
};
const done = async () => 'done' as const;

describe('when every try failed', () => {
  test('the application rests where operations sees it, and the vendor is not asked again', async () => {
    const { deps, times } = depsWith(done);
    const { uuid, who, job, status } = await inStatus('WAITING_FOR_AVM_DATA', 'valueProperty');
    await giveUpOrGoOn(deps, job);
    expect(await status()).toBe('UNKNOWN');
    expect((await origination.view(who, uuid)).application.resumeTo).toBe('WAITING_FOR_AVM_DATA');
    await giveUpOrGoOn(deps, job);
    expect(times()).toBe(0);
  });

  test('where a status was set by hand that cannot rest for it, a person is asked and nothing is tried again', async () => {
    const { deps, times } = depsWith(down);
    const { uuid, job, status, who } = await inStatus('PAYOFF_REQUEST_PENDING', 'collectPayoffLetters');
    await origination.force(staff(), uuid, { to: 'OFFER_SELECTION', reason: 'For the test.' });
    await giveUpOrGoOn(deps, job);
    await giveUpOrGoOn(deps, job);
    expect(times()).toBe(0);
    expect(await status()).toBe('OFFER_SELECTION');
    const { application } = await origination.view(who, uuid);
    expect(application.conditions).toMatchObject([{ categoryEnum: 'ESCALATION_REVIEW', clearedAt: null }]);
    expect(waitingIn(application)?.queue).toBe('answers');
  });

  test('an order whose answer never makes sense is asked after a dozen times, then left to a person', async () => {
    const { uuid, job, who } = await inStatus('PAYOFF_REQUEST_PENDING', 'collectPayoffLetters');
    await origination.force(staff(), uuid, { to: 'OFFER_SELECTION', reason: 'For the test.' });
    const result = async () => {
      throw new VendorFault('title', 'the answer makes no sense at letters');
    };
    const { deps } = depsWith(done, result);
    const order = { ...job, vendor: 'title', reference: randomUUID() };
    await deps.vendorInbox.place(order);
    await expect(askAfter(deps, { ...order, timesAsked: 11 })).rejects.toThrow('makes no sense');
    await askAfter(deps, { ...order, timesAsked: 12 });
    expect((await origination.view(who, uuid)).application.conditions).toHaveLength(1);
    const [row] = await db.app`select answered_at from app.vendor_order where reference = ${order.reference}`;
    expect(row?.['answeredAt']).not.toBeNull();
  });

  test('one that is over takes no word: the work is tried on until it is done', async () => {
    const { job, status } = await inStatus('CANCELLED', 'sendCancellationNotice');
    await expect(giveUpOrGoOn(depsWith(down).deps, job)).rejects.toThrow('refused');
    const { deps, times } = depsWith(done);
    await giveUpOrGoOn(deps, job);
    expect(times()).toBe(1);
    expect(await status()).toBe('CANCELLED');
  });

  test('a final no is not tried again', async () => {
    const { deps } = depsWith(async () => {
      throw new VendorRefusal('credit', 'no such person');
    });
    const { job, status } = await inStatus('WAITING_FOR_AVM_DATA', 'valueProperty');
    await runEffect(deps, job);
    expect(await status()).toBe('UNKNOWN');
  });
});

test('what an end itself asked for is heard after it, once; a line that was opened hears none of it', async () => {
  const refunded = async () => ({ says: 'feesGivenBack', payload: { amountCents: 55_000 } }) as never;
  const { deps } = depsWith(refunded);
  const { uuid, who, job, status } = await inStatus('CANCELLED', 'refundFees');
  await runEffect(deps, job);
  await runEffect(deps, job);
  const given = (events: readonly { readonly event: string }[]) =>
    events.filter(({ event }) => event === 'feesGivenBack').length;
  expect(given((await origination.history(who, uuid)).events)).toBe(1);
  expect(await status()).toBe('CANCELLED');
  const line = await inStatus('COMPLETE', 'refundFees');
  await runEffect(deps, line.job);
  expect(given((await origination.history(line.who, line.uuid)).events)).toBe(0);
});

describe('when the application ended meanwhile', () => {
  test('no one pulls credit for what was cancelled', async () => {
    const { deps, times } = depsWith(done);
    const { uuid, job } = await inStatus('HARD_CREDIT_PULL', 'pullHardCredit');
    await origination.force(staff(), uuid, { to: 'CANCELLED', reason: 'The borrower called.' });
    await runEffect(deps, job);
    expect(times()).toBe(0);
  });

  test('nothing is given back that is not owed, though a job of an earlier release asks for it', async () => {
    const { deps, times } = depsWith(done);
    const { job, uuid } = await inStatus('CANCELLED', 'refundEarlyFees');
    const [asked] = await db.owner`
      select count(*)::int as n from jobs.job
       where data ->> 'applicationUuid' = ${uuid} and data ->> 'effect' = 'refundEarlyFees'`;
    expect(asked?.['n']).toBe(0);
    await runEffect(deps, job);
    expect(times()).toBe(0);
  });

  test('what the end itself asked for is done', async () => {
    const { deps, times } = depsWith(done);
    const { job } = await inStatus('CANCELLED', 'sendCancellationNotice');
    await runEffect(deps, job);
    expect(times()).toBe(1);
  });
});
