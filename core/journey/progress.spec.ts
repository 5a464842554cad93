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
  test.each([
    ['PROG-09', 0, 'Basic Info'],
    ['PROG-10', 1, 'Select Offer'],
    ['PROG-11', 2, 'Provide More Info'],
    ['PROG-12', 3, 'Link Income Sources'],
    ['PROG-13', 4, 'Verify Identity'],
    ['PROG-14', 5, 'Sign Documents'],
    ['PROG-16', 6, 'Talk to eNotary'],
  ])('[%s] label %i of seven: %s', (_id, place, label) => {
    const labels = progressOf(at('IN_PROGRESS')).map((step) => step.label);
    expect(labels).toHaveLength(7);
    expect(labels[place]).toBe(label);
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
