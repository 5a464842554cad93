/** What the borrower proves: income, job, accounts, identity. */

import * as words from '#core/words/en/journey/recorders/verification.ts';
import type { Application } from '../../application/application.ts';
import type { Subdecision } from '../../application/enums.ts';
import { type Condition, isOpen } from '../../conditions/condition.ts';
import type { DiscountType } from '../../offers/offer.ts';
import { takes } from '../outline.ts';
import { refuse } from '../refusal.ts';
import { depositRecorders } from './deposits.ts';
import { identityRecorders } from './identity.ts';
import { counterOffer, decline, payTo, type Recorders, raise } from './recorder.ts';

const verifiedAs = {
  matched: 'VERIFIED_INCOME_MATCHED_OFFER',
  higher: 'VERIFIED_OFFER',
  lower: 'VERIFIED_DTI_LIMITED',
} as const satisfies Record<string, Subdecision>;

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
  incomeVerified: (application, { outcome, verifiedIncomeCents, subDecision, setUuid, toldEmployer, reasons }) => {
    if (outcome === 'unverifiable') return decline(application, 'INCOME_UNVERIFIED', ...reasons);
    const known: Application = {
      ...application,
      decision: 'SELECT',
      subDecision: subDecision ?? verifiedAs[outcome],
      ...(toldEmployer !== undefined && { employment: { ...application.employment, toldName: toldEmployer } }),
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
  disbursementAccountSaved: (application, { account }, moment) => {
    const saved = payTo(application, account, moment);
    if (!takes(application.status, 'disbursementRetried')) return saved;
    // Once money is on its way its account is changed for one reason only: the bank sent it back.
    const isDoubtful = (one: Condition) => isOpen(one) && one.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW';
    if (!application.conditions.some(isDoubtful)) return refuse('tooLate', words.moneyIsOnItsWay);
    return {
      ...saved,
      conditions: application.conditions.map((one) => (isDoubtful(one) ? { ...one, answeredAt: moment.at } : one)),
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
  ...identityRecorders,
} satisfies Recorders;
