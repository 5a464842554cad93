/** What we need from the company that sends someone to look at a house. */
import * as v from 'valibot';
import { propertyConditions } from '#core/application/enums.ts';
import type { Address } from '#core/people/address.ts';
import { cents, day, type LongWork, text } from '../answers.ts';
import type { Accepted } from '../vendor.ts';

/** A broker's opinion, an evaluation (a model and a look), or a licensed appraiser's report. */
const valuationKinds = ['bpo', 'evaluation', 'appraisal'] as const;
type ValuationKind = (typeof valuationKinds)[number];

export const valuationResult = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('reported'),
    kind: v.picklist(valuationKinds),
    valueCents: cents,
    condition: v.picklist(propertyConditions),
    inspectedOn: day,
    /** Whether the report itself doubts its figure. */
    isDisputed: v.boolean(),
    summary: text,
    comparables: v.array(v.strictObject({ street: text, soldOn: day, priceCents: cents })),
  }),
  v.strictObject({ outcome: v.literal('notPossible'), why: text }),
]);
export type ValuationResult = v.InferOutput<typeof valuationResult>;

export const appraisalArrangement = v.strictObject({
  appraisalId: text,
  appraiser: text,
  payer: v.picklist(['borrower', 'company']),
  feeCents: cents,
  inspectionFrom: day,
});
type AppraisalArrangement = v.InferOutput<typeof appraisalArrangement>;

export interface ValuationRequest {
  readonly key: string;
  readonly applicationUuid: string;
  readonly kind: ValuationKind;
  readonly address: Address;
  /** What the model or the owner says; never told to anyone who looks, only used to see whether they agree. */
  readonly expectedCents: number;
}

interface ArrangeAppraisalRequest {
  readonly key: string;
  readonly applicationUuid: string;
  readonly address: Address;
  readonly payer: AppraisalArrangement['payer'];
}

export interface Valuations extends LongWork<ValuationResult> {
  order(request: ValuationRequest): Promise<Accepted>;
  /** Finds an appraiser and a price before anyone is sent. */
  arrangeAppraisal(request: ArrangeAppraisalRequest): Promise<AppraisalArrangement>;
}
