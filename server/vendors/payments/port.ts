/** What we need from the company that moves money. What is moved comes back now and then, days later, with a code. */
import * as v from 'valibot';
import { cents, type LongWork, text } from '../answers.ts';
import { applicationUuid, key, lastFour, list, personName } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

/** `refused` is for good: asking again never helps. `alreadyPaid`: their books have this payment, under another key. */
export const taken = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('accepted'), reference: text }),
  v.strictObject({ outcome: v.literal('alreadyPaid'), why: text }),
  v.strictObject({ outcome: v.literal('refused'), why: text }),
]);
export type Taken =
  | ({ readonly outcome: 'accepted' } & Accepted)
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'alreadyPaid'; readonly why: string };

const uuids = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)));

export const paymentResult = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('settled'),
    traceId: text,
    /** The debts that are paid; none for a disbursement. */
    paid: uuids,
  }),
  v.strictObject({
    outcome: v.literal('returned'),
    traceId: text,
    /** As banks number their reasons: R01 to R85. */
    code: v.pipe(v.string(), v.regex(/^R\d{2}$/)),
    why: text,
    paid: uuids,
    returned: uuids,
  }),
]);
export type PaymentResult = v.InferOutput<typeof paymentResult>;

export const charge = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('charged'), paymentUuid: text }),
  v.strictObject({ outcome: v.literal('declined'), why: text }),
]);
export type Charge = v.InferOutput<typeof charge>;

export const refund = v.strictObject({ amountCents: cents });

const bankAccount = v.strictObject({ kind: v.literal('bank'), accountToken: text, mask: lastFour });

/** Where the draw goes. Of a wallet we have no number: who borrows against crypto gives us none. */
const payee = v.variant('kind', [
  bankAccount,
  v.pipe(
    v.strictObject({ kind: v.literal('wallet') }),
    v.description('The borrower’s exchange wallet. You know it by the application; we have no number of it.'),
  ),
]);

export const disburseRequest = v.strictObject({
  key,
  applicationUuid,
  loanNumber: text,
  amountCents: cents,
  account: payee,
});
export type DisburseRequest = v.InferOutput<typeof disburseRequest>;

const debt = v.strictObject({
  uuid: text,
  creditor: text,
  accountMask: v.pipe(
    v.nullable(lastFour),
    v.description(
      'The last four of the account there. Null where no one has said: the creditor finds it by the borrower.',
    ),
  ),
  amountCents: cents,
});

/** The borrower: whose debts they are, as creditors know them. */
export const payCreditorsRequest = v.strictObject({ key, applicationUuid, borrower: personName, debts: list(debt) });
export type PayCreditorsRequest = v.InferOutput<typeof payCreditorsRequest>;

export const chargeRequest = v.strictObject({
  key,
  applicationUuid,
  purpose: v.literal('appraisal'),
  feeCents: cents,
  account: bankAccount,
});
export type ChargeRequest = v.InferOutput<typeof chargeRequest>;

export const refundRequest = v.strictObject({ key, applicationUuid });
export type RefundRequest = v.InferOutput<typeof refundRequest>;

export interface Payments extends LongWork<PaymentResult> {
  /** Pays the draw out. One loan is paid out once, whatever the key, unless the money came back: the second is `alreadyPaid`. */
  disburse(request: DisburseRequest): Promise<Taken>;
  /** Pays each debt once, whatever the key, unless its money came back; what has arrived counts as paid, what is on its way is `alreadyPaid`. */
  payCreditors(request: PayCreditorsRequest): Promise<Taken>;
  /** Takes a fee once; asked under another key, names the payment that was made. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Gives back every fee taken for the application; nothing the second time. */
  refund(request: RefundRequest): Promise<v.InferOutput<typeof refund>>;
}
