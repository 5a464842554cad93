/** What we need from the company that sends someone to look at a house. */
import * as v from 'valibot';
import { propertyConditions } from '#core/application/enums.ts';
import { address } from '#core/people/address.ts';
import { cents, day, type LongWork, text } from '../answers.ts';
import { applicationUuid, key } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

/** A broker's opinion, an evaluation (a model and a look), or a licensed appraiser's report. */
const valuationKinds = ['bpo', 'evaluation', 'appraisal'] as const;

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

const payer = v.picklist(['borrower', 'company']);

export const appraisalArrangement = v.strictObject({
  appraisalId: text,
  appraiser: text,
  payer,
  feeCents: cents,
  inspectionFrom: day,
});
type AppraisalArrangement = v.InferOutput<typeof appraisalArrangement>;

export const valuationRequest = v.strictObject({
  key,
  applicationUuid,
  kind: v.picklist(valuationKinds),
  address,
  expectedCents: v.pipe(
    cents,
    v.description(
      'What a model or the owner says. Never tell it to anyone who looks: it only shows whether they agree.',
    ),
  ),
});
export type ValuationRequest = v.InferOutput<typeof valuationRequest>;

export const arrangeAppraisalRequest = v.strictObject({ key, applicationUuid, address, payer });
type ArrangeAppraisalRequest = v.InferOutput<typeof arrangeAppraisalRequest>;

export interface Valuations extends LongWork<ValuationResult> {
  order(request: ValuationRequest): Promise<Accepted>;
  /** Finds an appraiser and a price before anyone is sent. */
  arrangeAppraisal(request: ArrangeAppraisalRequest): Promise<AppraisalArrangement>;
}
