/** What a rule answers: all is well, or what is wrong, in words for the person and in codes for programs. */
import type { PrincipalReason } from './principal-reasons.ts';

type FindingCode =
  | 'STATE_REFERRED_ELSEWHERE'
  | 'WRONG_SITE_FOR_STATE'
  | 'NEW_YORK_UNDER_REVIEW'
  | 'STATE_NOT_SERVED'
  | 'ZIP_NOT_SERVED'
  | 'ORIGINATOR_NOT_LICENSED'
  | 'LISTED_FOR_SALE'
  | 'USE_NOT_TAKEN'
  | 'OWNED_TOO_SHORT'
  | 'UNEMPLOYED'
  | 'INCOME_MISSING'
  | 'INCOME_TOO_LOW'
  | 'INCOME_TOO_HIGH'
  | 'INCOME_TO_CONFIRM'
  | 'INCOME_BELOW_SMALLEST_LINE'
  | 'TOO_YOUNG'
  | 'HELOC_TOO_RECENT'
  | 'DISASTER_AREA';

/** `refusal` stops here; `waitlist` keeps the address for later; `redirect` sends to another site; `warning` goes on. */
type FindingKind = 'refusal' | 'waitlist' | 'warning' | 'redirect';

export type Finding = {
  readonly ok: false;
  readonly code: FindingCode;
  readonly kind: FindingKind;
  readonly message: string;
  /** Where a redirect leads. */
  readonly link?: { readonly label: string; readonly url: string };
  /** What an adverse-action notice would say, once information has been evaluated. Mere form errors have none. */
  readonly reason?: PrincipalReason;
};

export type Answer = { readonly ok: true } | Finding;

export const fine: Answer = { ok: true };

/** Whether the finding keeps the application from being made. */
export function isBlocking(finding: Finding): boolean {
  return finding.kind !== 'warning';
}
