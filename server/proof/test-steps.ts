/** What someone sensible does next, status by status: the borrower, another owner, staff, or anyone who sits at a vendor's own page. */

import type { Application } from '#core/application/application.ts';
import { isEquityLoanAsked } from '#core/application/equity-loan.ts';
import { isLikenessOpen } from '#core/journey/last-checks.ts';
import type { Status } from '#core/journey/statuses.ts';
import { leastDrawCents } from '#core/offers/closing-costs.ts';
import { limits } from '#core/offers/limits.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { payoffsOf, totalCents } from '#core/underwriting/payoffs.ts';
import type { LinkTarget } from '../lending/linking/index.ts';
import { accountsOf } from '../vendors/bank/sandbox-accounts.ts';
import { personaFor } from '../vendors/personas.ts';
import { noDemographics } from './test-answers.ts';
import { closingSteps } from './test-closing-steps.ts';
import { act, after, nameOf, operate, type Step, settleAll, type Trip } from './test-trip.ts';

const owners = ['Bea Homeowner', 'Cy Homeowner', 'Di Homeowner', 'Ed Homeowner'];
const estimate = act('estimateValue', ({ plan: { estimateCents = 62_000_000 } }) => ({
  valueCents: estimateCents,
  condition: 'GOOD',
}));
const attest = act('attestLiens', ({ application: { liens }, plan: { paysOffLiens = false } }) => ({
  liens: liens.map(({ uuid, balanceCents, position }) => ({
    uuid,
    balanceCents,
    isPaidOff: paysOffLiens && position > 1,
  })),
}));
const decideValue = operate('valueDecided', ({ application, plan }) => ({
  outcome: plan.valueDecided ?? sensibleValue(application),
}));

const order: Step = async (trip) =>
  trip.application.valuation.bpo === 'BPO_REQUIRED' &&
  trip.once('orderValuation', () => trip.act('orderValuation', { hasAgreedToFee: true }));

/** By status, what is done there. Where there is no step, someone else is at work. */
export const steps: { readonly [S in Status]?: Step } = {
  CREDIT_NO_MATCH: act('submitSsn', ({ plan: { ssn = '123-45-6789' } }) => ({ ssn: ssn.replaceAll('-', '') })),
  CREDIT_NO_MATCH_SSN: operate('identityCorrected'),
  SOFT_CREDIT_LOCKED_OR_FROZEN: act('retryCredit'),
  HARD_CREDIT_LOCKED_OR_FROZEN: act('retryCredit'),
  CREDIT_ERROR: operate('creditRetried'),
  CREDIT_MINOR: operate('birthDateCorrected'),
  FACTA_REVIEW: operate('identityReviewed', () => ({ isConfirmed: true })),
  DELINQUENCY_REVIEW: operate('delinquencyReviewed', () => ({ isCured: true })),

  NO_PROPERTY_FOUND: act('correctAddress', ({ application: { property } }) => ({
    address: { ...property.address, street1: '12 Elm Rd' },
  })),
  MULTIPLE_PROPERTIES: act('chooseProperty', ({ application }) => ({
    parcelId: application.property.candidates[0]?.parcelId,
  })),
  NO_AVM_FOUND: estimate,
  NAV_BPO_ESTIMATE: estimate,
  NAV_RESI_EVAL_ESTIMATE: estimate,
  LIEN_VERIFICATION: attest,
  LIEN_VERIFICATION_INQUIRY: attest,
  CLTV_LIEN_POSITION_REQUALIFY: act('acceptWinBack', ({ application: { liens } }) => ({
    liensToPayOff: liens.filter(({ position }) => position > 1).map(({ uuid }) => uuid),
  })),
  ASSETS_PREQUAL: act('declareAssets', ({ plan: { assetsCents = 400_000_000 } }) => ({ amountCents: assetsCents })),

  OFFER_SELECTION: act('selectOffer', choice),
  REVISED_OFFER_SELECTION: act('acceptRevisedOffer', choice),
  COLLECT_ADDITIONAL_INFO: act('submitInformation', ({ application: { ownership, property }, plan }) => ({
    ownership: plan.ownership ?? ownership.type ?? 'SOLE',
    coOwnerNames: owners.slice(0, plan.ownership === 'SOLE' ? 0 : ownership.coOwners),
    trustName: 'Homeowner Family Trust',
    maritalStatus: plan.maritalStatus ?? 'UNMARRIED',
    mailingAddress: null,
    purpose: 'HOME_IMPROVEMENT',
    // As the page does: a release before this question is not told the answer to it.
    ...(isEquityLoanAsked(property.address.state) && { equityLoan: null }),
  })),
  HMDA: act('answerDemographics', () => noDemographics),
  APP_SUBMISSION: act('submitApplication', () => ({ consentVersion: creditConsentVersions.HARD_CREDIT })),
  INCOME_VERIFICATION: async (trip) =>
    (await act('provideIncomeSource', incomeSource)(trip)) ||
    after(
      'conditionCleared',
      operate('incomeVerified', ({ application }) => ({
        outcome: 'matched',
        verifiedIncomeCents: application.income.annualIncomeCents,
      })),
    )(trip),
  EMPLOYMENT_VERIFICATION: async (trip) =>
    (await act('nameEmployer', ({ plan: { employer = 'Riverside School District' } }) => ({ employerName: employer }))(
      trip,
    )) ||
    after(
      'conditionCleared',
      operate('employmentVerified', () => ({ isEmployed: true })),
    )(trip),
  DISBURSEMENT_ACCOUNT: act('saveDisbursementAccount', async (trip) => ({ account: await account(trip) })),
  AUTOPAY_ACCOUNT: async (trip) => {
    const needsAnother = trip.application.product !== 'crypto' && !trip.application.accounts.disburse?.routingMask;
    if (needsAnother)
      return trip.once('another', () => trip.act('saveDisbursementAccount', { account: typed('1111222233331111') }));
    return trip.once('choosePaymentMethod', async () =>
      trip.act(
        'choosePaymentMethod',
        trip.plan.paymentType === 'MANUAL'
          ? { paymentType: 'MANUAL' }
          : { paymentType: 'AUTOPAY', account: await account(trip) },
      ),
    );
  },
  VERIFIED_AUTOPAY_ACCOUNT: async (trip) =>
    // The bank says whose it is, or two small deposits are on their way to prove it.
    trip.lately.some((event) => event === 'accountOwnerChecked' || event === 'smallDepositsSent')
      ? act('confirmAccount')(trip)
      : false,
  IDENTITY_VERIFICATION: act('submitIdentity', async (trip) => {
    const { application, plan } = trip;
    const { identityFiles = ['front.jpg'] } = plan;
    const front = identityFiles[Math.min(application.identity.failedTries, identityFiles.length - 1)] ?? 'front.jpg';
    return {
      documentType: "US Driver's License",
      documentUuids: await Promise.all([front, 'back.jpg', 'selfie.jpg'].map((name) => trip.upload(name))),
    };
  }),
  WAITING_FOR_ID_VERIFICATION: after(
    'conditionCleared',
    operate('identityChecked', () => ({ verification: 'VERIFIED' })),
  ),

  BPO: order,
  NAV_BPO_ORDER_REQUEST: order,
  NAV_RESI_EVAL_ORDER_REQUEST: order,
  NAV_BPO_REVIEW: decideValue,
  NAV_RESI_EVAL_REVIEW: decideValue,
  ONSITE_APPRAISAL_BORROWER_PAYMENT: payAppraisal,
  HOLD_FOR_APPRAISAL_REVIEW: operate('appraisalReviewed', () => ({ isAccepted: true })),

  TRUST_AND_INSURANCE: async (trip) =>
    (await settleAll(trip)) ||
    // The policy covers as much as the program sells; of a home in no flood zone it says nothing.
    operate('trustReviewed', () => ({
      isApproved: true,
      ...{ floodCoverCents: 25_000_000, floodFrom: '2020-01-01', floodTo: '2099-01-01' },
    }))(trip),
  FINAL_TITLE_REVIEW: async (trip) => (await askForPapers(trip)) || operate('titleReviewed', titleFound)(trip),
  FINAL_TITLE_EXCEPTION: operate('titleCured', () => ({ why: 'The county released it.' })),

  // Who has the name of someone on a list is held until two people have looked.
  FINAL_OFFER: async (trip) =>
    (isLikenessOpen(trip.application) &&
      (await operate('likenessSettled', () => ({ why: 'Born in another year.' }))(trip))) ||
    act('acceptTerms')(trip),
  ...closingSteps,
  UNKNOWN: operate('resumed'),
};

/** From the account of the plan; where the bank declines that, from another. */
function payAppraisal(trip: Trip): Promise<boolean> {
  const refusals = trip.lately.filter((event) => event === 'appraisalPaymentRefused').length;
  const { accountNumber = ordinaryAccount } = trip.plan;
  const account = typed(refusals === 0 ? accountNumber : ordinaryAccount);
  return trip.once(`payment ${refusals}`, () => trip.act('payAppraisal', { account }));
}

async function choice(trip: Trip) {
  const { plan, application } = trip;
  const file = await trip.file();
  const debtsToPay = (file.credit?.liabilities ?? [])
    .filter(({ monetaryBalance }) => monetaryBalance > 0)
    .slice(0, plan.debtsToPay ?? 0)
    .map(({ uuid }) => uuid);
  const payoffs = payoffsOf({ ...application, offers: { ...application.offers, debtsToPay } }, file);
  const { offerSet, closing } = await trip.pricing();
  const { originationFeeBpsMax: feeBps } = limits;
  const wanted = Math.max(plan.drawDollars ?? 50_000, leastDrawCents(totalCents(payoffs), { feeBps }, closing) / 100);
  const offers = offerSet?.offers ?? [];
  const offer = offers.find(({ minDraw, maxDraw }) => minDraw <= wanted && wanted <= maxDraw) ?? offers.at(-1);
  if (!offer) throw new Error('There should be offers to choose from.');
  const drawDollars = Math.min(offer.maxDraw, Math.max(offer.minDraw, wanted));
  return { offerId: offer.id, drawCents: Math.round(drawDollars * 100), discounts: [], debtsToPay };
}

async function incomeSource(trip: Trip) {
  const { plan } = trip;
  if (!plan.incomeLogin)
    return { source: 'MANUAL_PAYSTUB', documentUuids: [await trip.upload(plan.paystub ?? 'paystub.pdf')] };
  const { source = 'PLAID_TRANSACTIONS' } = plan.incomeLogin;
  return { source, linkToken: await linkAt(trip, { use: 'income', source }, plan.incomeLogin) };
}

const ordinaryAccount = '1111222233331111';
const typed = (accountNumber: string) => ({ way: 'typed', routingNumber: '021000021', accountNumber });

async function account(trip: Trip) {
  const { plan, who, application } = trip;
  if (!plan.bankLogin) return typed(plan.accountNumber ?? ordinaryAccount);
  const holder = { identityUuid: who.identityUuid, name: nameOf(application) };
  const linkToken = await linkAt(trip, { use: 'bank' }, plan.bankLogin);
  const [first] = accountsOf({ ...holder, answer: personaFor('login', plan.bankLogin.login, 'bank')?.answer });
  return { way: 'linked', linkToken, accountId: first?.accountId };
}

/** At the link's own window: login, password, the code if one is asked for, and to the end. Gives what names the link. */
async function linkAt(
  { linking, vendors, who, uuid }: Trip,
  target: LinkTarget,
  { login, password }: { login: string; password: string },
): Promise<string> {
  const { uuid: linkUuid, url } = await linking.open({
    person: who,
    uuid,
    target,
    returnUrl: 'https://lender.example/back',
  });
  const window = vendors.windows[target.use];
  const linkToken = url?.split('/').at(-1) ?? '';
  const first = await window.submitLogin(linkToken, login, password);
  const last = first.step === 'secondFactor' ? await window.submitLogin(linkToken, login, password, ['1234']) : first;
  if (last.step !== 'linked') throw new Error(`The window said ${JSON.stringify(last)}.`);
  await window.finish(linkToken, last.publicToken);
  return linkUuid;
}

function sensibleValue({ property, valuation }: Application): 'accepted' | 'lower' | 'unacceptable' {
  if (property.condition === 'POOR') return 'unacceptable';
  return (valuation.reportedValueCents ?? 0) < (property.valueCents ?? 0) * 0.9 ? 'lower' : 'accepted';
}

/** Staff read the report that the rules did not pass. */
async function titleFound(trip: Trip) {
  const { title } = await trip.file();
  if ((title?.exceptions.length ?? 0) > 0) return { outcome: 'exceptions' };
  const known = trip.application.liens.length;
  const liens = (title?.newLiens ?? []).map((lien, index) => ({ ...lien, position: known + index + 1 }));
  return liens.length > 0 ? { outcome: 'newLien', liens } : { outcome: 'clear' };
}

/** An exception that a paper of the borrower's may cure is asked for; it holds what comes next until it was looked at. */
async function askForPapers(trip: Trip): Promise<boolean> {
  const words = (await trip.file()).title?.exceptions.join(' ') ?? '';
  const wanted = /description/.test(words) ? 'PROPERTY_LEGAL_DESCRIPTION' : 'PROPERTY_OWNERSHIP_FRAUD_REVIEW';
  if (!/description|quitclaim/.test(words)) return false;
  return trip.once('papers', () => trip.operate('conditionRaised', { categoryEnum: wanted }));
}
