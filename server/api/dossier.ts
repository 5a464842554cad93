/** What a borrower may read of their dossier: the offers to choose from, and what the screens show beyond the view. */

import type { Application } from '#core/application/application.ts';
import { lastEquityLoanOn } from '#core/application/equity-loan.ts';
import { paystubsNeeded } from '#core/application/income-sources.ts';
import { mustSpouseConsent, othersToSign } from '#core/application/others-to-sign.ts';
import type { BusinessCalendar } from '#core/calendar/business-days.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import { changesInWords, remedyOf } from '#core/eligibility/remedies.ts';
import { identityQuestion, identityTriesLeft } from '#core/journey/recorders/identity.ts';
import { notaryFeeCents } from '#core/notary/in-person.ts';
import { costCentsOf } from '#core/offers/closing-cost-kinds.ts';
import { whyTheseOffers } from '#core/offers/explanation.ts';
import { centsOf } from '#core/offers/money.ts';
import { expectedMoney } from '#core/servicing/expected-money.ts';
import { divisionOf, owedOnHomeCents, payoffsOf } from '#core/underwriting/payoffs.ts';
import { Failure } from '../failure.ts';
import type { Dossier } from '../lending/origination/index.ts';

type OffersAnswer = AnswerOf<Routes['GET /service-application/api/v2/application/heloc/{uuid}/offers']>;
type Particulars = AnswerOf<Routes['GET /service-application/api/v2/application/heloc/{uuid}/particulars']>;

export function offersOf(
  { application, file, pricing, now }: Dossier,
  rescissionCalendar: BusinessCalendar,
): OffersAnswer {
  const { property, liens, offers } = application;
  const { selected, debtsToPay, counterOffer } = offers;
  if (!pricing?.offerSet) throw new Failure('notFound');
  return {
    ...(pricing.offerSet as unknown as OffersAnswer),
    closing: pricing.closing,
    money: expectedMoney(application, {
      ...{ now, rescissionCalendar },
      lastEquityLoanOn: lastEquityLoanOn(application, file),
    }),
    why: [...whyTheseOffers(pricing.explanation)],
    debts: (file.credit?.liabilities ?? [])
      .filter(({ monetaryBalance }) => monetaryBalance > 0)
      .map(({ uuid, creditor, monetaryBalance, monetaryCalculatedNextPaymentMinimumAmount, payOff }) => ({
        uuid,
        creditor,
        balanceCents: centsOf(monetaryBalance),
        monthlyPaymentCents: centsOf(monetaryCalculatedNextPaymentMinimumAmount),
        monetaryBalance,
        monetaryCalculatedNextPaymentMinimumAmount,
        payOff: { status: payOff.status },
      })),
    home: {
      valueCents: property.valueCents ?? 0,
      liensCents: owedOnHomeCents(liens),
      liensPaidOffCents: owedOnHomeCents(liens.filter(({ isPaidOff }) => isPaidOff)),
    },
    before: selected && {
      offer: { ...selected, discounts: [...selected.discounts] },
      debtsToPay: [...debtsToPay],
      counterOffer: shownCounterOffer(counterOffer),
    },
  };
}

/** As the borrower named it, and as payroll did. */
function employerOf({ employment }: Application) {
  return { employerName: employment.employerName, employerTold: employment.toldName ?? null };
}

const statedIncome = ({ employmentType, annualIncomeCents, otherIncomeCents }: Application['income']) => ({
  ...{ employmentType, annualIncomeCents, otherIncomeCents },
});

export function particularsOf({ application, file, overdue }: Omit<Dossier, 'now'>): Particulars {
  const { borrower, income, ownership, offers, valuation, credit, applicant, accounts } = application;
  const { selected, counterOffer } = offers;
  return {
    product: application.product,
    name: borrower.name,
    email: borrower.email,
    phoneNumber: borrower.phoneNumber,
    ...statedIncome(income),
    ownership: { type: ownership.type, coOwners: ownership.coOwners },
    othersToSign: othersToSign(application),
    mustSpouseConsent: mustSpouseConsent(application),
    ...applicant,
    coOwnerNames: [...applicant.coOwnerNames],
    liens: application.liens.map((lien) => ({
      ...lien,
      limitCents: file.liens.find(({ uuid }) => uuid === lien.uuid)?.limitCents ?? lien.told?.limitCents ?? null,
    })),
    payoffs: payoffsOf(application, file).map(({ creditor, amountCents }) => ({ creditor, amountCents })),
    proof: {
      sources: [...income.sources],
      isVerified: income.isVerified,
      paystubsNeeded: paystubsNeeded(income.employmentType),
    },
    ...employerOf(application),
    accounts: {
      disburse: shownAccount(accounts.disburse),
      autopay: shownAccount(accounts.autopay),
      isOwnerVerified: accounts.isOwnerVerified,
      deposits: shownDeposits(accounts.deposits),
    },
    identity: {
      failedTries: application.identity.failedTries,
      triesLeft: identityTriesLeft(application.identity.failedTries),
    },
    cltvBps: application.cltvBps,
    candidates: [...application.property.candidates],
    bureau: credit.bureau,
    offer: selected && { ...selected, discounts: [...selected.discounts] },
    counterOffer: shownCounterOffer(counterOffer),
    ...shownDecline(application, file),
    reportedValueCents: valuation.reportedValueCents,
    appraisalPayer: valuation.appraisalPayer,
    appraisalFeeCents: valuation.appraisalFeeCents,
    appraisalPayment: valuation.appraisalPayment,
    statusSince: application.statusSince,
    overdue: overdue && { since: overdue.since.toISOString(), toldAt: overdue.toldAt?.toISOString() ?? null },
    notary: notaryOf(application),
    division: shownDivision(application, file),
    signers: application.signers.map(({ identityUuid, name, email, state }) => ({
      identityUuid,
      name,
      email,
      state,
      isHeldUp: state === 'CHECKING' && identityQuestion(application, identityUuid) !== undefined,
    })),
  };
}

/** How the draw is divided, by the disclosure that counts and by the one that it took the place of. */
function shownDivision(application: Application, file: Dossier['file']): Particulars['division'] {
  const { closing } = application;
  if (closing.costs === null) return null;
  const payoffs = payoffsOf(application, file);
  const divided = (costs: typeof closing.costs) => {
    const { costs: kept, cashCents } = divisionOf({ ...application, closing: { ...closing, costs } }, payoffs);
    return { costs: [...kept], cashCents };
  };
  return { ...divided(closing.costs), before: closing.corrected && divided(closing.corrected.before) };
}

function notaryOf({ notary, property, closing }: Application): Particulars['notary'] {
  const { closingNotBefore, slot, inPerson } = notary;
  const feeCents = closing.costs ? costCentsOf(closing.costs, 'MANUAL_NOTARIZATION') : notaryFeeCents(inPerson);
  return { closingNotBefore, slot, inPerson, feeCents, timeZone: homeZone(property) };
}

function shownAccount(account: Application['accounts']['disburse']) {
  return account && { mask: account.mask, institution: account.institution, canReceive: account.routingMask !== null };
}

function shownDeposits(deposits: Application['accounts']['deposits']) {
  return deposits && { mask: deposits.mask, state: deposits.state, triesLeft: deposits.triesLeft };
}

function shownCounterOffer(counterOffer: Application['offers']['counterOffer']): Particulars['counterOffer'] {
  return (
    counterOffer && { cause: counterOffer.cause, reasons: explained(counterOffer.reasons).map(({ reason }) => reason) }
  );
}

/** Why, and what would have changed it; nothing of either while nothing is refused. */
function shownDecline({ declineReasons, remedy = [] }: Application, { credit }: Dossier['file']) {
  const creditorOf = (debtUuid: string | undefined) =>
    credit?.liabilities.find(({ uuid }) => uuid === debtUuid)?.creditor;
  return {
    declineReasons: explained(declineReasons),
    whatWouldChange: declineReasons.length > 0 ? changesInWords(remedy, creditorOf) : [],
  };
}

/** Several rules may share one sentence; the borrower reads it once. */
function explained(rules: Application['declineReasons']): Particulars['declineReasons'] {
  const byText = new Map(rules.map((rule) => [principalReason(rule).text, rule]));
  return [...byText].map(([reason, rule]) => ({ reason, remedy: remedyOf(rule) }));
}
