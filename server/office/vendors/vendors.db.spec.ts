/** The desk of vendors on the whole product: a pause holds a working worker, and no one reaches into another organization. */
import { describe, expect, test, vi } from 'vitest';
import type { Person } from '../../actor.ts';
import { aStart, person } from '../../lending/origination/test-origination.ts';
import { reaches, testProduct } from '../../proof/test-product.ts';
import { placeOrder } from '../../store/vendor-messages.ts';

const product = await testProduct();
const { vendorDesk, origination, orgCode, db, brands } = product;
const lendsHere = brands.all.filter(({ products }) => products.heloc?.licensedStates.includes('CA'));
const partner = lendsHere.find(({ canonicalOrgCode }) => canonicalOrgCode !== orgCode)?.canonicalOrgCode ?? '';
const staff = (role: Parameters<typeof person>[0], of = orgCode) => person(role, of);
const start = async (of = orgCode) => {
  const who = person('borrower', of);
  return { who, uuid: (await origination.start(aStart(who))).application.uuid };
};
const stateOf = async (who: Person, vendor: string) =>
  (await vendorDesk.vendors(who)).vendors.find((one) => one.vendor === vendor);
const auditOf = (act: string) => db.owner`select by_identity, what, why from app.audit_entry where act = ${act}`;

describe('pausing a vendor', () => {
  test('its orders wait and keep their tries, others go on, and resuming lets them go on', async () => {
    const compliance = staff('compliance');
    await vendorDesk.pause(compliance, 'credit', { reach: 'organization', why: 'Their data is wrong today.' });
    const [ours, theirs] = [await start(), await start(partner)];
    await reaches(product, theirs.who, theirs.uuid, 'OFFER_SELECTION');
    await reaches(product, ours.who, ours.uuid, 'WAITING_FOR_SOFT_CREDIT');
    const seen = new Set<string>();
    /** Each look puts it away as another job: the first one that has not been seen. */
    const putAway = async () =>
      (
        await db.owner<{ id: string; retryLimit: number; retryCount: number }[]>`
          select id, retry_limit, retry_count from jobs.job
           where state in ('created', 'retry') and start_after > now()
             and data ->> 'effect' = 'pullSoftCredit' and data ->> 'applicationUuid' = ${ours.uuid}`
      ).find(({ id }) => !seen.has(id));
    // It is looked at again and again, and no try is gone.
    for (let looks = 0; looks < 3; looks += 1) {
      const waiting = await vi.waitFor(async () => (await putAway()) ?? Promise.reject(new Error('Not yet.')), {
        timeout: 20_000,
        interval: 20,
      });
      expect(waiting).toMatchObject({ retryLimit: 6, retryCount: 0 });
      seen.add(waiting.id);
      if (looks < 2) await db.owner`update jobs.job set start_after = now() where id = ${waiting.id}`;
    }
    expect((await origination.view(ours.who, ours.uuid)).application.status).toBe('WAITING_FOR_SOFT_CREDIT');
    expect(await stateOf(compliance, 'credit')).toMatchObject({
      waiting: 1,
      pauses: [{ reach: 'organization', why: 'Their data is wrong today.' }],
    });
    await vendorDesk.resume(compliance, 'credit', { reach: 'organization' });
    await reaches(product, ours.who, ours.uuid, 'OFFER_SELECTION');
    expect(await auditOf('vendorPaused')).toMatchObject([
      { byIdentity: compliance.identityUuid, what: 'credit organization', why: 'Their data is wrong today.' },
    ]);
    expect(await auditOf('vendorResumed')).toHaveLength(1);
  }, 240_000);

  test('of two at once one pauses; what is not paused cannot be resumed', async () => {
    const wish = { reach: 'organization', why: 'Twice.' } as const;
    const both = await Promise.allSettled([
      vendorDesk.pause(staff('compliance'), 'flood', wish),
      vendorDesk.pause(staff('compliance'), 'flood', wish),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await vendorDesk.resume(staff('compliance'), 'flood', wish);
    await expect(vendorDesk.resume(staff('compliance'), 'flood', wish)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('only the provider’s admin pauses for all, and then another organization waits too', async () => {
    const wish = { reach: 'every', why: 'Down.' } as const;
    for (const who of [staff('partnerAdmin', partner), staff('compliance'), staff('providerAdmin', partner)])
      await expect(vendorDesk.pause(who, 'title', wish)).rejects.toMatchObject({ code: 'forbidden' });
    const admin = staff('providerAdmin');
    await vendorDesk.pause(admin, 'title', wish);
    expect((await stateOf(staff('partnerAdmin', partner), 'title'))?.pauses).toMatchObject([{ reach: 'every' }]);
    await expect(
      vendorDesk.resume(staff('partnerAdmin', partner), 'title', { reach: 'organization' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await vendorDesk.resume(admin, 'title', wish);
  });

  test('one organization’s pause is not seen by another, and nothing is paused that the worker does not ask', async () => {
    await vendorDesk.pause(staff('partnerAdmin', partner), 'income', { reach: 'organization', why: 'Ours.' });
    expect((await stateOf(staff('compliance'), 'income'))?.pauses).toEqual([]);
    const wish = { reach: 'organization', why: 'No.' } as const;
    await expect(vendorDesk.pause(staff('compliance'), 'messages', wish)).rejects.toMatchObject({ code: 'conflict' });
    await expect(vendorDesk.pause(staff('compliance'), 'no-such-vendor', wish)).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('orders', () => {
  test('an open order is listed and asked again by its own organization only, and not while the vendor is paused', async () => {
    const { uuid } = await start();
    const order = {
      vendor: 'recording',
      reference: 'r-1',
      orgCode,
      applicationUuid: uuid,
      effect: 'recordDeed',
      seq: 1,
    };
    await placeOrder(db.app, order);
    await db.owner`update app.vendor_order set asked_at = now(), times_asked = 9 where reference = 'r-1'`;
    const processor = staff('processor');
    expect((await vendorDesk.orders(processor, 'recording')).rows).toMatchObject([{ reference: 'r-1', timesAsked: 9 }]);
    expect((await vendorDesk.orders(staff('processor', partner), 'recording')).rows).toEqual([]);
    const again = (who: Person) => vendorDesk.askAgain(who, 'recording', { reference: 'r-1' });
    await expect(again(staff('processor', partner))).rejects.toMatchObject({ code: 'notFound' });
    await vendorDesk.pause(staff('compliance'), 'recording', { reach: 'organization', why: 'Closed.' });
    await again(processor);
    expect(await product.vendorInbox.silent(30, 20)).toEqual([]);
    await vendorDesk.resume(staff('compliance'), 'recording', { reach: 'organization' });
    expect(await product.vendorInbox.silent(30, 20)).toMatchObject([{ reference: 'r-1', timesAsked: 1 }]);
    expect(await auditOf('orderAskedAgain')).toMatchObject([{ byIdentity: processor.identityUuid, what: 'recording' }]);
  });

  test('calls are counted for all who look, with how long they took', async () => {
    await product.vendorRecorder.write();
    const credit = await stateOf(staff('processor'), 'credit');
    expect(credit?.calls.answered).toBeGreaterThan(1);
    expect(credit?.middle?.ms).toBeGreaterThan(0);
  });
});
