/** What we need from the company that services a line once it is funded: that it takes the line over, figure by figure. */
import * as v from 'valibot';
import { boardingSchema } from '#core/servicing/boarding.ts';
import { controlTotalsSchema } from '#core/servicing/boarding-file.ts';
import { type LongWork, text } from '../answers.ts';
import { accountNumbers } from '../bank/port.ts';
import { applicationUuid, key, list, secretDay, ssn } from '../requests.ts';
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
export const boardedLine = v.strictObject({
  ...boardingSchema.entries,
  birthDate: secretDay,
  ssn: v.nullable(ssn),
  autopayAccount: v.nullable(accountNumbers),
});
export type BoardedLine = v.InferOutput<typeof boardedLine>;

export const boardRequest = v.strictObject({
  key,
  applicationUuid,
  file: v.strictObject({ lines: list(boardedLine), totals: controlTotalsSchema }),
});
export type BoardRequest = v.InferOutput<typeof boardRequest>;

export interface Servicing extends LongWork<BoardingResult> {
  board(request: BoardRequest): Promise<Accepted>;
}
