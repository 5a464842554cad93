import { describe, expect, test } from 'vitest';
import type { Debt } from '#core/underwriting/file.ts';
import { ordinaryFindings } from '../../proof/test-answers.ts';
import type { Sql } from '../../store/database.ts';
import { readEvents } from '../../store/events.ts';
import { firstHash, plainHash } from '../../store/history-seals.ts';
import { insertIdentity } from '../../store/identities.ts';
import { testDatabase } from '../../store/test-database.ts';
import type { Delivery, StoredApplication } from './index.ts';
import { aStart, nameAccount, person, rolesFor, testOrigination } from './test-origination.ts';

const db = await testDatabase();
const { origination, orgCode, borrower, staff } = await testOrigination(db);

function word(uuid: string, event: Delivery['event'], payload: unknown, more: Partial<Delivery> = {}): Delivery {
  return { orgCode, uuid, event, payload, by: 'vendor', delivery: `${event}-1`, ...more };
}

/** Everything the vendors say until there are offers. */
async function toOffers(who = borrower(), liabilities: readonly Debt[] = [], occupancy: 'HOME' | 'SECONDARY' = 'HOME') {
  const { application } = await origination.start(aStart(who, { occupancy }));
  const { uuid } = application;
  await origination.deliver(word(uuid, 'documentsDelivered', { documentUuids: [] }));
  await origination.deliver(
    word(
      uuid,
      'softCreditReturned',
      { outcome: 'file', bureau: 'First Bureau' },
      { findings: { credit: { ...ordinaryFindings.credit, liabilities } } },
    ),
  );
  await origination.deliver(
    word(
      uuid,
      'propertyValued',
      { outcome: 'valued', valueCents: 80_000_000, condition: 'GOOD' },
      { findings: { property: ordinaryFindings.property } },
    ),
  );
  const answer = await origination.deliver(
    word(uuid, 'propertyReportReturned', {
      ownership: 'SOLE',
      hasLiensToConfirm: false,
      isTransferRecent: false,
      isApplicantOwner: true,
      isFullTitleNeeded: false,
    }),
  );
  return { who, uuid, answer };
}

async function effectsQueued(uuid: string): Promise<string[]> {
  const rows = await db.owner<
    { effect: string }[]
  >`select data ->> 'effect' as effect from jobs.job where data ->> 'applicationUuid' = ${uuid} order by created_on, id`;
  return rows.map(({ effect }) => effect);
}

describe('from created to offers', () => {
  test('a new application runs by itself until a vendor is needed, and the job is in the queue', async () => {
    const { application, version } = await origination.start(aStart(borrower()));
    expect(application.status).toBe('WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE');
    expect(version).toBe(3);
    expect(await effectsQueued(application.uuid)).toEqual(['deliverPreCreditDocuments']);
  });

  test('the rules price real offers in the transaction that brought the last report', async () => {
    const { who, uuid, answer } = await toOffers();
    expect(answer.taken && answer.after.application.status).toBe('OFFER_SELECTION');
    const pricing = await origination.offers(who, uuid);
    expect(pricing.offerSet?.offers.length).toBeGreaterThan(5);
    expect(pricing.explanation).toBeDefined();
  });

  test('a refusal names its principal reasons', async () => {
    const { application } = await origination.start(aStart(borrower(), { employmentType: 'UNEMPLOYED' }));
    expect(application.status).toBe('DECLINED');
    expect(application.declineReasons.length).toBeGreaterThan(0);
    expect(await effectsQueued(application.uuid)).toContain('sendAdverseActionNotice');
  });
});

describe('new terms', () => {
  const card: Debt = {
    uuid: 'card-1',
    creditor: 'First Card',
    monetaryBalance: 4_000,
    monetaryCalculatedNextPaymentMinimumAmount: 80,
    payOff: { status: 'NOT_SELECTED' },
  };

  async function chooseThenRevise() {
    const { who, uuid } = await toOffers(borrower(), [card]);
    const act = async (command: 'selectOffer' | 'acceptRevisedOffer', body: object) => {
      const [offer] = (await origination.offers(who, uuid)).offerSet?.offers ?? [];
      const wish = { offerId: offer?.id, drawCents: Math.ceil((offer?.minDraw ?? 0) * 100), discounts: [] };
      return origination.act({ person: who, uuid, command, body: { ...wish, ...body } });
    };
    await act('selectOffer', { debtsToPay: ['card-1'] });
    await origination.force(staff(), uuid, { to: 'REVISED_OFFER_SELECTION', reason: 'To see what is kept.' });
    return { accept: (body: object) => act('acceptRevisedOffer', body) };
  }

  test('are accepted without a word about debts: those chosen before are still paid', async () => {
    const { accept } = await chooseThenRevise();
    expect((await accept({})).application.offers.debtsToPay).toEqual(['card-1']);
  });

  test('are accepted with other debts, or with none', async () => {
    const { accept } = await chooseThenRevise();
    expect((await accept({ debtsToPay: [] })).application.offers.debtsToPay).toEqual([]);
  });
});

describe('the history', () => {
  test('has no gap, is sealed, and names the first row that was touched', async () => {
    const { who, uuid } = await toOffers();
    const { events, brokenAt } = await origination.history(who, uuid);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(brokenAt).toBeUndefined();

    await db.owner`alter table app.application_event disable trigger application_event_is_final`;
    await db.owner`update app.application_event set payload = '{"score": 800}' where application_uuid = ${uuid} and seq = 4`;
    expect((await origination.history(who, uuid)).brokenAt).toBe(4);
    await db.owner`alter table app.application_event enable trigger application_event_is_final`;
  });

  test('cannot be changed, removed or emptied, not even by its owner, while the trigger stands', async () => {
    await expect(db.owner`delete from app.application_event`).rejects.toThrow('never changed');
    await expect(db.owner`truncate app.application_event`).rejects.toThrow('never changed');
    await expect(db.inOrg(orgCode, (tx) => tx`update app.application_event set event = 'x'`)).rejects.toThrow(
      /permission denied/,
    );
  });

  test('a cut tail is found out by the hash the application remembers', async () => {
    const { who, uuid } = await toOffers();
    await db.owner`alter table app.application_event disable trigger application_event_is_final`;
    await db.owner`delete from app.application_event where application_uuid = ${uuid} and seq = (select max(seq) from app.application_event where application_uuid = ${uuid})`;
    await db.owner`alter table app.application_event enable trigger application_event_is_final`;
    const { events, brokenAt } = await origination.history(who, uuid);
    expect(brokenAt).toBe(events.length + 1);
  });

  test('[T25] one that is rewritten from end to end, with the hash that the application remembers, is found out', async () => {
    const { who, uuid } = await toOffers();
    const events = await db.inOrg(orgCode, (tx) => readEvents(tx, orgCode, uuid));
    await db.owner`alter table app.application_event disable trigger application_event_is_final`;
    const forger = staff().identityUuid;
    let previous: Buffer = firstHash;
    for (const event of events) {
      const hash = plainHash({ orgCode, applicationUuid: uuid }, previous, { ...event, byIdentity: forger });
      await db.owner`update app.application_event set key_id = null, by_identity = ${forger}, previous_hash = ${previous}, hash = ${hash}
        where application_uuid = ${uuid} and seq = ${event.seq}`;
      previous = hash;
    }
    await db.owner`update app.application set last_hash = ${previous} where uuid = ${uuid}`;
    await db.owner`alter table app.application_event enable trigger application_event_is_final`;
    expect((await origination.history(who, uuid)).brokenAt).toBe(events.length + 1);
    await expect(
      origination.force(staff(), uuid, { to: 'OFFER_SELECTION', reason: 'To go on.' }),
      'the door adds nothing to it',
    ).rejects.toThrow('does not end where it was sealed');
  });

  test('[T25] one that is turned back to an earlier true event, or loses the seal of its end, is not continued', async () => {
    const { who, uuid } = await toOffers();
    await db.owner`alter table app.application_event disable trigger application_event_is_final`;
    const [cut] = await db.owner`
      delete from app.application_event where application_uuid = ${uuid} and seq = (
        select max(seq) from app.application_event where application_uuid = ${uuid}) returning seq, previous_hash`;
    await db.owner`alter table app.application_event enable trigger application_event_is_final`;
    await db.owner`update app.application set version = ${cut?.['seq'] - 1}, last_hash = ${cut?.['previousHash']} where uuid = ${uuid}`;
    const goOn = () => origination.force(staff(), uuid, { to: 'OFFER_SELECTION', reason: 'To go on.' });
    expect((await origination.history(who, uuid)).brokenAt).toBe(cut?.['seq']);
    await expect(goOn()).rejects.toThrow('does not end where it was sealed');
    await db.owner`delete from app.application_head where application_uuid = ${uuid}`;
    expect((await origination.history(who, uuid)).brokenAt).toBe(cut?.['seq']);
    await expect(goOn()).rejects.toThrow('does not end where it was sealed');
  });
});

describe('once and only once', () => {
  test('the same delivery five times at the same moment is taken once', async () => {
    const { application } = await origination.start(aStart(borrower()));
    const same = word(application.uuid, 'documentsDelivered', { documentUuids: [] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => origination.deliver(same)));
    expect(answers.filter(({ taken }) => taken)).toHaveLength(1);
    expect((await effectsQueued(application.uuid)).filter((effect) => effect === 'pullSoftCredit')).toHaveLength(1);
  });

  test('a delivery that could be taken again is taken once', async () => {
    const { who, uuid } = await toOffers();
    const raised = word(uuid, 'conditionRaised', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', notes: 'One.' });
    expect(await origination.deliver(raised)).toMatchObject({ taken: true });
    expect(await origination.deliver(raised)).toMatchObject({ taken: false, isRepeated: true });
    expect((await origination.view(who, uuid)).application.conditions).toHaveLength(1);
  });

  test('a word that comes late is put aside and changes nothing', async () => {
    const { who, uuid } = await toOffers();
    const before = await origination.view(who, uuid);
    const late = await origination.deliver(
      word(uuid, 'softCreditReturned', { outcome: 'frozen' }, { delivery: 'softCreditReturned-late' }),
    );
    expect(late.taken).toBe(false);
    expect((await origination.view(who, uuid)).version).toBe(before.version);
  });

  test('one active application per person and organization, however hard one clicks', async () => {
    const who = borrower();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => origination.start(aStart(who))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  });

  test('a lost answer asked for again with its key is the same application; other content is refused', async () => {
    const who = borrower();
    const key = 'registration-4711';
    const [first, second] = [
      await origination.start({ ...aStart(who), key }),
      await origination.start({ ...aStart(who), key }),
    ];
    expect(second.application.uuid).toBe(first.application.uuid);
    await expect(origination.start({ ...aStart(who, { annualIncomeCents: 1 }), key })).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  test('fifty people with one application: exactly one choice wins, the others are told where it stands', async () => {
    const { who, uuid } = await toOffers();
    const { offerSet } = await origination.offers(who, uuid);
    const [offer] = offerSet?.offers ?? [];
    if (!offer) throw new Error('There should be offers.');
    const choice = { offerId: offer.id, drawCents: Math.ceil(offer.minDraw * 100) };
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        origination.act({
          person: who,
          uuid,
          command: 'selectOffer',
          body: { ...choice, discounts: [], debtsToPay: [] },
        }),
      ),
    );
    const won = tries.filter((one): one is PromiseFulfilledResult<StoredApplication> => one.status === 'fulfilled');
    expect(won).toHaveLength(1);
    const refusals = tries
      .filter((one): one is PromiseRejectedResult => one.status === 'rejected')
      .map(({ reason }) => reason);
    // On a slow machine some of fifty wait for their turn longer than anyone may: they are told to look again.
    expect(refusals.filter(({ code }) => !['conflict', 'stillRunning'].includes(code))).toEqual([]);
    const told = refusals.find(({ code }) => code === 'conflict');
    expect(told.details.present).toMatchObject({ status: won[0]?.value.application.status });
  });
});

describe('whose it is', () => {
  test('the status alone is told to exactly those who may see the application', async () => {
    const who = borrower();
    const referrer = person('originator', orgCode);
    const { application } = await origination.start(
      aStart(who, { referrer: { referrerUuid: referrer.identityUuid, wholesaleBrokerNmls: null } }),
    );
    const { uuid } = application;
    const signer = person('signer', orgCode);
    const account = {
      uuid: signer.identityUuid,
      kind: 'customer',
      email: 'bo@owner.example',
      roles: ['signer'],
    } as const;
    await db.inOrg(orgCode, (tx, now) =>
      insertIdentity(tx, { ...account, orgCode, passwordHash: null, phone: null }, now),
    );
    const names = { firstName: 'Bo', lastName: 'Owner' };
    const owner = { identityUuid: account.uuid, ...names, email: account.email, phoneNumber: null };
    await origination.force(staff(), uuid, { to: 'CO_DEED_REQ', reason: 'For the test.' });
    await origination.signal({ person: staff(), uuid, event: 'signerAdded', body: owner });
    for (const one of [who, signer, referrer, staff()])
      expect(await origination.statusOf(one, uuid), one.roles.join()).toBe('CO_DEED_REQ');
    const strangers = [
      borrower(),
      person('signer', orgCode),
      person('originator', orgCode),
      { ...who, roles: ['signer'] } as const,
      { ...who, roles: rolesFor('operations') },
      { ...who, orgCode: 'ANOTHER' },
    ];
    for (const one of strangers) {
      await expect(origination.statusOf(one, uuid), one.roles.join()).rejects.toMatchObject({ code: 'notFound' });
      await expect(origination.view(one, uuid), one.roles.join()).rejects.toMatchObject({ code: 'notFound' });
    }
    const absent = '00000000-0000-0000-0000-000000000000';
    await expect(origination.statusOf(who, absent)).rejects.toMatchObject({ code: 'notFound' });
  });

  test('another borrower, another organization, a visitor and no one’s number are all answered alike', async () => {
    const { uuid } = await toOffers();
    for (const other of [
      borrower(),
      person('borrower', 'OTHER_ORG'),
      person('operations', 'OTHER_ORG'),
      person('originator', orgCode),
    ]) {
      await expect(origination.view(other, uuid), other.roles.join()).rejects.toMatchObject({ code: 'notFound' });
    }
    await expect(origination.view(borrower(), '00000000-0000-0000-0000-000000000000')).rejects.toMatchObject({
      code: 'notFound',
    });
    expect((await origination.view(staff(), uuid)).application.uuid).toBe(uuid);
    const seen = (sql: Sql) => sql<{ org: string | null }[]>`select app.org() as org`;
    const after = await Promise.all(Array.from({ length: 40 }, () => [seen(db.app), db.lookUp(seen)]).flat());
    expect(new Set(after.map(([row]) => row?.org))).toEqual(new Set([null]));
  });

  test('a borrower cannot say what only a vendor or operations may say', async () => {
    const { who, uuid } = await toOffers();
    await expect(
      origination.signal({ person: who, uuid, event: 'fundingApproved', body: { approver: 'me' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      origination.signal({ person: who, uuid, event: 'offersPriced', body: { decision: 'SELECT' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('no one speaks for another: staff approve as themselves, and borrowers sign as themselves', async () => {
    const { who, uuid } = await toOffers(borrower(), [], 'SECONDARY');
    await nameAccount(origination, who, uuid);
    await origination.force(staff(), uuid, { to: 'FUNDING_DECISION', reason: 'To see who may approve.' });
    const operator = staff();
    const approve = (approver: string) =>
      origination.signal({ person: operator, uuid, event: 'fundingApproved', body: { approver } });
    await expect(approve(staff().identityUuid)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(approve(operator.identityUuid)).resolves.toMatchObject({
      application: { funding: { approvers: [operator.identityUuid] } },
    });
    await expect(approve(operator.identityUuid)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      origination.signal({ person: who, uuid, event: 'rescinded', body: { identityUuid: staff().identityUuid } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('an operator may force any status with a reason, and it stays in the history', async () => {
    const { who, uuid } = await toOffers();
    const after = await origination.force(staff(), uuid, {
      to: 'IDENTITY_VERIFICATION',
      reason: 'The borrower called.',
    });
    expect(after.application.status).toBe('IDENTITY_VERIFICATION');
    await expect(origination.force(staff(), uuid, { to: 'HMDA', reason: ' ' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(origination.force(who, uuid, { to: 'COMPLETE', reason: 'please' })).rejects.toMatchObject({
      code: 'notFound',
    });
    const { events } = await origination.history(who, uuid);
    expect(events.at(-1)).toMatchObject({ event: 'forced', payload: { reason: 'The borrower called.' } });
  });
});
