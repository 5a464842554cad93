/** What went back to someone who cancelled, and the fee that the law let us keep no longer: money and lien, by the history. */
import { feeOwedBack } from '#core/payments/early-refund.ts';
import { type BinderFacts, last, lately, type PastEvent, type Proof, said } from './facts.ts';
import type { NotOwed } from './row.ts';

const wasPaid = (f: BinderFacts) => last(f, 'appraisalPaid') !== undefined;
const isRecorded = ({ event }: PastEvent) => event === 'deedRecorded' || event === 'deedSubmitted';

/** Paid by someone and to be given back, or a lien to be ended. */
export const isSomethingToGiveBack = (f: BinderFacts): boolean => wasPaid(f) || lately(f).some(isRecorded);

/** The last of what had to go back, and only with all of it: a lien is not ended by a refund. */
export function allGivenBack(f: BinderFacts): Proof | null {
  const heard = last(f, 'rescinded');
  if (!heard) return null;
  const since = ({ seq }: PastEvent) => seq > heard.seq;
  const money = wasPaid(f) ? last(f, 'feesGivenBack', since) : null;
  const lien = lately(f).some(isRecorded) ? last(f, 'lienReleased', since) : null;
  if (money === undefined || lien === undefined) return null;
  const events = [money, lien].filter((event) => event !== null).sort((one, other) => one.seq - other.seq);
  const latest = events.at(-1);
  return latest ? { at: latest.at, events } : null;
}

/** Of someone who opened no line: in the three days, or where we had changed the terms (1026.40(g), (h)). */
export function earlyFeeNotOwed(f: BinderFacts): NotOwed | null {
  if (f.application.outcome === null) return null;
  if (!wasPaid(f)) return 'noFeePaid';
  return feeOwedBack(f.application) === null ? 'feeKept' : null;
}

export const earlyFeeBack = (f: BinderFacts): Proof | null => said(last(f, 'feesGivenBack'));
