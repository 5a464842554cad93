/**
 * How an answer from outside is taken: read against a schema of ours, whole or not at all. What makes no sense is a
 * fault to ask again about, never a result; the fault says where it was wrong and never repeats what was said.
 */
import * as v from 'valibot';
import { VendorFault, type VendorMessage, type VendorName } from './vendor.ts';

export function understand<const S extends v.GenericSchema>(
  vendor: VendorName,
  schema: S,
  answer: unknown,
): v.InferOutput<S> {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new VendorFault(vendor, `the answer makes no sense at ${v.getDotPath(read.issues[0]) ?? 'its top'}`);
}

export const accepted = v.object({ reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/** A call-back as it comes; what its content must be is the port's to say. */
export const vendorMessage = v.strictObject({
  id: v.pipe(
    shortText,
    v.description('Your own number for this message: the same message has the same, however often it comes.'),
  ),
  kind: v.pipe(shortText, v.description('Your own word for what it tells. It is kept, and not read.')),
  reference: v.pipe(shortText, v.description('What you called the work when you took it on.')),
  content: v.unknown(),
});

/** Long work ends in a message, or in the same words for anyone who asks: messages get lost. */
export interface LongWork<Result> {
  /** What a message says, in our words. */
  read(message: VendorMessage): Result;
  /** What the work came to; undefined while it is under way. */
  result(reference: string): Promise<Result | undefined>;
}

/** The pieces that the ports' schemas are made of. */
export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999));
export const day = v.custom<`${number}-${number}-${number}`>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
);
export const county = v.strictObject({ name: text, fips: v.pipe(v.string(), v.regex(/^\d{5}$/)) });

/** A loan on a house, as public records have it. */
export const recordedLien = v.strictObject({
  uuid: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(['MORTGAGE', 'LINE']),
  holder: text,
  position: v.pipe(count, v.minValue(1)),
  balanceCents: cents,
  /** Of a line: it can be drawn again up to this. */
  limitCents: v.nullable(cents),
  monthlyPaymentCents: cents,
  recordedOn: day,
});
