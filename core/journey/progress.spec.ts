import { describe, expect, test } from 'vitest';
import { progressStages } from '../application/enums.ts';
import { progressOf, stageOf, stepOf } from './progress.ts';
import { at } from './stories/whereabouts.ts';

describe('steps', () => {
  test.each([
    ['PROG-01', 'INITIAL', 0],
    ['PROG-02', 'PRODUCT_SELECT', 1],
    ['PROG-03', 'MORE_INFO', 2],
    ['PROG-04', 'LINK_INCOME', 3],
    ['PROG-05', 'ID_UPLOAD', 4],
    ['PROG-06', 'SIGNING', 5],
    ['PROG-07', 'ENOTARY', 6],
    ['PROG-07', 'MANUAL_NOTARY', 6],
    ['PROG-08', 'COMPLETE', 7],
  ] as const)('[%s] %s is step %i', (_id, stage, step) => {
    expect(stepOf(stage)).toBe(step);
    expect(progressStages).toContain(stage);
  });
});

describe('what the sidebar shows', () => {
  test('[PROG-09] [PROG-10] [PROG-11] [PROG-12] [PROG-13] [PROG-14] [PROG-16] seven labels, in this order', () => {
    expect(progressOf(at('IN_PROGRESS')).map(({ label }) => label)).toEqual([
      'Basic Info',
      'Select Offer',
      'Provide More Info',
      'Link Income Sources',
      'Verify Identity',
      'Sign Documents',
      'Talk to eNotary',
    ]);
  });

  test('[PROG-15] the last is another when the notary comes in person', () => {
    expect(progressOf(at('DEED_SIGNING', { manualNotary: true })).at(-1)?.label).toBe('Schedule Notary Session');
    expect(stageOf(at('MANUAL_DEED_SIGNING', { manualNotary: true }))).toBe('MANUAL_NOTARY');
    expect(stageOf(at('DEED_SIGNING'))).toBe('ENOTARY');
  });

  test('[ENUM-01] what lies behind is complete, the present in progress, the rest not begun', () => {
    expect(progressOf(at('HMDA')).map(({ state }) => state)).toEqual([
      'COMPLETE',
      'COMPLETE',
      'IN_PROGRESS',
      'INITIAL',
      'INITIAL',
      'INITIAL',
      'INITIAL',
    ]);
    expect(progressOf(at('RESCISSION')).every(({ state }) => state === 'COMPLETE')).toBe(true);
  });

  test('a review after submission does not put the borrower back to the beginning', () => {
    expect(stageOf(at('FACTA_REVIEW'))).toBe('INITIAL');
    expect(stageOf(at('FACTA_REVIEW', { uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE' }))).toBe('MORE_INFO');
    expect(stageOf(at('CLTV_LIEN_POSITION_REQUALIFY', { uwSubDecision: 'VERIFIED_OFFER' }))).toBe('PRODUCT_SELECT');
  });

  test('where nothing lies ahead, nothing is in progress', () => {
    for (const status of ['DECLINED', 'CANCELLED', 'UNKNOWN', 'SOMETHING_NEW'])
      expect(progressOf(at(status)).every(({ state }) => state === 'INITIAL')).toBe(true);
    expect(stageOf(at(null))).toBe('INITIAL');
  });
});
