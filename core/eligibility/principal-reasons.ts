/**
 * Why credit is refused, in the words a notice may use. Each of our rules maps to a reason of Regulation B's sample form
 * C-1 and to a HMDA denial code; reasons the form does not list are 'Other, specify' with a text of our own.
 * Sample, to be approved by counsel.
 */
import * as words from '#core/words/en/eligibility/principal-reasons.ts';

type HmdaDenialCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type PrincipalReason = {
  readonly rule: RuleCode;
  /** What the notice prints. */
  readonly text: string;
  readonly hmdaCode: HmdaDenialCode;
  /** Whether the text stands behind 'Other, specify' on the form, so in HMDA's free-text field. */
  readonly isOther: boolean;
};

/** `others`: rests on what someone told us who is neither the applicant nor a bureau (15 U.S.C. 1681m(b)). */
type Row = readonly [text: string, hmdaCode: HmdaDenialCode, source?: 'others'];

const reasons = {
  NOIA_EXPIRED: [words.creditApplicationIncomplete, 7],
  VOE_FAILED: [words.unableToVerifyEmployment, 6, 'others'],
  DTI_MIN_DRAW: [words.incomeInsufficientForAmountOf, 1],
  DSCR: [words.incomeInsufficientForAmountOf, 1],
  DTI_EXCEEDED: [words.excessiveObligationsInRelationTo, 1],
  INCOME_UNVERIFIED: [words.unableToVerifyIncome, 6, 'others'],
  OCCUPANCY_UNVERIFIED: [words.unableToVerifyResidence, 6, 'others'],
  NO_FILE: [words.noCreditFile, 3],
  THIN_FILE: [words.limitedCreditExperience, 3],
  INTERNAL_DEFAULT: [words.poorCreditPerformanceWithUs, 3],
  DELINQUENCY: [words.delinquentPastOrPresentCredit, 3],
  DEROGATORY_COLLECTION: [words.collectionActionOrJudgment, 3],
  DEROGATORY_GARNISHMENT: [words.garnishmentOrAttachment, 3],
  DEROGATORY_FORECLOSURE: [words.foreclosureOrRepossession, 3],
  DEROGATORY_BANKRUPTCY: [words.bankruptcy, 3],
  INQUIRIES: [words.numberOfRecentInquiriesOn, 3],
  CLTV: [words.valueOrTypeOfCollateral, 4, 'others'],
  PROPERTY_TYPE: [words.valueOrTypeOfCollateral, 4, 'others'],
  CONDITION: [words.valueOrTypeOfCollateral, 4, 'others'],
  LIEN_POSITION: [words.valueOrTypeOfCollateral, 4, 'others'],
} as const satisfies Record<string, Row>;

const otherReasons = {
  /** Not 'temporary or irregular employment': who has none has neither. HMDA knows only 'employment history'. */
  EMPLOYMENT_TYPE: [words.noEmploymentOrOtherSteadyIncome, 2],
  CREDIT_SCORE: [words.informationInYourCreditReport, 3],
  TITLE_SEASONING_90D: [words.propertyBoughtOrTitleTransferred, 9, 'others'],
  LISTED_FOR_SALE: [words.propertyIsListedForSale, 9],
  STATE_NOT_SERVED: [words.doNotLendOnProperties, 9],
  IDENTITY: [words.unableToVerifyIdentity, 9, 'others'],
  PROPERTY_NOT_FOUND: [words.propertyNotFoundInPublic, 6, 'others'],
  NOT_ON_TITLE: [words.applicantIsNotAnOwner, 9, 'others'],
  TITLE_DEFECT: [words.titleToThePropertyCould, 9, 'others'],
  TRUST_NOT_ACCEPTED: [words.trustOrInsurancePapersDo, 9],
  AGE: [words.applicantIsYoungerThanThis, 9],
  RECENT_HELOC: [words.homeEquityLineReceivedFrom, 9],
  ORIGINATOR_LICENSE: [words.referringLoanOfficerIsNot, 9],
  HIGH_COST: [words.availableTermsWouldExceedThe, 9],
  STATE_LIMITS: [words.availableTermsWouldExceedLimits, 9],
  PROPERTY_USE: [words.notOfferedForThisUse, 9],
  PAYOFFS_OVER_LINE: [words.payoffsOverLargestLine, 9],
  DRAW_TOO_SMALL: [words.amountRequestedDoesNotCover, 9],
  ADVERTISED_RANGE: [words.noRateWithinTheRange, 9],
} as const satisfies Record<string, Row>;

export type RuleCode = keyof typeof reasons | keyof typeof otherReasons;
export const ruleCodes = [...Object.keys(reasons), ...Object.keys(otherReasons)] as [RuleCode, ...RuleCode[]];

/** More than four are "not likely to be helpful" (comment 9(b)(2)-1). */
export const REASONS_MAX = 4;

/** Whether a notice must say that the nature of what others told us can be asked for within 60 days. */
export function restsOnOthers(rules: readonly RuleCode[]): boolean {
  const rows: Readonly<Record<RuleCode, Row>> = { ...reasons, ...otherReasons };
  return rules.some((rule) => rows[rule][2] === 'others');
}

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
