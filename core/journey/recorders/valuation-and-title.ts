/** Valuation orders, trust and insurance, payoffs, title. */

import { homeZone } from '#core/calendar/time-zones.ts';
import * as words from '#core/words/en/journey/recorders/valuation-and-title.ts';
import type { Application } from '../../application/application.ts';
import { dateIn } from '../../calendar/zoned.ts';
import { floodFault } from '../../law/flood.ts';
import { formatCents } from '../../offers/money.ts';
import { floodCoverFor } from '../../underwriting/flood-cover.ts';
import type { Payload } from '../events.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { counterOffer, decline, keptMax, type Recorders } from './recorder.ts';

const collateral = ['CLTV'] as const;

function withExceptions(application: Application, hasExceptions: boolean): Application {
  return {
    ...application,
    title: {
      ...application.title,
      hasExceptions,
      status: hasExceptions ? 'FINAL_TITLE_PROCESSING' : 'FINAL_TITLE_COMPLETE',
    },
  };
}

function paying(application: Application, state: 'CHARGING' | 'REFUSED' | 'PAID', why: string | null = null) {
  return { ...application, valuation: { ...application.valuation, appraisalPayment: { state, why } } };
}

/** In a flood zone no approval goes by what someone believes: the policy's cover and days are held against what is owed. */
function floodGap(application: Application, said: Payload<'trustReviewed'>, now: Date): Refusal | undefined {
  const { floodCoverCents: coverCents, floodFrom: from, floodTo: to, floodInsurableCents: insurableCents } = said;
  const needed = floodCoverFor(application, now, insurableCents);
  if (needed === undefined) return undefined;
  const policy = coverCents !== undefined && from && to ? { coverCents, from, to } : null;
  const fault = floodFault(policy, needed, dateIn(homeZone(application.property), now));
  return fault === null ? undefined : refuse('notAllowedHere', words.floodPolicy[fault](formatCents(needed, 0)));
}

export const valuationAndTitleRecorders = {
  valuationOrdered: (application, { condition }) => {
    if (application.valuation.bpo !== 'BPO_REQUIRED') return refuse('alreadyDone', words.valuationHasBeenOrdered);
    return {
      ...application,
      property: { ...application.property, condition: condition ?? application.property.condition },
      valuation: { ...application.valuation, bpo: 'BPO_PROCESSING' },
    };
  },
  valuationReported: (application, { valueCents, condition }) => ({
    ...application,
    property: { ...application.property, condition },
    valuation: { ...application.valuation, bpo: 'BPO_COMPLETE', reportedValueCents: valueCents },
  }),
  valuationNotPossible: (application) => {
    const need = application.valuation.need === 'evaluation' ? 'appraisal' : 'evaluation';
    // Another kind is another fee, so the borrower is asked to order again.
    return { ...application, valuation: { ...application.valuation, need, bpo: 'BPO_REQUIRED' } };
  },
  valueDecided: (application, { outcome, valueCents, reasons }) => {
    const { valuation, property } = application;
    if (outcome === 'unacceptable') return decline(application, ...(reasons.length > 0 ? reasons : collateral));
    if (outcome === 'escalated')
      return { ...application, valuation: { ...valuation, need: 'appraisal', isDone: false } };
    const decided: Application = {
      ...application,
      decision: 'SELECT',
      subDecision: 'VERIFIED_OFFER',
      property: { ...property, valueCents: valueCents ?? valuation.reportedValueCents ?? property.valueCents },
      valuation: { ...valuation, isDone: true },
    };
    return outcome === 'lower' ? counterOffer(decided, 'value', collateral) : decided;
  },
  appraisalArranged: (application, { payer, feeCents }) => ({
    ...application,
    valuation: {
      ...application.valuation,
      appraisalPayer: payer,
      appraisalFeeCents: feeCents,
      appraisalPayment: null,
    },
  }),
  appraisalPaymentAuthorized: (application, { account }) =>
    application.valuation.appraisalPayment?.state === 'CHARGING'
      ? refuse('alreadyDone', words.paymentIsUnderWay)
      : paying({ ...application, accounts: { ...application.accounts, appraisal: account } }, 'CHARGING'),
  appraisalPaid: (application) => paying(application, 'PAID'),
  appraisalPaymentRefused: (application, { why }) => paying(application, 'REFUSED', why),
  /** A charge that was given up may be tried again: the payments company takes a fee once, however often it is asked. */
  systemFaulted: (application) =>
    application.valuation.appraisalPayment?.state === 'CHARGING'
      ? paying(application, 'REFUSED', words.couldNotReachThePayments)
      : application,
  appraisalReviewed: (application, { isAccepted }) => ({
    ...application,
    valuation: { ...application.valuation, isAppraisalRejected: !isAccepted },
  }),
  trustReviewed: (application, payload, { now }) => {
    if (!payload.isApproved) return decline(application, 'TRUST_NOT_ACCEPTED');
    const uncovered = floodGap(application, payload, now);
    if (uncovered) return uncovered;
    const isFloodInsured = application.trustAndInsurance.isFloodInsured || application.flood.zone !== null;
    return { ...application, trustAndInsurance: { isApproved: true, needsHazardProof: false, isFloodInsured } };
  },
  payoffLettersReceived: (application, { letters, counterOfferReasons }) => {
    const figures = new Map(letters.map(({ lienUuid, payoffCents }) => [lienUuid, payoffCents]));
    const known = {
      ...application,
      liens: application.liens.map((lien) => ({ ...lien, payoffCents: figures.get(lien.uuid) ?? lien.payoffCents })),
    };
    return counterOfferReasons.length > 0 ? counterOffer(known, 'liens', counterOfferReasons) : known;
  },
  titleOrdered: (application) => ({
    ...application,
    title: { ...application.title, status: 'FINAL_TITLE_PROCESSING' },
  }),
  titleReported: (application) => ({ ...application, title: { ...application.title, isReported: true } }),
  titleReviewed: (application, { outcome, liens }) => {
    if (outcome !== 'newLien') return withExceptions(application, outcome === 'exceptions');
    // A lien that is known by its number already is not owed a second time.
    const isKnown = ({ uuid }: { readonly uuid: string }) => application.liens.some((lien) => lien.uuid === uuid);
    const fresh = liens.filter((lien) => !isKnown(lien));
    if (application.liens.length + fresh.length > keptMax.liens)
      return refuse('tooMany', words.atMostLoansOnA(keptMax.liens));
    const found = fresh.map((lien) => ({ ...lien, isPaidOff: false, payoffCents: null }));
    const known = withExceptions({ ...application, liens: [...application.liens, ...found] }, false);
    return counterOffer(known, 'liens', collateral);
  },
  titleCured: (application) => withExceptions(application, false),
  titleDefectFound: (application) => withExceptions(application, true),
  titleNotCurable: (application) => decline(application, 'TITLE_DEFECT'),
} satisfies Recorders;
