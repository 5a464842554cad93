/** Offers: what was priced, what was chosen, what was refused. */
import { formatDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/application/equity-loan.ts';
import type { Application } from '../../application/application.ts';
import { isEquityLoanAsked } from '../../application/equity-loan.ts';
import type { Payload } from '../events.ts';
import { withAddress } from './property.ts';
import { decline, type Moment, type Recorders, raise } from './recorder.ts';

function refusedCounterOffer(application: Application): Application {
  const reasons = application.offers.counterOffer?.reasons ?? [];
  return decline(application, ...(reasons.length > 0 ? reasons : (['CLTV'] as const)));
}

/** What the county recorded stands; a borrower who says otherwise is asked about it before closing. */
function told(application: Application, said: Payload<'informationSubmitted'>, moment: Moment): Application {
  const { ownership, coOwners, ...applicant } = said;
  const { recorded } = application.ownership;
  const known: Application = {
    ...application,
    applicant,
    ownership: {
      recorded,
      type: recorded?.type ?? ownership,
      coOwners: Math.max(coOwners, recorded?.coOwners ?? 0),
    },
  };
  const isContradicted = recorded !== null && recorded.type !== ownership;
  const doubted = isContradicted ? raise(known, { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' }, moment) : known;
  return withOpenLoan(doubted, moment);
}

/** A second one at a time is unlawful in Texas: nothing is signed before someone has seen that ours pays it off. */
function withOpenLoan(application: Application, moment: Moment): Application {
  const { property, applicant } = application;
  const { equityLoan } = applicant;
  if (!isEquityLoanAsked(property.address.state) || !equityLoan || equityLoan.isPaidOff) return application;
  const said = { notes: words.openLoanTold(formatDate(equityLoan.closedOn)), commentsToBorrower: words.ourTeamChecks };
  return raise(application, { categoryEnum: 'ESCALATION_REVIEW', answeredAt: moment.at, ...said }, moment);
}

/** Whatever an answer decided is unknown again: the credit file by the name, the value by the address, offers by income. */
function corrected(application: Application, said: Payload<'answersCorrected'>, moment: Moment) {
  const { name, address, income, information, isOfferReopened } = said;
  const moved = address === undefined ? application : withAddress(application, address);
  if ('ok' in moved) return moved;
  const { borrower, credit, offers } = moved;
  const isPricedAgain = name !== undefined || address !== undefined || income !== undefined;
  const known: Application = {
    ...moved,
    borrower: name === undefined ? borrower : { ...borrower, name },
    credit: name === undefined ? credit : { ...credit, outcome: null },
    income: income === undefined ? moved.income : { ...moved.income, ...income },
    offers: {
      ...offers,
      setUuid: isPricedAgain ? null : offers.setUuid,
      selected: isPricedAgain || isOfferReopened ? null : offers.selected,
    },
  };
  return information === undefined ? known : told(known, information, moment);
}

export const offerRecorders = {
  offersPriced: (application, payload) => {
    if (payload.decision === 'SELECT')
      return {
        ...application,
        decision: 'SELECT',
        subDecision: payload.subDecision,
        remedy: [],
        offers: { ...application.offers, setUuid: payload.setUuid },
      };
    const decided: Application = { ...application, decision: payload.decision, remedy: payload.changes };
    if (payload.decision !== 'ASSET_DEPLETION') return decline(decided, ...payload.reasons);
    return { ...decided, assetDepletion: { ...decided.assetDepletion, reasons: payload.reasons } };
  },
  assetsDeclared: (application, { amountCents }) => ({
    ...application,
    assetDepletion: { ...application.assetDepletion, isComplete: true, amountCents },
  }),
  assetsSkipped: (application) => {
    const { reasons = [] } = application.assetDepletion;
    return decline(application, ...(reasons.length > 0 ? reasons : (['DTI_MIN_DRAW'] as const)));
  },
  offerSelected: (application, { offer, debtsToPay }) => ({
    ...application,
    offers: { ...application.offers, selected: offer, debtsToPay, isBetterPossible: false },
  }),
  informationSubmitted: told,
  answersCorrected: corrected,
  revisedOffersPriced: (application, { subDecision, setUuid, reasons, changes, terms = null }) =>
    decline(
      {
        ...application,
        decision: 'SELECT',
        subDecision,
        remedy: changes,
        offers: { ...application.offers, setUuid: setUuid ?? application.offers.setUuid, counterTerms: terms },
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
