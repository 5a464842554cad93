/**
 * What the borrower sees and what the server computes are the same numbers, to the cent: over generated homes, incomes,
 * scores and choices, from the price to the words on the screen and in the panel beside it.
 */

import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { viewFor } from '#core/application/view.ts';
import { people } from '#core/journey/stories/samples.ts';
import { sampleApor } from '#core/law/stories/sample-apor.ts';
import type { PricingInput } from '#core/offers/applicant.ts';
import { costsCents } from '#core/offers/closing-cost-kinds.ts';
import { drawPreferences } from '#core/offers/draws.ts';
import { type Guideline, guidelineOn } from '#core/offers/guideline.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { discountTypes } from '#core/offers/offer.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { priceOffers } from '#core/offers/pricing.ts';
import { selectionOf, whyNotCovered } from '#core/offers/selection.ts';
import { ApplicationPanels } from '../../shell/application-panels.tsx';
import { type Choice, type ChoiceSet, fitted, fromQuery, termsOf, toQuery } from './choice.ts';
import { equityOf } from './equity.ts';
import { OfferFigures } from './offer-figures.tsx';

const today = '2026-11-15';
const guideline = guidelineOn(today) as Guideline;

const applicants = fc.record({
  product: fc.constantFrom('HELOC', 'HELOC_62_PLUS'),
  state: fc.constantFrom('CA', 'FL', 'TX', 'NY', 'NV'),
  score: fc.integer({ min: 640, max: 850 }),
  valueCents: fc.integer({ min: 200_000_00, max: 2_500_000_00 }),
  owedShare: fc.integer({ min: 0, max: 70 }),
  monthlyCents: fc.integer({ min: 4_000_00, max: 60_000_00 }),
  membership: fc.constantFrom(undefined, 'QUORUM', 'CREDIT_UNION'),
} as const);
type Applicant = typeof applicants extends fc.Arbitrary<infer A> ? A : never;

function pricingOf(who: Applicant) {
  const owedCents = Math.round((who.valueCents * who.owedShare) / 100);
  const input: PricingInput = {
    product: who.product,
    findings: [],
    property: {
      state: who.state,
      occupancy: 'HOME',
      type: 'SINGLE_FAMILY',
      condition: 'GOOD',
      dwellingUnits: 1,
      valueCents: who.valueCents,
      monthlyUpkeepCents: 500_00,
      monthlyRentCents: 0,
    },
    credit: { score: who.score, keyFactors: [], marks: [] },
    income: {
      monthlyCents: who.monthlyCents,
      statedMonthlyCents: who.monthlyCents,
      isVerified: false,
      employmentType: 'RETIRED',
    },
    liens:
      owedCents === 0 ? [] : [{ kind: 'MORTGAGE', balanceCents: owedCents, monthlyPaymentCents: 900_00, plan: 'KEEP' }],
    liabilities: [],
    membership: who.membership,
    apor: sampleApor,
    needsManualNotary: false,
    needsValuation: false,
    isValuationCoveredByCompany: false,
  };
  return { owedCents, ...priceOffers(input, guideline, today) };
}

const wishes = fc.record({
  pick: fc.nat(),
  selectedCents: fc.integer({ min: 0, max: 450_000_00 }),
  preference: fc.constantFrom(...drawPreferences),
  debts: fc.subarray(['card', 'car']),
  discounts: fc.subarray([...discountTypes], { maxLength: 2 }),
});

const debts = [
  { uuid: 'card', balanceCents: 7_431_17 },
  { uuid: 'car', balanceCents: 18_250_00 },
];

test('[OFFER-08] every choice that can be made on the screen is one the server takes, at the figures shown', () => {
  let made = 0;
  fc.assert(
    fc.property(applicants, wishes, (who, { pick, ...wish }) => {
      const { offerSet, owedCents, closing } = pricingOf(who);
      if (!offerSet) return;
      const set: ChoiceSet = { ...offerSet, debts, home: { liensPaidOffCents: 0 }, closing };
      const kind = offerSet.offers[pick % offerSet.offers.length];
      if (!kind) return;
      const choice: Choice = fitted(set, {
        ...wish,
        type: kind.type,
        term: kind.term,
        originationFee: kind.originationFee,
      });
      expect(fromQuery(toQuery(choice))).toEqual({
        ...choice,
        discounts: discountTypes.filter((d) => choice.discounts.includes(d)),
      });
      const terms = termsOf(set, choice);
      if (!terms) return;
      made += 1;
      const { drawCents, offer } = terms;
      const kept = selectionOf(offerSet, { offerId: offer.id, drawCents, discounts: choice.discounts });
      if ('param' in kept) throw new Error(kept.message);
      expect(kept).toMatchObject({ rateBps: terms.rateBps, amountCents: terms.totalCents, termYears: terms.termYears });
      expect(terms.cashCents + terms.payoffCents + costsCents(terms.costs)).toBe(drawCents);
      const payoffs = [{ amountCents: terms.payoffCents }];
      expect(whyNotCovered(kept, payoffs, closing)).toBeUndefined();
      const { after } = equityOf(
        { valueCents: who.valueCents, liensCents: owedCents, liensPaidOffCents: 0 },
        kept.amountCents,
      );
      expect(after.liensCents + after.lineCents + after.equityCents).toBe(who.valueCents);
    }),
    { numRuns: 400, seed: 5 },
  );
  expect(made).toBeGreaterThan(200);
});

test.each([
  ['OFFER-01', 'the rate', 0],
  ['OFFER-02', 'the first draw', 1],
  ['OFFER-03', 'the monthly payment', 2],
  ['OFFER-04', 'the term in years', 3],
])('[%s] %s on the screen and in the panel is the one that was kept', (_id, _what, place) => {
  let shown = 0;
  fc.assert(
    fc.property(applicants, wishes, (who, { pick, ...wish }) => {
      const { offerSet, closing } = pricingOf(who);
      const kind = offerSet?.offers[pick % offerSet.offers.length];
      if (!offerSet || !kind) return;
      const set: ChoiceSet = { ...offerSet, debts, home: { liensPaidOffCents: 0 }, closing };
      const choice = fitted(set, { ...wish, type: kind.type, term: kind.term, originationFee: kind.originationFee });
      const terms = termsOf(set, choice);
      const kept = terms && selectionOf(offerSet, { ...choice, offerId: terms.offer.id, drawCents: terms.drawCents });
      if (!terms || !kept || 'param' in kept) return;
      shown += 1;
      const paymentCents = monthlyPaymentCents({
        totalCents: kept.amountCents,
        rateBps: kept.rateBps,
        termYears: kept.termYears,
        plan: kept.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY',
      });
      const expected = [
        formatRate(rateOf(kept.rateBps)),
        formatCents(kept.drawCents),
        formatCents(paymentCents ?? 0),
        `${kept.termYears} years`,
      ];
      const application = newApplication(people.employee, new Date(0));
      const view = viewFor('borrower', { ...application, offers: { ...application.offers, selected: kept } });
      const screen = render(<OfferFigures terms={terms} />).container.textContent;
      const panel = render(<ApplicationPanels application={view} />).container.textContent;
      expect(screen).toContain(expected[place]);
      expect(panel).toContain(expected[place]);
      expect(panel).toContain(', fixed');
      cleanup();
    }),
    { numRuns: 25, seed: 5 },
  );
  expect(shown).toBeGreaterThan(8);
});

test('[OFFER-05] without a rate or an amount none of the four is shown', () => {
  const application = newApplication(people.employee, new Date(0));
  const selected = {
    id: 'x',
    type: 'STANDARD',
    termYears: 10,
    rateBps: 900,
    rateType: 'FIXED',
    originationFeeBps: 0,
    amountCents: 20_000_00,
    drawCents: 20_000_00,
    discounts: [],
  } as const;
  const text = (changes: Partial<typeof selected | { rateBps: number; amountCents: number; drawCents: number }>) => {
    const offers = { ...application.offers, selected: { ...selected, ...changes } };
    const view = viewFor('borrower', { ...application, offers });
    return render(<ApplicationPanels application={view} />).container.textContent;
  };
  expect(text({})).toContain('Monthly payment');
  for (const changes of [{ rateBps: 0 }, { amountCents: 0, drawCents: 0 }])
    for (const word of ['APR', 'Initial draw', 'Monthly payment', 'Fixed term'])
      expect(text(changes)).not.toContain(word);
});
