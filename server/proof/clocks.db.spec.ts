/** What happens when no one does anything: each clock of the journey rings once, on its day, and leads where the law wants it. */
import { describe, expect, test } from 'vitest';
import type { Status } from '#core/journey/statuses.ts';
import { sendFiles } from '../lending/uploads/test-files.ts';
import { dueTimers } from '../store/timers.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import type { Plan } from './test-plan.ts';
import { reaches, testProduct } from './test-product.ts';
import { journeysOn, type Traveled } from './test-traveler.ts';

const product = await testProduct();
const { db, orgCode, origination } = product;
const road = journeysOn(product);
const day = (n: number) => product.advanceClock(`${n} days`);

const stopAt = (status: Status, plan: Plan = {}) =>
  road.travel(plan, { until: ({ application }) => application.status === status });
const eventsOf = async ({ who, uuid }: Traveled) =>
  (await origination.history(who, uuid)).events.map(({ event }) => event as string);
/** What rings for it whenever the worker looks: nothing, once it has settled. */
const dueFor = async ({ uuid }: Traveled) =>
  (await dueTimers(db.owner, 1000)).filter(({ applicationUuid }) => applicationUuid === uuid);

// All wait together, because the product has one clock.
const [silent, choosing, countered, ready, free] = await Promise.all([
  stopAt('CREDIT_NO_MATCH', { lastName: 'Nomatch' }),
  stopAt('OFFER_SELECTION'),
  stopAt('REVISED_OFFER_SELECTION', { lastName: 'Ratehike' }),
  stopAt('FINAL_OFFER'),
  stopAt('RESCISSION'),
]);

describe('time passes and no one acts', () => {
  test('the right to cancel ends by itself; a day before it has not', async () => {
    const { endsAt } = free.application.rescission;
    const daysLeft = (Date.parse(endsAt ?? '') - Date.now()) / 86_400_000;
    await day(Math.floor(daysLeft) - 0.5);
    expect(await dueFor(free)).toEqual([]);
    expect((await origination.view(free.who, free.uuid)).application.status).toBe('RESCISSION');
    await day(2);
    await reaches(product, free.who, free.uuid, 'FUNDING_DECISION');
  });

  test('after two weeks of silence one notice of incompleteness is sent, and only one', async () => {
    await day(13);
    await expect.poll(() => eventsOf(silent), { timeout: 20_000 }).toContain('incompletenessNoticed');
    await becomesQuiet(db, silent.uuid);
    expect(await dueFor(silent)).toEqual([]);
    const notices = (await eventsOf(silent)).filter((event) => event === 'incompletenessNoticed');
    expect(notices).toHaveLength(1);
    const emails =
      await db.owner`select from app.sandbox_mail where key like ${`${silent.uuid}%sendIncompletenessNotice`}`;
    expect(emails).toHaveLength(1);
  });

  test('after thirty days offers are gone, and a counter-offer counts as refused', async () => {
    await day(17);
    const gone = await reaches(product, choosing.who, choosing.uuid, 'CANCELLED');
    expect(gone.outcome?.hmdaAction).toBe(4);
    const refused = await reaches(product, countered.who, countered.uuid, 'DECLINED');
    expect(refused.declineReasons.length).toBeGreaterThan(0);
    const closed = await reaches(product, ready.who, ready.uuid, 'CANCELLED');
    expect(closed.outcome?.hmdaAction).toBe(2);
  });

  test('a month after the notice the application is closed as incomplete', async () => {
    await day(15);
    const closed = await reaches(product, silent.who, silent.uuid, 'CANCELLED');
    expect(closed.outcome?.hmdaAction).toBe(5);
    expect((await eventsOf(silent)).filter((event) => event === 'incompletenessNoticed')).toHaveLength(1);
  });

  test('every history is whole', async () => {
    for (const { uuid } of [silent, choosing, countered, ready, free])
      expect(await brokenPromises(product, orgCode, uuid)).toEqual([]);
  });
});

describe('a report that grew old', () => {
  test('is pulled again, once, on a consent of its own, before the final offer', async () => {
    const waiting = await stopAt('IDENTITY_VERIFICATION');
    await day(31);
    await expect.poll(() => eventsOf(waiting), { timeout: 20_000 }).toContain('hardCreditExpired');
    const { who: person, uuid } = waiting;
    const documentUuids = await sendFiles(product.uploads, person, uuid, 'front.jpg', 'back.jpg', 'selfie.jpg');
    const body = { documentType: "US Driver's License", documentUuids };
    await origination.act({ person, uuid, command: 'submitIdentity', body });
    await reaches(product, waiting.who, waiting.uuid, 'FINAL_OFFER');
    const pulls = (await product.vendors.sandbox.book('credit', 500)).filter(
      ({ action, key }) => action === 'pull hard' && key.startsWith(waiting.uuid),
    );
    expect(pulls.map(({ answer }) => (answer as { outcome: string }).outcome)).toEqual(['file', 'file']);
    const events = await eventsOf(waiting);
    expect(events.filter((event) => event === 'hardCreditExpired')).toHaveLength(1);
    expect(await brokenPromises(product, orgCode, waiting.uuid)).toEqual([]);
  });
});
