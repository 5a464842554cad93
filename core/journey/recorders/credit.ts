/** Intake and credit: what the eligibility rules and the bureau said. */
import type { Application, CreditOutcome } from '../../application/application.ts';
import type { Payload } from '../events.ts';
import { counterOffer, decline, keptMax, type Recorders, raise } from './recorder.ts';

function file(
  application: Application,
  outcome: CreditOutcome,
  payload: Payload<'softCreditReturned' | 'hardCreditReturned'>,
): Application {
  const { credit } = application;
  return decline(
    {
      ...application,
      credit: {
        ...credit,
        outcome,
        bureau: payload.bureau ?? credit.bureau,
      },
    },
    ...payload.reasons,
  );
}

const reviewed = (application: Application): Application => ({
  ...application,
  credit: { ...application.credit, outcome: 'file' },
});

export const creditRecorders = {
  eligibilityChecked: (application, { isDuplicate, reasons }) => decline({ ...application, isDuplicate }, ...reasons),
  softCreditReturned: (application, payload) => file(application, payload.outcome, payload),
  ssnSubmitted: (application, { ssnToken, ssnLastFour, ssnMark }) => ({
    ...application,
    credit: { ...application.credit, ssnToken, ssnLastFour, ssnMark: ssnMark ?? null },
  }),
  identityCorrected: (application, { firstName, lastName, ssnToken, ssnLastFour, ssnMark }) => {
    const { borrower, credit } = application;
    const name = { ...borrower.name, ...(firstName && { firstName }), ...(lastName && { lastName }) };
    const known = { ...application, borrower: { ...borrower, name } };
    if (ssnToken === undefined || ssnLastFour === undefined) return known;
    return { ...known, credit: { ...credit, ssnToken, ssnLastFour, ssnMark: ssnMark ?? null } };
  },
  noCreditFileConfirmed: (application) => decline(application, 'NO_FILE'),
  minorConfirmed: (application) => decline(application, 'AGE'),
  identityReviewed: (application, { isConfirmed }) =>
    isConfirmed ? reviewed(application) : decline(application, 'IDENTITY'),
  delinquencyReviewed: (application, { isCured }) =>
    isCured ? reviewed(application) : decline(application, 'DELINQUENCY'),
  /** Submitting is the consent to the hard inquiry: which wording was agreed to, and when, is kept. */
  applicationSubmitted: (application, { consentVersion }, { at }) => ({
    ...application,
    submittedAt: at,
    consents: [
      ...application.consents
        .filter(({ type, version }) => type !== 'HARD_CREDIT' || version !== consentVersion)
        .slice(1 - keptMax.consents),
      { type: 'HARD_CREDIT', version: consentVersion, at },
    ],
    credit: { ...application.credit, phase: 'hard' },
  }),
  hardCreditReturned: (application, payload, moment) => {
    const { counterOfferReasons, newInquiries, outcome } = payload;
    const known = file(application, outcome, payload);
    const fresh = {
      ...known,
      credit: { ...known.credit, isHardReportStale: outcome === 'frozen' && known.credit.isHardReportStale },
    };
    const priced = counterOfferReasons.length > 0 ? counterOffer(fresh, 'credit', counterOfferReasons) : fresh;
    if (newInquiries === undefined) return priced;
    return raise(priced, { categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW', notes: newInquiries }, moment);
  },
  hardCreditExpired: (application) => ({
    ...application,
    credit: { ...application.credit, isHardReportStale: true },
  }),
} satisfies Recorders;
