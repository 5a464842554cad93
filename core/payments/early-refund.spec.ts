import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { feeOwedBack } from './early-refund.ts';

/** Applied on Monday, November 2, 2026, in California; the appraisal is paid. */
const paid: Application = {
  ...sampleApplications.california,
  valuation: {
    ...sampleApplications.california.valuation,
    appraisalPayer: 'borrower',
    appraisalFeeCents: 650_00,
    appraisalPayment: { state: 'PAID', why: null },
  },
};
const ended = (at: string, changes: Partial<Application> = {}): Application => ({
  ...paid,
  outcome: { hmdaAction: 4, at },
  ...changes,
});

describe('[12 CFR 1026.40(g), (h)] the appraisal’s fee goes back', () => {
  test('within three business days after the disclosures, to the last minute where the house stands', () => {
    expect(feeOwedBack(ended('2026-11-06T07:59:00Z'))).toBe(650_00);
    expect(feeOwedBack(ended('2026-11-06T08:00:00Z'))).toBeNull();
  });

  test('later only where we had changed the terms', () => {
    const changed = { offers: { ...paid.offers, counterOffer: { cause: 'value', reasons: [] } } } as const;
    expect(feeOwedBack(ended('2026-11-20T20:00:00Z', changed))).toBe(650_00);
  });

  test('nothing where nothing was paid, nothing has ended, or the right to cancel gives back all', () => {
    const unpaid = { valuation: { ...paid.valuation, appraisalPayment: { state: 'REFUSED', why: 'no' } } } as const;
    expect(feeOwedBack(ended('2026-11-03T20:00:00Z', unpaid))).toBeNull();
    expect(feeOwedBack(paid)).toBeNull();
    const signed = { notary: { ...paid.notary, signedAt: '2026-11-03T18:00:00Z' } };
    expect(feeOwedBack(ended('2026-11-03T20:00:00Z', signed))).toBeNull();
  });
});
