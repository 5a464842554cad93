/**
 * Why credit is refused, in the words a notice may use. Each of our rules maps to a reason of Regulation B's sample form
 * C-1 and to a HMDA denial code; reasons the form does not list are 'Other, specify' with a text of our own.
 * Sample, to be approved by counsel.
 */

type HmdaDenialCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type PrincipalReason = {
  readonly rule: RuleCode;
  /** What the notice prints. */
  readonly text: string;
  readonly hmdaCode: HmdaDenialCode;
  /** Whether the text stands behind 'Other, specify' on the form, so in HMDA's free-text field. */
  readonly isOther: boolean;
};

const collateral = 'Value or type of collateral not sufficient';

const reasons = {
  NOIA_EXPIRED: ['Credit application incomplete', 7],
  EMPLOYMENT_TYPE: ['Temporary or irregular employment', 2],
  VOE_FAILED: ['Unable to verify employment', 6],
  DTI_MIN_DRAW: ['Income insufficient for amount of credit requested', 1],
  DSCR: ['Income insufficient for amount of credit requested', 1],
  DTI_EXCEEDED: ['Excessive obligations in relation to income', 1],
  INCOME_UNVERIFIED: ['Unable to verify income', 6],
  OCCUPANCY_UNVERIFIED: ['Unable to verify residence', 6],
  NO_FILE: ['No credit file', 3],
  THIN_FILE: ['Limited credit experience', 3],
  INTERNAL_DEFAULT: ['Poor credit performance with us', 3],
  DELINQUENCY: ['Delinquent past or present credit obligations with others', 3],
  DEROGATORY_COLLECTION: ['Collection action or judgment', 3],
  DEROGATORY_GARNISHMENT: ['Garnishment or attachment', 3],
  DEROGATORY_FORECLOSURE: ['Foreclosure or repossession', 3],
  DEROGATORY_BANKRUPTCY: ['Bankruptcy', 3],
  INQUIRIES: ['Number of recent inquiries on credit bureau report', 3],
  CLTV: [collateral, 4],
  PROPERTY_TYPE: [collateral, 4],
  CONDITION: [collateral, 4],
  LIEN_POSITION: [collateral, 4],
} as const satisfies Record<string, readonly [text: string, hmdaCode: HmdaDenialCode]>;

const otherReasons = {
  CREDIT_SCORE: ['Information in your credit report, named by the key factors listed with your credit score', 3],
  TITLE_SEASONING_90D: ['Property bought or title transferred within the last 90 days', 9],
  LISTED_FOR_SALE: ['Property is listed for sale', 9],
  STATE_NOT_SERVED: ['We do not lend on properties in this location', 9],
  IDENTITY: ['Unable to verify identity', 9],
  PROPERTY_NOT_FOUND: ['Property not found in public records', 6],
  NOT_ON_TITLE: ['Applicant is not an owner of record', 9],
  TITLE_DEFECT: ['Title to the property could not be cleared', 9],
  TRUST_NOT_ACCEPTED: ['Trust or insurance papers do not meet our requirements', 9],
  AGE: ['Applicant is younger than this product or the law of the state requires', 9],
  RECENT_HELOC: ['Home equity line received from us too recently', 9],
  ORIGINATOR_LICENSE: ['Referring loan officer is not licensed where the property is', 9],
  HIGH_COST: ['Available terms would exceed the federal limits for high-cost mortgages', 9],
  STATE_LIMITS: ['Available terms would exceed limits of the law of the state', 9],
  DRAW_TOO_SMALL: ['Amount requested does not cover the debts and closing costs it is to pay', 9],
  ADVERTISED_RANGE: ['No rate within the range we offer is available for this request', 9],
} as const satisfies Record<string, readonly [text: string, hmdaCode: HmdaDenialCode]>;

export type RuleCode = keyof typeof reasons | keyof typeof otherReasons;
export const ruleCodes = [...Object.keys(reasons), ...Object.keys(otherReasons)] as [RuleCode, ...RuleCode[]];

/** More than four are "not likely to be helpful" (comment 9(b)(2)-1). */
export const REASONS_MAX = 4;

export function principalReason(rule: RuleCode): PrincipalReason {
  const isOther = rule in otherReasons;
  const [text, hmdaCode] = { ...reasons, ...otherReasons }[rule];
  return { rule, text, hmdaCode, isOther };
}

/** One to four, each text once, in the order they were found. */
export function principalRules(rules: readonly RuleCode[]): RuleCode[] {
  const texts = new Set<string>();
  const distinct = rules.filter((rule) => {
    const { text } = principalReason(rule);
    return !texts.has(text) && texts.add(text) !== undefined;
  });
  return distinct.slice(0, REASONS_MAX);
}

/** Which of the three decline screens tells it best: the credit score, the income, or neither. */
export function declineKind([first]: readonly RuleCode[]): 'credit' | 'income' | 'other' {
  if (first === undefined) return 'other';
  const { hmdaCode } = principalReason(first);
  if (hmdaCode === 3) return 'credit';
  return hmdaCode === 1 ? 'income' : 'other';
}
