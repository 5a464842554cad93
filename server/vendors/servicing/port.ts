/** What we need from the company that services a line once it is funded: that it takes the line over, figure by figure. */
import * as v from 'valibot';
import type { Boarding } from '#core/servicing/boarding.ts';
import { type ControlTotals, controlTotalsSchema } from '#core/servicing/boarding-file.ts';
import type { Secret } from '../../secret.ts';
import { type LongWork, text } from '../answers.ts';
import type { Accepted } from '../vendor.ts';

export const boardingResult = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('boarded'),
    /** What the servicer calls the line. */
    servicerNumber: v.pipe(text, v.maxLength(100)),
    /** As the servicer counted them itself. */
    totals: controlTotalsSchema,
  }),
  v.strictObject({ outcome: v.literal('refused'), why: text }),
]);
export type BoardingResult = v.InferOutput<typeof boardingResult>;

/** The record that we keep has last fours; the servicer needs the numbers themselves. */
export interface BoardedLine extends Boarding {
  readonly birthDate: Secret;
  readonly ssn: Secret | null;
  readonly autopayAccount: { readonly accountNumber: Secret; readonly routingNumber: Secret } | null;
}

export interface BoardRequest {
  readonly key: string;
  readonly applicationUuid: string;
  readonly file: { readonly lines: readonly BoardedLine[]; readonly totals: ControlTotals };
}

export interface Servicing extends LongWork<BoardingResult> {
  board(request: BoardRequest): Promise<Accepted>;
}
