/** What somebody sensible does next, status by status: the borrower, another owner, staff, or whoever sits at a vendor's own page. */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { othersToSign } from '#core/application/others-to-sign.ts';
import { type Condition, isOpen } from '#core/conditions/condition.ts';
import type { CommandName } from '#core/contract/commands.ts';
import type { EventName } from '#core/journey/events.ts';
import { type Status, statuses } from '#core/journey/statuses.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { payoffsOf, totalCents } from '#core/underwriting/payoffs.ts';
import type { Person } from '../actor.ts';
import type { Documents } from '../documents/index.ts';
import { signEverything } from '../documents/test-signing.ts';
import type { Linking, LinkWish } from '../linking/index.ts';
import { accountsOf } from '../vendors/bank/sandbox-accounts.ts';
import type { Vendors } from '../vendors/index.ts';
import { personaFor } from '../vendors/personas.ts';
import type { Plan } from './test-plan.ts';

/** One person's way through the journey, as far as it is known now. */
export interface Trip {
  readonly plan: Plan;
  readonly uuid: string;
  readonly who: Person;
  readonly staff: readonly [Person, Person];
  readonly signers: Person[];
  readonly vendors: Vendors;
  readonly linking: Linking;
  /** Sends a file of this name; what is in it is what its name says. Gives what a command names it by. */
  upload(name: string, as?: Person): Promise<string>;
  readonly documents: Documents;
  readonly application: Application;
  /** What has happened since this status was reached, oldest first. */
  readonly lately: readonly EventName[];
  act(command: CommandName, body?: unknown, as?: Person): Promise<unknown>;
  operate(event: EventName, body?: unknown, as?: Person): Promise<unknown>;
  pricing(): Promise<Pricing>;
  file(): Promise<UnderwritingFile>;
  /** Does a thing once in a stay; a refusal does not count as done. False when it was done. */
  once(what: string, work: () => Promise<unknown>): Promise<boolean>;
}

type Step = (trip: Trip) => Promise<boolean>;

/** Somebody else must do something first; it is tried again at the next look. */
export class NotYet extends Error {}

const act =
  (command: CommandName, bodyOf: (trip: Trip) => unknown = () => ({})): Step =>
  (trip) =>
    trip.once(command, async () => trip.act(command, await bodyOf(trip)));

const operate =
  (event: EventName, bodyOf: (trip: Trip) => unknown = () => ({})): Step =>
  (trip) =>
    trip.once(event, async () => trip.operate(event, await bodyOf(trip)));

const after =
  (word: EventName, step: Step): Step =>
  async (trip) =>
    trip.lately.at(-1) === word ? step(trip) : false;

const owners = ['Bea Homeowner', 'Cy Homeowner', 'Di Homeowner', 'Ed Homeowner'];
const noAnswer = {
  ethnicities: [3],
  races: [6],
  sex: 3,
  otherEthnicity: '',
  tribe: '',
  otherAsian: '',
  otherPacificIslander: '',
};
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

/** By status, what is done there. Where there is no step, somebody else is at work. */
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
  COLLECT_ADDITIONAL_INFO: act('submitInformation', ({ application: { ownership }, plan }) => ({
    ownership: plan.ownership ?? ownership.type ?? 'SOLE',
    coOwnerNames: owners.slice(0, plan.ownership === 'SOLE' ? 0 : ownership.coOwners),
    trustName: 'Homeowner Family Trust',
    maritalStatus: plan.maritalStatus ?? 'UNMARRIED',
    mailingAddress: null,
    purpose: 'HOME_IMPROVEMENT',
  })),
  HMDA: act('answerDemographics', () => noAnswer),
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
    trip.lately.includes('accountOwnerChecked') ? act('confirmAccount')(trip) : false,
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
  ONSITE_APPRAISAL_BORROWER_PAYMENT: act('payAppraisal', ({ plan: { accountNumber = '1111222233334444' } }) => ({
    account: typed(accountNumber),
  })),
  HOLD_FOR_APPRAISAL_REVIEW: operate('appraisalReviewed', () => ({ isAccepted: true })),

  TRUST_AND_INSURANCE: async (trip) =>
    (await settleAll(trip)) || operate('trustReviewed', () => ({ isApproved: true }))(trip),
  FINAL_TITLE_REVIEW: async (trip) => (await askForPapers(trip)) || operate('titleReviewed', titleFound)(trip),
  FINAL_TITLE_EXCEPTION: operate('titleCured', () => ({ why: 'The county released it.' })),

  FINAL_OFFER: act('acceptTerms'),
  NOTE_SIGNING: async (trip) => (trip.plan.signsWith === 'vendor' ? signAtVendor(trip) : signHere(trip)),
  CO_DEED_REQ: bringOwners,
  ATTORNEY_REVIEW: operate('attorneyApproved', ({ plan: { mustAttorneyAttend = false } }) => ({
    mustAttend: mustAttorneyAttend,
  })),
  DEED_SIGNING: async (trip) =>
    trip.plan.wantsNotaryInPerson
      ? act('meetNotaryInPerson', () => ({ hasAgreedToFee: true }))(trip)
      : meetByVideo(trip),
  MANUAL_DEED_SIGNING: meetInPerson,

  RECORDING: after('recordingRejected', operate('recordingCorrected')),
  FUNDING_DECISION: async (trip) => (await settleAll(trip)) || approve(trip),
  FUNDABLE: async (trip) => {
    if (!trip.lately.includes('disbursementReturned')) return false;
    return (await settleAll(trip)) || after('conditionCleared', operate('disbursementRetried'))(trip);
  },
  DIRECT_DEBT_PAYOFF: after('creditorPaymentReturned', operate('creditorPaymentRetried')),
  UNKNOWN: operate('resumed'),
};

/** What stands in the way here is answered by the borrower and looked at by staff. */
export function settleHolding(trip: Trip): Promise<boolean> {
  const { heldBy = [] } = statuses[trip.application.status];
  return settle(trip, ({ categoryEnum }) => heldBy.includes(categoryEnum));
}

const settleAll = (trip: Trip) => settle(trip, () => true);

async function settle(trip: Trip, which: (condition: Condition) => boolean): Promise<boolean> {
  const [condition] = trip.application.conditions.filter((one) => isOpen(one) && which(one));
  if (!condition) return false;
  const { uuid: conditionUuid, categoryEnum, signerUuid } = condition;
  if (categoryEnum === 'MISSING_PHONE_NUMBER')
    return trip.once(conditionUuid, () =>
      trip.operate('phoneSaved', { phoneNumber: '4155550188', ...(signerUuid ? { signerUuid } : {}) }),
    );
  const answer = async () =>
    trip.act('answerCondition', { conditionUuid, documentUuids: [await trip.upload('paper.pdf')] });
  if (signerUuid === null && (await trip.once(`${conditionUuid} answered`, answer))) return true;
  return trip.once(conditionUuid, () => trip.operate('conditionCleared', { conditionUuid, why: 'Looked at.' }));
}

async function choice(trip: Trip) {
  const { plan, application } = trip;
  const file = await trip.file();
  const debtsToPay = (file.credit?.liabilities ?? [])
    .filter(({ monetaryBalance }) => monetaryBalance > 0)
    .slice(0, plan.debtsToPay ?? 0)
    .map(({ uuid }) => uuid);
  const payoffs = payoffsOf({ ...application, offers: { ...application.offers, debtsToPay } }, file);
  const wanted = Math.max(plan.drawDollars ?? 50_000, totalCents(payoffs) / 100);
  const offers = (await trip.pricing()).offerSet?.offers ?? [];
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

const typed = (accountNumber: string) => ({ way: 'typed', routingNumber: '021000021', accountNumber });

async function account(trip: Trip) {
  const { plan, who, application } = trip;
  if (!plan.bankLogin) return typed(plan.accountNumber ?? '1111222233331111');
  const holder = { identityUuid: who.identityUuid, name: nameOf(application) };
  const linkToken = await linkAt(trip, { use: 'bank' }, plan.bankLogin);
  const [first] = accountsOf({ ...holder, answer: personaFor('login', plan.bankLogin.login, 'bank')?.answer });
  return { way: 'linked', linkToken, accountId: first?.accountId };
}

/** At the link's own window: login, password, the code if one is asked for, and to the end. Gives what names the link. */
async function linkAt(
  { linking, vendors, who, uuid }: Trip,
  wish: LinkWish,
  { login, password }: { login: string; password: string },
): Promise<string> {
  const { uuid: linkUuid, url } = await linking.open({
    person: who,
    uuid,
    wish,
    returnUrl: 'https://lender.example/back',
  });
  const window = vendors.windows[wish.use];
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

/** The newest thing that a vendor was asked for this application. */
async function asked(trip: Trip, vendor: 'signing' | 'notary', action: string): Promise<string | undefined> {
  const book = await trip.vendors.desk.book(vendor, 500);
  const entry = book.find((one) => one.action === action && one.key.startsWith(trip.uuid));
  return (entry?.answer as { reference?: string } | undefined)?.reference;
}

async function signHere(trip: Trip): Promise<boolean> {
  const { application, documents, uuid } = trip;
  const of = { orgCode: application.orgCode, applicationUuid: uuid };
  const { identityUuid } = application.borrower;
  await signEverything(documents, of, { identityUuid, name: nameOf(application) });
  return act('signNote')(trip);
}

async function signAtVendor(trip: Trip): Promise<boolean> {
  const reference = await asked(trip, 'signing', 'openSession');
  if (!reference) return false;
  return trip.once(reference, async () => {
    await trip.vendors.signing.openEnvelope(reference);
    if (!(await trip.vendors.signing.finish(reference, 'signed'))) throw new NotYet();
  });
}

/** Everybody who owns the house is named, invited, and proves who they are. */
async function bringOwners(trip: Trip): Promise<boolean> {
  const { application, signers } = trip;
  const invited = application.signers.find(({ state }) => state === 'INVITED');
  if (invited) {
    const { identityUuid } = invited;
    return trip.once(`identity of ${identityUuid}`, async () => {
      const signer: Person = { ...trip.who, role: 'signer', identityUuid, sessionId: randomUUID() };
      if (signers.every((one) => one.identityUuid !== identityUuid)) signers.push(signer);
      const names = ['front.jpg', 'back.jpg', 'selfie.jpg'];
      const documentUuids = await Promise.all(names.map((name) => trip.upload(name, signer)));
      await trip.act('submitSignerIdentity', { documentUuids }, signer);
    });
  }
  if (application.signers.length >= Math.max(1, othersToSign(application))) return false;
  return trip.once(`owner ${application.signers.length}`, async () => {
    const email = `alex-${randomUUID()}@homeowner.example`;
    const { lastName } = application.borrower.name;
    await trip.act('addSigner', { firstName: 'Alex', lastName, email, phoneNumber: '4155550199' });
  });
}

/** At the notary's own page: everybody takes a seat, answers the questions and signs. */
async function meetByVideo(trip: Trip): Promise<boolean> {
  const reference = await asked(trip, 'notary', 'openMeeting');
  if (!reference) return false;
  const { notary } = trip.vendors;
  for (const { identityUuid } of [trip.who, ...trip.signers])
    await trip.once(`${reference} ${identityUuid}`, async () => {
      const seat = await notary.takeSeat(reference, identityUuid);
      if (seat.outcome !== 'asked') throw new NotYet();
      const check = await notary.answerQuestions(
        reference,
        identityUuid,
        seat.questions.map(() => 0),
      );
      if (check.outcome !== 'passed' || !(await notary.signDeed(reference, identityUuid))) throw new NotYet();
    });
  return false;
}

/** A time is reserved; when somebody was quicker another is tried; and at last everybody is there. */
async function meetInPerson(trip: Trip): Promise<boolean> {
  const { application, vendors } = trip;
  const { state, zip } = application.property.address;
  const reference = await asked(trip, 'notary', 'book');
  if (reference)
    return trip.once(reference, async () => {
      if (!(await vendors.notary.report(reference, 'signed'))) throw new NotYet();
    });
  const tries = trip.lately.filter((event) => event === 'notaryNotBooked').length;
  return trip.once(`try ${tries}`, async () => {
    const slots = await vendors.notary.slots({
      key: randomUUID(),
      state,
      zip,
      notBefore: application.notary.closingNotBefore,
    });
    const slot = slots[Math.floor(Math.random() * slots.length)];
    await trip.act('reserveNotary', { startsAt: slot?.startsAt, place: slot?.place });
  });
}

/** Two different people release the money, once nothing stands against it; money that must not go is stopped. */
async function approve(trip: Trip): Promise<boolean> {
  const { application, staff, lately } = trip;
  if (lately.includes('fundingChecked') && !application.funding.isClear)
    return operate('fundingStopped', () => ({ why: 'On a sanctions list.', reasons: ['IDENTITY'] }))(trip);
  const next = staff.find(({ identityUuid }) => !application.funding.approvers.includes(identityUuid));
  if (!next) return false;
  return trip.once(`approval ${next.identityUuid}`, () =>
    trip.operate('fundingApproved', { approver: next.identityUuid }, next),
  );
}

function nameOf({ borrower: { name } }: Application): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter((part) => part !== '').join(' ');
}
