/**
 * Every thing that can happen to an application: who may say so, and what is said with it. Browser and server read the
 * same schemas. Nothing secret travels in a payload: numbers are in the vault before the event is sent.
 */
import * as v from 'valibot';
import { type CalendarDate, parseDate } from '#core/calendar/dates.ts';
import { REASONS_MAX, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { closingCostKinds } from '#core/offers/closing-cost-kinds.ts';
import { discountTypes } from '#core/offers/offer.ts';
import { changeKinds } from '#core/offers/smallest-change.ts';
import { address } from '#core/people/address.ts';
import { employmentTypes } from '#core/people/income.ts';

import { name } from '#core/people/name.ts';
import * as words from '#core/words/en/journey/events.ts';
import {
  blockingTasks,
  bypasses,
  documentTypes,
  identityDocuments,
  incomeSources,
  ownershipTypes,
  paymentTypes,
  propertyConditions,
  subdecisions,
  verifications,
} from '../application/enums.ts';
import { equityLoan } from '../application/equity-loan.ts';
import { annualIncomeCents, otherIncomeCents } from '../application/income-cents.ts';
import { linePurposes, maritalStatuses } from '../application/information.ts';
import { lastChecks, moneySent, SIGNERS_MAX, valuationNeeds } from '../application/kinds.ts';
import { uploadFilesMax } from '../application/uploads.ts';
import { askAgainReasons } from '../conditions/ask-again.ts';

export const senders = ['borrower', 'signer', 'operations', 'vendor', 'system', 'timer'] as const;
export type Sender = (typeof senders)[number];

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
/** More than any person sends and any vendor has: a list without an end would be kept without one. */
const LIST_MAX = 100;
const some = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(LIST_MAX));
const ids = some(id);
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const bps = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(20));
const instant = v.pipe(v.string(), v.isoTimestamp());
const calendarDate = v.custom<CalendarDate>(
  (value) => typeof value === 'string' && value === parseDate(value),
  words.enterADate,
);
const lastFour = v.pipe(v.string(), v.regex(/^\d{4}$/));
const condition = v.picklist(propertyConditions);
const phoneNumber = v.pipe(v.string(), v.regex(/^\d{10}$/));
const countyFips = v.pipe(v.string(), v.regex(/^\d{5}$/));

/** Present when the event means that we cannot lend; each reason is one the notice can name. */
const reasons = v.optional(v.pipe(v.array(v.picklist(ruleCodes)), v.maxLength(REASONS_MAX)), []);
const someReasons = v.pipe(v.array(v.picklist(ruleCodes)), v.minLength(1), v.maxLength(REASONS_MAX));
const why = v.optional(text);
/** What a borrower could change, and would then get an offer; none where nothing of that kind would do. */
const changes = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(changeKinds),
        cents,
        debtUuid: v.optional(text),
        occupancy: v.optional(v.picklist(['HOME', 'SECONDARY', 'INVESTMENT'])),
      }),
    ),
    v.maxLength(40),
  ),
  [],
);
/** What is offered instead of what was chosen, as a notice of it must say (12 CFR part 1002, form C-4). */
const counterTerms = v.optional(
  v.strictObject({
    drawCentsMin: cents,
    drawCentsMax: cents,
    rateBpsMin: bps,
    rateBpsMax: bps,
    termsYears: v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(40))),
  }),
);

const account = v.strictObject({
  mask: lastFour,
  accountToken: id,
  routingMask: v.nullable(lastFour),
  institution: v.nullable(text),
});

/** What choosing how to pay does to the rate. */
const repriced = v.optional(
  v.strictObject({
    rateBps: v.pipe(v.number(), v.integer(), v.minValue(1)),
    discounts: some(v.picklist(discountTypes)),
  }),
);

const offer = v.strictObject({
  id,
  type: v.picklist(['STANDARD', 'BUY_DOWN', 'INTEREST_ONLY']),
  termYears: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  rateBps: bps,
  rateType: v.picklist(['FIXED', 'VARIABLE']),
  originationFeeBps: bps,
  amountCents: cents,
  drawCents: cents,
  discounts: v.optional(some(v.picklist(discountTypes)), []),
  autopayBps: v.optional(bps),
});

const lien = v.strictObject({ uuid: id, holder: text, position: count, balanceCents: cents });

/** A loan on the home that no record shows. */
const untoldLien = v.strictObject({
  holder: text,
  kind: v.picklist(['MORTGAGE', 'LINE']),
  balanceCents: cents,
  limitCents: v.nullable(cents),
  monthlyPaymentCents: cents,
  isPaidOff: v.boolean(),
});

const information = v.strictObject({
  ownership: v.picklist(ownershipTypes),
  coOwners: v.optional(count, 0),
  coOwnerNames: v.optional(v.pipe(v.array(text), v.maxLength(SIGNERS_MAX)), []),
  trustName: v.optional(v.nullable(text), null),
  maritalStatus: v.optional(v.nullable(v.picklist(maritalStatuses)), null),
  mailingAddress: v.optional(v.nullable(address), null),
  purpose: v.optional(v.nullable(v.picklist(linePurposes)), null),
  equityLoan: v.optional(equityLoan),
});

/**
 * What came of a report. Score, key factors and debts are no part of it: the history is never changed, so what it says
 * can never be sealed later. (Events of before this rule have them, and keep them: their seals cover them.)
 */
const creditFile = {
  bureau: v.optional(text),
  reasons,
};

const closingCosts = some(v.strictObject({ kind: v.picklist(closingCostKinds), cents }));

const LIENS_MAX = 20;

const nothing = v.strictObject({});

function from<const S extends readonly Sender[], P extends v.GenericSchema>(sentBy: S, payload: P) {
  return { sentBy, payload };
}

/** Said by staff only with a second factor given in the last ten minutes: money, force, people. */
function freshlyFrom<const S extends readonly Sender[], P extends v.GenericSchema>(sentBy: S, payload: P) {
  return { sentBy, payload, fresh: true as const };
}

/** What the book writes down: money that was on its way has arrived, has come back or never left, or some of each. */
const settlesMoney = <const R extends object>(row: R) => ({ ...row, settlesMoney: true as const });
const returnsMoney = <const R extends object>(row: R) => ({ ...row, returnsMoney: true as const });

/** What a borrower may put right before submission, each answer as a whole. */
export const correctableAnswers = {
  // Digits in a last name are how sandbox people are told apart; the handler refuses them in production.
  name: v.optional(name({ areDigitsAllowed: true })),
  address: v.optional(address),
  income: v.optional(
    v.strictObject({
      employmentType: v.picklist(employmentTypes),
      annualIncomeCents,
      otherIncomeCents: v.optional(otherIncomeCents, 0),
    }),
  ),
};

export const events = {
  // Intake and soft credit
  eligibilityChecked: from(['system'], v.strictObject({ isDuplicate: v.optional(v.boolean(), false), reasons })),
  documentsRequested: from(['system'], v.strictObject({ documents: some(text) })),
  documentsDelivered: from(['vendor', 'system'], v.strictObject({ documentUuids: ids })),
  softCreditReturned: from(
    ['vendor'],
    v.strictObject({
      outcome: v.picklist(['file', 'noFile', 'frozen', 'minor', 'alert', 'delinquent']),
      ...creditFile,
    }),
  ),
  ssnSubmitted: from(['borrower'], v.strictObject({ ssnToken: id, ssnLastFour: lastFour, ssnMark: v.optional(id) })),
  /** The number itself is sealed before; here is only what tells it from another. */
  identityCorrected: from(
    ['operations'],
    v.strictObject({
      why,
      firstName: v.optional(text),
      lastName: v.optional(text),
      ssnToken: v.optional(id),
      ssnLastFour: v.optional(lastFour),
      ssnMark: v.optional(id),
    }),
  ),
  noCreditFileConfirmed: from(['operations'], nothing),
  creditFreezeLifted: from(['borrower', 'operations'], nothing),
  creditRetried: from(['operations'], nothing),
  /** The day itself is sealed with the underwriting file. */
  birthDateCorrected: from(['operations'], v.strictObject({ why })),
  minorConfirmed: from(['operations'], nothing),
  identityReviewed: from(['operations'], v.strictObject({ isConfirmed: v.boolean() })),
  delinquencyReviewed: from(['operations'], v.strictObject({ isCured: v.boolean() })),

  // Property, value, owners and liens
  propertyValued: from(
    ['vendor'],
    v.strictObject({
      outcome: v.picklist(['valued', 'lowConfidence', 'noValue', 'notFound', 'many']),
      valueCents: v.optional(cents),
      condition: v.optional(condition, 'NOT_AVAILABLE'),
      county: v.optional(text),
      countyFips: v.optional(countyFips),
      timeZone: v.optional(text),
      parcelId: v.optional(id),
      candidates: v.optional(some(v.strictObject({ parcelId: id, description: text })), []),
      /** What must be ordered before closing, by the rules of the state and the partner. */
      valuationNeed: v.optional(v.picklist(valuationNeeds), 'none'),
      reasons,
    }),
  ),
  addressCorrected: from(['borrower', 'operations'], v.strictObject({ address })),
  propertyNotFoundConfirmed: from(['operations'], nothing),
  propertyChosen: from(['borrower', 'operations'], v.strictObject({ parcelId: id })),
  valueEstimated: from(['borrower'], v.strictObject({ valueCents: cents, condition })),
  /** Staff say which county the home is in, where no report of the property did; the server adds its name. */
  countyNamed: from(['operations'], v.strictObject({ countyFips, county: text })),
  propertyReportReturned: from(
    ['vendor'],
    v.strictObject({
      bypass: v.optional(v.picklist(bypasses), 'NO_BYPASS'),
      ownership: v.nullable(v.picklist(ownershipTypes)),
      coOwners: v.optional(count, 0),
      liens: v.optional(some(lien), []),
      hasLiensToConfirm: v.boolean(),
      isTransferRecent: v.boolean(),
      isApplicantOwner: v.boolean(),
      isFullTitleNeeded: v.boolean(),
      needsHazardProof: v.optional(v.boolean(), false),
    }),
  ),
  liensAttested: from(
    ['borrower', 'operations'],
    v.strictObject({
      liens: v.pipe(
        v.array(v.strictObject({ uuid: id, balanceCents: cents, isPaidOff: v.boolean() })),
        v.maxLength(LIENS_MAX),
      ),
      added: v.optional(v.pipe(v.array(untoldLien), v.maxLength(LIENS_MAX)), []),
    }),
  ),
  /** The reasons say why a smaller line, or one loan less, must be proposed instead; none when all is well. */
  cltvComputed: from(['system'], v.strictObject({ cltvBps: bps, counterOfferReasons: reasons })),
  winBackAccepted: from(
    ['borrower'],
    v.strictObject({ lineCentsMax: v.optional(cents), liensToPayOff: v.optional(ids, []) }),
  ),
  counterOfferRefused: from(['borrower'], nothing),
  counterOfferExpired: from(['timer'], nothing),

  // Offers and the application proper
  offersPriced: from(
    ['system'],
    v.variant('decision', [
      v.strictObject({
        decision: v.literal('SELECT'),
        subDecision: v.optional(v.picklist(subdecisions), 'UNVERIFIED_OFFER'),
        setUuid: id,
      }),
      /** The reasons say what income falls short of, should the borrower name no savings. */
      v.strictObject({ decision: v.literal('ASSET_DEPLETION'), reasons, changes }),
      v.strictObject({ decision: v.picklist(['DECLINE', 'INELIGIBLE']), reasons: someReasons, changes }),
    ]),
  ),
  assetsDeclared: from(['borrower'], v.strictObject({ amountCents: cents })),
  assetsSkipped: from(['borrower'], nothing),
  offerSelected: from(['borrower'], v.strictObject({ offer, debtsToPay: v.optional(ids, []) })),
  offersExpired: from(['timer'], nothing),
  informationSubmitted: from(['borrower'], information),
  demographicsAnswered: from(['borrower'], nothing),
  /** What is corrected before submission; what follows from it is asked or worked out again. */
  answersCorrected: from(
    ['borrower'],
    v.strictObject({
      ...correctableAnswers,
      information: v.optional(information),
      /** Another offer is wanted. */
      isOfferReopened: v.optional(v.boolean(), false),
    }),
  ),
  applicationSubmitted: from(['borrower'], v.strictObject({ consentVersion: text })),
  /** Whom the application names were looked for on the sanctions lists. What was found is a likeness until someone has looked. */
  applicantsScreened: from(['vendor'], v.strictObject({ isClear: v.boolean(), findings: v.optional(some(text), []) })),
  /** Someone looked into a likeness, and says why it is not the person on the list. */
  likenessSettled: freshlyFrom(['operations'], v.strictObject({ why: text })),
  /** What was suspected is true: someone is the person on a sanctions list, or a paper that was sent is forged. */
  declinedForCause: freshlyFrom(['operations'], v.strictObject({ why: text, reasons: someReasons })),
  hardCreditReturned: from(
    ['vendor'],
    v.strictObject({
      outcome: v.picklist(['file', 'frozen', 'alert', 'delinquent']),
      ...creditFile,
      /** Why the terms had to change, when they had to. */
      counterOfferReasons: reasons,
      /** What the report says of credit asked for elsewhere since; the borrower must explain it. */
      newInquiries: v.optional(text),
    }),
  ),
  hardCreditExpired: from(['timer'], nothing),
  revisedOffersPriced: from(
    ['system'],
    v.strictObject({
      subDecision: v.picklist(subdecisions),
      setUuid: v.optional(id),
      reasons,
      changes,
      terms: counterTerms,
    }),
  ),
  revisedOfferAccepted: from(['borrower'], v.strictObject({ offer, debtsToPay: v.optional(ids) })),

  // Income, accounts, identity
  incomeSourceProvided: from(
    ['borrower'],
    v.strictObject({
      source: v.picklist(incomeSources),
      linkToken: v.optional(id),
      documentUuids: v.optional(ids, []),
      numDocsRequired: v.optional(v.pipe(count, v.minValue(1)), 1),
    }),
  ),
  incomeVerified: from(
    ['vendor', 'operations'],
    v.strictObject({
      outcome: v.picklist(['matched', 'higher', 'lower', 'unverifiable']),
      verifiedIncomeCents: v.optional(cents),
      subDecision: v.optional(v.picklist(subdecisions)),
      setUuid: v.optional(id),
      toldEmployer: v.optional(text),
      reasons,
    }),
  ),
  employerNamed: from(['borrower'], v.strictObject({ employerName: text, employerPhone: v.optional(phoneNumber) })),
  employmentVerified: from(['vendor', 'operations'], v.strictObject({ isEmployed: v.boolean() })),
  disbursementAccountSaved: from(['borrower'], v.strictObject({ account })),
  paymentMethodChosen: from(
    ['borrower'],
    v.variant('paymentType', [
      v.strictObject({ paymentType: v.literal(paymentTypes[0]), account, repriced }),
      v.strictObject({ paymentType: v.literal(paymentTypes[1]), repriced }),
    ]),
  ),
  accountOwnerChecked: from(['vendor'], v.strictObject({ isOwner: v.boolean() })),
  /** The bank cannot say whose it is. */
  smallDepositsNeeded: from(['vendor'], v.strictObject({ use: v.picklist(['disburse', 'autopay']), accountToken: id })),
  /** They are on their way, and anyone who reads the statement can name them. */
  smallDepositsSent: from(
    ['vendor'],
    v.strictObject({ use: v.picklist(['disburse', 'autopay']), mask: lastFour, reference: id }),
  ),
  smallDepositsArrived: from(['vendor'], v.strictObject({ reference: id, isReturned: v.boolean() })),
  /** The borrower named two amounts; what the bank says of them, and how often another may be tried. */
  smallDepositsNamed: from(
    ['borrower'],
    v.strictObject({ outcome: v.picklist(['verified', 'wrong', 'failed']), triesLeft: count }),
  ),
  /** `isForBoth`: payments came from the account that is replaced, and come from the new one too. */
  accountReplaced: from(['borrower'], v.strictObject({ account, isForBoth: v.optional(v.boolean(), false) })),
  accountConfirmed: from(['borrower'], nothing),
  /** Of an account changed after signing: the borrower typed the code of our email, or someone of ours called them. */
  accountChangeAnswered: from(
    ['borrower', 'operations'],
    v.strictObject({ outcome: v.picklist(['confirmed', 'wrong']), why }),
  ),
  accountHoldEnded: from(['timer'], nothing),
  identitySubmitted: from(
    ['borrower'],
    v.strictObject({ documentType: v.picklist(identityDocuments), documentUuids: v.pipe(ids, v.minLength(1)) }),
  ),
  identityChecked: from(
    ['vendor', 'operations'],
    v.strictObject({
      verification: v.picklist(verifications),
      isFraud: v.optional(v.boolean(), false),
      hasTamperSignals: v.optional(v.boolean(), false),
    }),
  ),

  // Valuation
  valuationOrdered: from(
    ['borrower'],
    v.strictObject({ hasAgreedToFee: v.literal(true), condition: v.optional(condition) }),
  ),
  valuationReported: from(['vendor'], v.strictObject({ valueCents: cents, condition })),
  valuationNotPossible: from(['vendor'], v.strictObject({ why })),
  valueDecided: from(
    ['operations', 'system'],
    v.strictObject({
      outcome: v.picklist(['accepted', 'lower', 'escalated', 'unacceptable']),
      /** What we lend on, when it is not what was reported. */
      valueCents: v.optional(cents),
      /** What refused, where a rule judged it: the value alone may not be what did. */
      reasons,
    }),
  ),
  appraisalArranged: from(['vendor'], v.strictObject({ payer: v.picklist(['borrower', 'company']), feeCents: cents })),
  appraisalPaymentAuthorized: from(['borrower'], v.strictObject({ account })),
  appraisalPaid: from(['vendor', 'operations'], v.strictObject({ paymentUuid: id })),
  appraisalPaymentRefused: from(['vendor'], v.strictObject({ why: text })),
  appraisalReviewed: from(['operations'], v.strictObject({ isAccepted: v.boolean(), why })),

  // Trust, insurance, payoffs, title
  trustReviewed: from(
    ['operations'],
    v.strictObject({
      isApproved: v.boolean(),
      why,
      /** The flood policy as its papers say, where the home lies in a flood zone. */
      floodCoverCents: v.optional(cents),
      floodFrom: v.optional(calendarDate),
      floodTo: v.optional(calendarDate),
      floodInsurableCents: v.optional(cents),
    }),
  ),
  payoffLettersOrdered: from(['vendor'], nothing),
  payoffLettersReceived: from(
    ['vendor'],
    v.strictObject({
      letters: v.pipe(some(v.strictObject({ lienUuid: id, payoffCents: cents })), v.minLength(1)),
      /** Why the draw no longer covers the debts, when it does not. */
      counterOfferReasons: reasons,
    }),
  ),
  titleOrdered: from(['vendor'], nothing),
  titleReported: from(['vendor'], v.strictObject({ documentUuid: v.optional(id) })),
  titleReviewed: from(
    ['operations', 'system'],
    v.strictObject({ outcome: v.picklist(['clear', 'exceptions', 'newLien']), liens: v.optional(some(lien), []) }),
  ),
  titleCured: from(['operations'], v.strictObject({ why })),
  titleNotCurable: from(['operations'], v.strictObject({ why })),
  titlePassed: from(['system'], nothing),

  // Closing, signing, notary
  floodCertificateDelayed: from(['vendor'], nothing),
  floodDetermined: from(['vendor'], v.strictObject({ zone: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,4}$/)) })),
  /** What the borrower pays at closing; the reasons say why the draw cannot pay it, when it cannot. */
  closingCostsWorkedOut: from(['system'], v.strictObject({ costs: closingCosts, counterOfferReasons: reasons })),
  /** A disclosed cost is another now: the disclosure is made again, each correction under its number. */
  closingCostsChanged: from(['system'], v.strictObject({ number: count, costs: closingCosts })),
  /** By the delivery service; operations say so of one that they handed over on paper. */
  correctedDisclosureDelivered: from(
    ['vendor', 'operations'],
    v.strictObject({ number: v.optional(count), documentUuids: v.optional(ids, []) }),
  ),
  termsAccepted: from(['borrower'], nothing),
  termsRefused: from(['borrower'], v.strictObject({ why })),
  signingPackageReady: from(['vendor'], v.strictObject({ documentUuids: ids })),
  noteSigned: from(['borrower', 'vendor'], v.strictObject({ documentUuids: v.optional(ids, []) })),
  /** Something in the papers was wrong: they are drawn up and signed again. */
  notePapersReissued: from(['operations'], v.strictObject({ why: text })),
  signerAdded: freshlyFrom(
    ['borrower', 'operations'],
    v.strictObject({
      identityUuid: id,
      // Events of before have one name instead of its parts.
      firstName: text,
      lastName: text,
      email: v.pipe(v.string(), v.email()),
      phoneNumber: v.nullable(phoneNumber),
    }),
  ),
  signerReminded: from(['borrower', 'operations'], v.strictObject({ signerUuid: id })),
  signerRemoved: freshlyFrom(['borrower', 'operations'], v.strictObject({ signerUuid: id })),
  signerIdentitySubmitted: from(
    ['signer'],
    v.strictObject({ identityUuid: id, documentUuids: v.pipe(ids, v.minLength(1)) }),
  ),
  signerIdentityChecked: from(
    ['vendor', 'operations'],
    v.strictObject({
      identityUuid: id,
      verification: v.picklist(verifications),
      isFraud: v.optional(v.boolean(), false),
      hasTamperSignals: v.optional(v.boolean(), false),
    }),
  ),
  signerRefused: from(['signer', 'operations'], v.strictObject({ identityUuid: id })),
  notaryPackageReady: from(
    ['vendor'],
    v.strictObject({ needsAttorney: v.boolean(), isManual: v.boolean(), closingNotBefore: v.nullable(instant) }),
  ),
  attorneyApproved: from(['operations'], v.strictObject({ mustAttend: v.boolean() })),
  titleDefectFound: from(['operations'], v.strictObject({ why })),
  attorneyRejected: from(['operations'], v.strictObject({ why, reasons })),
  waitingPeriodElapsed: from(['timer'], nothing),
  deedAccepted: from(['borrower', 'signer', 'vendor'], v.strictObject({ identityUuid: id })),
  deedSigned: from(
    ['vendor', 'operations'],
    v.strictObject({
      signedAt: instant,
      /** Of a deed signed in ink: its scans, in the order of the pages. */
      documentUuids: v.optional(v.pipe(ids, v.maxLength(uploadFilesMax)), []),
    }),
  ),
  deedReissued: from(['operations'], v.strictObject({ why: text })),
  enotaryFailed: from(['vendor', 'borrower'], v.strictObject({ why })),
  /** Back to the video, by the person who chose to meet a notary in person. */
  enotaryChosen: from(['borrower'], nothing),
  notaryReserved: from(['borrower', 'operations'], v.strictObject({ startsAt: instant, place: text })),
  /** Which one is named, so that a page of yesterday does not drop the appointment of today. */
  notaryCancelled: from(['borrower', 'operations'], v.strictObject({ startsAt: instant, why })),
  notaryNotBooked: from(['vendor'], v.strictObject({ startsAt: v.optional(instant), why })),

  // Rescission, recording, funding
  rescissionNoticesDelivered: from(
    ['vendor'],
    v.strictObject({
      endsAt: instant,
      /** Each owner has their own two copies, and the last of them starts the days. */
      deliveredTo: v.optional(some(v.strictObject({ identityUuid: id, at: instant })), []),
    }),
  ),
  /** They arrived after midnight, so the day they print is too early: others are given, and no days have begun. */
  rescissionNoticesOutdated: from(['vendor'], v.strictObject({ printed: calendarDate, lastDay: calendarDate })),
  rescissionEnded: from(['timer'], nothing),
  /** A notice that was wrong or did not arrive is no notice: the days begin again with the next. */
  rescissionNoticesReissued: from(['operations'], v.strictObject({ why: text })),
  rescinded: from(
    ['borrower', 'signer', 'operations'],
    v.strictObject({
      /** The owner who cancels. */
      identityUuid: id,
      /** Of a letter: the day on its postmark, which is the day that counts. Operations enters letters. */
      mailedOn: v.optional(calendarDate),
    }),
  ),
  rescissionWaived: freshlyFrom(
    ['operations'],
    v.strictObject({
      /** One statement of every owner, in their own words: no form of ours may stand in for it. */
      statements: v.pipe(some(v.strictObject({ identityUuid: id, documentUuid: id })), v.minLength(1)),
    }),
  ),
  deedRecorded: from(['vendor'], v.strictObject({ instrumentNumber: id })),
  deedSubmitted: from(['vendor'], v.strictObject({ isGapCovered: v.literal(true) })),
  recordingRejected: from(['vendor'], v.strictObject({ why })),
  recordingCorrected: from(['operations'], nothing),
  fundingChecked: from(
    ['vendor'],
    v.strictObject({
      check: v.picklist(lastChecks),
      isClear: v.boolean(),
      findings: v.optional(some(text), []),
    }),
  ),
  /** Someone looked into what a last check found, and says why it stands in no one's way. */
  fundingFindingSettled: freshlyFrom(['operations'], v.strictObject({ check: v.picklist(lastChecks), why: text })),
  /** `release` is the fingerprint of what the approver saw; the server adds it where none is said. */
  fundingApproved: freshlyFrom(['operations'], v.strictObject({ approver: id, release: v.optional(id, 'unsaid') })),
  fundingStopped: from(['operations'], v.strictObject({ why, reasons })),
  fundsDisbursed: settlesMoney(from(['vendor'], v.strictObject({ traceId: id }))),
  disbursementReturned: returnsMoney(from(['vendor'], v.strictObject({ why }))),
  disbursementRetried: freshlyFrom(['operations'], nothing),
  creditorsPaid: settlesMoney(from(['vendor'], nothing)),
  /** Which debts' money came back; all of it where no one says. */
  creditorPaymentReturned: settlesMoney(
    returnsMoney(from(['vendor'], v.strictObject({ why, returned: v.optional(ids) }))),
  ),
  creditorPaymentRetried: freshlyFrom(['operations'], nothing),
  /** Nothing left us: what two people approved is not what would have been sent. */
  paymentWithheld: returnsMoney(from(['vendor'], v.strictObject({ of: v.picklist(moneySent), why: text }))),
  /** The payments company says that it has paid already; whether it has, a person finds out. */
  paymentQuestioned: from(['vendor'], v.strictObject({ of: v.picklist(moneySent), why: text })),
  paymentQuestionSettled: freshlyFrom(['operations'], v.strictObject({ why: text })),
  /** The servicer has the line, under a number of its own; staff say so where it told them and not us. */
  lineBoarded: from(['vendor', 'operations'], v.strictObject({ servicerNumber: id })),
  boardingRefused: from(['vendor'], v.strictObject({ why: text })),
  /** What the servicer found wrong is settled: the file goes out once more. */
  boardingSentAgain: from(['operations'], v.strictObject({ why: text })),
  /** The copy of the valuation went to someone who opened no line. */
  valuationCopied: from(['vendor'], v.strictObject({ documentUuids: ids })),
  /** The notice of the right to a copy of the valuation went to someone whose lien became a first one later. */
  valuationNoticed: from(['vendor'], v.strictObject({ documentUuids: ids })),
  /** Every fee that was taken is back with the borrower. */
  feesGivenBack: from(['vendor'], v.strictObject({ amountCents: v.pipe(cents, v.minValue(1)) })),
  /** The county has the release of our lien; null where it works on paper and has numbered nothing yet. */
  lienReleased: from(['vendor'], v.strictObject({ instrumentNumber: v.nullable(id) })),

  // Endings and faults
  withdrawn: from(['borrower', 'operations'], v.strictObject({ why })),
  incompletenessNoticed: from(['timer', 'operations'], nothing),
  incompletenessExpired: from(['timer'], nothing),
  systemFaulted: from(['system'], v.strictObject({ effect: text, why })),
  /** Work that failed for good where the row has no way to rest for it: a person looks. */
  effectGivenUp: from(['system'], v.strictObject({ effect: text, why })),
  resumed: from(['operations'], nothing),
  reconsidered: from(['operations'], v.strictObject({ why })),

  // Conditions, and what may be learned at any time
  conditionRaised: from(
    ['operations', 'system', 'vendor'],
    v.strictObject({
      categoryEnum: v.picklist(blockingTasks),
      requestDocuments: v.optional(some(v.picklist(documentTypes)), []),
      notes: v.optional(text),
      commentsToBorrower: v.optional(text),
      actionNeeded: v.optional(text),
      numDocsRequired: v.optional(v.pipe(count, v.minValue(1))),
      signerUuid: v.optional(id),
      /** Until when it is wanted, where someone said so. */
      dueOn: v.optional(calendarDate),
    }),
  ),
  conditionAnswered: from(
    ['borrower', 'signer'],
    v.strictObject({ conditionUuid: id, documentUuids: v.optional(ids, []) }),
  ),
  /** `why` is what the person who is asked reads; `reasons` are the rows it was drafted from. */
  conditionAskedAgain: from(
    ['operations'],
    v.strictObject({
      conditionUuid: id,
      why: text,
      reasons: v.optional(some(v.picklist(askAgainReasons))),
      dueOn: v.optional(calendarDate),
    }),
  ),
  /** A rule's proposal is sent by a person, in its own words or in theirs; or it is dropped, and was never asked. */
  conditionSent: from(
    ['operations'],
    v.strictObject({
      conditionUuid: id,
      commentsToBorrower: v.optional(text),
      dueOn: v.optional(calendarDate),
    }),
  ),
  conditionDropped: from(['operations'], v.strictObject({ conditionUuid: id, why: text })),
  /** The papers of an answer are held for false. Asked for by the person who looked, confirmed by compliance. */
  fraudSuspected: from(
    ['operations'],
    v.strictObject({ conditionUuid: id, paperUuids: v.pipe(ids, v.minLength(1)), why }),
  ),
  /** They were looked into and are what they claim to be: the answer is judged as any other. */
  fraudDismissed: from(['operations'], v.strictObject({ conditionUuid: id, why: text })),
  conditionCleared: from(['operations', 'system'], v.strictObject({ conditionUuid: id, why })),
  /** No longer wanted: nothing was shown, and the person who says so may by the category's row. */
  conditionWaived: from(['operations'], v.strictObject({ conditionUuid: id, why })),
  phoneSaved: freshlyFrom(
    ['borrower', 'signer', 'operations'],
    v.strictObject({ phoneNumber, signerUuid: v.optional(id) }),
  ),
  ownershipCorrected: from(['operations'], v.strictObject({ ownership: v.picklist(ownershipTypes), coOwners: count })),
  consentGiven: from(['borrower'], v.strictObject({ type: text, version: v.optional(text) })),
} as const;

export type EventName = keyof typeof events;
export type Payload<E extends EventName> = v.InferOutput<(typeof events)[E]['payload']>;
export type PayloadIn<E extends EventName> = v.InferInput<(typeof events)[E]['payload']>;

/** `uuid` is the event's idempotency key; a condition that the event raises takes it as its own. */
export type JourneyEvent<E extends EventName = EventName> = {
  [N in E]: { readonly uuid: string; readonly name: N; readonly by: Sender; readonly payload: Payload<N> };
}[E];

/** The events that only the clock sends, and the notice the clock or a person may send. */
export type TimerEvent = {
  [E in EventName]: 'timer' extends (typeof events)[E]['sentBy'][number] ? E : never;
}[EventName];

/** An event from what was sent with it; throws where the payload is not as the schema wants it. */
export function readEvent(name: EventName, { uuid, by }: { uuid: string; by: Sender }, payload: unknown): JourneyEvent {
  // The parsed payload's type belongs to the name; the compiler cannot follow the pair through a lookup.
  return { uuid, name, by, payload: v.parse(events[name].payload, payload) } as JourneyEvent;
}

export const eventNames = Object.keys(events) as EventName[];

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}

/** The events of which the book has entries. */
export type MoneyEvent = {
  [E in EventName]: (typeof events)[E] extends { settlesMoney: true } | { returnsMoney: true } ? E : never;
}[EventName];

export const doesSettleMoney = (name: string) => isEventName(name) && 'settlesMoney' in events[name];
export const doesReturnMoney = (name: string) => isEventName(name) && 'returnsMoney' in events[name];

export function isMoneyEvent(name: string): name is MoneyEvent {
  return doesSettleMoney(name) || doesReturnMoney(name);
}

export function needsFreshFactor(event: EventName): boolean {
  return 'fresh' in events[event];
}

export function maySend(sender: Sender, event: EventName): boolean {
  const sentBy: readonly Sender[] = events[event].sentBy;
  return sentBy.includes(sender);
}
