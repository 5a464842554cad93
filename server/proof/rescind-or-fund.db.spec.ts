/**
 * The right to cancel against the money, at the same moment. Whichever locks the row first wins for good: either the line
 * is cancelled and nothing was ever released, or it goes on and the cancellation is refused with where it stands.
 * `FULL=1` runs a thousand races; the everyday run a few.
 */
import { describe, expect, test } from 'vitest';
import { startOfDay } from '#core/calendar/zoned.ts';
import { lastChecks } from '#core/journey/last-checks.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { aStart, nameAccount, rolesFor, testOrigination } from '../lending/origination/test-origination.ts';
import { testDatabase } from '../store/test-database.ts';
import { ordinaryFindings } from './test-answers.ts';

const races = process.env['FULL'] === '1' ? 500 : 12;
const atOnce = 4;

const db = await testDatabase();
const { origination, orgCode, borrower, staff } = await testOrigination(db);
const timeZone = 'America/Los_Angeles';

interface Line {
  readonly who: Person;
  readonly uuid: string;
}

const deliver = (uuid: string, event: Parameters<typeof origination.deliver>[0]['event'], payload: unknown) =>
  origination.deliver({ orgCode, uuid, event, payload, by: 'vendor', delivery: `${event} ${JSON.stringify(payload)}` });

const force = (uuid: string, to: Parameters<typeof origination.force>[2]['to']) =>
  origination.force(staff(), uuid, { to, reason: 'For the race.' });

async function withLine(): Promise<Line> {
  const who = borrower();
  const { application } = await origination.start(aStart(who));
  const { uuid } = application;
  await deliver(uuid, 'documentsDelivered', { documentUuids: [] });
  await origination.deliver({
    orgCode,
    uuid,
    event: 'softCreditReturned',
    payload: { outcome: 'file' },
    by: 'vendor',
    delivery: 'credit',
    findings: { credit: ordinaryFindings.credit },
  });
  await origination.deliver({
    orgCode,
    uuid,
    event: 'propertyValued',
    payload: { outcome: 'valued', valueCents: 80_000_000, condition: 'GOOD' },
    by: 'vendor',
    delivery: 'value',
    findings: { property: ordinaryFindings.property },
  });
  await deliver(uuid, 'propertyReportReturned', {
    ownership: 'SOLE',
    hasLiensToConfirm: false,
    isTransferRecent: false,
    isApplicantOwner: true,
    isFullTitleNeeded: false,
  });
  const { offerSet } = await origination.offers(who, uuid);
  const [offer] = offerSet?.offers ?? [];
  if (!offer) throw new Error('There should be offers.');
  const body = { offerId: offer.id, drawCents: Math.ceil(offer.minDraw * 100), discounts: [], debtsToPay: [] };
  await origination.act({ person: who, uuid, command: 'selectOffer', body });
  await nameAccount(origination, who, uuid);
  return { who, uuid };
}

/** Signed, and the right to cancel over since midnight: a letter mailed yesterday still counts. */
async function afterTheRight(endsAt: Date): Promise<Line> {
  const line = await withLine();
  await force(line.uuid, 'GEN_RESCISSION');
  await deliver(line.uuid, 'rescissionNoticesDelivered', { endsAt: endsAt.toISOString() });
  return line;
}

const dayMs = 86_400_000;
const dateOf = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at) as `${number}-${number}-${number}`;
const lastMidnight = () => startOfDay(dateOf(new Date()), timeZone);
const yesterday = () => dateOf(new Date(lastMidnight().getTime() - dayMs / 2));

const cancelByLetter = ({ who, uuid }: Line, mailedOn = yesterday()) =>
  origination.signal({
    person: staff(),
    uuid,
    event: 'rescinded',
    body: { identityUuid: who.identityUuid, mailedOn },
  });

async function outcomeOf(uuid: string) {
  const events = await db.owner<{ event: string }[]>`
    select event from app.application_event where application_uuid = ${uuid} order by seq`;
  const [funding] = await db.owner<{ n: number }[]>`
    select count(*)::int as n from app.funding where application_uuid = ${uuid}`;
  const [paying] = await db.owner<{ n: number }[]>`
    select count(*)::int as n from jobs.job where data ->> 'applicationUuid' = ${uuid} and data ->> 'effect' = 'disburseFunds'`;
  return {
    cancelled: events.filter(({ event }) => event === 'rescinded').length,
    fundings: funding?.n,
    payments: paying?.n,
  };
}

async function inRounds(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < races; round += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, races - round) }, (_, n) => work(round + n)));
}

const conflict = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'rejected' && settled.reason instanceof Failure && settled.reason.status === 409;

describe(`rescind against fund, ${2 * races} races`, () => {
  test('the letter and the second approval: one of them wins, and no cent moves for a cancelled line', async () => {
    const won = { cancel: 0, fund: 0 };
    await inRounds(async (round) => {
      const line = await afterTheRight(lastMidnight());
      const { uuid } = line;
      await force(uuid, 'FUNDING_DECISION');
      for (const check of lastChecks) await deliver(uuid, 'fundingChecked', { check, isClear: true });
      const [first, second] = [staff(), staff()];
      const approve = (person: Person) =>
        origination.signal({ person, uuid, event: 'fundingApproved', body: { approver: person.identityUuid } });
      await approve(first);
      // Who is started first takes turns, so that each side gets its chance.
      const tries = round % 2 === 0 ? [cancelByLetter(line), approve(second)] : [approve(second), cancelByLetter(line)];
      const settled = await Promise.allSettled(tries);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(settled.filter(conflict)).toHaveLength(1);
      const { application } = await origination.view(line.who, uuid);
      const outcome = await outcomeOf(uuid);
      if (application.status === 'CANCELLED') {
        won.cancel += 1;
        expect(outcome).toEqual({ cancelled: 1, fundings: 0, payments: 0 });
      } else {
        won.fund += 1;
        expect(application.status).toBe('FUNDABLE');
        expect(outcome).toEqual({ cancelled: 0, fundings: 1, payments: 1 });
      }
    });
    expect(won.cancel + won.fund).toBe(races);
    expect(Math.min(won.cancel, won.fund)).toBeGreaterThan(0);
  }, 600_000);

  test('the letter and the midnight that ends the right: cancelled in the end either way, once', async () => {
    await inRounds(async () => {
      const line = await afterTheRight(lastMidnight());
      const { uuid } = line;
      const end = origination.deliver({
        orgCode,
        uuid,
        event: 'rescissionEnded',
        payload: {},
        by: 'timer',
        delivery: 'timer rescissionEnded',
      });
      await Promise.all([cancelByLetter(line), end]);
      expect((await origination.view(line.who, uuid)).application.status).toBe('CANCELLED');
      expect(await outcomeOf(uuid)).toEqual({ cancelled: 1, fundings: 0, payments: 0 });
    });
  }, 600_000);
});

describe('who may cancel, and until when', () => {
  const rescind = ({ who, uuid }: Line) => origination.act({ person: who, uuid, command: 'rescind', body: {} });

  test('[JRNY-11] the borrower cancels on the page until midnight, and not after it', async () => {
    const open = await afterTheRight(new Date(Date.now() + dayMs));
    expect((await rescind(open)).application.outcome?.hmdaAction).toBeDefined();
    const late = await afterTheRight(lastMidnight());
    await expect(rescind(late)).rejects.toMatchObject({ status: 409, details: { present: { code: 'tooLate' } } });
    // What they mailed on the last day counts all the same.
    expect((await cancelByLetter(late)).application.status).toBe('CANCELLED');
  });

  test('a letter mailed a day too late, or of someone who owns nothing, cancels nothing', async () => {
    const line = await afterTheRight(lastMidnight());
    await expect(cancelByLetter(line, dateOf(new Date()))).rejects.toMatchObject({ status: 409 });
    const stranger = { ...line, who: borrower() };
    await expect(cancelByLetter(stranger)).rejects.toMatchObject({ status: 409 });
    expect((await origination.view(line.who, line.uuid)).application.status).toBe('RESCISSION');
  });

  test('another person’s line is not there to be cancelled', async () => {
    const line = await afterTheRight(new Date(Date.now() + dayMs));
    await expect(rescind({ ...line, who: borrower() })).rejects.toMatchObject({ status: 404 });
  });

  test('only operations waive, and only with every owner’s statement', async () => {
    const line = await afterTheRight(new Date(Date.now() + dayMs));
    const body = { statements: [{ identityUuid: line.who.identityUuid, documentUuid: 'statement' }] };
    await expect(
      origination.signal({ person: line.who, uuid: line.uuid, event: 'rescissionWaived', body }),
    ).rejects.toMatchObject({ status: 403 });
    const noOne = { statements: [{ identityUuid: borrower().identityUuid, documentUuid: 'statement' }] };
    await expect(
      origination.signal({ person: staff(), uuid: line.uuid, event: 'rescissionWaived', body: noOne }),
    ).rejects.toMatchObject({ status: 409 });
    const waived = await origination.signal({ person: staff(), uuid: line.uuid, event: 'rescissionWaived', body });
    expect(waived.application.status).toBe('RECORDING');
    await expect(cancelByLetter(line)).rejects.toMatchObject({ status: 409 });
  });

  test('[JRNY-13] one person who approves twice has approved once; no one approves their own', async () => {
    const line = await afterTheRight(lastMidnight());
    await force(line.uuid, 'FUNDING_DECISION');
    for (const check of lastChecks) await deliver(line.uuid, 'fundingChecked', { check, isClear: true });
    const one = staff();
    const approve = (person: Person, approver = person.identityUuid) =>
      origination.signal({ person, uuid: line.uuid, event: 'fundingApproved', body: { approver } });
    expect((await approve(one)).application.status).toBe('FUNDING_DECISION');
    await expect(approve(one)).rejects.toMatchObject({ status: 409, details: { present: { code: 'notTwice' } } });
    await expect(approve(one, staff().identityUuid)).rejects.toMatchObject({ status: 403 });
    await expect(approve({ ...line.who, roles: rolesFor('operations') })).rejects.toMatchObject({ status: 403 });
    expect((await approve(staff())).application.status).toBe('FUNDABLE');
  });
});
