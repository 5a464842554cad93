/** The house: where it is, what it is worth, who owns it, what is owed on it. */

import * as words from '#core/words/en/journey/recorders/property.ts';
import type { Application, ValuationNeed } from '../../application/application.ts';
import type { Payload } from '../events.ts';
import { refuse } from '../refusal.ts';
import { isPastValuation } from '../statuses.ts';
import { countyReported, reportedLate } from './county.ts';
import { counterOffer, decline, keptMax, type Recorders } from './recorder.ts';

/** In Texas a model's value is never enough: borrower and lender sign what the house is worth (art. XVI s.50(a)(6)(Q)). */
function valuationNeed(application: Application, payload: Payload<'propertyValued'>): ValuationNeed {
  if (payload.valuationNeed !== 'none') return payload.valuationNeed;
  if (application.property.address.state === 'TX') return 'evaluation';
  if (payload.outcome === 'noValue') return 'bpo';
  return payload.outcome === 'lowConfidence' ? 'navBpo' : 'none';
}

const lookups = {
  valued: 'found',
  lowConfidence: 'found',
  noValue: 'found',
  notFound: 'notFound',
  many: 'many',
} as const;

export function withAddress(application: Application, address: Application['property']['address']) {
  if (address.state !== application.property.address.state)
    return refuse('notAllowedHere', words.houseInAnotherStateNeeds);
  // What was found of the home at the old address says nothing of the new one.
  const { property } = application;
  const noCounty = { county: null, timeZone: null, namedCounty: null, countySince: null };
  return { ...application, property: { ...property, address, lookup: null, parcelId: null, ...noCounty } };
}

export const propertyRecorders = {
  propertyValued: (before, payload, moment) => {
    if (isPastValuation(before.status)) return reportedLate(before, payload, moment);
    const application = countyReported(before, payload, moment);
    const { property } = application;
    const need = valuationNeed(application, payload);
    const isTrusted = payload.outcome === 'valued';
    return decline(
      {
        ...application,
        property: {
          ...property,
          lookup: lookups[payload.outcome],
          parcelId: payload.parcelId ?? property.parcelId,
          candidates: payload.candidates,
          condition: payload.condition,
          valueCents: isTrusted ? (payload.valueCents ?? null) : null,
        },
        valuation: { ...application.valuation, need, bpo: need === 'none' ? 'BPO_NOT_REQUIRED' : 'BPO_REQUIRED' },
        title: { ...application.title, status: 'PREQUAL_TITLE_PROCESSING' },
      },
      ...payload.reasons,
    );
  },
  addressCorrected: (application, { address }) => withAddress(application, address),
  propertyNotFoundConfirmed: (application) => decline(application, 'PROPERTY_NOT_FOUND'),
  propertyChosen: (application, { parcelId }) => {
    if (!application.property.candidates.some((candidate) => candidate.parcelId === parcelId))
      return refuse('unknownThing', words.parcelIsNoneOfThose);
    return { ...application, property: { ...application.property, parcelId, lookup: 'found' } };
  },
  valueEstimated: (application, { valueCents, condition }) => ({
    ...application,
    property: { ...application.property, valueCents, condition },
    valuation: { ...application.valuation, bpo: 'BPO_REQUIRED' },
  }),
  propertyReportReturned: (application, payload) => {
    const { isTransferRecent, isApplicantOwner, isFullTitleNeeded, bypass } = payload;
    const known: Application = {
      ...application,
      title: {
        ...application.title,
        status: isFullTitleNeeded ? 'TITLE_REQUIRED' : 'TITLE_NOT_REQUIRED',
        bypass,
        isTransferRecent,
        isApplicantOwner,
        isFullTitleNeeded,
      },
      ownership: {
        type: payload.ownership ?? application.ownership.type,
        coOwners: payload.coOwners,
        recorded: payload.ownership === null ? null : { type: payload.ownership, coOwners: payload.coOwners },
      },
      liens: payload.liens.map((lien) => ({ ...lien, isPaidOff: false, payoffCents: null })),
      hasLiensToConfirm: payload.hasLiensToConfirm,
      trustAndInsurance: { ...application.trustAndInsurance, needsHazardProof: payload.needsHazardProof },
    };
    if (isTransferRecent) return decline(known, 'TITLE_SEASONING_90D');
    return isApplicantOwner ? known : decline(known, 'NOT_ON_TITLE');
  },
  liensAttested: (application, { liens, added }, { eventUuid }) => {
    const attested = new Map(liens.map((lien) => [lien.uuid, lien]));
    if (application.liens.some((lien) => !attested.has(lien.uuid)))
      return refuse('unknownThing', words.everyLoanOnTheHouse);
    if (application.liens.length + added.length > keptMax.liens)
      return refuse('tooMany', words.atMostLoansOnA(keptMax.liens));
    const last = Math.max(0, ...application.liens.map(({ position }) => position));
    return {
      ...application,
      hasLiensToConfirm: false,
      liens: [
        ...application.liens.map((lien) => ({ ...lien, ...attested.get(lien.uuid) })),
        ...added.map(({ holder, balanceCents, isPaidOff, ...told }, index) => ({
          uuid: `${eventUuid}-${index + 1}`,
          holder,
          position: last + index + 1,
          balanceCents,
          isPaidOff,
          payoffCents: null,
          told,
        })),
      ],
    };
  },
  cltvComputed: (application, { cltvBps, counterOfferReasons }) => {
    const known = { ...application, cltvBps };
    return counterOfferReasons.length > 0 ? counterOffer(known, 'liens', counterOfferReasons) : known;
  },
  winBackAccepted: (application, { lineCentsMax, liensToPayOff }) => {
    const { offers } = application;
    return {
      ...application,
      liens: application.liens.map((lien) => ({
        ...lien,
        isPaidOff: lien.isPaidOff || liensToPayOff.includes(lien.uuid),
      })),
      offers: {
        ...offers,
        lineCentsMax: lineCentsMax ?? offers.lineCentsMax,
        // Before the first offers there is nothing to revise: they are simply priced with less.
        counterOffer: offers.selected === null ? null : offers.counterOffer,
      },
    };
  },
} satisfies Recorders;
