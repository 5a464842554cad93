/**
 * What vendors report, in our words: facts, and nothing that follows from them. What they come to is concluded by the
 * rules in conclusions/, inside the transaction that takes the report.
 */

/** By the name of the event that says what came of it. */
export interface Reported {
  /** Who has the notices of the right to cancel. */
  readonly rescissionNoticesDelivered: { readonly deliveredTo: readonly string[] };
}
export type ReportName = keyof Reported;
