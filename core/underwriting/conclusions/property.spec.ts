/** The house: model figures, the county's records, and what they ask of us. */
import { describe, expect, test } from 'vitest';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import type { HomeFound, Reported } from '../reported.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const { california, texas } = sampleApplications;
const file = { ...knownOf(california).file };
const parcel = {
  parcelId: 'parcel-1',
  county: { name: 'Alameda', fips: '06001' },
  type: 'SINGLE_FAMILY',
  dwellingUnits: 1,
  lastTransferOn: '2015-03-01',
  legalDescription: 'Lot 14, Block 7',
} as const;
// Confident, narrow and recent, each to the point.
const figure = {
  outcome: 'valued',
  valueCents: 640_000_00,
  lowCents: 610_000_00,
  highCents: 670_000_00,
  confidence: 75,
  fsdBps: 1500,
  asOf: '2026-09-17',
  condition: 'GOOD',
  monthlyRentCents: 2_000_00,
  advises: 'bpo',
} as const;

const found = (changes: object = {}, of = california) =>
  concludedOf(
    'propertyValued',
    { outcome: 'found', parcel, value: { ...figure, ...changes } as HomeFound['value'] },
    knownOf(of),
  );

describe('a model’s figure', () => {
  test.each([
    ['at every limit', {}, 'valued', 'none'],
    ['a point less sure', { confidence: 74 }, 'lowConfidence', 'bpo'],
    ['a hundredth of a percent wider', { fsdBps: 1501 }, 'lowConfidence', 'bpo'],
    ['a day older', { asOf: '2026-09-16' }, 'lowConfidence', 'bpo'],
    ['none', { outcome: 'noValue' }, 'noValue', 'bpo'],
  ])('%s', (_, changes, outcome, valuationNeed) => {
    expect(found(changes)).toMatchObject({
      payload: { outcome, valuationNeed, county: 'Alameda', timeZone: 'America/Los_Angeles' },
    });
  });

  test('Texas wants an evaluation however sure the model is', () => {
    expect(found({}, texas)).toMatchObject({ payload: { outcome: 'valued', valuationNeed: 'evaluation' } });
  });

  test('what the county says of the parcel is filed', () => {
    expect(found()).toMatchObject({
      findings: {
        property: {
          countyFips: '06001',
          acquiredOn: '2015-03-01',
          monthlyRentCents: 2_000_00,
          legalDescription: 'Lot 14, Block 7',
          modelValuation: { valueCents: 640_000_00, lowCents: 610_000_00, highCents: 670_000_00, asOf: '2026-09-17' },
        },
      },
    });
    expect(found({ outcome: 'noValue' })).toMatchObject({ findings: { property: { modelValuation: null } } });
  });

  test('[12 CFR 1002.14] what someone who looked reports is filed whole, and the history has the figure', () => {
    const report = {
      kind: 'bpo',
      valueCents: 600_000_00,
      condition: 'GOOD',
      inspectedOn: '2026-11-10',
      summary: 'Seen from the street.',
      comparables: [{ street: '19 Alder Ct', soldOn: '2026-08-14', priceCents: 610_000_00 }],
    } as const;
    const concluded = concludedOf('valuationReported', report, knownOf(california));
    expect(concluded).toMatchObject({ findings: { valuation: report } });
    expect(concluded).toHaveProperty('payload', { valueCents: 600_000_00, condition: 'GOOD' });
  });

  test('an appraisal is paid for by whom the partner’s settings name while the row is locked', () => {
    const { settings } = knownOf(california);
    const payerWhere = (isValuationCoveredByCompany: boolean) =>
      concludedOf(
        'appraisalArranged',
        { feeCents: 650_00 },
        knownOf(california, { settings: { ...settings, isValuationCoveredByCompany } }),
      );
    expect(payerWhere(false)).toHaveProperty('payload', { payer: 'borrower', feeCents: 650_00 });
    expect(payerWhere(true)).toHaveProperty('payload', { payer: 'company', feeCents: 650_00 });
  });

  test('no parcel, or several', () => {
    const candidates = [{ parcelId: 'a', description: 'North' }];
    expect(concludedOf('propertyValued', { outcome: 'notFound' }, knownOf(california))).toMatchObject({
      payload: { outcome: 'notFound' },
    });
    expect(concludedOf('propertyValued', { outcome: 'many', candidates }, knownOf(california))).toMatchObject({
      payload: { outcome: 'many', candidates },
    });
  });
});

describe('the county’s records', () => {
  const lien = {
    uuid: 'lien-1',
    kind: 'MORTGAGE',
    holder: 'Old Mortgage Bank',
    position: 1,
    balanceCents: 240_000_00,
    limitCents: null,
    monthlyPaymentCents: 1_500_00,
  } as const;
  const records: Reported['propertyReportReturned'] = {
    outcome: 'report',
    vesting: 'SOLE',
    owners: ['LUKASIK-ORTEGA ZOE'],
    lastTransferOn: '2026-08-18',
    liens: [lien],
    annualTaxCents: 6_000_00,
    annualHazardCents: 1_200_00,
    isHazardPolicyKnown: true,
    monthlyDuesCents: 50_00,
  };
  const knowing = (balanceCents: number) => ({
    credit: { score: 741, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [balanceCents] },
    property: { ...parcel, countyFips: '06001', acquiredOn: null, monthlyUpkeepCents: 0, monthlyRentCents: 0 },
  });
  const read = (changes: object = {}, balanceCents = 240_000_00) =>
    concludedOf(
      'propertyReportReturned',
      { ...records, ...changes } as Reported['propertyReportReturned'],
      knownOf(california, { file: { ...file, ...knowing(balanceCents) } }),
    );

  test('ninety days after the last transfer it is recent no more; a day earlier it is', () => {
    expect(read()).toMatchObject({ payload: { isTransferRecent: false } });
    expect(read({ lastTransferOn: '2026-08-19' })).toMatchObject({ payload: { isTransferRecent: true } });
  });

  test('a balance within five percent is the loan that the bureau knows; a cent further is not', () => {
    expect(read({}, 228_000_00)).toMatchObject({ payload: { hasLiensToConfirm: false } });
    expect(read({}, 227_999_99)).toMatchObject({ payload: { hasLiensToConfirm: true } });
  });

  test('upkeep is a month of taxes and insurance, and the dues', () => {
    expect(read()).toMatchObject({
      findings: { property: { monthlyUpkeepCents: 650_00 }, liens: [{ uuid: 'lien-1' }] },
    });
  });

  test('a home without a lien, and one without records, need a full title search', () => {
    expect(read()).toMatchObject({ payload: { isFullTitleNeeded: false } });
    expect(read({ liens: [] })).toMatchObject({ payload: { isFullTitleNeeded: true } });
    expect(read({ outcome: 'noRecords' })).toMatchObject({ payload: { bypass: 'BYPASS', isFullTitleNeeded: true } });
  });
});
