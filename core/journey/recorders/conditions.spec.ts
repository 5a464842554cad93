import { describe, expect, test } from 'vitest';
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import { askAgainDraft, askAgainReasons } from '../../conditions/ask-again.ts';
import { categories } from '../../conditions/categories.ts';
import { isAsked, isOpen, isProposal } from '../../conditions/condition.ts';
import { actsOn, stateOf } from '../../desk/condition-acts.ts';
import { secondPersonFor } from '../../desk/policies.ts';
import { waitingIn } from '../../desk/queues.ts';
import { fileRoles, type Role } from '../../roles.ts';
import { advance } from '../advance.ts';
import { type EventName, readEvent, type Sender } from '../events.ts';
import type { Status } from '../statuses.ts';
import { people } from '../stories/samples.ts';
import { startedAt } from '../stories/walk.ts';
import { isWithOperations } from '../with-operations.ts';

const fresh = newApplication(people.employee, startedAt);
const at = (status: Status, more: Partial<Application> = {}): Application => ({ ...fresh, ...more, status });
let count = 0;

function say(from: Application, event: EventName, payload: object, by: Sender = 'operations') {
  count += 1;
  return advance(from, readEvent(event, { uuid: `e${count}`, by }, payload), startedAt);
}

function after(from: Application, event: EventName, payload: object, by: Sender = 'operations'): Application {
  const outcome = say(from, event, payload, by);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.application;
}

const only = ({ conditions }: Application) => conditions.at(-1) ?? (undefined as never);
const inquiries = { outcome: 'file', newInquiries: 'Auto loan, 2 March' };
const proposed = () => after(at('HARD_CREDIT_PULL'), 'hardCreditReturned', inquiries, 'vendor');
const answered = (categoryEnum = 'GENERIC_DOCUMENT_REQUEST') => {
  const raised = after(at('OFFER_SELECTION'), 'conditionRaised', { categoryEnum });
  const { uuid: conditionUuid } = only(raised);
  return after(raised, 'conditionAnswered', { conditionUuid, documentUuids: ['d1', 'd2'] }, 'borrower');
};

describe('what a rule finds', () => {
  test('is a proposal where the category says so, and asked at once elsewhere; a person’s word is never one', () => {
    for (const [categoryEnum, { isProposedFirst }] of Object.entries(categories))
      for (const by of ['operations', 'system', 'vendor'] as const) {
        const { conditions } = after(at('OFFER_SELECTION'), 'conditionRaised', { categoryEnum }, by);
        expect(conditions.map(isProposal), `${categoryEnum} ${by}`).toEqual([by !== 'operations' && !!isProposedFirst]);
      }
    expect(Object.values(categories).some(({ isProposedFirst }) => isProposedFirst)).toBe(true);
  });

  test('waits in its list, holds the application back, and is no one’s to answer, clear or waive', () => {
    const application = proposed();
    const condition = only(application);
    expect([isOpen(condition), isAsked(condition), stateOf(condition)]).toEqual([true, false, 'proposed']);
    expect(isWithOperations(application)).toBe(true);
    expect(waitingIn(application)).toMatchObject({ queue: 'proposed-conditions', since: condition.created });
    const about = { conditionUuid: condition.uuid };
    // Also where something else is asked, of which a verdict could be given.
    const beside = after(application, 'conditionRaised', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' });
    for (const event of ['conditionCleared', 'conditionWaived'] as const)
      expect(say(beside, event, about)).toMatchObject({ ok: false, code: 'tooEarly' });
    expect(say(beside, 'conditionAskedAgain', { ...about, why: 'x' })).toMatchObject({ ok: false, code: 'tooEarly' });
    expect(say(application, 'conditionAnswered', about, 'borrower')).toMatchObject({ ok: false, code: 'unknownThing' });
    const final = { ...application, status: 'FINAL_OFFER' as const };
    const refusal = say(final, 'termsAccepted', {}, 'borrower');
    expect(refusal).toMatchObject({ ok: false, code: 'held' });
    // They were not asked for anything: what a rule thinks of is not theirs to read.
    expect(!refusal.ok && refusal.reason).toMatch(/^Our team is reviewing your application/);
  });

  test('is sent by a person in the rule’s words or theirs, and goes out by message; dropped, it was never asked', () => {
    const application = proposed();
    const { uuid: conditionUuid } = only(application);
    const outcome = say(application, 'conditionSent', { conditionUuid, dueOn: '2026-12-01' });
    expect(outcome.ok && outcome.effects).toEqual(['tellOfCondition']);
    const sent = after(application, 'conditionSent', { conditionUuid, commentsToBorrower: 'What was the loan for?' });
    expect(only(sent)).toMatchObject({ sentAt: startedAt.toISOString(), commentsToBorrower: 'What was the loan for?' });
    expect(isAsked(only(sent))).toBe(true);
    const dropped = say(application, 'conditionDropped', { conditionUuid, why: 'They shopped for a rate.' });
    expect(dropped.ok && [dropped.effects, stateOf(only(dropped.application))]).toEqual([[], 'dropped']);
    const final = dropped.ok && say({ ...dropped.application, status: 'FINAL_OFFER' }, 'termsAccepted', {}, 'borrower');
    expect(final).toMatchObject({ ok: true });
  });

  test('is sent or dropped once: after one, neither', () => {
    const about = { conditionUuid: only(proposed()).uuid, why: 'x' };
    const application = after(
      { ...proposed(), conditions: proposed().conditions.map((one) => ({ ...one, uuid: about.conditionUuid })) },
      'conditionRaised',
      { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' },
      'vendor',
    );
    const { why: _, ...sending } = about;
    const sent = after(application, 'conditionSent', sending);
    const dropped = after(application, 'conditionDropped', about);
    expect(say(sent, 'conditionDropped', about)).toMatchObject({ ok: false, code: 'notTwice' });
    expect(say(sent, 'conditionSent', sending)).toMatchObject({ ok: false });
    expect(say(dropped, 'conditionSent', sending)).toMatchObject({ ok: false });
    expect(say(dropped, 'conditionDropped', about)).toMatchObject({ ok: false });
  });

  test('and what someone asks for by hand are never two of the same', () => {
    const raised = { categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW' };
    expect(say(proposed(), 'conditionRaised', raised)).toMatchObject({ ok: false, code: 'notTwice' });
    expect(after(proposed(), 'conditionRaised', raised, 'vendor').conditions).toHaveLength(1);
  });

  test('is no work any more once the application has ended', () => {
    const over = { ...proposed(), status: 'CANCELLED' as const };
    expect([isWithOperations(over), waitingIn(over)]).toEqual([false, undefined]);
  });
});

describe('suspected fraud', () => {
  const suspected = () => {
    const application = answered();
    return after(application, 'fraudSuspected', { conditionUuid: only(application).uuid, paperUuids: ['d1'] });
  };

  test('is of papers that were sent with it, once', () => {
    const application = answered();
    const about = { conditionUuid: only(application).uuid };
    expect(say(application, 'fraudSuspected', { ...about, paperUuids: ['other'] })).toMatchObject({ ok: false });
    expect(say(suspected(), 'fraudSuspected', { ...about, paperUuids: ['d1'] })).toMatchObject({ ok: false });
    expect(say(proposed(), 'fraudSuspected', { conditionUuid: only(proposed()).uuid, paperUuids: ['d1'] }).ok).toBe(
      false,
    );
  });

  test('always takes compliance, and waits for them before everything else', () => {
    const payload = { conditionUuid: 'c', paperUuids: ['d1'] };
    const two = secondPersonFor('fraudSuspected', fresh, payload, fileRoles);
    expect(two).toMatchObject({ confirmedBy: 'settleFindings' });
    expect(waitingIn(suspected())).toMatchObject({ queue: 'suspected-fraud' });
  });

  test('lets nothing pass: no verdict, no vendor’s word, no step of any status, but every way out', () => {
    const application = suspected();
    const about = { conditionUuid: only(application).uuid };
    for (const event of ['conditionCleared', 'conditionWaived'] as const)
      expect(say(application, event, about)).toMatchObject({ ok: false, code: 'held' });
    expect(say(application, 'conditionAskedAgain', { ...about, why: 'x' })).toMatchObject({ ok: false, code: 'held' });
    expect(say(application, 'conditionCleared', about, 'system')).toMatchObject({ ok: false });
    const elsewhere = { ...application, status: 'ATTORNEY_REVIEW' as const };
    expect(say(elsewhere, 'attorneyApproved', { mustAttend: false })).toMatchObject({ ok: false, code: 'held' });
    expect(say(elsewhere, 'withdrawn', {})).toMatchObject({ ok: true, to: 'CANCELLED' });
  });

  test('is cleared by no one’s phone number or photo either', () => {
    const raised = after(at('OFFER_SELECTION'), 'conditionRaised', { categoryEnum: 'MISSING_PHONE_NUMBER' });
    const conditions = raised.conditions.map((one) => ({ ...one, isSuspected: true as const }));
    const saved = after({ ...raised, conditions }, 'phoneSaved', { phoneNumber: '4155550144' });
    expect(saved.conditions.every(isOpen)).toBe(true);
  });

  test('is dismissed, and then judged as any other answer', () => {
    const application = suspected();
    const about = { conditionUuid: only(application).uuid, why: 'The employer confirmed it.' };
    const again = after(application, 'fraudDismissed', about);
    expect(stateOf(only(again))).toBe('answered');
    expect(say(again, 'fraudDismissed', about)).toMatchObject({ ok: false });
    expect(stateOf(only(after(again, 'conditionCleared', about)))).toBe('cleared');
  });
});

describe('waiving', () => {
  const line = (amountCents: number) =>
    ({ offers: { ...fresh.offers, selected: { amountCents } } }) as unknown as Partial<Application>;
  test.each<[Role[], number, boolean]>([
    [['processor'], 100_000_00, false],
    [['processor'], 100_000_01, true],
    [['underwriter'], 250_000_00, false],
    [['processor', 'underwriter'], 250_000_00, false],
    [['underwriter'], 250_000_01, true],
    // Who confirms has no limit of their own: it stays what two people did.
    [[], 100_000_01, true],
  ])('%j alone up to their limit: %d', (held, cents, isTwo) => {
    const two = secondPersonFor('conditionWaived', at('OFFER_SELECTION', line(cents)), { conditionUuid: 'c' }, held);
    expect(two !== null).toBe(isTwo);
    if (two) expect(two.confirmedBy).toBe('underwrite');
  });

  test('tells the person who was asked', () => {
    const application = answered();
    const waived = say(application, 'conditionWaived', { conditionUuid: only(application).uuid });
    expect(waived.ok && waived.effects).toEqual(['tellOfWaiver']);
  });
});

test('asking again has its words from one table, and a new day', () => {
  const application = answered();
  const why = askAgainDraft(['TOO_OLD', 'NOT_READABLE']);
  expect(why).toMatch(/^We could not read .* too old/);
  expect(askAgainReasons.every((reason) => askAgainDraft([reason]).endsWith('.'))).toBe(true);
  const about = {
    conditionUuid: only(application).uuid,
    why,
    reasons: ['TOO_OLD', 'NOT_READABLE'],
    dueOn: '2026-12-01',
  };
  expect(only(after(application, 'conditionAskedAgain', about))).toMatchObject({
    ...{ answeredAt: null, commentsToBorrower: why, dueOn: '2026-12-01' },
  });
  expect(() => say(application, 'conditionAskedAgain', { ...about, reasons: ['MOOD'] })).toThrow();
});

test('what is offered about a condition, by its state and by who looks', () => {
  const events = (application: Application, held: readonly Role[]) =>
    actsOn(only(application), application, held).map(({ event, whyNot }) => [event, whyNot === null]);
  expect(events(proposed(), ['underwriter'])).toEqual([
    ['conditionSent', true],
    ['conditionDropped', true],
  ]);
  // To drop what underwriting clears takes an underwriter.
  expect(events(proposed(), ['processor'])).toEqual([
    ['conditionSent', true],
    ['conditionDropped', false],
  ]);
  expect(events(answered(), ['processor']).map(([event]) => event)).toEqual([
    'conditionCleared',
    'conditionAskedAgain',
    'conditionWaived',
    'fraudSuspected',
  ]);
  expect(events(answered('BANK_ACCOUNT_FRAUD_REVIEW'), ['underwriter']).map(([event]) => event)).not.toContain(
    'conditionWaived',
  );
  expect(events({ ...answered(), status: 'CANCELLED' }, ['underwriter'])).toEqual([]);
});
