/** What the borrower proves: income, job, accounts, identity. */
import type { Application } from '../../application/application.ts';
import type { Subdecision } from '../../application/enums.ts';
import { type Condition, isOpen } from '../../conditions/condition.ts';
import type { DiscountType } from '../../offers/offer.ts';
import type { Payload } from '../events.ts';
import { takes } from '../outline.ts';
import { refuse } from '../refusal.ts';
import { depositRecorders } from './deposits.ts';
import { clear, counterOffer, decline, type Moment, type Recorders, raise } from './recorder.ts';

/** How often somebody may show a document before a person looks. */
export const identityTriesMax = 3;

const verifiedAs = {
  matched: 'VERIFIED_INCOME_MATCHED_OFFER',
  higher: 'VERIFIED_OFFER',
  lower: 'VERIFIED_DTI_LIMITED',
} as const satisfies Record<string, Subdecision>;

/** A failure may be tried again; the third one, or doubt, goes to a person, and so do signs of tampering. */
function checkedIdentity(application: Application, payload: Payload<'identityChecked'>, moment: Moment): Application {
  const { verification } = payload;
  const failedTries = application.identity.failedTries + (verification === 'FAILED_VERIFICATION' ? 1 : 0);
  const known = { ...application, identity: { verification, failedTries } };
  if (payload.isFraud) return decline(known, 'IDENTITY');
  if (payload.hasTamperSignals) return raise(known, { categoryEnum: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' }, moment);
  if (verification === 'VERIFIED') {
    // When operations says who it is, that is the answer to the question this condition asked.
    const isSettled = moment.by === 'operations';
    return isSettled ? clear(known, ({ categoryEnum }) => categoryEnum === 'ID_VERIFICATION_FAILURE', moment) : known;
  }
  const isForAPerson = verification === 'PENDING_REVIEW' || failedTries >= identityTriesMax;
  return isForAPerson ? raise(known, { categoryEnum: 'ID_VERIFICATION_FAILURE' }, moment) : known;
}

/** The discount for paying automatically comes and goes with the choice; everything else about the offer stays. */
function withPrice(
  offers: Application['offers'],
  { rateBps, discounts }: { readonly rateBps: number; readonly discounts: readonly DiscountType[] },
): Application['offers'] {
  return offers.selected ? { ...offers, selected: { ...offers.selected, rateBps, discounts } } : offers;
}

export const verificationRecorders = {
  incomeSourceProvided: (application, { source, documentUuids, numDocsRequired }, moment) => {
    const { income } = application;
    const known = { ...application, income: { ...income, sources: [...new Set([...income.sources, source])] } };
    if (source !== 'MANUAL_PAYSTUB' || documentUuids.length >= numDocsRequired) return known;
    return raise(
      known,
      {
        categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
        requestDocuments: ['USER_UPLOADED_PAYSTUB'],
        xtraData: { numDocsRequired },
      },
      moment,
    );
  },
  incomeVerified: (application, { outcome, verifiedIncomeCents, subDecision, setUuid, reasons }) => {
    if (outcome === 'unverifiable') return decline(application, 'INCOME_UNVERIFIED', ...reasons);
    const known: Application = {
      ...application,
      decision: 'SELECT',
      subDecision: subDecision ?? verifiedAs[outcome],
      income: { ...application.income, isVerified: true, verifiedIncomeCents: verifiedIncomeCents ?? null },
      offers: {
        ...application.offers,
        setUuid: setUuid ?? application.offers.setUuid,
        isBetterPossible: outcome === 'higher',
      },
    };
    if (outcome !== 'lower') return decline(known, ...reasons);
    return counterOffer(known, 'income', reasons.length > 0 ? reasons : ['DTI_MIN_DRAW']);
  },
  employerNamed: (application, { employerName }) => ({
    ...application,
    employment: { ...application.employment, employerName },
  }),
  employmentVerified: (application, { isEmployed }) =>
    isEmployed
      ? { ...application, employment: { ...application.employment, isVerified: true } }
      : decline(application, 'VOE_FAILED'),
  disbursementAccountSaved: (application, { account }, { at }) => {
    const saved = { ...application, accounts: { ...application.accounts, disburse: account } };
    if (!takes(application.status, 'disbursementRetried')) return saved;
    // Once money is on its way its account is changed for one reason only: the bank sent it back.
    const isDoubtful = (one: Condition) => isOpen(one) && one.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW';
    if (!application.conditions.some(isDoubtful))
      return refuse('tooLate', 'Your money is on its way. The account can no longer be changed.');
    return {
      ...saved,
      conditions: application.conditions.map((one) => (isDoubtful(one) ? { ...one, answeredAt: at } : one)),
    };
  },
  paymentMethodChosen: (application, payload) => ({
    ...application,
    accounts: {
      ...application.accounts,
      paymentType: payload.paymentType,
      autopay: payload.paymentType === 'AUTOPAY' ? payload.account : null,
    },
    offers: payload.repriced ? withPrice(application.offers, payload.repriced) : application.offers,
  }),
  accountOwnerChecked: (application, { isOwner }, moment) => {
    const known = { ...application, accounts: { ...application.accounts, isOwnerVerified: isOwner } };
    if (isOwner) return known;
    return raise(known, { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', requestDocuments: ['BANK_STATEMENT'] }, moment);
  },
  ...depositRecorders,
  identityChecked: checkedIdentity,
} satisfies Recorders;
