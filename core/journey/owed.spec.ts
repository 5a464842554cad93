/** What is started only where it is owed: decided with the event that would start it, of the application as it arrives. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { advance } from './advance.ts';
import { isOwed } from './owed.ts';
import { tell } from './stories/story.ts';
import { startedAt } from './stories/walk.ts';

const { california, joint } = sampleApplications;
const at = '2026-11-17T20:00:00.000Z';
const declined = { outcome: { hmdaAction: 3 as const, at }, submittedAt: null };
const second = { liens: joint.liens.map((lien) => ({ ...lien, isPaidOff: false })) };
const valued = (cents: number | null) => ({ property: { ...california.property, valueCents: cents } });
const owes = (effect: string, ...changes: Partial<Application>[]) =>
  isOwed(Object.assign({}, california, ...changes), effect);

describe('the copy of the valuation', () => {
  const first = [{ ...declined, liens: [] }, valued(500_000_00)];

  test('is owed to someone who opened no line on a first lien', () => {
    expect(owes('deliverValuationCopy', ...first)).toBe(true);
  });

  test.each<readonly [string, Partial<Application>]>([
    ['has it already', { closing: { ...california.closing, valuationCopiedAt: at } }],
    ['has another lien before ours', second],
    ['was valued by no one', valued(null)],
    ['left before applying', { outcome: { hmdaAction: 4, at } }],
    ['only inquired', { isInquiry: true }],
    ['was a duplicate', { isDuplicate: true }],
  ])('is not owed to someone who %s', (_, change) => {
    expect(owes('deliverValuationCopy', ...first, change)).toBe(false);
  });
});

test('the notice of the right to a copy is owed to someone who has submitted and whose lien is the first one now', () => {
  const submitted = { submittedAt: at, liens: [], isInquiry: false };
  expect(owes('deliverValuationNotice', submitted)).toBe(true);
  for (const change of [{ submittedAt: null }, second, { isInquiry: true }])
    expect(owes('deliverValuationNotice', submitted, change)).toBe(false);
});

test('a lien is released where the county has it or may have it, and none where it has none', () => {
  const recording = (instrumentNumber: string | null, isGapCovered: boolean) => ({
    recording: { instrumentNumber, isGapCovered },
  });
  const nowhere = { property: { ...california.property, county: null } };
  const alameda = { property: { ...california.property, county: 'Alameda' } };
  const both = ['releaseRecordedLien', 'releaseLien'];
  const asked = (...changes: Partial<Application>[]) => both.map((effect) => owes(effect, ...changes));
  expect(asked(nowhere, recording('2026-1', false))).toEqual([true, true]);
  expect(asked(nowhere, recording(null, true))).toEqual([true, true]);
  expect(asked(alameda, recording(null, false))).toEqual([false, true]);
  expect(asked(nowhere, recording(null, false))).toEqual([false, false]);
});

test('[12 CFR 1026.40(h)] an early fee is given back with the event that ends the application, and with no other', () => {
  const choosing = tell('employee', '... offers');
  const valuation = {
    ...choosing.valuation,
    appraisalPayer: 'borrower' as const,
    appraisalFeeCents: 650_00,
    appraisalPayment: { state: 'PAID' as const, why: null },
  };
  const left = (application: Application, now: Date) => {
    const payload = { why: 'They think about it.' };
    const outcome = advance(application, { uuid: 'left', name: 'withdrawn', by: 'borrower', payload }, now);
    return outcome.ok ? outcome.effects : outcome;
  };
  expect(left({ ...choosing, valuation }, startedAt)).toContain('refundEarlyFees');
  expect(left(choosing, startedAt)).not.toContain('refundEarlyFees');
  expect(left({ ...choosing, valuation }, new Date(startedAt.getTime() + 30 * 86_400_000))).not.toContain(
    'refundEarlyFees',
  );
});

test('an effect of another release, and one that asks nothing, is always owed', () => {
  expect(['ofAnotherRelease', 'toString', 'refundFees'].map((effect) => owes(effect))).toEqual([true, true, true]);
});
