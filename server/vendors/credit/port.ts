/** What we need from the company that asks the credit bureaus for us. */
import * as v from 'valibot';
import { address } from '#core/people/address.ts';
import type { PublicRecord } from '#core/underwriting/bureau-codes.ts';
import { cents, count, day, text } from '../answers.ts';
import { applicationUuid, key, personName, secretDay, ssn } from '../requests.ts';

const score = v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(850));
const uuid = v.pipe(v.string(), v.uuid());
const recordKinds = [
  'bankruptcy',
  'foreclosure',
  'collection',
  'garnishment',
] as const satisfies readonly PublicRecord[];

/** What a court or a collector has on record. An answer kept by an earlier version names it by a rule of ours. */
const publicRecord = v.pipe(
  v.looseObject({}),
  v.transform(({ rule, ...said }: Record<string, unknown>) =>
    rule === undefined ? said : { ...said, kind: String(rule).replace(/^.*_/, '').toLowerCase() },
  ),
  v.strictObject({ kind: v.picklist(recordKinds), text, on: day, amountCents: cents }),
);

const tradeline = v.strictObject({
  uuid,
  type: v.picklist(['MORTGAGE', 'HOME_EQUITY', 'CARD', 'AUTO', 'STUDENT', 'INSTALLMENT']),
  creditor: text,
  /** Null where the bureau gives no number, or less than four digits of one. */
  accountMask: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  openedOn: day,
  balanceCents: cents,
  limitCents: v.nullable(cents),
  monthlyPaymentCents: cents,
  /** How often a payment was at least so many days late. */
  lates: v.strictObject({ days30: count, days60: count, days90: count }),
  lastLateOn: v.nullable(day),
});

const creditReport = v.strictObject({
  reportId: text,
  /** Whose score prices, by core/underwriting/credit-policy.ts. */
  bureau: text,
  score,
  scores: v.pipe(v.array(v.strictObject({ bureau: text, score })), v.minLength(1), v.maxLength(3)),
  scoreModel: text,
  scoreRange: v.strictObject({ min: v.literal(300), max: v.literal(850) }),
  reportedOn: day,
  /** At most four, five when inquiries are among them (15 U.S.C. 1681g(f)). */
  keyFactors: v.pipe(v.array(v.object({ code: text, text })), v.minLength(1), v.maxLength(5)),
  tradelines: v.array(tradeline),
  /** Credit asked for elsewhere, as far back as core/underwriting/credit-policy.ts wants it explained. */
  inquiries: v.array(v.strictObject({ on: day, by: text })),
  alerts: v.array(
    v.strictObject({
      kind: v.picklist(['fraud', 'activeDuty', 'addressDiscrepancy']),
      bureau: text,
      /** The number the consumer wants to be called at before credit is given. */
      phoneNumber: v.nullable(v.pipe(v.string(), v.regex(/^\d{10}$/))),
    }),
  ),
  publicRecords: v.array(publicRecord),
});
export type CreditReport = v.InferOutput<typeof creditReport>;
export type Tradeline = v.InferOutput<typeof tradeline>;

/** `alert` and `delinquent` are how an earlier version named some files; what a file amounts to is ours to say. */
export const creditAnswer = v.variant('outcome', [
  v.strictObject({ outcome: v.picklist(['file', 'alert', 'delinquent']), report: creditReport }),
  v.strictObject({ outcome: v.literal('noFile') }),
  v.strictObject({ outcome: v.literal('frozen'), bureau: text }),
  v.strictObject({ outcome: v.literal('minor') }),
  /** Asking again never helps: the consent was used. */
  v.strictObject({ outcome: v.literal('refused'), why: text }),
]);
export type CreditAnswer = v.InferOutput<typeof creditAnswer>;

/** Often the name, address and birth date are enough. */
export const creditRequest = v.strictObject({
  key,
  applicationUuid,
  name: personName,
  address,
  birthDate: secretDay,
  ssn: v.exactOptional(ssn),
});
export type CreditRequest = v.InferOutput<typeof creditRequest>;

export const hardCreditRequest = v.strictObject({
  ...creditRequest.entries,
  consentId: v.pipe(text, v.description('The consent that this inquiry rests on. One consent, one report.')),
});
export type HardCreditRequest = v.InferOutput<typeof hardCreditRequest>;

export interface Credit {
  /** Leaves no trace on the score, and may be repeated. */
  pullSoft(request: CreditRequest): Promise<CreditAnswer>;
  /** Shows on the file and costs the borrower points: done once per consent, however often it is asked for. */
  pullHard(request: HardCreditRequest): Promise<CreditAnswer>;
}
