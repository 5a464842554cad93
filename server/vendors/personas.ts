/**
 * THE TABLE of magic homeowners: what a person types decides what every sandbox answers, so each branch of the journey
 * can be walked by typing. A value is a whole word of the field, in any case, alone or among others, with or without a
 * number behind it: 'Frozen', 'Frozen2', 'Frozen-Kbafail', '12 Lowconf Lowvalue Rd'. Anyone who is not in the table is a
 * good borrower with a good house. Printed by `npm start`, shown on /dev, documented in the README.
 */
import type { EventName } from '#core/journey/events.ts';
import type { VendorName } from './vendor.ts';

/** The field that carries the value: one that people fill in anyway. */
export const carriers = {
  lastName: 'last name',
  ssn: 'last four digits of a Social Security number that begins with 9',
  street: 'street of the property',
  employer: 'name of the employer',
  login: 'user name at the bank or payroll company',
  password: 'password at the bank or payroll company',
  accountNumber: 'last four digits of the account number',
  fileName: 'name of the file uploaded',
} as const;
export type Carrier = keyof typeof carriers;

/** What the answer becomes: an event, or the part of an event that makes the difference. */
type Branch = EventName | `${EventName}.${string}`;

/** The value; the name under which the sandbox knows what to do; what happens and where it leads, for people; branches. */
type Row = readonly [value: string, answer: string, sentence: string, ...branches: Branch[]];

interface PersonaRow<C extends Carrier, N extends VendorName, Answer extends string> {
  readonly carrier: C;
  readonly need: N;
  readonly value: string;
  readonly answer: Answer;
  readonly sentence: string;
  readonly branches: readonly Branch[];
}

function rows<C extends Carrier, N extends VendorName, const R extends readonly Row[]>(carrier: C, need: N, list: R) {
  return list.map(
    ([value, answer, sentence, ...branches]): PersonaRow<C, N, R[number][1]> => ({
      carrier,
      need,
      value,
      answer,
      sentence,
      branches,
    }),
  );
}

// biome-ignore format: a row is read as a line.
export const personas = [
  // ---------------------------------------------------------------- Credit, by last name
  ...rows('lastName', 'credit', [
    ['Nomatch', 'noMatch', 'Found only with a Social Security number: CREDIT_NO_MATCH asks for it.', 'softCreditReturned.noFile'],
    ['Nofile', 'noFile', 'Not found even with the number: CREDIT_NO_MATCH_SSN, for a person to look at.', 'softCreditReturned.noFile'],
    ['Frozen', 'softFrozen', 'The file is frozen at first and open at the next try: SOFT_CREDIT_LOCKED_OR_FROZEN.', 'softCreditReturned.frozen'],
    ['Hardfreeze', 'hardFrozen', 'Frozen when the hard inquiry comes, open at the next try: HARD_CREDIT_LOCKED_OR_FROZEN.', 'hardCreditReturned.frozen'],
    ['Minor', 'minor', 'The file says under age until the birth date has been looked at: CREDIT_MINOR.', 'softCreditReturned.minor'],
    ['Alert', 'fraudAlert', 'A fraud alert on the soft report: FACTA_REVIEW.', 'softCreditReturned.alert'],
    ['Activeduty', 'activeDuty', 'An active-duty alert on the soft report: FACTA_REVIEW.', 'softCreditReturned.alert'],
    ['Discrepancy', 'addressDiscrepancy', 'The bureau knows another address: FACTA_REVIEW.', 'softCreditReturned.alert'],
    ['Hardalert', 'hardAlert', 'The fraud alert appears with the hard inquiry: FACTA_REVIEW after submission.', 'hardCreditReturned.alert'],
    ['Delinquent', 'delinquent', 'Late mortgage payments on the soft report: DELINQUENCY_REVIEW.', 'softCreditReturned.delinquent'],
    ['Hardlate', 'hardDelinquent', 'A late mortgage payment appears with the hard inquiry: DELINQUENCY_REVIEW after submission.', 'hardCreditReturned.delinquent'],
    ['Bankrupt', 'bankrupt', 'A bankruptcy two years ago: DECLINED.', 'softCreditReturned.reasons'],
    ['Foreclosed', 'foreclosed', 'A foreclosure three years ago: DECLINED.', 'softCreditReturned.reasons'],
    ['Collections', 'collections', 'An unpaid debt with a collector since five months: DECLINED.', 'softCreditReturned.reasons'],
    ['Lowscore', 'lowScore', 'A score of 612, under the minimum: DECLINED.', 'softCreditReturned.reasons'],
    ['Thin', 'thin', 'One card, seven months old, and a score of 628: DECLINED for limited credit experience.', 'softCreditReturned.reasons'],
    ['Fairscore', 'fairScore', 'A score of 662: offers, at dearer rates.', 'offersPriced.SELECT'],
    ['Indebted', 'indebted', 'Payments of more than $18,000 a month: ASSETS_PREQUAL, and DECLINED if the savings are too small.', 'offersPriced.ASSET_DEPLETION', 'offersPriced.DECLINE', 'offersPriced.reasons'],
    ['Ratehike', 'rateHike', 'The score is forty points lower at the hard inquiry: REVISED_OFFER_SELECTION.', 'hardCreditReturned.counterOfferReasons'],
    ['Harddrop', 'hardDrop', 'The score falls to 615 at the hard inquiry: DECLINED after submission.', 'hardCreditReturned.reasons'],
    ['Inquiries', 'newInquiries', 'Three new inquiries on the hard report: a letter is proposed, which staff send or drop (HARD_CREDIT_INQUIRY_REVIEW).', 'hardCreditReturned.newInquiries'],
    ['Bureaudown', 'down', 'The bureau does not answer until someone tries again: CREDIT_ERROR.', 'systemFaulted'],
  ]),

  // ---------------------------------------------------------------- Credit, by Social Security number
  ...rows('ssn', 'credit', [
    ['0010', 'notFoundYet', 'No one at first; found once the identity was corrected: CREDIT_NO_MATCH_SSN.', 'softCreditReturned.noFile'],
    ['0001', 'noFile', 'No one, however often one asks: CREDIT_NO_MATCH_SSN.', 'softCreditReturned.noFile'],
    ['0002', 'softFrozen', 'As Frozen.', 'softCreditReturned.frozen'],
    ['0003', 'hardFrozen', 'As Hardfreeze.', 'hardCreditReturned.frozen'],
    ['0004', 'minor', 'As Minor.', 'softCreditReturned.minor'],
    ['0005', 'fraudAlert', 'As Alert.', 'softCreditReturned.alert'],
    ['0006', 'addressDiscrepancy', 'As Discrepancy.', 'softCreditReturned.alert'],
    ['0007', 'delinquent', 'As Delinquent.', 'softCreditReturned.delinquent'],
    ['0008', 'down', 'As Bureaudown.', 'systemFaulted'],
    ['0009', 'bankrupt', 'As Bankrupt.', 'softCreditReturned.reasons'],
    ['1300 to 8850', 'score', 'The last three digits are the score: 1720 gives 720.', 'offersPriced.SELECT'],
  ]),

  // ---------------------------------------------------------------- The house, by street
  ...rows('street', 'property', [
    ['Notfound', 'notFound', 'No such parcel: NO_PROPERTY_FOUND, until the address is corrected.', 'propertyValued.notFound'],
    ['Many', 'many', 'Three units at one address: MULTIPLE_PROPERTIES.', 'propertyValued.many'],
    ['Recordsdown', 'down', 'The property data company does not answer until someone resumes: UNKNOWN.', 'systemFaulted'],
    ['Noavm', 'noValue', 'No model knows the house: NO_AVM_FOUND, later BPO.', 'propertyValued.noValue'],
    ['Lowconf', 'lowConfidence', 'The model is unsure: NAV_BPO_ESTIMATE, later NAV_BPO_ORDER_REQUEST, NAV_BPO_PROCESSING and NAV_BPO_REVIEW.', 'propertyValued.lowConfidence'],
    ['Evaluation', 'evaluation', 'Unsure, and no broker works there: NAV_RESI_EVAL_ESTIMATE, later NAV_RESI_EVAL_ORDER_REQUEST, NAV_RESI_EVAL_PROCESSING and NAV_RESI_EVAL_REVIEW. Every house in Texas ends there too.', 'propertyValued.valuationNeed'],
    ['Appraise', 'appraisal', 'Too unusual for a model alone: ONSITE_APPRAISAL_REQUEST, ONSITE_APPRAISAL_BORROWER_PAYMENT where the borrower pays, ONSITE_APPRAISAL_PENDING, HOLD_FOR_APPRAISAL_REVIEW, APPRAISAL_REVIEW_COMPLETE.', 'propertyValued.valuationNeed'],
    ['Belowavg', 'belowAverage', 'In fair condition only: DECLINED.', 'propertyValued.reasons'],
    ['Manufactured', 'manufactured', 'A manufactured home: DECLINED.', 'propertyValued.reasons'],
    ['Recent', 'recent', 'Bought 45 days ago: DECLINED.', 'propertyReportReturned.isTransferRecent'],
    ['Notowner', 'notOwner', 'Someone else owns it: DECLINED.', 'propertyReportReturned.isApplicantOwner'],
    ['Joint', 'joint', 'Owned by two: CO_DEED_REQ; declared as sole, it is a FALSE_OWNERSHIP_TYPE_REVIEW.', 'propertyReportReturned.ownership', 'propertyReportReturned.coOwners'],
    ['Trust', 'trust', 'Held in a trust: TRUST_AND_INSURANCE.', 'propertyReportReturned.ownership'],
    ['Uninsured', 'uninsured', 'No hazard policy is known: TRUST_AND_INSURANCE.', 'propertyReportReturned.needsHazardProof'],
    ['Liens', 'liens', 'A second loan that the bureau does not know: LIEN_VERIFICATION (an inquiry: LIEN_VERIFICATION_INQUIRY), LIEN_ATTESTATION; marked to be paid off: REQUEST_STEWART_PAYOFFS and PAYOFF_REQUEST_PENDING.', 'propertyReportReturned.hasLiensToConfirm', 'propertyReportReturned.liens'],
    ['Heavylien', 'heavyLien', 'Nine tenths of the value are owed: CLTV_LIEN_POSITION_REQUALIFY once attested.', 'cltvComputed.counterOfferReasons'],
    ['Paidoff', 'paidOff', 'Nothing is owed, so our lien is the first: ORDER_FULL_TITLE, FINAL_TITLE_PROCESSING, FINAL_TITLE_REVIEW, FINAL_TITLE_COMPLETE.', 'propertyReportReturned.isFullTitleNeeded'],
    ['Norecords', 'noRecords', 'The county publishes nothing: the title check is passed over until the full search.', 'propertyReportReturned.bypass'],
  ]),

  // ---------------------------------------------------------------- Valuation, title, flood and recording, by street
  ...rows('street', 'valuation', [
    ['Lowvalue', 'lowValue', 'The one who looks values it three tenths lower: REVISED_OFFER_SELECTION (with Noavm, Lowconf, Evaluation or Appraise).', 'valueDecided.lower'],
    ['Poor', 'poor', 'The one who looks finds it in poor condition: DECLINED (with Noavm, Lowconf, Evaluation or Appraise).', 'valueDecided.unacceptable'],
    ['Disputed', 'disputed', 'The comparable sales contradict each other: a reviewer sends an appraiser, ONSITE_APPRAISAL_REQUEST (with Lowconf or Evaluation).', 'valueDecided.escalated'],
    ['Noaccess', 'notPossible', 'No one can look at it from the street: a broker leads to NAV_RESI_EVAL_ORDER_REQUEST, an evaluation to ONSITE_APPRAISAL_REQUEST (with Lowconf or Evaluation).', 'valuationNotPossible'],
  ]),
  ...rows('street', 'title', [
    ['Payoffhigh', 'payoffHigh', 'The lienholder wants three times as much: CLTV_LIEN_POSITION_REQUALIFY (with Liens, paid off).', 'payoffLettersReceived.counterOfferReasons'],
    ['Exception', 'exception', 'An old easement runs through the house: FINAL_TITLE_EXCEPTION (where full title is ordered, as with Paidoff).', 'titleReviewed.exceptions'],
    ['Legaldesc', 'legalDescription', 'The legal description does not close: FINAL_TITLE_EXCEPTION with PROPERTY_LEGAL_DESCRIPTION (with Paidoff).', 'titleReviewed.exceptions'],
    ['Quitclaim', 'quitclaim', 'A quitclaim deed by a stranger: FINAL_TITLE_EXCEPTION with PROPERTY_OWNERSHIP_FRAUD_REVIEW (with Paidoff).', 'titleReviewed.exceptions'],
    ['Judgment', 'judgment', 'A judgment against the owner: FINAL_TITLE_EXCEPTION (with Paidoff).', 'titleReviewed.exceptions'],
    ['Equityloan', 'equityLoan', 'A home-equity loan of another lender is open, of which Texas allows one: FINAL_TITLE_EXCEPTION (with Paidoff).', 'titleReviewed.exceptions'],
    ['Newlien', 'newLien', 'A loan recorded since we looked: CLTV_LIEN_POSITION_REQUALIFY (with Paidoff).', 'titleReviewed.newLien', 'titleReviewed.liens'],
    ['Latelien', 'lateLien', 'A loan recorded after signing: FUNDING_DECISION is not clear until someone has looked into it.', 'fundingChecked.isClear', 'fundingChecked.findings'],
  ]),
  ...rows('street', 'flood', [
    ['Zonea', 'zoneA', 'Flood zone AE: TRUST_AND_INSURANCE for proof of insurance.', 'floodDetermined.zone'],
    ['Zonev', 'zoneV', 'Coastal flood zone VE: TRUST_AND_INSURANCE for proof of insurance.', 'floodDetermined.zone'],
    ['Floodlate', 'late', 'The flood certificate takes a while: GEN_CLOSING_DISCLOSURE shows error/flood-cert.', 'floodCertificateDelayed'],
  ]),
  ...rows('street', 'recording', [
    ['Reject', 'rejected', 'The county sends the deed back once: RECORDING, until it is corrected.', 'recordingRejected'],
    ['Papercounty', 'paper', 'The county records on paper: funding goes on under gap coverage.', 'deedSubmitted'],
  ]),

  ...rows('street', 'servicing', [
    ['Unboarded', 'refused', 'The servicer refuses the line once: COMPLETE, and the desk settles it and sends it again.', 'boardingRefused'],
    ['Miscount', 'miscounted', 'The servicer counts another principal once: our control totals refuse its answer.', 'boardingRefused'],
  ]),

  // ---------------------------------------------------------------- Money
  ...rows('lastName', 'watchList', [
    ['Watchlisted', 'possibleMatch', 'A name on a sanctions list, found when the application is submitted: FINAL_OFFER waits for compliance. It is looked for again before any money goes out.', 'applicantsScreened.isClear', 'applicantsScreened.findings', 'fundingChecked.check', 'fundingChecked.isClear', 'fundingChecked.findings'],
  ]),
  ...rows('accountNumber', 'payments', [
    ['0101', 'R01', 'R01, insufficient funds: the money comes back once, FUNDABLE with BANK_ACCOUNT_FRAUD_REVIEW.', 'disbursementReturned'],
    ['0102', 'R02', 'R02, account closed: as above.', 'disbursementReturned'],
    ['0103', 'R03', 'R03, no such account: as above.', 'disbursementReturned'],
    ['0104', 'R04', 'R04, the number is not valid: as above.', 'disbursementReturned'],
    ['0108', 'R08', 'R08, payment stopped: as above.', 'disbursementReturned'],
    ['0110', 'R10', 'R10, the customer says it was not authorized: as above.', 'disbursementReturned'],
    ['0116', 'R16', 'R16, account frozen: as above.', 'disbursementReturned'],
    ['0120', 'R20', 'R20, not an account for such payments: as above.', 'disbursementReturned'],
    ['0123', 'R23', 'R23, the receiver refused the credit: as above.', 'disbursementReturned'],
    ['0129', 'R29', 'R29, a business that did not authorize it: as above.', 'disbursementReturned'],
    ['0199', 'declined', 'An appraisal fee cannot be charged to it: ONSITE_APPRAISAL_BORROWER_PAYMENT waits for another account.'],
  ]),
  ...rows('lastName', 'payments', [
    ['Payoffreturn', 'creditorReturns', 'A creditor sends the payment back once: DIRECT_DEBT_PAYOFF, until it is tried again.', 'creditorPaymentReturned'],
  ]),

  // ---------------------------------------------------------------- Income, employment, accounts
  ...rows('login', 'income', [
    ['goodlogin', 'matched', 'Payroll confirms what was stated (password goodpassword).', 'incomeVerified.matched', 'incomeVerified.toldEmployer'],
    ['user_good', 'matched', 'The bank shows pay as stated (password pass_good).', 'incomeVerified.matched'],
    ['user_bank_income', 'matched', 'The same, with any password.', 'incomeVerified.matched'],
    ['user_transactions_dynamic', 'matched', 'The same, with any password.', 'incomeVerified.matched'],
    ['user_income_high', 'higher', 'A quarter more than stated: back to OFFER_SELECTION with better offers.', 'incomeVerified.higher'],
    ['user_income_low', 'lower', 'Less than stated: REVISED_OFFER_SELECTION.', 'incomeVerified.lower'],
    ['user_no_income', 'unverifiable', 'No pay is found: DECLINED.', 'incomeVerified.unverifiable', 'incomeVerified.reasons'],
    ['error.user', 'loginError', 'The payroll company refuses the login: INCOME_VERIFICATION stays, another source may be given.'],
  ]),
  ...rows('fileName', 'income', [
    ['paystub-high', 'higher', 'paystub-high.pdf: a quarter more than stated, back to OFFER_SELECTION.', 'incomeVerified.higher'],
    ['paystub-low', 'lower', 'paystub-low.pdf: less than stated, REVISED_OFFER_SELECTION.', 'incomeVerified.lower'],
    ['paystub-blank', 'unverifiable', 'paystub-blank.pdf: nothing can be read, DECLINED.', 'incomeVerified.unverifiable', 'incomeVerified.reasons'],
    ['paystub-tampered', 'tampered', 'paystub-tampered.pdf: the figures match, but the paper was edited; a person looks.'],
  ]),
  ...rows('employer', 'employment', [
    ['Formeremployer', 'notEmployed', 'The employer knows no one of that name: DECLINED.', 'employmentVerified.isEmployed'],
    ['Slowemployer', 'slow', 'The employer takes its time, and confirms: EMPLOYMENT_VERIFICATION meanwhile.'],
    ['Lastday', 'leavesSoon', 'The employer confirms at first; when asked again before funding they have left: FUNDING_DECISION is not clear.', 'fundingChecked.isClear', 'fundingChecked.findings'],
    ['Noanswer', 'notReached', 'No one picks up at the employer: EMPLOYMENT_VERIFICATION stays, GENERIC_DOCUMENT_REQUEST asks for a pay slip.'],
  ]),
  ...rows('login', 'bank', [
    ['user_good', 'good', 'The bank link works (password pass_good, code 1234).'],
    ['user_other_name', 'otherOwner', 'The account is someone else’s: BANK_ACCOUNT_FRAUD_REVIEW.', 'accountOwnerChecked.isOwner'],
    ['user_no_routing', 'noRouting', 'An account without a routing number: AUTOPAY_ACCOUNT shows bank/disburse again.'],
  ]),
  ...rows('password', 'bank', [
    ['error_INVALID_CREDENTIALS', 'invalidCredentials', 'The bank refuses the password; nothing is linked.'],
    ['error_ITEM_LOCKED', 'locked', 'The bank has locked the login; nothing is linked.'],
    ['error_INSTITUTION_DOWN', 'down', 'The bank does not answer; the account can be typed instead.'],
    ['mfa_device', 'secondFactor', 'The bank asks for a code; it is 1234.'],
  ]),
  ...rows('accountNumber', 'bank', [
    ['0201', 'otherOwner', 'A typed account that is someone else’s: BANK_ACCOUNT_FRAUD_REVIEW.', 'accountOwnerChecked.isOwner'],
    ['0202', 'unknownOwner', 'The bank cannot say whose a typed account is: two small deposits, of 32 and 45 cents, for the borrower to name (BANK_ACCOUNT_FRAUD_REVIEW).', 'smallDepositsNeeded', 'smallDepositsSent', 'smallDepositsArrived'],
    ['0203', 'depositsReturned', 'The same, but the two small deposits come back, R03: another account is asked for (BANK_ACCOUNT_FRAUD_REVIEW).', 'smallDepositsArrived.isReturned'],
    ['0204', 'closesSoon', 'Theirs at first; when the bank is asked again before funding it is closed: FUNDING_DECISION is not clear.', 'fundingChecked.isClear', 'fundingChecked.findings'],
  ]),

  // ---------------------------------------------------------------- Identity, documents, signing, notary
  ...rows('fileName', 'identity', [
    ['id-fail', 'failed', 'id-fail.jpg: not readable, IDENTITY_VERIFICATION again; the third time ID_VERIFICATION_FAILURE.', 'identityChecked.FAILED_VERIFICATION', 'signerIdentityChecked.FAILED_VERIFICATION'],
    ['id-review', 'review', 'id-review.jpg: a person must look, WAITING_FOR_ID_VERIFICATION with ID_VERIFICATION_FAILURE.', 'identityChecked.PENDING_REVIEW', 'signerIdentityChecked.PENDING_REVIEW'],
    ['id-tampered', 'tampered', 'id-tampered.jpg: signs of editing, WAITING_FOR_ID_VERIFICATION with IDENTITY_DOCUMENT_FRAUD_REVIEW.', 'identityChecked.hasTamperSignals', 'signerIdentityChecked.hasTamperSignals'],
    ['id-fraud', 'fraud', 'id-fraud.jpg: someone else’s document, DECLINED; where another owner shows it, a person looks.', 'identityChecked.isFraud', 'signerIdentityChecked.isFraud'],
  ]),
  ...rows('lastName', 'documents', [
    ['Papersdown', 'down', 'The papers cannot be made until someone resumes: UNKNOWN.', 'systemFaulted'],
    ['Nomail', 'undeliverable', 'Papers sent by email come back; someone must print them.'],
  ]),
  ...rows('lastName', 'signing', [
    ['Signlater', 'late', 'The signing session confirms late: NOTE_SIGNING meanwhile.'],
  ]),
  ...rows('lastName', 'notary', [
    ['Kbafail', 'questionsFailed', 'Fails the notary’s questions twice: MANUAL_DEED_SIGNING.', 'enotaryFailed'],
    ['Nocamera', 'noCamera', 'Has no working camera: MANUAL_DEED_SIGNING.', 'enotaryFailed'],
    ['Notarydeclines', 'declined', 'The notary refuses to witness: MANUAL_DEED_SIGNING.', 'enotaryFailed'],
  ]),
];

export type Persona = (typeof personas)[number];
/** Everything the table can ask of one need: a sandbox that forgets an answer does not compile. */
export type PersonaAnswer<Need extends VendorName> = Extract<Persona, { need: Need }>['answer'];

/** The rows that what was typed calls for, in the table's order. */
export function personasFor<Need extends VendorName>(carrier: Carrier, typed: string, need: Need) {
  return personas.filter(
    (row): row is Extract<Persona, { need: Need }> =>
      row.need === need && row.carrier === carrier && matches[carrier](typed, row.value),
  );
}

export function personaFor<Need extends VendorName>(carrier: Carrier, typed: string, need: Need) {
  return personasFor(carrier, typed, need)[0];
}

const neverIssued = /^(000|666|9\d\d)\d{6}$/;
const digitsOf = (typed: string) => typed.replace(/\D/g, '');

const isWordOf = (typed: string, value: string) =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.replace(/\d+$/, '') === value.toLowerCase());
const isWhole = (typed: string, value: string) => typed.trim().toLowerCase() === value.toLowerCase();

const matches: Readonly<Record<Carrier, (typed: string, value: string) => boolean>> = {
  lastName: isWordOf,
  street: isWordOf,
  employer: isWordOf,
  login: isWhole,
  password: isWhole,
  accountNumber: (typed, value) => digitsOf(typed).endsWith(value),
  fileName: (typed, value) => typed.toLowerCase().includes(value),
  ssn: (typed, value) => {
    const digits = digitsOf(typed);
    if (!neverIssued.test(digits)) return false;
    const lastFour = digits.slice(-4);
    return value === lastFour || (value === '1300 to 8850' && scoreIn(lastFour) !== undefined);
  },
};

/** 1720 says 720; undefined when the digits name no score. */
export function scoreIn(lastFour: string): number | undefined {
  const score = Number(lastFour.slice(1));
  return /^[1-8]/.test(lastFour) && score >= 300 && score <= 850 ? score : undefined;
}
