/** Average prime offer rates on the whole product: without a table of these days no rate is set, and nothing is lost. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { AporTooOld } from '#core/law/apor.ts';
import { asFailure } from '../api/faults.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { sandboxTable } from '../vendors/rate-tables/sandbox.ts';
import { untilOffers } from './test-answers.ts';
import { testProduct } from './test-product.ts';

const today = new Date().toISOString().slice(0, 10) as CalendarDate;
const file = join(mkdtempSync(join(tmpdir(), 'hearthline-rates-')), 'YieldTableFixed.txt');
writeFileSync(file, sandboxTable(addDays(today, -21)));
const product = await testProduct({ hasWorker: false, env: { APOR_TABLE: file } });
const { origination, orgCode, rates, db } = product;
const borrower = person('borrower', orgCode);
const { uuid } = (await origination.start(aStart(borrower))).application;

/** Everything that leads to a price; the last of it sets one. */
async function tellAll() {
  for (const [event, payload, findings = {}] of untilOffers)
    await origination.deliver({ orgCode, uuid, event, payload, by: 'vendor', delivery: event, findings });
}
const status = async () => (await origination.view(borrower, uuid)).application.status;

test('with a table of three weeks ago, what would set a rate is taken back whole and the caller told to come again', async () => {
  expect(await rates.load(today)).toBeGreaterThan(0);
  await expect(tellAll()).rejects.toThrow(AporTooOld);
  const before = await origination.history(borrower, uuid);
  await expect(tellAll()).rejects.toThrow(AporTooOld);
  expect((await origination.history(borrower, uuid)).events).toHaveLength(before.events.length);
  expect(await status()).not.toBe('OFFER_SELECTION');
  const told = asFailure(new AporTooOld());
  expect([told.status, told.details.retryAfterS]).toEqual([503, 600]);
});

test('a table that is not as published changes nothing', async () => {
  writeFileSync(file, '<html>Not found</html>\nx');
  await expect(rates.load(today)).rejects.toThrow('not as published');
  expect(rates.aporOn(addDays(today, -21))).toBeDefined();
});

test('once the week is published the same word sets the rate; two who take it at once take it once', async () => {
  writeFileSync(file, sandboxTable(today));
  const kept = async () => (await db.owner`select from app.apor_week`).length;
  const before = await kept();
  const added = await Promise.all([rates.load(today), rates.load(today)]);
  // Which of the two took which week is chance; each is taken by one.
  expect(added.reduce((sum, count) => sum + count, 0)).toBe((await kept()) - before);
  expect(await kept()).toBeGreaterThan(before);
  expect(rates.aporOn(today)?.bpsByTermYears[30]).toBe(692);
  await tellAll();
  expect(await status()).toBe('OFFER_SELECTION');
});

test('what was taken is never changed, not even by the product itself', async () => {
  await expect(db.app`update app.apor_week set bps_by_term = '{}'`).rejects.toThrow('permission denied');
  await expect(db.app`delete from app.apor_week`).rejects.toThrow('permission denied');
});
