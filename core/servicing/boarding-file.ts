/**
 * The file that a servicer gets: lines, and totals over them by which both sides see that the same figures arrived. What
 * the servicer counted comes back with its answer; a line is boarded only where every total is ours.
 */
import * as v from 'valibot';
import type { Boarding } from './boarding.ts';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const controlTotalsSchema = v.strictObject({
  lines: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  lineCents: cents,
  drawCents: cents,
  principalCents: cents,
  availableCents: cents,
  paidOutCents: cents,
  instalmentCents: cents,
  /** The digits of every loan number, added up: a number that was read wrong shows here. */
  loanNumberDigits: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type ControlTotals = v.InferOutput<typeof controlTotalsSchema>;
export type ControlTotal = keyof ControlTotals;
const totalNames = Object.keys(controlTotalsSchema.entries) as readonly ControlTotal[];

type Totaled = Pick<Boarding, 'loanNumber' | 'terms' | 'balances' | 'payments'>;

const of: { readonly [T in ControlTotal]: (line: Totaled) => number } = {
  lines: () => 1,
  lineCents: ({ terms }) => terms.lineCents,
  drawCents: ({ terms }) => terms.drawCents,
  principalCents: ({ balances }) => balances.principalCents,
  availableCents: ({ balances }) => balances.availableCents,
  paidOutCents: ({ balances }) => balances.paidOutCents,
  instalmentCents: ({ payments }) => payments.instalmentCents,
  loanNumberDigits: ({ loanNumber }) => [...loanNumber].reduce((sum, digit) => sum + (Number(digit) || 0), 0),
};

export function controlTotals(lines: readonly Totaled[]): ControlTotals {
  const totals = totalNames.map((name) => [name, lines.reduce((sum, line) => sum + of[name](line), 0)] as const);
  return Object.fromEntries(totals) as ControlTotals;
}

/** The totals in which two counts differ, in the order of the file. */
export function differingTotals(ours: ControlTotals, theirs: ControlTotals): readonly ControlTotal[] {
  return totalNames.filter((name) => ours[name] !== theirs[name]);
}
