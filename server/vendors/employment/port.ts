/** What we need from the company that asks an employer: does this person work there now. It takes hours or days, never seconds. */
import * as v from 'valibot';
import { day, type LongWork, text } from '../answers.ts';
import type { Accepted } from '../vendor.ts';

interface EmploymentRequest {
  readonly key: string;
  readonly applicationUuid: string;
  /** The person's full name. */
  readonly name: string;
  readonly employer: {
    readonly name: string;
    /** Ten digits; null when the person gave none and the vendor must find it. */
    readonly phoneNumber: string | null;
  };
  /** They were confirmed before: whether they still are. */
  readonly isAgain?: boolean;
}

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
