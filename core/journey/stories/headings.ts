/**
 * What each screen of the journey says of itself, written out: the table that makes the screens must not be its own
 * witness. A screen that is added without its words here does not compile.
 */
import type { applicationScreens } from '../screens.ts';

interface Heading {
  /** The requirement that the screen proves by being there. */
  readonly id: string;
  /** A status in which it may be opened, and the heading it has there. */
  readonly status: string;
  readonly heading: string;
  /** What else it is headed in other statuses or once it has read more, as patterns. */
  readonly others?: readonly string[];
}

const screen = (id: string, status: string, heading: string, ...others: string[]): Heading => ({
  id,
  status,
  heading,
  others,
});

export const screenHeadings: Readonly<Record<keyof typeof applicationScreens, Heading>> = {
  'start/profile': screen('ROUTE-085', 'HMDA', 'Your profile'),
  'start/contact': screen('ROUTE-086', 'COLLECT_ADDITIONAL_INFO', 'A little more about you'),
  'start/hmda': screen('ROUTE-087', 'HMDA', 'Demographic information'),
  'start/app-summary': screen('ROUTE-088', 'APP_SUBMISSION', 'Review your application'),
  'credit/social': screen('ROUTE-053', 'CREDIT_NO_MATCH', 'Your Social Security number'),
  'credit/error': screen('ROUTE-054', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'Your credit file is locked'),
  'product/assets': screen('ROUTE-077', 'ASSETS_PREQUAL', 'Your assets'),
  // Once the offers are read; a pattern, because the amount is the borrower's own.
  'product/select': screen(
    'ROUTE-078',
    'OFFER_SELECTION',
    'Choose your offer',
    'You’re prequalified for up to \\$[\\d,]+',
  ),
  'product/select/confirm': screen('ROUTE-079', 'OFFER_SELECTION', 'Confirm your offer'),
  'product/prequal-winback': screen('ROUTE-080', 'CLTV_LIEN_POSITION_REQUALIFY', 'Another way to qualify'),
  liens: screen('ROUTE-071', 'LIEN_VERIFICATION', 'Loans on your home'),
  'income/review': screen('ROUTE-065', 'INCOME_VERIFICATION', 'Verify your income'),
  'income/link/{type}': screen('ROUTE-066', 'INCOME_VERIFICATION', 'Link your income'),
  'income/pointserv-callback': screen('ROUTE-067', 'INCOME_VERIFICATION', 'Returning from your income check'),
  'income/upload/{type}': screen('ROUTE-068', 'INCOME_VERIFICATION', 'Upload proof of income'),
  'income/employer-verification': screen('ROUTE-069', 'EMPLOYMENT_VERIFICATION', 'Verify your employment'),
  'bank/disburse': screen('ROUTE-051', 'DISBURSEMENT_ACCOUNT', 'Where to send your money'),
  'bank/manual-disburse': screen('ROUTE-052', 'DISBURSEMENT_ACCOUNT', 'Enter your bank account'),
  'bank/autopay': screen('ROUTE-049', 'VERIFIED_AUTOPAY_ACCOUNT', 'How you will pay'),
  'bank/confirm': screen('ROUTE-050', 'DISBURSEMENT_ACCOUNT', 'Confirm your bank account'),
  identity: screen('ROUTE-070', 'IDENTITY_VERIFICATION', 'Verify your identity'),
  'bpo/condition': screen('ROUTE-098', 'BPO', "Your home's condition"),
  'bpo/order-bpo': screen('ROUTE-102', 'BPO', 'Order a valuation'),
  'bpo/waiting': screen('ROUTE-100', 'HMDA', 'Ordering your valuation'),
  'bpo/estimate-value': screen('ROUTE-101', 'NO_AVM_FOUND', 'What is your home worth?'),
  'bpo/hold': screen(
    'SCREEN-13',
    'FINAL_TITLE_REVIEW',
    'We are looking at your property',
    'We are reading your appraisal',
  ),
  'payoff/hold': screen('ROUTE-097', 'PAYOFF_REQUEST_PENDING', 'Waiting for payoff figures'),
  hold: screen(
    'ROUTE-103',
    'ONSITE_APPRAISAL_PENDING',
    'Your appraisal',
    'Pay for your appraisal',
    'We are reading your appraisal',
  ),
  'document/disclosures': screen('ROUTE-059', 'NOTE_SIGNING', 'Your disclosures'),
  conditions: screen('ROUTE-056', 'NOTE_SIGNING', 'What we need from you'),
  'conditions/upload-document': screen('ROUTE-057', 'NOTE_SIGNING', 'Upload a document'),
  'conditions/phone-number': screen('ROUTE-058', 'NOTE_SIGNING', 'Your phone number'),
  'signing/intro': screen('ROUTE-081', 'NOTE_SIGNING', 'Before you sign', 'Your final terms'),
  'signing/sign': screen('ROUTE-082', 'NOTE_SIGNING', 'Sign your documents'),
  'signing/additional': screen('ROUTE-083', 'CO_DEED_REQ', 'The other owners'),
  'signing/support': screen('ROUTE-084', 'NOTE_SIGNING', 'Help with signing'),
  'notary/intro': screen('ROUTE-072', 'DEED_SIGNING', 'Meet the notary'),
  'notary/schedule-manual': screen('ROUTE-073', 'MANUAL_DEED_SIGNING', 'Schedule the notary'),
  'notary/reserve-manual': screen('ROUTE-074', 'MANUAL_DEED_SIGNING', 'Reserve your notary'),
  'notary/session': screen('ROUTE-075', 'DEED_SIGNING', 'Your notary session'),
  'notary/error': screen('ROUTE-076', 'DEED_SIGNING', 'Your notary session stopped'),
  complete: screen(
    'ROUTE-055',
    'RESCISSION',
    'After your signature',
    'Your part is done',
    'You have signed',
    'We are recording your deed',
    'Your money is next',
    'Your money is on its way',
  ),
  'review-app/incorrect-pin': screen('ROUTE-089', 'HMDA', 'Your offer code does not match'),
  'review-app/no-credit': screen('ROUTE-090', 'CREDIT_NO_MATCH_SSN', 'We could not find your credit file'),
  'review-app/property': screen(
    'ROUTE-091',
    'NO_PROPERTY_FOUND',
    'We could not find your property',
    'Which of these is yours?',
  ),
  'review-app/uw': screen('ROUTE-092', 'HMDA', 'We are reviewing your application'),
  'review-app/delinquency': screen('ROUTE-093', 'DELINQUENCY_REVIEW', 'We are reviewing your payments'),
  'review-app/incorrect-ownership': screen('ROUTE-094', 'HMDA', 'We are reviewing who owns your home'),
  'review-app/datatree': screen('ROUTE-095', 'HMDA', 'We are reviewing your property records'),
  'review-app/signdocs': screen('ROUTE-096', 'GEN_CLOSING_DISCLOSURE', 'Preparing your documents'),
  'error/decline': screen('ROUTE-060', 'DECLINED', 'Our decision'),
  'error/credit': screen('ROUTE-061', 'DECLINED', 'Our decision about your credit'),
  'error/income': screen('ROUTE-062', 'DECLINED', 'Our decision about your income'),
  'error/timeout': screen(
    'ROUTE-063',
    'WAITING_FOR_SOFT_CREDIT',
    'This is taking longer than usual',
    'We are looking at your credit report',
    'We are checking your birth date',
    'We’re confirming that it’s you',
    'We are checking your photos',
    'We are reading your appraisal',
    'Documents we need before closing',
    'Asking for payoff figures',
    'Ordering your title search',
    'A step failed on our side',
  ),
  'error/flood-cert': screen('ROUTE-064', 'GEN_CLOSING_DISCLOSURE', 'Waiting for your flood certificate'),
};
