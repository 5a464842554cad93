/** What proof of income does to the terms, to the cent; and what is left to a person. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const { california } = sampleApplications;
const stated = california.income.annualIncomeCents;

/** Two equal tax years are worth exactly their figure. */
const earning = (cents: number, hasTamperSignals = false) => ({
  outcome: 'report' as const,
  hasTamperSignals,
  evidence: {
    jobs: [],
    deposits: [],
    taxYears: [2024, 2025].map((year) => ({ year, wagesCents: cents, businessCents: 0 })),
  },
});

const goodFile = {
  ...knownOf(california).file,
  credit: { score: 780, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [] },
};

const verified = (cents: number, of: Application = california, file = knownOf(california).file) =>
  concludedOf('incomeVerified', earning(cents), knownOf(of, { file }));

/** The chosen terms at a rate that no one offers any more. */
const cheap: Application = {
  ...california,
  offers: {
    ...california.offers,
    selected: california.offers.selected && { ...california.offers.selected, rateBps: 1 },
  },
};

describe('verified income', () => {
  test('nine tenths of what was stated still counts as the same; a cent less does not', () => {
    const limit = (stated * 9) / 10;
    expect(verified(limit)).toMatchObject({ payload: { outcome: 'matched', verifiedIncomeCents: limit } });
    expect(verified(limit - 1)).toMatchObject({
      payload: { outcome: 'lower', verifiedIncomeCents: limit - 1, reasons: ['DTI_MIN_DRAW'] },
    });
  });

  test('less, with other terms to offer: they are priced and kept under the number that the event names', () => {
    const answer = verified((stated * 9) / 10 - 1, cheap, goodFile);
    expect(answer).toMatchObject({
      payload: { outcome: 'lower', setUuid: 'new set' },
      pricing: { decision: 'SELECT' },
    });
  });

  test('nothing at all, or papers in which there is nothing, is not verified', () => {
    expect(verified(0)).toMatchObject({ payload: { outcome: 'unverifiable' } });
    expect(concludedOf('incomeVerified', { outcome: 'blank' }, knownOf(california))).toMatchObject({
      payload: { outcome: 'unverifiable' },
    });
  });

  test('papers that were edited refuse no one: others are asked for, and a person reads them', () => {
    expect(concludedOf('incomeVerified', earning(stated, true), knownOf(california))).toMatchObject({
      name: 'conditionRaised',
      payload: { categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD' },
    });
  });
});

describe('the employer', () => {
  const says = (outcome: 'employed' | 'notEmployed' | 'notReached') =>
    concludedOf('employmentVerified', { outcome }, knownOf(california));

  test('says yes or no', () => {
    expect(says('employed')).toMatchObject({ name: 'employmentVerified', payload: { isEmployed: true } });
    expect(says('notEmployed')).toMatchObject({ name: 'employmentVerified', payload: { isEmployed: false } });
  });

  test('who cannot be reached is replaced by papers', () => {
    expect(says('notReached')).toMatchObject({
      name: 'conditionRaised',
      payload: { requestDocuments: ['USER_UPLOADED_PAYSTUB'] },
    });
  });
});
