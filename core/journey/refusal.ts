/** Why an event was not taken. Nothing has changed then; the caller says so with 409, or ignores a vendor's late word. */
export type RefusalCode =
  | 'notAllowedHere'
  | 'notTheirs'
  | 'held'
  | 'tooEarly'
  | 'tooLate'
  | 'noReasons'
  | 'unknownThing'
  | 'alreadyDone'
  | 'notTwice'
  | 'tooMany'
  | 'needsTwo';

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** A sentence for anyone who reads the log or the console. */
  readonly reason: string;
}

export function refuse(code: RefusalCode, reason: string): Refusal {
  return { ok: false, code, reason };
}
