/** What we need from the company that searches title and gets payoff figures from lienholders. */
import * as v from 'valibot';
import { ownershipTypes } from '#core/application/enums.ts';
import { address } from '#core/people/address.ts';
import { cents, day, type LongWork, recordedLien, text } from '../answers.ts';
import { applicationUuid, key, list, personName } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

const payoffLetter = v.strictObject({
  lienUuid: text,
  holder: text,
  /** The last four of the loan's number. Letters of an earlier version have none. */
  accountMask: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))), null),
  payoffCents: cents,
  /** What each day after the letter's date adds. */
  perDiemCents: cents,
  goodThrough: day,
});

const titleReport = v.strictObject({
  orderNumber: text,
  /** The search covers what was recorded up to this day. */
  effectiveOn: day,
  vesting: v.picklist(ownershipTypes),
  owners: v.pipe(v.array(text), v.minLength(1)),
  legalDescription: text,
  exceptions: v.array(
    v.strictObject({
      /** STANDARD is what every policy excepts; the others stand in our way. */
      kind: v.picklist(['STANDARD', 'EASEMENT', 'LEGAL_DESCRIPTION', 'OWNERSHIP']),
      text,
    }),
  ),
  liens: v.array(recordedLien),
  judgments: v.array(v.strictObject({ creditor: text, court: text, amountCents: cents, recordedOn: day })),
  /**
   * The last Texas home-equity loan on this home (section 50(a)(6)), a released one too, and which of the liens it is; null
   * where the records have none. Reports of an earlier version do not say.
   */
  texasEquityLoan: v.optional(v.nullable(v.strictObject({ closedOn: day, lienUuid: v.nullable(text) })), null),
});
export type TitleReport = v.InferOutput<typeof titleReport>;

export const titleResult = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('payoffLetters'),
    letters: v.pipe(v.array(payoffLetter), v.minLength(1)),
  }),
  v.strictObject({ outcome: v.literal('titleReport'), report: titleReport }),
  v.strictObject({ outcome: v.literal('broughtDown'), effectiveOn: day, liens: v.array(recordedLien) }),
]);
export type TitleResult = v.InferOutput<typeof titleResult>;

export const titleRequest = v.strictObject({ key, applicationUuid, address, applicant: personName });
export type TitleRequest = v.InferOutput<typeof titleRequest>;

export const payoffRequest = v.strictObject({
  ...titleRequest.entries,
  liens: list(v.strictObject({ uuid: text, holder: text, balanceCents: cents })),
});
export type PayoffRequest = v.InferOutput<typeof payoffRequest>;

export const fullTitleRequest = v.strictObject({
  ...titleRequest.entries,
  lineCents: v.pipe(cents, v.description('The line to be insured.')),
});
export type FullTitleRequest = v.InferOutput<typeof fullTitleRequest>;

/** One company does it all; the outcome says which work it was. */
export interface Title extends LongWork<TitleResult> {
  orderPayoffLetters(request: PayoffRequest): Promise<Accepted>;
  orderFullTitle(request: FullTitleRequest): Promise<Accepted>;
  /** Every lien of record up to today but the one we recorded ourselves: what a search before funding is for. */
  bringDown(request: TitleRequest): Promise<Accepted>;
}
