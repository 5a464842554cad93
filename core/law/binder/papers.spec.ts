/** Rows whose days only a calendar knows, and what it takes to have given everything back. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import { binderOf } from '../binder.ts';
import type { ObligationId } from '../obligations.ts';
import type { BinderFacts, KeptPaper, PastEvent } from './facts.ts';

const created = new Date('2026-11-02T17:00:00Z');
const fresh: Application = newApplication({ ...people.employee, timeZone: 'America/Los_Angeles' }, created);

type Told = readonly [event: string, at: string, payload?: PastEvent['payload']];

function factsOf(change: Partial<Application>, told: readonly Told[], now: string): BinderFacts {
  const application = { ...fresh, ...change };
  const ends = told.findIndex(([event]) => event === 'rescinded' || event === 'withdrawn');
  const after = (index: number) => (ends >= 0 && index >= ends ? application.status : fresh.status);
  const events = told.map(([event, at, payload = {}], index) => ({
    ...{ seq: index + 1, event, at: new Date(at).toISOString(), payload },
    ...{ fromStatus: after(index - 1), toStatus: after(index) },
  }));
  const papers: readonly KeptPaper[] = ['VALUATION_COPY', 'VALUATION_NOTICE', 'COUNSELING_LIST'].map((type) => ({
    ...{ uuid: type, type: type as KeptPaper['type'], sha256: type, belongsTo: null },
    ...{ at: '2026-11-02T17:00:00Z', signedAt: null },
  }));
  return { application, events, papers, deliveries: [], isHmdaReporter: true, now: new Date(now) };
}

const rowOf = (id: ObligationId, facts: BinderFacts) => binderOf(facts).find((one) => one.id === id);
const over = {
  status: 'CANCELLED',
  outcome: { hmdaAction: 2, at: '2026-11-20T20:00:00.000Z' },
} satisfies Partial<Application>;

describe('what goes back after a cancellation', () => {
  const paid: Told = ['appraisalPaid', '2026-11-10T17:00:00Z'];
  const recorded: Told = ['deedRecorded', '2026-11-19T17:00:00Z'];
  const heard: Told = ['rescinded', '2026-11-20T20:00:00Z'];
  const refund: Told = ['feesGivenBack', '2026-11-21T20:00:00Z', { amountCents: 55_000 }];
  const release: Told = ['lienReleased', '2026-12-10T20:00:00Z', { instrumentNumber: '1' }];
  const after = (told: readonly Told[], now = '2026-12-01T17:00:00Z') =>
    rowOf('givingBack', factsOf(over, [paid, recorded, heard, ...told], now));

  test('is due until the end of the twentieth day, and late after it', () => {
    expect(after([])).toMatchObject({ state: 'due', dueAt: '2026-12-11T08:00:00.000Z' });
    expect(after([], '2026-12-11T08:00:01Z')).toMatchObject({ state: 'late', problem: 'overdue' });
  });

  test('is money and lien, and neither stands for the other', () => {
    expect(after([refund])?.state).toBe('due');
    expect(after([release])?.state).toBe('due');
    expect(after([refund, release])).toMatchObject({ state: 'met', metAt: '2026-12-10T20:00:00.000Z' });
  });

  test('counts only from when we heard, and only where something went out', () => {
    const early = factsOf(over, [paid, refund, heard], '2026-12-01T17:00:00Z');
    expect(rowOf('givingBack', early)?.state).toBe('due');
    const nothing = factsOf(over, [heard], '2026-12-01T17:00:00Z');
    expect(rowOf('givingBack', nothing)).toMatchObject({ state: 'notApplicable', reason: 'nothingToGiveBack' });
  });
});

describe('a fee that was paid early', () => {
  const valuation = {
    ...fresh.valuation,
    appraisalFeeCents: 55_000,
    appraisalPayment: { state: 'PAID' },
  } as Application['valuation'];
  const ended = (at: string) => ({ ...over, valuation, outcome: { hmdaAction: 4 as const, at } });
  const told = (at: string): readonly Told[] => [
    ['appraisalPaid', '2026-11-03T17:00:00Z'],
    ['withdrawn', at],
  ];

  test('goes back to someone who leaves within three business days, by a day that is our own', () => {
    const at = '2026-11-05T20:00:00.000Z';
    const facts = factsOf(ended(at), told(at), '2026-11-06T17:00:00Z');
    expect(rowOf('earlyFee', facts)).toMatchObject({ state: 'due', dueAt: '2026-11-26T08:00:00.000Z' });
    const back: Told = ['feesGivenBack', '2026-11-06T17:00:00Z', { amountCents: 55_000 }];
    // The day is counted from the end, and not from what was heard after it.
    const met = rowOf('earlyFee', factsOf(ended(at), [...told(at), back], '2026-11-07T17:00:00Z'));
    expect(met).toMatchObject({ state: 'met', dueAt: '2026-11-26T08:00:00.000Z' });
  });

  test('is kept after that, and none is owed where none was paid', () => {
    const at = '2026-11-06T20:00:00.000Z';
    expect(rowOf('earlyFee', factsOf(ended(at), told(at), at))?.reason).toBe('feeKept');
    expect(rowOf('earlyFee', factsOf(over, [['withdrawn', at]], at))?.reason).toBe('noFeePaid');
  });
});

test('the copy of a valuation comes three business days before the signature, around a weekend and a holiday', () => {
  const notary = { ...fresh.notary, signedAt: '2026-12-01T18:00:00.000Z' };
  const signed = (copied: string) =>
    factsOf(
      { notary, liens: [] },
      [
        ['documentsDelivered', copied, { documentUuids: ['VALUATION_COPY'] }],
        ['deedSigned', '2026-12-01T18:00:00Z', { signedAt: '2026-12-01T18:00:00.000Z' }],
      ],
      '2026-12-01T19:00:00Z',
    );
  // Tuesday, December 1: Friday, Monday and that Tuesday follow Thanksgiving Day.
  const inTime = rowOf('valuationCopy', signed('2026-11-26T20:00:00Z'));
  expect(inTime).toMatchObject({ state: 'met', dueAt: '2026-11-27T08:00:00.000Z' });
  expect(rowOf('valuationCopy', signed('2026-11-27T20:00:00Z'))?.state).toBe('late');
});

test('the list of counseling agencies comes within three business days, unless it is over by then', () => {
  const open = factsOf({}, [['created', '2026-11-02T17:00:00Z']], '2026-11-03T17:00:00Z');
  expect(rowOf('counselingList', open)).toMatchObject({ state: 'due', dueAt: '2026-11-06T08:00:00.000Z' });
  const at = '2026-11-04T20:00:00.000Z';
  const left = { ...over, outcome: { hmdaAction: 4 as const, at } };
  const quick = factsOf(left, [['withdrawn', at]], '2026-12-03T17:00:00Z');
  expect(rowOf('counselingList', quick)?.reason).toBe('endedBefore');
  const slow = factsOf(left, [['withdrawn', '2026-11-16T20:00:00Z']], '2026-12-03T17:00:00Z');
  expect(rowOf('counselingList', slow)?.state).toBe('late');
});

describe('the notice of the right to a copy of the valuation', () => {
  const submitted: Told = ['applicationSubmitted', '2026-11-03T18:00:00Z'];
  const paysOff: Told = ['winBackAccepted', '2026-11-10T18:00:00Z', { liensToPayOff: ['lien-1'] }];
  const noticed: Told = ['valuationNoticed', '2026-11-12T18:00:00Z', { documentUuids: ['VALUATION_NOTICE'] }];
  const notice = (told: readonly Told[], now = '2026-11-13T17:00:00Z') =>
    rowOf('valuationNotice', factsOf({ liens: [] }, told, now));

  test('is owed three business days after the lien became the first one, where it did so later', () => {
    expect(notice([submitted])).toMatchObject({ state: 'late', dueAt: '2026-11-07T08:00:00.000Z' });
    // Veterans Day and a weekend lie between.
    expect(notice([submitted, paysOff])).toMatchObject({ state: 'due', dueAt: '2026-11-17T08:00:00.000Z' });
    expect(notice([submitted, paysOff, noticed])).toMatchObject({ state: 'met', metAt: '2026-11-12T18:00:00.000Z' });
    const smaller: Told = ['winBackAccepted', '2026-11-10T18:00:00Z', { liensToPayOff: [] }];
    expect(notice([submitted, smaller])?.state).toBe('late');
  });
});

describe('names on a list', () => {
  const clear: Told = ['fundingChecked', '2026-11-12T18:00:00Z', { check: 'watchLists', isClear: true }];
  const found: Told = ['applicantsScreened', '2026-11-14T18:00:00Z', { isClear: false }];
  const settled: Told = ['likenessSettled', '2026-11-15T18:00:00Z', { why: 'Born in another year.' }];
  const sent: Told = ['fundsDisbursed', '2026-11-13T18:00:00Z', { traceId: '1' }];
  const again: Told = ['disbursementRetried', '2026-11-16T18:00:00Z'];
  const sanctions = (...told: readonly Told[]) => rowOf('sanctions', factsOf({}, told, '2026-11-17T17:00:00Z'));

  test('that come to light after the money went do not undo it; what is sent again waits for them', () => {
    expect(sanctions(clear, sent)?.state).toBe('met');
    expect(sanctions(clear, sent, found)?.state).toBe('met');
    expect(sanctions(clear, sent, found, again)).toMatchObject({ state: 'missing', problem: 'passedBy' });
    expect(sanctions(clear, sent, found, settled, again)?.state).toBe('met');
    expect(sanctions(clear, found, sent)?.state).toBe('missing');
  });
});
