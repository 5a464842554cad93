/** What a row of the table of calls is, and how it is held to the port that it carries. */
import type * as v from 'valibot';
import type { VendorName } from '../vendor.ts';

export interface CallRow<Request = unknown, Answer = unknown> {
  /** For those who implement it: what we ask for, and what must hold. */
  readonly why: string;
  readonly request: v.GenericSchema<unknown, Request>;
  readonly answer: v.GenericSchema<unknown, Answer>;
}

export interface Row<Calls = Readonly<Record<string, CallRow>>> {
  /** The name its call-backs come under. */
  readonly vendor: VendorName;
  readonly calls: Calls;
  /** What long work comes to, by message and for anyone who asks. */
  readonly result?: v.GenericSchema;
  /** What a message says, where that is less than the result. */
  readonly notice?: v.GenericSchema;
}

/** Every method of a port that is a call, with what it takes and gives: a row that is not the port's does not compile. */
export type CallsOf<Port> = {
  readonly [M in Exclude<keyof Port, 'read' | 'result'>]: Port[M] extends (
    request: infer Request,
  ) => Promise<infer Answer>
    ? CallRow<Request, Answer>
    : never;
};
