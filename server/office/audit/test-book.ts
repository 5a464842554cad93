/** A book as tests use it: one line that was paid with returns on the way, others that only began, and a hand that tampers. */
import { lastChecks } from '#core/journey/last-checks.ts';
import type { Person } from '../../actor.ts';
import type { Delivery } from '../../lending/origination/index.ts';
import { aStart, nameAccount, testOrigination } from '../../lending/origination/test-origination.ts';
import { createLog } from '../../log.ts';
import { ordinaryFindings } from '../../proof/test-answers.ts';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createAudit } from './index.ts';

const card = {
  uuid: '7c0c1c44-9a5e-4c55-8d0e-1f2a3b4c5d6e',
  creditor: 'First Card',
  monetaryBalance: 4_000,
  monetaryCalculatedNextPaymentMinimumAmount: 80,
  payOff: { status: 'NOT_SELECTED' },
} as const;

export const logSecrets = [new Secret(Buffer.alloc(32, 7).toString('base64'))] as const;

export async function testBook() {
  const db = await testDatabase();
  const around = await testOrigination(db);
  // Keys refuse much of what is tried here; anyone who owns the database can drop them.
  await db.owner`alter table app.ledger_entry drop constraint ledger_sent_once cascade, drop constraint ledger_returned_once cascade,
    drop constraint ledger_ended_once cascade, drop constraint ledger_entry_attempt_check`;
  const { origination, orgCode, borrower, staff, seals } = around;
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const audit = createAudit({
    database: db,
    vault: around.vault,
    seals,
    logSecrets,
    brands: { organizations: [orgCode] },
    log,
  });

  const deliver = async (uuid: string, event: Delivery['event'], payload: unknown, more: Partial<Delivery> = {}) => {
    const delivery = `${event} ${JSON.stringify(payload)}`;
    const answer = await origination.deliver({ orgCode, uuid, event, payload, by: 'vendor', delivery, ...more });
    if (!answer.taken) throw new Error(`${event} was not taken: ${answer.why}`);
  };
  const force = (uuid: string, to: Parameters<typeof origination.force>[2]['to']) =>
    origination.force(staff(), uuid, { to, reason: 'For the test.' });
  const say = (person: Person, uuid: string, event: Delivery['event'], body: unknown = {}) =>
    origination.signal({ person, uuid, event, body });

  async function withOffers(): Promise<{ readonly who: Person; readonly uuid: string }> {
    const who = borrower();
    const { uuid } = (await origination.start(aStart(who))).application;
    await deliver(uuid, 'documentsDelivered', { documentUuids: [] });
    const credit = { ...ordinaryFindings.credit, liabilities: [card] };
    await deliver(uuid, 'softCreditReturned', { outcome: 'file' }, { findings: { credit } });
    const value = { outcome: 'valued', valueCents: 80_000_000, condition: 'GOOD' };
    await deliver(uuid, 'propertyValued', value, { findings: { property: ordinaryFindings.property } });
    const house = { ownership: 'SOLE', hasLiensToConfirm: false, isTransferRecent: false };
    await deliver(uuid, 'propertyReportReturned', { ...house, isApplicantOwner: true, isFullTitleNeeded: false });
    return { who, uuid };
  }

  /** Chosen, looked at again by the bureau, signed, and the right to cancel over since yesterday. */
  async function toDecision() {
    const { who, uuid } = await withOffers();
    const [offer] = (await origination.offers(who, uuid)).offerSet?.offers ?? [];
    const draw = { offerId: offer?.id, drawCents: Math.ceil((offer?.minDraw ?? 0) * 100) + 1_000_000 };
    const body = { ...draw, discounts: [], debtsToPay: [card.uuid] };
    await origination.act({ person: who, uuid, command: 'selectOffer', body });
    await force(uuid, 'HARD_CREDIT_PULL');
    await deliver(uuid, 'hardCreditReturned', { outcome: 'file' });
    await nameAccount(origination, who, uuid);
    await force(uuid, 'GEN_RESCISSION');
    const endsAt = new Date(Date.now() - 86_400_000).toISOString();
    await deliver(uuid, 'rescissionNoticesDelivered', { endsAt });
    await deliver(uuid, 'rescissionEnded', {}, { by: 'timer' });
    await deliver(uuid, 'deedRecorded', { instrumentNumber: '2026-1' });
    for (const check of lastChecks) await deliver(uuid, 'fundingChecked', { check, isClear: true });
    return { who, uuid };
  }

  async function approve(uuid: string, person = staff()): Promise<void> {
    await say(person, uuid, 'fundingApproved', { approver: person.identityUuid });
  }

  /** Paid, with money that came back once from the borrower's bank and once from a creditor. */
  async function paid() {
    const { who, uuid } = await toDecision();
    await approve(uuid);
    await approve(uuid);
    await deliver(uuid, 'disbursementReturned', { why: 'Account closed.' });
    const { conditions } = (await origination.view(who, uuid)).application;
    await say(staff(), uuid, 'conditionCleared', { conditionUuid: conditions.at(-1)?.uuid });
    await say(staff(), uuid, 'disbursementRetried');
    await deliver(uuid, 'fundsDisbursed', { traceId: 'trace-1' });
    await deliver(uuid, 'creditorPaymentReturned', { why: 'Unknown account.' });
    await say(staff(), uuid, 'creditorPaymentRetried');
    await deliver(uuid, 'creditorsPaid', {});
    return { who, uuid };
  }

  return { ...around, db, audit, log, lines, withOffers, toDecision, approve, paid, deliver, force, say };
}
