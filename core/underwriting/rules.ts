/**
 * The effects that need no one outside: each is a pure rule over a case, and what it decides is an event like any other.
 * The server runs them inside the transaction that reached the status, so no one ever rests where only a rule is wanted.
 */

import type { CounterTerms } from '#core/application/application.ts';
import type { DocumentType } from '#core/application/enums.ts';
import { categories } from '#core/conditions/categories.ts';
import { papersIn } from '#core/documents/papers.ts';
import { checkEligibility } from '#core/eligibility/eligibility.ts';
import { isBlocking } from '#core/eligibility/finding.ts';
import { principalRules, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import { isFloodZone } from '#core/law/flood.ts';
import { stateCap } from '#core/law/state-caps.ts';
import { notaryFeeCents } from '#core/notary/in-person.ts';
import type { PricingInput } from '#core/offers/applicant.ts';
import { type ClosingCost, inOrder } from '#core/offers/closing-cost-kinds.ts';
import { divideDraw, isCovered } from '#core/offers/closing-costs.ts';
import { adverseActionReasons } from '#core/offers/explanation.ts';
import { limits } from '#core/offers/limits.ts';
import { bpsOf, centsOf, dollarsOf } from '#core/offers/money.ts';
import { type Offer, offerForDraw, rateWithDiscounts } from '#core/offers/offer.ts';
import { type Pricing, priceOffers } from '#core/offers/pricing.ts';
import { type Change, smallestChange } from '#core/offers/smallest-change.ts';
import { cltvBps, liensKeptCents, lineForCltvCents } from '#core/offers/underwriting.ts';
import * as words from '#core/words/en/underwriting/rules.ts';
import { expectedCosts, homeOf } from './closing-facts.ts';
import { payoffsOf } from './payoffs.ts';
import { type Case, eligibilityFacts, liensOf, pricingInput } from './pricing-input.ts';

interface RuleAnswer<E extends EventName = EventName> {
  readonly name: E;
  readonly payload: PayloadIn<E>;
  /** What was priced, to be kept under the uuid that the event names. */
  readonly pricing?: Pricing;
}

/** `newUuid` is the number a new offer set takes: rules make no randomness of their own. */
export type Rule = (about: Case, newUuid: string) => RuleAnswer | undefined;

const answer = <E extends EventName>(name: E, payload: PayloadIn<E>, pricing?: Pricing): RuleAnswer<E> =>
  pricing ? { name, payload, pricing } : { name, payload };

export const rules: Readonly<Record<EffectOf<'rule'>, Rule>> = {
  checkEligibility: (about) => {
    const findings = checkEligibility(eligibilityFacts(about), about.settings.eligibility, about.today).filter(
      isBlocking,
    );
    const isDuplicate = findings.some(({ code }) => code === 'HELOC_TOO_RECENT');
    const reasons = principalRules(findings.flatMap(({ reason }) => (reason ? [reason.rule] : [])));
    return answer('eligibilityChecked', { isDuplicate, reasons: isDuplicate ? [] : reasons });
  },
  listPreCreditDocuments: ({ application }) => documents(papersIn('PRE_CREDIT', application)),
  listSummaryDocuments: ({ application }) => documents(papersIn('SUMMARY', application)),
  listApplicationDocuments: ({ application }) => documents(papersIn('APPLICATION', application)),
  listNotaryDocuments: ({ application }) => documents(papersIn('NOTARY', application)),
  computeCltv,
  priceOffers: (about, newUuid) => {
    const input = pricingInput(about);
    const pricing = priceOffers(input, about.settings.guideline, about.today);
    const { decision, subDecision } = pricing;
    if (decision === 'SELECT') return answer('offersPriced', { decision, subDecision, setUuid: newUuid }, pricing);
    // Nothing is refused yet: the borrower may show savings first.
    if (decision === 'ASSET_DEPLETION') {
      const reasons = namedBy(pricing);
      return answer('offersPriced', { decision, reasons, changes: changesFor(about, input) }, pricing);
    }
    return answer(
      'offersPriced',
      { decision, reasons: reasonsOf(pricing), changes: changesFor(about, input) },
      pricing,
    );
  },
  priceRevisedOffers: (about, newUuid) => {
    const input = pricingInput(about);
    const pricing = priceOffers(input, about.settings.guideline, about.today);
    const { subDecision, offerSet } = pricing;
    if (offerSet) {
      const terms = termsAmong(offerSet.offers);
      return answer('revisedOffersPriced', { subDecision, setUuid: newUuid, terms }, pricing);
    }
    const reasons = reasonsOf(pricing);
    return answer(
      'revisedOffersPriced',
      {
        subDecision: 'UNKNOWN_SUBDECISION',
        reasons: reasons.length > 0 ? reasons : namedBy(pricing),
        changes: changesFor(about, input),
      },
      pricing,
    );
  },
  decideValue: (about) => answer('valueDecided', valueOutcome(about)),
  askForTrustAndInsurance,
  workOutClosingCosts,
  reviseClosingCosts,
  reviewTitle: ({ file }) => {
    const isPlain = file.title !== null && file.title.exceptions.length === 0 && file.title.newLiens.length === 0;
    return isPlain ? answer('titleReviewed', { outcome: 'clear' }) : undefined;
  },
  passTitle: () => answer('titlePassed', {}),
};

function documents(types: readonly DocumentType[]): RuleAnswer<'documentsRequested'> {
  return answer('documentsRequested', { documents: [...types] });
}

/** Also where nothing is refused yet, because savings are asked about first. */
function namedBy({ explanation }: Pick<Pricing, 'explanation'>): RuleCode[] {
  return principalRules(adverseActionReasons(explanation).map(({ rule }) => rule));
}

function changesFor({ settings, today }: Case, input: PricingInput): Change[] {
  return [...(smallestChange(input, settings.guideline, today) ?? [])];
}

function termsAmong(offers: readonly Offer[]): CounterTerms {
  const rates = offers.map(({ rate }) => bpsOf(rate));
  return {
    drawCentsMin: centsOf(Math.min(...offers.map(({ minDraw }) => minDraw))),
    drawCentsMax: centsOf(Math.max(...offers.map(({ maxDraw }) => maxDraw))),
    rateBpsMin: Math.min(...rates),
    rateBpsMax: Math.max(...rates),
    termsYears: [...new Set(offers.map(({ term }) => term))].sort((one, other) => one - other),
  };
}

function reasonsOf({ declineReasons }: Pricing): RuleCode[] {
  return principalRules(declineReasons.map(({ rule }) => rule));
}

/** What is owed must leave room for the smallest line this place allows; if it does not, the win-back page asks for less. */
function computeCltv(about: Case): RuleAnswer<'cltvComputed'> {
  const { application, settings, today } = about;
  const valueCents = application.property.valueCents ?? 0;
  const keptCents = liensKeptCents(liensOf(about));
  const cap = stateCap(homeOf(about).state, today);
  const highestCltv = Math.max(...settings.guideline.cltvBands.map(({ upToBps }) => upToBps));
  const roomCents = lineForCltvCents(
    Math.min(highestCltv, cap.cltvBpsMax ?? Number.POSITIVE_INFINITY),
    valueCents,
    keptCents,
  );
  const isRoom = roomCents >= Math.max(limits.lineCentsMin, cap.lineCentsMin ?? 0);
  return answer('cltvComputed', {
    cltvBps: valueCents > 0 ? Math.min(cltvBps(keptCents, 0, valueCents), 100_000) : 0,
    counterOfferReasons: isRoom ? [] : ['CLTV'],
  });
}

/** The chosen terms again on the reported value: do they still stand, do smaller ones, or none? */
function valueOutcome(about: Case): PayloadIn<'valueDecided'> {
  const { application, settings, today } = about;
  const valueCents = application.valuation.reportedValueCents ?? application.property.valueCents;
  const revalued = { ...about, application: { ...application, property: { ...application.property, valueCents } } };
  const { offerSet, explanation } = priceOffers(pricingInput(revalued), settings.guideline, today);
  if (!offerSet) {
    return { outcome: 'unacceptable', reasons: namedBy({ explanation }) };
  }
  const { selected } = application.offers;
  if (!selected) return { outcome: 'accepted' };
  const wanted = {
    term: selected.termYears,
    type: selected.type,
    originationFee: selected.originationFeeBps / 10_000,
    draw: dollarsOf(selected.drawCents),
  };
  const same = offerForDraw(offerSet.offers, wanted);
  const rate = same && rateWithDiscounts(same, selected.discounts);
  return { outcome: rate !== undefined && bpsOf(rate) <= selected.rateBps ? 'accepted' : 'lower' };
}

/** Settled once, before the disclosure: a flag or a tax of another day changes nothing that was disclosed. */
function workOutClosingCosts({ application, file, settings, today }: Case): RuleAnswer | undefined {
  const { selected } = application.offers;
  if (!selected) return undefined;
  const costs = expectedCosts({
    application,
    file,
    isValuationCovered: settings.isValuationCoveredByCompany,
    isManualNotaryOnly: settings.isManualNotaryOnly,
    on: today,
  });
  const division = divideDraw(selected.drawCents, payoffsOf(application, file), costs);
  const isNews = !isSame(costs, application.closing.costs);
  if (isCovered(division)) return isNews ? answer('closingCostsWorkedOut', { costs }) : undefined;
  return answer('closingCostsWorkedOut', { costs, counterOfferReasons: ['DRAW_TOO_SMALL'] });
}

/** The notary in the room is arranged after the disclosure. What the draw can no longer carry is not charged at all. */
function reviseClosingCosts({ application, file }: Case): RuleAnswer | undefined {
  const { closing, notary, offers } = application;
  if (!offers.selected) return undefined;
  // Where operations put it past the disclosure there is none to correct, and the notary is told of all the same.
  const known = closing.costs ?? [];
  const feeCents = notaryFeeCents(notary.inPerson);
  const others = known.filter(({ kind }) => kind !== 'MANUAL_NOTARIZATION');
  const withNotary = inOrder([...others, { kind: 'MANUAL_NOTARIZATION', cents: feeCents }]);
  const division = divideDraw(offers.selected.drawCents, payoffsOf(application, file), withNotary);
  const costs = feeCents > 0 && isCovered(division) ? withNotary : others;
  if (isSame(costs, known)) return undefined;
  return answer('closingCostsChanged', { number: (closing.corrected?.number ?? 0) + 1, costs });
}

function isSame(costs: readonly ClosingCost[], others: readonly ClosingCost[] | null): boolean {
  const isAmong = ({ kind, cents }: ClosingCost) => others?.some((one) => one.kind === kind && one.cents === cents);
  return costs.length === others?.length && costs.every(isAmong);
}

function askForTrustAndInsurance({ application }: Case): RuleAnswer<'conditionRaised'> {
  const isTrust = application.ownership.type === 'TRUST';
  const isFlood = isFloodZone(application.flood.zone);
  const insurance = [
    ...(application.trustAndInsurance.needsHazardProof ? (['PROOFOFHAZARDINSURANCE'] as const) : []),
    ...(isFlood ? (['PROOF_OF_FLOOD_INSURANCE'] as const) : []),
  ];
  const why = [...(isTrust ? [categories.REVIEW_TRUST_REQUIREMENTS.description] : []), ...insurance.map(whyInsured)];
  return answer('conditionRaised', {
    categoryEnum: isTrust ? 'REVIEW_TRUST_REQUIREMENTS' : 'GENERIC_DOCUMENT_REQUEST',
    requestDocuments: [...(isTrust ? (['CERTIFICATE_OF_TRUST'] as const) : []), ...insurance],
    // Put here by hand, with neither trust nor policy in question, there is nothing to add to the general sentence.
    ...(why.length > 0 && { commentsToBorrower: why.join(' ') }),
  });
}

/** The general sentence would not say which paper, nor why. */
function whyInsured(paper: 'PROOFOFHAZARDINSURANCE' | 'PROOF_OF_FLOOD_INSURANCE'): string {
  return paper === 'PROOFOFHAZARDINSURANCE' ? words.couldNotFindHomeownersInsurance : words.homeLiesInAFlood;
}
