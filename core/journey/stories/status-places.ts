/** Where each status leads, as the specification's table has it, written out: not what the product's own table says. */

/** Statuses that lead to one screen whatever else is true. */
export const statusPlaces: readonly (readonly [id: string, status: string, screen: string])[] = [
  ['STATUS-001', 'APP_SUBMISSION', 'start/app-summary'],
  ['STATUS-003', 'COMPLETE', 'site-root'],
  ['STATUS-004', 'CANCELLED', 'site-root'],
  ['STATUS-005', 'DECLINED', 'error/decline'],
  ['STATUS-006', 'IDENTITY_VERIFICATION', 'identity'],
  ['STATUS-010', 'HARD_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['STATUS-011', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['STATUS-012', 'CREDIT_ERROR', 'error/timeout'],
  ['STATUS-013', 'CREDIT_MINOR', 'error/timeout'],
  ['STATUS-014', 'CREDIT_NO_MATCH', 'credit/social'],
  ['STATUS-015', 'CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['STATUS-018', 'REVISED_OFFER_SELECTION', 'product/select'],
  ['STATUS-019', 'FINAL_OFFER', 'signing/intro'],
  ['STATUS-020', 'INCOME_VERIFICATION', 'income/review'],
  ['STATUS-021', 'EMPLOYMENT_VERIFICATION', 'income/employer-verification'],
  ['STATUS-022', 'ASSETS_PREQUAL', 'product/assets'],
  ['STATUS-024', 'LIEN_VERIFICATION', 'liens'],
  ['STATUS-025', 'CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback'],
  ['STATUS-030', 'NAV_BPO_PROCESSING', 'bpo/hold'],
  ['STATUS-030', 'NAV_BPO_REVIEW', 'bpo/hold'],
  ['STATUS-030', 'NAV_RESI_EVAL_PROCESSING', 'bpo/hold'],
  ['STATUS-030', 'NAV_RESI_EVAL_REVIEW', 'bpo/hold'],
  ['STATUS-032', 'NAV_BPO_ESTIMATE', 'bpo/estimate-value'],
  ['STATUS-032', 'NAV_RESI_EVAL_ESTIMATE', 'bpo/estimate-value'],
  ['STATUS-033', 'NO_PROPERTY_FOUND', 'review-app/property'],
  ['STATUS-034', 'NO_AVM_FOUND', 'bpo/estimate-value'],
  ['STATUS-036', 'APPRAISAL_REVIEW_COMPLETE', 'error/timeout'],
  ['STATUS-037', 'HOLD_FOR_APPRAISAL_REVIEW', 'error/timeout'],
  ['STATUS-038', 'ONSITE_APPRAISAL_BORROWER_PAYMENT', 'hold'],
  ['STATUS-039', 'ONSITE_APPRAISAL_PENDING', 'hold'],
  ['STATUS-042', 'ORDER_FULL_TITLE', 'error/timeout'],
  ['STATUS-043', 'FINAL_TITLE_PROCESSING', 'bpo/hold'],
  ['STATUS-043', 'FINAL_TITLE_REVIEW', 'bpo/hold'],
  ['STATUS-043', 'FINAL_TITLE_EXCEPTION', 'bpo/hold'],
  ['STATUS-043', 'FINAL_TITLE_COMPLETE', 'bpo/hold'],
  ['STATUS-044', 'REQUEST_STEWART_PAYOFFS', 'error/timeout'],
  ['STATUS-047', 'GEN_SUMMARY_DISCLOSURE', 'start/app-summary'],
  ['STATUS-048', 'GEN_CLOSING_DISCLOSURE', 'review-app/signdocs'],
  ['STATUS-050', 'GEN_NOTARY_DISCLOSURE', 'notary/intro'],
  ['STATUS-051', 'GEN_NOTE_SIGNING', 'review-app/signdocs'],
  ['STATUS-053', 'GEN_RESCISSION', 'complete'],
  ['STATUS-057', 'NOTE_SIGNING', 'signing/intro'],
  ['STATUS-059', 'DISBURSEMENT_ACCOUNT', 'bank/disburse'],
  ['STATUS-062', 'PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['STATUS-063', 'MANUAL_DEED_SIGNING', 'notary/reserve-manual'],
  ['STATUS-064', 'CO_DEED_REQ', 'signing/additional'],
  ['STATUS-067', 'NOTARY_WAITING_PERIOD', 'notary/intro'],
  ['STATUS-068', 'ATTORNEY_REVIEW', 'notary/intro'],
  ['STATUS-069', 'VERIFIED_AUTOPAY_ACCOUNT', 'bank/autopay'],
  ['STATUS-070', 'RESCISSION', 'complete'],
  ['STATUS-071', 'RECORDING', 'complete'],
  ['STATUS-072', 'FUNDABLE', 'complete'],
  ['STATUS-073', 'FUNDING_DECISION', 'complete'],
  ['STATUS-074', 'DIRECT_DEBT_PAYOFF', 'complete'],
  ['STATUS-075', 'MULTIPLE_PROPERTIES', 'review-app/property'],
  ['STATUS-076', 'HMDA', 'start/hmda'],
  ['STATUS-077', 'FACTA_REVIEW', 'error/timeout'],
  ['STATUS-078', 'DELINQUENCY_REVIEW', 'review-app/delinquency'],
  ['STATUS-079', 'UNKNOWN', 'error/timeout'],
  ['STATUS-080', 'COLLECT_ADDITIONAL_INFO', 'start/contact'],
  ['STATUS-081', 'LIEN_VERIFICATION_INQUIRY', 'liens'],
];

/** They wait where one is, and only at last lead to `error/timeout`. */
export const waitingPlaces: readonly (readonly [id: string, status: string])[] = [
  ['STATUS-002', 'IN_PROGRESS'],
  ['STATUS-007', 'WAITING_FOR_ID_VERIFICATION'],
  ['STATUS-008', 'WAITING_FOR_SOFT_CREDIT'],
  ['STATUS-009', 'HARD_CREDIT_PULL'],
  ['STATUS-016', 'WAITING_FOR_INITIAL_OFFERS'],
  ['STATUS-035', 'WAITING_FOR_AVM_DATA'],
  ['STATUS-040', 'ONSITE_APPRAISAL_REQUEST'],
  ['STATUS-041', 'PREQUAL_TITLE'],
  ['STATUS-046', 'GEN_APP_DISCLOSURES'],
  ['STATUS-052', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'],
  ['STATUS-054', 'WAITING_FOR_CLOSING_DISCLOSURE'],
];

/** Where it depends on what is known of the application. */
const placesThatDepend: readonly (readonly [status: string, ...screens: string[]])[] = [
  ['BPO', 'bpo/condition', 'bpo/order-bpo', 'bpo/hold'],
  ['NAV_BPO_ORDER_REQUEST', 'bpo/condition', 'bpo/order-bpo', 'bpo/hold'],
  ['NAV_RESI_EVAL_ORDER_REQUEST', 'bpo/condition', 'bpo/order-bpo', 'bpo/hold'],
  ['GEN_CLOSING_DISCLOSURE', 'review-app/signdocs', 'error/flood-cert'],
  ['AUTOPAY_ACCOUNT', 'bank/disburse', 'bank/autopay'],
  ['DEED_SIGNING', 'notary/intro', 'complete'],
  ['OFFER_SELECTION', 'product/select'],
];

/** Every screen that the specification lets a status lead to; those it leaves out of its table end on the timeout. */
export function placesOf(status: string): readonly string[] {
  const depends = placesThatDepend.find(([name]) => name === status);
  if (depends) return depends.slice(1);
  const place = statusPlaces.find(([, name]) => name === status);
  return [place?.[2] ?? 'error/timeout'];
}
