/** What staff do, and what takes two of them: reasons, what was seen, looking ahead, and the second person. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sayStatus } from '#core/desk/names.ts';
import type { Status } from '#core/journey/statuses.ts';
import { fileRoles } from '#core/roles.ts';
import { type Browser, consoleApi, sendEvent, testConsole, whole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { operator, borrowerAt } = testConsole(product);
afterAll(() => product.close());

let [olive, otto]: readonly Browser[] = [];
beforeAll(async () => {
  [olive, otto] = await Promise.all([operator('Olive'), operator('Otto')]);
}, 300_000);

const people = () => ({ olive: olive as Browser, otto: otto as Browser });
const at = async (status: Status) => {
  const { uuid, put } = await borrowerAt('OFFER_SELECTION');
  if (status !== 'OFFER_SELECTION') await put(status);
  return { uuid, put };
};
const version = async (uuid: string) => (await whole(people().olive, uuid)).version;
const settle = (who: Browser, request: string | null | undefined, how: 'confirmation' | 'refusal', body?: object) =>
  who.send<{ errors?: string[]; message?: string; status?: string }>(
    'POST',
    `${consoleApi}/requests/${request}/${how}`,
    body,
  );
const waiting = async (who: Browser, uuid: string) =>
  (
    await who.send<{
      rows: { uuid: string; reason: string; whyNot: string | null; isMine: boolean; entered: object[] }[];
    }>('GET', `${consoleApi}/requests?application=${uuid}`)
  ).body.rows;

describe('an act', () => {
  test('is refused without a reason, and keeps the one it has in the history', async () => {
    const { uuid } = await at('CREDIT_ERROR');
    const before = await version(uuid);
    for (const reason of ['', '   ', undefined]) {
      const refused = await sendEvent(people().olive, uuid, 'creditRetried', {}, { reason });
      expect([refused.status, await version(uuid)]).toEqual([422, before]);
    }
    const done = await sendEvent(people().olive, uuid, 'creditRetried', {}, { reason: 'The bureau answers again.' });
    expect(done).toMatchObject({ status: 200, body: { request: null } });
    const { history } = await whole(people().olive, uuid);
    expect(history.find(({ event }) => event === 'creditRetried')).toMatchObject({ why: 'The bureau answers again.' });
  });

  test('of what was seen: when a colleague moved it, nothing is done and they are named with the seconds', async () => {
    const { uuid } = await at('OFFER_SELECTION');
    const seenVersion = await version(uuid);
    const raised = { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' };
    expect((await sendEvent(people().otto, uuid, 'conditionRaised', raised, { seenVersion })).status).toBe(200);
    const late = await sendEvent(people().olive, uuid, 'conditionRaised', raised, { seenVersion });
    expect(late.status).toBe(409);
    expect(late.body.errors?.[0]).toMatch(/^Otto Desk, \d+ seconds? ago: Condition raised\. Nothing was sent\./);
    expect((await whole(people().olive, uuid)).conditions).toHaveLength(1);
  });

  test('of what was seen: what they did themselves meanwhile is no colleague’s', async () => {
    const { uuid } = await at('OFFER_SELECTION');
    const seenVersion = await version(uuid);
    const raised = { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' };
    const { olive } = people();
    for (const _ of [1, 2])
      expect((await sendEvent(olive, uuid, 'conditionRaised', raised, { seenVersion })).status).toBe(200);
    const ahead = { event: 'conditionRaised', payload: raised, seenVersion: seenVersion + 40 };
    const neverSeen = await olive.send('POST', `${consoleApi}/applications/${uuid}/foresight`, ahead);
    expect(neverSeen.status).toBe(409);
  });
});

test('looking ahead says where it leads and what goes out, and changes nothing', async () => {
  const { uuid } = await at('CREDIT_NO_MATCH_SSN');
  const count = () =>
    product.db.inOrg(product.orgCode, async (tx) => {
      const [row] =
        await tx`select (select count(*) from app.application_event where application_uuid = ${uuid}) as events,
        (select count(*) from app.act_request) as requests, (select count(*) from app.audit_entry) as audit,
        (select version from app.application where uuid = ${uuid}) as version`;
      return row;
    });
  const before = await count();
  const url = `${consoleApi}/applications/${uuid}/foresight`;
  const ahead = await people().olive.send<object>('POST', url, { event: 'noCreditFileConfirmed' });
  expect(ahead).toMatchObject({
    status: 200,
    body: {
      status: 'DECLINED',
      isMoved: true,
      two: null,
      messages: [{ what: 'Notice of adverse action', to: 'the borrower' }],
      borrowerReads: expect.stringContaining('decision'),
    },
  });
  const owner = { firstName: 'Mate', lastName: 'Homeowner', email: 'm@example.com', phoneNumber: '4155550144' };
  const { uuid: other } = await at('CO_DEED_REQ');
  const invited = { event: 'signerAdded', payload: owner };
  expect((await people().olive.send('POST', `${consoleApi}/applications/${other}/foresight`, invited)).status).toBe(
    200,
  );
  expect(await count()).toEqual(before);
  expect((await people().olive.send('POST', url, { event: 'resumed' })).status).toBe(409);
});

describe('what takes two people', () => {
  const refusal = { isApproved: false };

  test('is asked for by one and done by another, once; the first cannot confirm it', async () => {
    const { uuid } = await at('TRUST_AND_INSURANCE');
    const { olive, otto } = people();
    const { conditions } = await whole(olive, uuid);
    for (const { uuid: conditionUuid } of conditions)
      await sendEvent(olive, uuid, 'conditionCleared', { conditionUuid });
    const asked = await sendEvent(olive, uuid, 'trustReviewed', refusal, {
      reason: 'The trust has no power to borrow.',
    });
    expect(asked).toMatchObject({ status: 200, body: { status: 'TRUST_AND_INSURANCE', request: expect.any(String) } });
    const twice = await sendEvent(olive, uuid, 'trustReviewed', refusal);
    expect([twice.status, twice.body.errors]).toEqual([
      409,
      ['This was asked for already and waits for a second person.'],
    ]);
    expect(await waiting(olive, uuid)).toMatchObject([
      { isMine: true, whyNot: expect.stringContaining('Someone else') },
    ]);
    expect(await waiting(otto, uuid)).toMatchObject([
      { isMine: false, whyNot: null, reason: 'The trust has no power to borrow.' },
    ]);
    const { request } = asked.body;
    expect((await settle(olive, request, 'confirmation')).status).toBe(403);
    const both = await Promise.all([settle(otto, request, 'confirmation'), settle(otto, request, 'confirmation')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status, history } = await whole(olive, uuid);
    expect([status, history.filter(({ event }) => event === 'trustReviewed').length]).toEqual(['DECLINED', 1]);
    expect(history.find(({ event }) => event === 'trustReviewed')).toMatchObject({
      by: 'Otto Desk',
      why: 'The trust has no power to borrow.',
      entered: expect.arrayContaining([{ label: 'Asked by', value: 'Olive Desk' }]),
    });
  });

  test('a suspicion that proved true declines for cause: with reasons, by two people of compliance, and not without one', async () => {
    const { uuid } = await at('FINAL_TITLE_EXCEPTION');
    const { olive, otto } = people();
    const proved = { reasons: ['IDENTITY'] };
    const reason = 'Name, birth date and passport are those on the list.';
    const nothing = await sendEvent(olive, uuid, 'declinedForCause', proved, { reason });
    expect([nothing.status, nothing.body.errors]).toEqual([
      409,
      ['No name is open that is like one on a sanctions list, and no document is suspected.'],
    ]);
    await product.origination.deliver({
      ...{ orgCode: product.orgCode, uuid, event: 'applicantsScreened', by: 'vendor', delivery: `screened ${uuid}` },
      payload: { isClear: false, findings: ['SDN 1234: Homeowner, Ada'] },
    });
    const processor = await operator('Peter', { roles: ['processor'] });
    expect((await sendEvent(processor, uuid, 'declinedForCause', proved, { reason })).status).toBe(403);
    expect((await sendEvent(olive, uuid, 'declinedForCause', { reasons: [] }, { reason })).status).toBe(422);
    const { request } = (await sendEvent(olive, uuid, 'declinedForCause', proved, { reason })).body;
    expect((await settle(olive, request, 'confirmation')).status).toBe(403);
    expect((await whole(olive, uuid)).status).toBe('FINAL_TITLE_EXCEPTION');
    expect((await settle(otto, request, 'confirmation')).status).toBe(200);
    const { status, history } = await whole(olive, uuid);
    expect(status).toBe('DECLINED');
    expect(history.find(({ event }) => event === 'declinedForCause')).toMatchObject({ by: 'Otto Desk', why: reason });
    const notices = async () =>
      product.db.inOrg(product.orgCode, async (tx) => [
        ...(await tx`select type from app.document where application_uuid = ${uuid} and type = 'ADVERSE_ACTION_NOTICE'`),
      ]);
    await expect.poll(notices, { timeout: 30_000 }).toHaveLength(1);
  });

  test('is void when the application moved on, and says by whom', async () => {
    const { uuid } = await at('FINAL_TITLE_EXCEPTION');
    const { olive, otto } = people();
    const { request } = (await sendEvent(olive, uuid, 'titleNotCurable')).body;
    await sendEvent(olive, uuid, 'conditionRaised', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' });
    const late = await settle(otto, request, 'confirmation');
    expect(late.status).toBe(409);
    expect(late.body.errors?.[0]).toMatch(/^The application changed after this was asked, .* Olive Desk, \d+ second/);
    expect((await settle(otto, request, 'confirmation')).body.errors).toEqual(['This request was settled already.']);
    expect((await whole(olive, uuid)).status).toBe('FINAL_TITLE_EXCEPTION');
  });

  test('is void when it is the second person who moved it: the first never saw that', async () => {
    const { uuid } = await at('FINAL_TITLE_EXCEPTION');
    const { olive, otto } = people();
    const { request } = (await sendEvent(olive, uuid, 'titleNotCurable')).body;
    await sendEvent(otto, uuid, 'conditionRaised', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' });
    expect((await settle(otto, request, 'confirmation')).status).toBe(409);
    expect((await whole(olive, uuid)).status).toBe('FINAL_TITLE_EXCEPTION');
  });

  test('is refused by the second person with a word, or taken back by the first', async () => {
    const { uuid } = await at('FINAL_TITLE_EXCEPTION');
    const { olive, otto } = people();
    const first = (await sendEvent(olive, uuid, 'titleNotCurable')).body.request;
    expect((await settle(otto, first, 'refusal', { why: ' ' })).status).toBe(422);
    expect((await settle(otto, first, 'refusal', { why: 'A quitclaim deed cures it.' })).status).toBe(204);
    const second = (await sendEvent(olive, uuid, 'titleNotCurable')).body.request;
    expect((await settle(olive, second, 'refusal', { why: 'Found another way.' })).status).toBe(204);
    expect(await waiting(olive, uuid)).toEqual([]);
  });

  test('keeps a number that was asked for only while it is open', async () => {
    const { uuid } = await at('CREDIT_NO_MATCH_SSN');
    const { olive, otto } = people();
    const found = { documentSeen: 'Social Security card' };
    const ask = async () =>
      (await sendEvent(olive, uuid, 'identityCorrected', { ssn: '123456780' }, { found })).body.request;
    const kept = () =>
      product.db.owner`select from app.secret_field where application_uuid = ${uuid} and field like 'ssn asked%'`;
    const refused = await ask();
    expect(await kept()).toHaveLength(1);
    expect((await settle(otto, refused, 'refusal', { why: 'The card is of someone else.' })).status).toBe(204);
    expect(await kept()).toHaveLength(0);
    expect((await settle(otto, await ask(), 'confirmation')).status).toBe(200);
    expect(await kept()).toHaveLength(0);
    const now = await product.db
      .owner`select last_four from app.secret_field where application_uuid = ${uuid} and field = 'ssn'`;
    expect([...now]).toEqual([{ lastFour: '6780' }]);
    const [known] = await product.db
      .owner`select record -> 'credit' ->> 'ssnLastFour' as ssn from app.application where uuid = ${uuid}`;
    expect(known).toEqual({ ssn: '6780' });
  });

  test('is no one else’s to see: of another organization, or without the permission, it cannot be settled', async () => {
    const { uuid } = await at('FINAL_TITLE_EXCEPTION');
    const { request } = (await sendEvent(people().olive, uuid, 'titleNotCurable')).body;
    expect((await settle(people().otto, randomUUID(), 'confirmation')).status).toBe(404);
    await product.db.inOrg('ANOTHER_LENDER', async (tx) => {
      expect(await tx`select from app.act_request`).toHaveLength(0);
    });
    expect(fileRoles).toContain('underwriter');
    expect(request).toEqual(expect.any(String));
  });
});

describe('forcing a status', () => {
  test('lists what is skipped, is asked for by one and done by another', async () => {
    const { uuid } = await at('FINAL_TITLE_REVIEW');
    const { olive, otto } = people();
    const url = `${consoleApi}/applications/${uuid}/force`;
    const ahead = await olive.send<{ skipped: string[] }>('POST', `${url}/foresight`, { to: 'NOTE_SIGNING' });
    expect(ahead.body.skipped).toContain('Title review is left without its result.');
    const wish = { to: 'NOTE_SIGNING', reason: 'Signed on paper before.', seenVersion: await version(uuid) };
    const { body, status } = await olive.send<{ request: string }>('POST', url, wish);
    expect(status).toBe(200);
    expect((await whole(olive, uuid)).status).toBe('FINAL_TITLE_REVIEW');
    expect((await waiting(otto, uuid))[0]?.entered).toEqual([
      { label: 'To', value: sayStatus('NOTE_SIGNING') },
      { label: 'What is skipped', value: ahead.body.skipped.join(' ') },
    ]);
    expect((await settle(olive, body.request, 'confirmation')).status).toBe(403);
    expect((await settle(otto, body.request, 'confirmation')).body.status).toBe('NOTE_SIGNING');
    const { history } = await whole(olive, uuid);
    expect(history[0]).toMatchObject({ event: 'forced', by: 'Otto Desk', why: 'Signed on paper before.' });
  });
});
