/** An offer by email: to the borrower's own confirmed address only, once a request, in the server's figures. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OfferSet } from '#core/offers/offer.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { insertIdentity } from '../store/identities.ts';
import { testDatabase } from '../store/test-database.ts';
import { createOfferCopies, createOutbox } from './index.ts';

const db = await testDatabase();
const { origination, vault, orgCode, borrower } = await testOrigination(db);
const at = new Date('2026-03-02T15:00:00Z');

const offer = {
  id: 'ten',
  term: 10,
  type: 'STANDARD',
  rate: 0.09,
  originationFee: 0,
  minDraw: 15_000,
  maxDraw: 90_000,
};
const offerSet = { offers: [{ ...offer, discountList: [] }], ofeeMaxThreshold: null } as unknown as OfferSet;
const asked = { offerId: 'ten', drawCents: 5_000_000, discounts: [] };

async function someone({ isConfirmed = true, status = 'OFFER_SELECTION' } = {}) {
  const person = borrower();
  const { application } = await origination.start(aStart(person));
  const email = `${randomUUID()}@homeowner.example`;
  const identity = { orgCode, uuid: person.identityUuid, kind: 'customer', email, passwordHash: null } as const;
  await db.inOrg(orgCode, (tx) => insertIdentity(tx, { ...identity, phone: null, roles: ['borrower'] }, at));
  if (isConfirmed) await db.owner`update app.identity set email_confirmed_at = now() where email = ${email}`;
  const copies = createOfferCopies({
    database: db,
    marking: vault,
    outbox: createOutbox(db, () => at),
    dossier: async () => ({
      application: { ...application, status: status as 'OFFER_SELECTION' },
      pricing: { offerSet },
    }),
  });
  const waiting = () => db.owner`
    select recipient, details from app.message where application_uuid = ${application.uuid} and kind = 'offerCopy'`;
  return {
    email,
    waiting,
    send: (what = asked, key = 'request-one') => copies.send(person, application.uuid, what, key),
  };
}

test('it goes to the address that was confirmed, with the rate and the total that the server works out', async () => {
  const { email, waiting, send } = await someone();
  expect(await send()).toEqual({ to: email });
  const [message] = await waiting();
  expect(message).toMatchObject({ recipient: email });
  expect(JSON.parse(message?.['details']['offer'])).toMatchObject({ rateBps: 900, amountCents: 5_000_000 });
});

test('one request is one email, however often it is sent', async () => {
  const { waiting, send } = await someone();
  await send();
  await send();
  expect(await waiting()).toHaveLength(1);
});

test('no address that no one has confirmed is written to', async () => {
  const { waiting, send } = await someone({ isConfirmed: false });
  await expect(send()).rejects.toMatchObject({ code: 'conflict' });
  expect(await waiting()).toEqual([]);
});

test('an offer that is not theirs, and a draw beyond it, are refused; so is all of it once an offer is chosen', async () => {
  const { waiting, send } = await someone();
  await expect(send({ ...asked, offerId: 'another' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(send({ ...asked, drawCents: 9_500_000 })).rejects.toMatchObject({ code: 'invalid' });
  expect(await waiting()).toEqual([]);
  const later = await someone({ status: 'INCOME_VERIFICATION' });
  await expect(later.send()).rejects.toMatchObject({ code: 'conflict' });
});
