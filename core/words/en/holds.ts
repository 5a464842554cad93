/**
 * What a borrower reads while someone else has the application: who, what they do, how long it takes, and what one can
 * do meanwhile. By status where the status says more than the screen, else by the screen.
 */
import type { HoldScreen } from '../../journey/screens.ts';
import type { Status } from '../../journey/statuses.ts';

export interface HoldWords {
  /** Where the screen serves several statuses and its own title would say too little. */
  readonly title?: string;
  readonly who: string;
  readonly what: string;
  readonly when: string;
  /** The most business days it usually takes, where a day can be named; without it `when` says all there is to say. */
  readonly days?: number | undefined;
  readonly meanwhile: string;
}

const nothingToDo = 'There’s nothing for you to do. We’ll email you as soon as we know more.';

export const waiting: HoldWords = {
  who: 'Our systems and the companies we ask on your behalf.',
  what: 'We’re still waiting for an answer. Your application is saved and continues automatically.',
  when: 'Usually a few minutes; at busy times up to an hour.',
  meanwhile: 'You can check again now, or come back later: this page always leads to where your application is.',
};

const valuation: HoldWords = {
  who: 'The appraisal company and our valuation team.',
  what: 'A professional compares your home with others that sold nearby, and our team reviews the result.',
  when: 'Usually two to five business days.',
  days: 5,
  meanwhile: nothingToDo,
};

const appraisal: HoldWords = {
  ...valuation,
  title: 'We are reading your appraisal',
  what: 'The appraiser’s report is here. Our team checks it against professional standards before we rely on it.',
};

const title: HoldWords = {
  who: 'The title company and our title team.',
  what: 'The title company reads the public records: who owns the home, and which loans and claims are on it.',
  when: 'Usually two to four business days.',
  days: 4,
  meanwhile: 'If you have a copy of your deed or an old title policy, keep it handy: we may ask for it.',
};

/** Every status has its row; null: the screen's own words say it, or no one waits there. */
export const byStatus: Readonly<Record<Status, HoldWords | null>> = {
  IN_PROGRESS: null,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: null,
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: null,
  WAITING_FOR_SOFT_CREDIT: null,
  CREDIT_NO_MATCH: null,
  CREDIT_NO_MATCH_SSN: null,
  SOFT_CREDIT_LOCKED_OR_FROZEN: null,
  CREDIT_ERROR: {
    title: 'We are looking at your credit report',
    who: 'Our support team.',
    what: 'The credit bureau answered with something we could not read. Our team reviews it.',
    when: 'Within one business day.',
    days: 1,
    meanwhile: nothingToDo,
  },
  CREDIT_MINOR: {
    title: 'We are checking your birth date',
    who: 'Our support team.',
    what: 'The credit bureau’s file shows a different birth date. A person compares them.',
    when: 'Within one business day.',
    days: 1,
    meanwhile: 'If you may have mistyped your birth date, call us and we will correct it.',
  },
  FACTA_REVIEW: {
    title: 'We’re confirming that it’s you',
    who: 'Our identity team.',
    what: 'Your credit file carries a fraud or active-duty alert, so a person must make sure it is you who applies.',
    when: 'Within one business day.',
    days: 1,
    meanwhile: 'We call the number you gave the bureau. Please answer, or call us.',
  },
  DELINQUENCY_REVIEW: null,
  WAITING_FOR_AVM_DATA: null,
  NO_PROPERTY_FOUND: null,
  MULTIPLE_PROPERTIES: null,
  NO_AVM_FOUND: null,
  NAV_BPO_ESTIMATE: null,
  NAV_RESI_EVAL_ESTIMATE: null,
  PREQUAL_TITLE: null,
  LIEN_VERIFICATION: null,
  LIEN_VERIFICATION_INQUIRY: null,
  LIEN_ATTESTATION: null,
  CLTV_LIEN_POSITION_REQUALIFY: null,
  WAITING_FOR_INITIAL_OFFERS: null,
  ASSETS_PREQUAL: null,
  OFFER_SELECTION: null,
  COLLECT_ADDITIONAL_INFO: null,
  HMDA: null,
  GEN_SUMMARY_DISCLOSURE: null,
  WAITING_FOR_SUMMARY_DISCLOSURE: null,
  APP_SUBMISSION: null,
  GEN_APP_DISCLOSURES: null,
  WAITING_FOR_APP_DISCLOSURE: null,
  HARD_CREDIT_PULL: null,
  HARD_CREDIT_LOCKED_OR_FROZEN: null,
  REVISED_OFFER_SELECTION: null,
  INCOME_VERIFICATION: null,
  EMPLOYMENT_VERIFICATION: null,
  DISBURSEMENT_ACCOUNT: null,
  AUTOPAY_ACCOUNT: null,
  VERIFIED_AUTOPAY_ACCOUNT: null,
  IDENTITY_VERIFICATION: null,
  WAITING_FOR_ID_VERIFICATION: {
    title: 'We are checking your photos',
    who: 'The company that reads identity documents, and our identity team.',
    what: 'Your photos are compared with what you told us. If a computer can’t decide, a person reviews them.',
    when: 'Usually a few minutes; within one business day when a person looks.',
    meanwhile: 'You can check again now, or come back later. Your application is saved and continues automatically.',
  },
  BPO: null,
  NAV_BPO_ORDER_REQUEST: null,
  NAV_BPO_PROCESSING: null,
  NAV_BPO_REVIEW: null,
  NAV_RESI_EVAL_ORDER_REQUEST: null,
  NAV_RESI_EVAL_PROCESSING: null,
  NAV_RESI_EVAL_REVIEW: null,
  ONSITE_APPRAISAL_REQUEST: null,
  ONSITE_APPRAISAL_BORROWER_PAYMENT: null,
  ONSITE_APPRAISAL_PENDING: {
    who: 'The appraiser.',
    what: 'An appraiser visits your home, inside and outside, and writes a report.',
    when: 'The appraiser calls you to arrange a day; the report comes about five business days later.',
    meanwhile: 'Answer the appraiser’s call, and have a list of improvements you made ready.',
  },
  HOLD_FOR_APPRAISAL_REVIEW: { ...appraisal, when: 'Usually one to two business days.', days: 2 },
  APPRAISAL_REVIEW_COMPLETE: { ...appraisal, when: 'Today.', days: undefined },
  TRUST_AND_INSURANCE: {
    title: 'Documents we need before closing',
    who: 'Our closing team.',
    what: 'Before closing, our team reads the documents of your trust or your insurance.',
    when: 'Usually one to two business days after the documents are here.',
    meanwhile: 'Send us the documents we asked for. When they are all here, there is nothing more for you to do.',
  },
  REQUEST_STEWART_PAYOFFS: {
    title: 'Asking for payoff figures',
    who: 'The settlement company.',
    what: 'It asks your lenders how much pays off their loans.',
    when: 'Usually one to three business days.',
    days: 3,
    meanwhile: nothingToDo,
  },
  PAYOFF_REQUEST_PENDING: null,
  ORDER_FULL_TITLE: { ...title, title: 'Ordering your title search' },
  FINAL_TITLE_PROCESSING: title,
  FINAL_TITLE_REVIEW: title,
  FINAL_TITLE_EXCEPTION: {
    ...title,
    what: 'The search found something that must be cleared first, such as an old loan still on record. Our team is working on it.',
    when: 'This depends on what was found; we keep you posted.',
    days: undefined,
  },
  FINAL_TITLE_COMPLETE: { ...title, when: 'Moments: the search is complete.', days: undefined },
  GEN_CLOSING_DISCLOSURE: null,
  WAITING_FOR_CLOSING_DISCLOSURE: null,
  FINAL_OFFER: null,
  GEN_NOTE_SIGNING: null,
  NOTE_SIGNING: null,
  CO_DEED_REQ: null,
  GEN_NOTARY_DISCLOSURE: null,
  WAITING_FOR_NOTARY_DISCLOSURE: null,
  ATTORNEY_REVIEW: null,
  NOTARY_WAITING_PERIOD: null,
  DEED_SIGNING: null,
  MANUAL_DEED_SIGNING: null,
  GEN_RESCISSION: null,
  RESCISSION: null,
  RECORDING: null,
  FUNDING_DECISION: null,
  FUNDABLE: null,
  DIRECT_DEBT_PAYOFF: null,
  COMPLETE: null,
  CANCELLED: null,
  DECLINED: null,
  UNKNOWN: {
    title: 'A step failed on our side',
    who: 'Our support team.',
    what: 'A step failed on our side. Nothing you did caused it, and nothing you sent is lost.',
    when: 'Within one business day.',
    days: 1,
    meanwhile: nothingToDo,
  },
};

export const byScreen: Readonly<Record<HoldScreen, HoldWords>> = {
  'error/timeout': waiting,
  'error/flood-cert': {
    who: 'The flood-zone company.',
    what: 'Federal law has us find out whether your home lies in a flood zone before we lend on it.',
    when: 'Usually one business day.',
    days: 1,
    meanwhile: nothingToDo,
  },
  'bpo/hold': valuation,
  'bpo/waiting': { ...valuation, what: 'Your valuation is being ordered.', when: 'Moments.', days: undefined },
  hold: valuation,
  'payoff/hold': {
    who: 'Your current lenders and the settlement company.',
    what: 'Your lenders tell us to the cent what pays off the loans you asked us to pay.',
    when: 'Usually one to three business days.',
    days: 3,
    meanwhile: 'Keep paying those loans as usual until we tell you that they are paid.',
  },
  'review-app/incorrect-pin': {
    who: 'Our support team.',
    what: 'The offer code you typed belongs to another letter or another name, so we could not use what it promised.',
    when: 'Within one business day.',
    days: 1,
    meanwhile: 'Have the letter ready and call us, or continue without a code. Your application doesn’t need one.',
  },
  'review-app/no-credit': {
    who: 'Our support team.',
    what: 'No bureau could find a credit file, not even by your Social Security number. A person compares what you told us.',
    when: 'Within one business day.',
    days: 1,
    meanwhile: 'If you recently changed your name or moved, call us: that is often why.',
  },
  'review-app/uw': {
    who: 'Our underwriters.',
    what: 'A person reads your application because the rules alone could not decide it.',
    when: 'Usually one to two business days.',
    days: 2,
    meanwhile: nothingToDo,
  },
  'review-app/delinquency': {
    who: 'Our underwriters.',
    what: 'Your credit report shows a late payment. Our team checks which one, and whether it is settled.',
    when: 'Usually one to two business days.',
    days: 2,
    meanwhile: 'If it is paid meanwhile, call us with the date of the payment.',
  },
  'review-app/incorrect-ownership': {
    who: 'Our title team.',
    what: 'Public records list different owners than your application does. A person compares them.',
    when: 'Usually one to two business days.',
    days: 2,
    meanwhile: 'A copy of your deed can help. We’ll ask for it if we need it.',
  },
  'review-app/datatree': {
    who: 'Our title team.',
    what: 'The public record of your property is incomplete, so a person reads it.',
    when: 'Usually one to two business days.',
    days: 2,
    meanwhile: nothingToDo,
  },
};
