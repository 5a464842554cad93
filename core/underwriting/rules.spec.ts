/** The rules about costs at closing: what is settled before the disclosure, and what changes it afterwards. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { statuses } from '#core/journey/statuses.ts';
import { AporTooOld } from '#core/law/apor.ts';
import { sampleApor } from '#core/law/stories/sample-apor.ts';
import type { ClosingCost } from '#core/offers/closing-cost-kinds.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import type { UnderwritingFile } from './file.ts';
import type { Case } from './pricing-input.ts';
import { rules } from './rules.ts';
import { lendingSettings } from './settings.ts';

const today = '2026-11-15';
const brand = sampleBrand('PARTNER_ONE');
const flags = evaluateFlags({}, { isProduction: true });
const settings = lendingSettings(brand, 'heloc', flags, { today, apor: sampleApor });
const file: UnderwritingFile = {
  birthDate: '1980-05-17',
  isListedForSale: false,
  originator: null,
  lastHelocCompletedOn: null,
  credit: null,
  property: null,
  liens: [],
  title: null,
};
const recordingFee: ClosingCost = { kind: 'RECORDING_FEE', cents: 225_00 };
const notary: ClosingCost = { kind: 'MANUAL_NOTARIZATION', cents: 300_00 };
const { california, joint } = sampleApplications;

/** A draw of $50,000, of which so much goes to another lender. */
function owing(payoffCents: number, of: Application = joint): Application {
  return { ...of, liens: of.liens.map((lien) => ({ ...lien, payoffCents })) };
}
const ask = (rule: 'workOutClosingCosts' | 'reviseClosingCosts', application: Application) =>
  rules[rule]({ application, file, settings, today }, 'unused');

test('a lender says what it pays originators, and its prices count it', () => {
  const originatorCompensation = { ofLineBps: 150, flatCents: 25_000 };
  const paying = { ...brand, pricing: { ...brand.pricing, originatorCompensation } };
  const { guideline } = lendingSettings(paying, 'heloc', flags, { today, apor: sampleApor });
  expect(guideline.originatorCompensation).toEqual(originatorCompensation);
  expect(settings.guideline.originatorCompensation).toEqual({ ofLineBps: 0, flatCents: 0 });
});

describe('without a table of average prime offer rates of these days', () => {
  const none: Case = { application: california, file, settings: { ...settings, apor: undefined }, today };

  test.each(['priceOffers', 'priceRevisedOffers', 'decideValue'] as const)(
    '%s sets no rate and declines no one',
    (rule) => {
      expect(() => rules[rule](none, 'unused')).toThrow(AporTooOld);
    },
  );

  test('loan to value and costs, which need no rates, are worked out all the same', () => {
    expect(rules.computeCltv(none, 'unused')?.name).toBe('cltvComputed');
    expect(rules.workOutClosingCosts(none, 'unused')?.name).toBe('closingCostsWorkedOut');
  });

  test('a signed loan funds: nothing after the signature asks for them', () => {
    const asking: readonly string[] = ['priceOffers', 'priceRevisedOffers', 'decideValue', 'deliverClosingDocuments'];
    const after = Object.values(statuses).filter(({ stage }) => stage === 'ENOTARY' || stage === 'COMPLETE');
    expect(after.length).toBeGreaterThan(5);
    expect(after.flatMap(({ starts }) => [...starts]).filter((effect) => asking.includes(effect))).toEqual([]);
  });
});

describe('costs are settled before the disclosure', () => {
  test('[CONST-06] once: asked again with nothing new, there is nothing to say', () => {
    expect(ask('workOutClosingCosts', california)).toMatchObject({
      name: 'closingCostsWorkedOut',
      payload: { costs: [recordingFee] },
    });
    const known: Application = { ...california, closing: { costs: [recordingFee], corrected: null } };
    expect(ask('workOutClosingCosts', known)).toBeUndefined();
  });

  test('a draw that pays the debts and the costs to the cent is good; one cent less is a counter-offer, not a cut', () => {
    expect(ask('workOutClosingCosts', owing(49_775_00))?.payload).toEqual({ costs: [recordingFee] });
    expect(ask('workOutClosingCosts', owing(49_775_01))?.payload).toEqual({
      costs: [recordingFee],
      counterOfferReasons: ['DRAW_TOO_SMALL'],
    });
  });

  test('a line that no one chose costs nothing yet', () => {
    const none: Application = { ...california, offers: { ...california.offers, selected: null } };
    expect(ask('workOutClosingCosts', none)).toBeUndefined();
  });
});

describe('the notary in the room is arranged afterwards', () => {
  const disclosed = (
    costs: readonly ClosingCost[],
    inPerson: Application['notary']['inPerson'],
    of: Application = california,
  ): Application => ({ ...of, closing: { costs, corrected: null }, notary: { ...of.notary, inPerson } });

  test('[CONST-05] chosen or required, it changes the disclosure; when the video failed it does not', () => {
    for (const why of ['chosen', 'required'] as const)
      expect(ask('reviseClosingCosts', disclosed([recordingFee], why))).toMatchObject({
        name: 'closingCostsChanged',
        payload: { number: 1, costs: [recordingFee, notary] },
      });
    expect(ask('reviseClosingCosts', disclosed([recordingFee], 'videoFailed'))).toBeUndefined();
    expect(ask('reviseClosingCosts', disclosed([recordingFee, notary], 'chosen'))).toBeUndefined();
  });

  test('back to the video, or failing at it, takes the fee off again, under the next number', () => {
    const corrected = { number: 1, before: [recordingFee], isDelivered: true };
    for (const why of [null, 'videoFailed'] as const) {
      const before = disclosed([recordingFee, notary], why);
      const again: Application = { ...before, closing: { ...before.closing, corrected } };
      expect(ask('reviseClosingCosts', again)?.payload).toEqual({ number: 2, costs: [recordingFee] });
    }
  });

  test('a fee that the draw has not left is the lender’s, all of it: nothing changes', () => {
    const left = (cents: number) => owing(50_000_00 - 225_00 - cents, disclosed([recordingFee], 'required', joint));
    expect(ask('reviseClosingCosts', left(300_00))?.payload).toMatchObject({ costs: [recordingFee, notary] });
    expect(ask('reviseClosingCosts', left(299_99))).toBeUndefined();
  });

  test('where operations put it past the disclosure, the notary is told of, and nothing else is charged', () => {
    const undisclosed: Application = { ...california, notary: { ...california.notary, inPerson: 'chosen' } };
    expect(ask('reviseClosingCosts', undisclosed)?.payload).toEqual({ number: 1, costs: [notary] });
    expect(ask('reviseClosingCosts', california)).toBeUndefined();
  });
});
