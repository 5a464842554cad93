/**
 * Why an application can be declined. A notice of adverse action names one to four of these (12 CFR 1002.9(b)(2)), in
 * the words of sample form C-1 where it has them; HMDA reports each as a number (Regulation C, 1003.4(a)(16)).
 */

export interface DeclineReasonRow {
  /** The principal reason as the notice prints it. */
  readonly notice: string;
  /** HMDA denial reason: 1 debt-to-income, 2 employment, 3 credit history, 4 collateral, 6 unverifiable, 7 incomplete, 9 other. */
  readonly hmda: 1 | 2 | 3 | 4 | 6 | 7 | 9;
}

export const declineReasons = {
  APPLICATION_INCOMPLETE: { notice: 'Credit application incomplete', hmda: 7 },
  EMPLOYMENT_IRREGULAR: { notice: 'Temporary or irregular employment', hmda: 2 },
  EMPLOYMENT_UNVERIFIED: { notice: 'Unable to verify employment', hmda: 6 },
  INCOME_INSUFFICIENT: { notice: 'Income insufficient for amount of credit requested', hmda: 1 },
  OBLIGATIONS_EXCESSIVE: { notice: 'Excessive obligations in relation to income', hmda: 1 },
  INCOME_UNVERIFIED: { notice: 'Unable to verify income', hmda: 6 },
  RESIDENCE_UNVERIFIED: { notice: 'Unable to verify residence', hmda: 6 },
  NO_CREDIT_FILE: { notice: 'No credit file', hmda: 3 },
  CREDIT_LIMITED: { notice: 'Limited credit experience', hmda: 3 },
  CREDIT_DELINQUENT: { notice: 'Delinquent past or present credit obligations with others', hmda: 3 },
  COLLECTION_OR_JUDGMENT: { notice: 'Collection action or judgment', hmda: 3 },
  FORECLOSURE_OR_REPOSSESSION: { notice: 'Foreclosure or repossession', hmda: 3 },
  BANKRUPTCY: { notice: 'Bankruptcy', hmda: 3 },
  INQUIRIES_RECENT: { notice: 'Number of recent inquiries on credit bureau report', hmda: 3 },
  COLLATERAL_INSUFFICIENT: { notice: 'Value or type of collateral not sufficient', hmda: 4 },
  PROPERTY_NOT_FOUND: { notice: 'Other: unable to find the property in public records', hmda: 6 },
  PROPERTY_FOR_SALE: { notice: 'Other: the property is listed for sale', hmda: 9 },
  TRANSFER_RECENT: { notice: 'Other: the property changed hands within the last 90 days', hmda: 9 },
  NOT_ON_TITLE: { notice: 'Other: the applicant is not an owner of record', hmda: 9 },
  TITLE_DEFECT: { notice: 'Other: title to the property could not be cleared', hmda: 9 },
  TRUST_NOT_ACCEPTED: { notice: 'Other: the trust or insurance papers do not meet our requirements', hmda: 9 },
  IDENTITY_UNVERIFIED: { notice: 'Other: unable to verify identity', hmda: 6 },
  AGE: { notice: 'Other: the applicant is not old enough to enter into a contract', hmda: 9 },
  STATE_NOT_SERVED: { notice: 'Other: we do not lend where the property lies', hmda: 9 },
} as const satisfies Record<string, DeclineReasonRow>;

export type DeclineReason = keyof typeof declineReasons;
export const declineReasonCodes = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]];

/** More than four are "not likely to be helpful" (comment 9(b)(2)-1). */
export const REASONS_MAX = 4;

/** Which of the three decline screens tells it best: the credit score, the income, or neither. */
export function declineKind(reasons: readonly DeclineReason[]): 'credit' | 'income' | 'other' {
  const [first] = reasons;
  if (first === undefined) return 'other';
  const { hmda } = declineReasons[first];
  if (hmda === 3) return 'credit';
  return hmda === 1 ? 'income' : 'other';
}
