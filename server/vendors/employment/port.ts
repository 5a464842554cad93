/** What we need from the company that asks an employer: does this person work there now. It takes hours or days, never seconds. */
import * as v from 'valibot';
import { day, type LongWork, text } from '../answers.ts';
import { applicationUuid, fullName, key } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

export const employmentRequest = v.strictObject({
  key,
  applicationUuid,
  name: fullName,
  employer: v.strictObject({
    name: text,
    phoneNumber: v.pipe(
      v.nullable(v.pipe(v.string(), v.regex(/^\d{10}$/))),
      v.description('Null when the person gave none: then it is yours to find.'),
    ),
  }),
  isAgain: v.exactOptional(
    v.pipe(v.boolean(), v.description('True when the person was confirmed before: whether they still work there.')),
  ),
});
type EmploymentRequest = v.InferOutput<typeof employmentRequest>;

export interface Employment extends LongWork<EmploymentFinding> {
  verify(request: EmploymentRequest): Promise<Accepted>;
}

/** `notReached` says nothing about the person: someone tries again from that day on. */
export type EmploymentFinding = v.InferOutput<typeof employmentFinding>;

export const employmentFinding = v.variant('outcome', [
  v.object({ outcome: v.literal('employed'), title: v.nullable(text), since: v.nullable(day) }),
  v.object({ outcome: v.literal('notEmployed'), endedOn: v.nullable(day) }),
  v.object({ outcome: v.literal('notReached'), tryAgainOn: day }),
]);
