/** Offers: what was priced, what was chosen, what was refused. */
import type { Application } from '../../application/application.ts';
import { decline, type Recorders, raise } from './recorder.ts';

function refusedCounterOffer(application: Application): Application {
  const reasons = application.offers.counterOffer?.reasons ?? [];
  return decline(application, ...(reasons.length > 0 ? reasons : (['CLTV'] as const)));
}

export const offerRecorders = {
  offersPriced: (application, payload) => {
    if (payload.decision === 'SELECT')
      return {
        ...application,
        decision: 'SELECT',
        subDecision: payload.subDecision,
        offers: { ...application.offers, setUuid: payload.setUuid },
      };
    const decided: Application = { ...application, decision: payload.decision };
    return payload.decision === 'ASSET_DEPLETION' ? decided : decline(decided, ...payload.reasons);
  },
  assetsDeclared: (application, { amountCents }) => ({
    ...application,
    assetDepletion: { isComplete: true, amountCents },
  }),
  assetsSkipped: (application) => decline(application, 'DTI_MIN_DRAW'),
  offerSelected: (application, { offer, debtsToPay }) => ({
    ...application,
    offers: { ...application.offers, selected: offer, debtsToPay, isBetterPossible: false },
  }),
  /** What the county recorded stands; a borrower who says otherwise is asked about it before closing. */
  informationSubmitted: (application, { ownership, coOwners }, moment) => {
    const { type } = application.ownership;
    const known: Application = {
      ...application,
      ownership: { type: type ?? ownership, coOwners: Math.max(coOwners, application.ownership.coOwners) },
    };
    if (type === null || type === ownership) return known;
    return raise(known, { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' }, moment);
  },
  revisedOffersPriced: (application, { subDecision, setUuid, reasons }) =>
    decline(
      {
        ...application,
        decision: 'SELECT',
        subDecision,
        offers: { ...application.offers, setUuid: setUuid ?? application.offers.setUuid },
      },
      ...reasons,
    ),
  revisedOfferAccepted: (application, { offer, debtsToPay }) => ({
    ...application,
    offers: {
      ...application.offers,
      selected: offer,
      counterOffer: null,
      debtsToPay: debtsToPay ?? application.offers.debtsToPay,
    },
  }),
  counterOfferRefused: refusedCounterOffer,
  counterOfferExpired: refusedCounterOffer,
} satisfies Recorders;
