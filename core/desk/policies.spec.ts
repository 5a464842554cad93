import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { titlesBeside } from '#core/words/en/desk-asked.ts';
import type { Application, CreditOutcome } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { categories } from '../conditions/categories.ts';
import { principalReason } from '../eligibility/principal-reasons.ts';
import { advance } from '../journey/advance.ts';
import { type EventName, readEvent } from '../journey/events.ts';
import type { StaffEvent } from '../journey/operation-row.ts';
import { staffEvents } from '../journey/operations.ts';
import { permissionFor } from '../journey/permission-for.ts';
import type { Status } from '../journey/statuses.ts';
import { foundFor } from '../journey/stories/found.ts';
import { people } from '../journey/stories/samples.ts';
import { startedAt } from '../journey/stories/walk.ts';
import { askedOf } from './asked.ts';
import { enteredIn, enteredToForce } from './entered.ts';
import { actReason, foundSchema, withComputed, withReason } from './envelope.ts';
import { secondPersonFor } from './policies.ts';
import { deskQueues } from './queues.ts';
import { skippedBy } from './skipped.ts';

const now = new Date(startedAt);
const fresh = newApplication({ ...people.employee, county: 'Washoe' }, startedAt);
const at = (status: Status, more: Partial<Application> = {}): Application => ({ ...fresh, ...more, status });
const line = (amountCents: number) =>
  ({ offers: { ...fresh.offers, selected: { amountCents } } }) as unknown as Partial<Application>;
const reported = (reportedValueCents: number) => ({ valuation: { ...fresh.valuation, reportedValueCents } });
const read = (outcome: CreditOutcome) => ({ credit: { ...fresh.credit, outcome } });
const isForTwo = (event: StaffEvent, payload: object, more: Partial<Application> = {}) =>
  secondPersonFor(event, { ...fresh, ...more }, payload as never) !== null;

test.each<[string, StaffEvent, object, Partial<Application>, boolean]>([
  ['not confirmed', 'identityReviewed', { isConfirmed: false }, {}, true],
  ['confirmed', 'identityReviewed', { isConfirmed: true }, line(250_000_00), false],
  ['confirmed, a cent over the limit', 'identityReviewed', { isConfirmed: true }, line(250_000_01), true],
  ['late payments set aside', 'delinquencyReviewed', { isCured: true }, read('delinquent'), true],
  ['late payments held against them', 'delinquencyReviewed', { isCured: false }, read('delinquent'), false],
  ['put there by hand, with none on the report', 'delinquencyReviewed', { isCured: true }, read('file'), false],
  ['not acceptable', 'valueDecided', { outcome: 'unacceptable' }, {}, true],
  ['as reported', 'valueDecided', { outcome: 'accepted', valueCents: 400_000_00 }, reported(400_000_00), false],
  ['above the report', 'valueDecided', { outcome: 'accepted', valueCents: 400_000_01 }, reported(400_000_00), true],
  ['an appraisal of a large line', 'appraisalReviewed', { isAccepted: true }, line(250_000_01), true],
  ['a trust refused', 'trustReviewed', { isApproved: false }, {}, true],
  ['a trust accepted', 'trustReviewed', { isApproved: true }, {}, false],
  ['title that can’t be cured', 'titleNotCurable', {}, {}, true],
  ['an attorney’s refusal with reasons', 'attorneyRejected', { reasons: ['TITLE_DEFECT'] }, {}, true],
  ['an attorney’s refusal without', 'attorneyRejected', { reasons: [] }, {}, false],
  ['a decline looked at again', 'reconsidered', {}, {}, true],
  ['a likeness on a watch list', 'fundingFindingSettled', { check: 'watchLists' }, {}, true],
  ['a likeness found with the application', 'likenessSettled', {}, {}, true],
  ['a suspicion that proved true', 'declinedForCause', {}, {}, true],
  ['another finding', 'fundingFindingSettled', { check: 'liens' }, {}, false],
  ['a new Social Security number', 'identityCorrected', { ssnLastFour: '1234' }, {}, true],
  ['a corrected name', 'identityCorrected', { firstName: 'Ada' }, {}, false],
])('four eyes: %s', (_, event, payload, more, isTwo) => {
  expect(isForTwo(event, payload, more)).toBe(isTwo);
});

describe('the envelope', () => {
  test('has a reason of some words', () => {
    for (const nothing of ['', '   ', undefined, 'x'.repeat(501)]) expect(v.is(actReason, nothing)).toBe(false);
    expect(v.parse(actReason, ' The bureau answers. ')).toBe('The bureau answers.');
  });

  test('what was looked at is what the row asks, no more and no less', () => {
    for (const event of staffEvents) {
      const found = foundFor(event);
      expect(v.is(foundSchema(event), found), event).toBe(true);
      expect(v.is(foundSchema(event), { ...found, more: 'x' }), event).toBe(false);
      if (Object.keys(found).length > 0) expect(v.is(foundSchema(event), {}), event).toBe(false);
      expect(enteredIn(event, {}, found, fresh).length, event).toBe(Object.keys(found).length);
    }
  });

  test('the reason is the event’s own where it has one; income is the sum of its worksheet', () => {
    expect(withReason('titleCured', {}, 'Released.')).toEqual({ why: 'Released.' });
    expect(withReason('conditionAskedAgain', { why: 'The other page.' }, 'Blurred.')).toEqual({
      why: 'The other page.',
    });
    expect(withReason('resumed', {}, 'It runs.')).toEqual({});
    const worksheet = [{ source: 'Rent', cents: 1_000_00, period: 'monthly' }];
    expect(withComputed('incomeVerified', { outcome: 'matched', verifiedIncomeCents: 1 }, { worksheet })).toEqual({
      outcome: 'matched',
      verifiedIncomeCents: 12_000_00,
    });
  });
});

describe('waiving', () => {
  const asked = (categoryEnum: keyof typeof categories) => {
    const raised = readEvent('conditionRaised', { uuid: 'c1', by: 'operations' }, { categoryEnum });
    const outcome = advance(at('OFFER_SELECTION'), raised, now);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.application;
  };
  const waive = (application: Application) => {
    const name: EventName = 'conditionWaived';
    return advance(application, readEvent(name, { uuid: 'w1', by: 'operations' }, { conditionUuid: 'c1' }), now);
  };

  test('takes what the category says, and what no one may waive is refused', () => {
    for (const [category, { waivedBy }] of Object.entries(categories)) {
      const application = asked(category as keyof typeof categories);
      expect(waive(application).ok, category).toBe(waivedBy !== null);
      const permission = permissionFor('conditionWaived', application, { conditionUuid: 'c1' });
      expect(permission, category).toBe(waivedBy ?? 'waiveConditions');
    }
    const waived = waive(asked('GENERIC_DOCUMENT_REQUEST'));
    expect(waived.ok && waived.application.conditions).toMatchObject([
      { isWaived: true, clearedAt: now.toISOString() },
    ]);
  });
});

test('forcing lists what is skipped: the row left, the rows between, what is open, what starts', () => {
  const condition = { categoryEnum: 'REVIEW_TRUST_REQUIREMENTS', clearedAt: null } as Application['conditions'][number];
  const before = at('TRUST_AND_INSURANCE', { conditions: [condition], heldEvent: 'trustReviewed' });
  const skipped = skippedBy(before, { ...before, status: 'NOTE_SIGNING' });
  expect(skipped[0]).toBe('Trust and insurance is left without its result.');
  expect(skipped[1]).toMatch(/^Not done: .*Flood and costs.*\.$/);
  const { header } = categories.REVIEW_TRUST_REQUIREMENTS;
  expect(skipped).toContain(`“${header}” stays open, and no longer holds this back.`);
  expect(skipped).toContain('“Trust reviewed” was waiting to be taken, and is dropped.');
  expect(skippedBy(before, { ...before, status: 'DECLINED' })).toContain(
    'The borrower gets a notice of adverse action.',
  );
  const sentence = expect.stringContaining('which county the home is in');
  const unknown = at('WAITING_FOR_AVM_DATA', { property: { ...fresh.property, county: null } });
  expect(skippedBy(unknown, { ...unknown, status: 'NOTE_SIGNING' })).toContainEqual(sentence);
  expect(skippedBy(before, { ...before, status: 'NOTE_SIGNING' })).not.toContainEqual(sentence);
});

test('what is asked of us has a title for each status that is ours, and facts that say something', () => {
  const ours = at('NAV_BPO_REVIEW', { ...reported(388_000_00), ...line(142_000_00) });
  expect(askedOf(ours, undefined, startedAt)).toMatchObject({
    title: 'Decide the value to lend on',
    facts: expect.arrayContaining([{ label: 'Reported value', value: '$388,000.00' }]),
  });
  const inZone = at('TRUST_AND_INSURANCE', { ...line(142_000_00), flood: { ...fresh.flood, zone: 'AE' } });
  const cover = { label: 'Flood insurance needed before it continues', value: '$142,000.00' };
  expect(askedOf(inZone, undefined, startedAt).facts).toContainEqual(cover);
  const outside = { ...inZone, flood: { ...fresh.flood, zone: 'X' } };
  expect(askedOf(outside, undefined, startedAt).facts).not.toContainEqual(cover);
  expect(askedOf(at('OFFER_SELECTION'), undefined, startedAt)).toEqual({
    title: 'Nothing is asked of us now',
    lead: 'The next step belongs to someone else. What you can do anyway is below.',
    facts: [],
  });
  expect(askedOf(at('CANCELLED'), undefined, startedAt).lead).toBe(
    'The application has ended. What you can do anyway is below.',
  );
  const unknown = { property: { ...fresh.property, county: null } };
  expect(askedOf(at('RECORDING', unknown), undefined, startedAt)).toMatchObject({
    title: 'Enter the county of the home',
    facts: [{ label: 'Borrower' }, { value: '12 Main St, Reno, NV 89501' }],
  });
  // It is our turn there too, so something is asked.
  const sent = { answeredAt: now.toISOString(), clearedAt: null } as Application['conditions'][number];
  expect(askedOf(at('OFFER_SELECTION', { conditions: [sent] }), undefined, startedAt).title).toBe(
    'Look at what was sent',
  );
  // Where someone else has waited too long, there is nothing particular to ask.
  const beside = deskQueues.filter(({ status, id }) => status === null && id !== 'waiting-too-long');
  expect(beside.map(({ id }) => id).toSorted()).toEqual(Object.keys(titlesBeside).toSorted());
  const handedOver = (state: 'sent' | 'refused') => ({
    servicing: {
      state,
      at: '2026-11-18T03:00:00.000Z',
      why: state === 'refused' ? 'No such product.' : null,
      number: null,
    },
  });
  expect(askedOf(at('COMPLETE', handedOver('refused')), undefined, startedAt)).toMatchObject({
    title: 'Settle what the servicer found wrong',
    facts: [{ label: 'What is wrong', value: 'No such product.' }],
  });
  // The day at the home, which is still the 17th.
  expect(askedOf(at('COMPLETE', handedOver('sent')), undefined, startedAt).facts).toEqual([
    { label: 'Sent on', value: '11/17/2026' },
  ]);
});

test('the second person reads to which status it would be forced, why the borrower is told no, and what is skipped', () => {
  const entered = enteredToForce({ to: 'DECLINED', declineReasons: ['DTI_EXCEEDED'] }, at('FINAL_TITLE_REVIEW'), now);
  expect(entered.map(({ label }) => label)).toEqual(['To', 'Principal reason', 'What is skipped']);
  expect(entered[1]?.value).toBe(principalReason('DTI_EXCEEDED').text);
  expect(entered[2]?.value).toContain('Title review is left without its result.');
});
