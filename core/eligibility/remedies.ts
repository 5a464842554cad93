/**
 * What would change a refusal, in words a borrower can act on: for each principal reason in general, and in figures where
 * something a borrower can change would have led to an offer. No promise is made: a new
 * decision is a new decision. Sample, to be approved by counsel.
 */
import { formatCents } from '#core/offers/money.ts';
import type { Change } from '#core/offers/smallest-change.ts';
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

/** Each part of the smallest change, in figures; `creditorOf` names a debt by the file it is in. */
export function changesInWords(
  changes: readonly Change[],
  creditorOf: (debtUuid: string | undefined) => string | undefined,
): string[] {
  return changes.map((change) =>
    sentences[change.kind](formatCents(change.cents, 0), creditorOf(change.debtUuid), change),
  );
}

type Sentence = (amount: string, creditor: string | undefined, change: Change) => string;

const sentences: Readonly<Record<Change['kind'], Sentence>> = {
  KEEP_DEBT: (amount, creditor) => words.keepDebt(amount, creditor),
  PAY_DEBT: (amount, creditor) => words.payDebt(amount, creditor),
  LARGER_LINE: (amount) => words.largerLine(amount),
  UNLIST: () => words.unlist,
  USE: (_, __, { occupancy = 'HOME' }) => words.use[occupancy],
  INCOME: (amount) => words.income(amount),
  RENT: (amount) => words.rent(amount),
  PAY_LIENS: (amount) => words.payLiens(amount),
};
