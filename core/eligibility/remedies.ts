/**
 * What would change a refusal, for each principal reason, in words a borrower can act on. No promise is made: a new
 * decision is a new decision. Sample, to be approved by counsel.
 */
import * as words from '#core/words/en/eligibility/remedies.ts';
import type { RuleCode } from './principal-reasons.ts';

const remedies: Readonly<Record<RuleCode, string>> = {
  NOIA_EXPIRED: words.noiaExpired,
  EMPLOYMENT_TYPE: words.employmentType,
  VOE_FAILED: words.voeFailed,
  DTI_MIN_DRAW: words.moreIncome,
  DSCR: words.dscr,
  DTI_EXCEEDED: words.dtiExceeded,
  INCOME_UNVERIFIED: words.incomeUnverified,
  OCCUPANCY_UNVERIFIED: words.occupancyUnverified,
  NO_FILE: words.noFile,
  THIN_FILE: words.thinFile,
  INTERNAL_DEFAULT: words.internalDefault,
  DELINQUENCY: words.delinquency,
  DEROGATORY_COLLECTION: words.derogatoryCollection,
  DEROGATORY_GARNISHMENT: words.derogatoryGarnishment,
  DEROGATORY_FORECLOSURE: words.derogatoryForeclosure,
  DEROGATORY_BANKRUPTCY: words.derogatoryBankruptcy,
  INQUIRIES: words.inquiries,
  CLTV: words.cltv,
  PROPERTY_TYPE: words.tellUs,
  CONDITION: words.condition,
  LIEN_POSITION: words.lienPosition,
  CREDIT_SCORE: words.creditScore,
  TITLE_SEASONING_90D: words.titleSeasoning90d,
  LISTED_FOR_SALE: words.listedForSale,
  STATE_NOT_SERVED: words.stateNotServed,
  IDENTITY: words.identity,
  PROPERTY_NOT_FOUND: words.propertyNotFound,
  NOT_ON_TITLE: words.notOnTitle,
  TITLE_DEFECT: words.titleDefect,
  TRUST_NOT_ACCEPTED: words.trustNotAccepted,
  AGE: words.tellUs,
  RECENT_HELOC: words.recentHeloc,
  ORIGINATOR_LICENSE: words.originatorLicense,
  HIGH_COST: words.highCost,
  STATE_LIMITS: words.stateLimits,
  PROPERTY_USE: words.propertyUse,
  PAYOFFS_OVER_LINE: words.payoffsOverLine,
  DRAW_TOO_SMALL: words.drawTooSmall,
  ADVERTISED_RANGE: words.advertisedRange,
};

export function remedyOf(rule: RuleCode): string {
  return remedies[rule];
}
