/**
 * Fifty clients at one application at the same moment, fifty times (two hundred with FULL=1): the row is locked, so exactly one wins where one
 * may win, everyone else is told where it stands, and what may happen once has happened once.
 */
import { describe, expect, test } from 'vitest';
import type { EventName } from '#core/journey/events.ts';
import { lastChecks } from '#core/journey/last-checks.ts';
import type { Person } from '../actor.ts';
import type { Failure } from '../failure.ts';
import type { Delivery, StoredApplication } from '../lending/origination/index.ts';
import { aStart, nameAccount, testOrigination } from '../lending/origination/test-origination.ts';
import { testDatabase } from '../store/test-database.ts';
import { ordinaryFindings } from './test-answers.ts';
import { brokenPromises } from './test-invariants.ts';
import { tally } from './test-tally.ts';

const clients = 50;
const rounds = process.env['FULL'] === undefined ? 10 : 40;

const db = await testDatabase();
const { origination, orgCode, borrower, staff } = await testOrigination(db);

interface Round {
  readonly who: Person;
  readonly uuid: string;
}

function word(uuid: string, event: EventName, payload: unknown, delivery: string = event): Delivery {
  return { orgCode, uuid, event, payload, by: 'vendor', delivery };
}

async function lookOnceMore(uuid: string, time = 0): Promise<void> {
  for (const check of lastChecks)
    await origination.deliver(word(uuid, 'fundingChecked', { check, isClear: true }, `${check} ${time}`));
}

const { credit, property } = ordinaryFindings;

/** As far as the vendors bring it: there are offers to choose from. A second home has no right to cancel that holds money back. */
async function withOffers(occupancy: 'HOME' | 'SECONDARY' = 'HOME'): Promise<Round> {
  const who = borrower();
  const { application } = await origination.start(aStart(who, { occupancy }));
  const { uuid } = application;
  await origination.deliver(word(uuid, 'documentsDelivered', { documentUuids: [] }));
  await origination.deliver({
    ...word(uuid, 'softCreditReturned', { outcome: 'file' }),
    findings: { credit },
  });
  await origination.deliver({
    ...word(uuid, 'propertyValued', { outcome: 'valued', valueCents: 80_000_000, condition: 'GOOD' }),
    findings: { property },
  });
  const report = {
    ownership: 'SOLE',
    hasLiensToConfirm: false,
    isTransferRecent: false,
    isApplicantOwner: true,
    isFullTitleNeeded: false,
  };
  await origination.deliver(word(uuid, 'propertyReportReturned', report));
  return { who, uuid };
}

const force = ({ uuid }: Round, to: Parameters<typeof origination.force>[2]['to']) =>
  origination.force(staff(), uuid, { to, reason: 'For the race.' });

async function choose({ who, uuid }: Round) {
  const { offerSet } = await origination.offers(who, uuid);
  const [offer] = offerSet?.offers ?? [];
  if (!offer) throw new Error('There should be offers.');
  const body = { offerId: offer.id, drawCents: Math.ceil(offer.minDraw * 100), discounts: [], debtsToPay: [] };
  return () => origination.act({ person: who, uuid, command: 'selectOffer', body });
}

type Try = () => Promise<StoredApplication | { readonly taken: boolean }>;

/** All at once; a delivery that was put aside has lost too. */
async function race(tries: readonly Try[]) {
  const answers = await Promise.allSettled(tries.map((attempt) => attempt()));
  const isWon = (answer: PromiseSettledResult<Awaited<ReturnType<Try>>>) =>
    answer.status === 'fulfilled' && (!('taken' in answer.value) || answer.value.taken);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Failure] : []));
  return { won: answers.filter(isWon).length, refusals };
}

const among = (...ways: readonly Try[]) =>
  Array.from({ length: clients }, (_, index) => ways[index % ways.length] as Try);

async function count(uuid: string, ...names: readonly EventName[]): Promise<number> {
  const [row] = await db.owner<
    { n: number }[]
  >`select count(*)::int as n from app.application_event where application_uuid = ${uuid} and event = any(${names as string[]})`;
  return row?.n ?? 0;
}

async function queued(uuid: string, effect: string): Promise<number> {
  const rows =
    await db.owner`select from jobs.job where data ->> 'applicationUuid' = ${uuid} and data ->> 'effect' = ${effect}`;
  return rows.length;
}

/** Anyone who lost is refused with 409 and the state that the winner left. */
async function expectTold({ who, uuid }: Round, refusals: readonly Failure[]): Promise<void> {
  const { application, version } = await origination.view(who, uuid);
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 409));
  expect(refusals.at(-1)?.details.present).toMatchObject({ status: application.status, version });
}

async function inRounds(work: () => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 2) await Promise.all([work(), work()]);
  tally({ fault: 'F12', cases: rounds });
}

describe(`${clients} clients at one application, ${rounds} times each`, () => {
  test('an offer is chosen or the application withdrawn, never both', async () => {
    await inRounds(async () => {
      const round = await withOffers();
      const withdraw = () => origination.act({ person: round.who, uuid: round.uuid, command: 'withdraw', body: {} });
      const select = await choose(round);
      const { refusals } = await race(among(select, withdraw));
      // A choice may be followed by a withdrawal; a withdrawal ends it for good.
      const [chosen, left] = [await count(round.uuid, 'offerSelected'), await count(round.uuid, 'withdrawn')];
      expect(chosen).toBeLessThanOrEqual(1);
      expect(left).toBe(1);
      expect(refusals).toHaveLength(clients - chosen - left);
      await expectTold(round, refusals);
    });
  });

  test('the right to cancel is used or has ended, never both', async () => {
    await inRounds(async () => {
      const round = await withOffers();
      const { uuid, who } = round;
      await force(round, 'GEN_RESCISSION');
      await origination.deliver(word(uuid, 'rescissionNoticesDelivered', { endsAt: new Date(0).toISOString() }));
      const rescind = () => origination.act({ person: who, uuid, command: 'rescind', body: {} });
      const end = () =>
        origination.deliver({ ...word(uuid, 'rescissionEnded', {}, 'timer rescissionEnded'), by: 'timer' });
      const { won, refusals } = await race(among(rescind, end));
      expect(won).toBe(1);
      expect(await count(uuid, 'rescinded', 'rescissionEnded')).toBe(1);
      expect((await queued(uuid, 'recordDeed')) + (await queued(uuid, 'refundFees'))).toBe(1);
      if (refusals.length > 0) await expectTold(round, refusals);
    });
  });

  test('two people release the money once, however often each says so', async () => {
    await inRounds(async () => {
      const round = await withOffers('SECONDARY');
      const { uuid } = round;
      await (await choose(round))();
      await nameAccount(origination, round.who, uuid);
      await force(round, 'FUNDING_DECISION');
      await lookOnceMore(uuid);
      const approve = (person: Person) => () =>
        origination.signal({ person, uuid, event: 'fundingApproved', body: { approver: person.identityUuid } });
      const { won, refusals } = await race(among(approve(staff()), approve(staff())));
      expect(won).toBe(2);
      await expectTold(round, refusals);
      const [funding, ...others] =
        await db.owner`select amount_cents from app.funding where application_uuid = ${uuid}`;
      expect(funding).toBeDefined();
      expect(others).toEqual([]);
      expect(await queued(uuid, 'disburseFunds')).toBe(1);
    });
  });

  test('a loan is not funded again, even by two people after someone put it back by hand', async () => {
    const round = await withOffers('SECONDARY');
    const { uuid } = round;
    await (await choose(round))();
    await nameAccount(origination, round.who, uuid);
    const release = async () => {
      await force(round, 'FUNDING_DECISION');
      for (const person of [staff(), staff()])
        await origination.signal({ person, uuid, event: 'fundingApproved', body: { approver: person.identityUuid } });
      await lookOnceMore(uuid, Math.random());
    };
    await release();
    await expect(release()).rejects.toThrow('funding_pkey');
    expect(await queued(uuid, 'disburseFunds')).toBe(1);
  });

  test('the same command with the same key is done once and answered fifty times', async () => {
    await inRounds(async () => {
      const round = await withOffers();
      const { uuid, who } = round;
      await force(round, 'APP_SUBMISSION');
      const submit = () =>
        origination.act({
          person: who,
          uuid,
          command: 'submitApplication',
          body: { consentVersion: '2026-11' },
          key: `submit ${uuid}`,
        });
      const { won, refusals } = await race(among(submit));
      expect(won).toBe(clients);
      expect(refusals).toEqual([]);
      expect(await count(uuid, 'applicationSubmitted')).toBe(1);
    });
    tally({ fault: 'F11', cases: rounds * clients });
  });

  test('a hard report is taken once, and a second on the same consent never', async () => {
    await inRounds(async () => {
      const round = await withOffers();
      const { uuid } = round;
      await force(round, 'HARD_CREDIT_PULL');
      let said = 0;
      const report = () => {
        said += 1;
        return origination.deliver(word(uuid, 'hardCreditReturned', { outcome: 'file' }, `report ${said}`));
      };
      expect((await race(among(report))).won).toBe(1);
      await force(round, 'HARD_CREDIT_PULL');
      await expect(report()).rejects.toThrow('hard_inquiry_pkey');
      const inquiries = await db.owner`select from app.hard_inquiry where application_uuid = ${uuid}`;
      expect(inquiries).toHaveLength(1);
      expect(await brokenPromises({ db, origination }, orgCode, uuid)).toEqual([]);
    });
  });
});
