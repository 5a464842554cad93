/** What went wrong between us and a servicer, as staff read it. */
import type { ControlTotal } from '../../../servicing/boarding-file.ts';

const totals: Readonly<Record<ControlTotal, string>> = {
  lines: 'number of lines',
  lineCents: 'credit limits',
  drawCents: 'draws',
  principalCents: 'principal',
  availableCents: 'available credit',
  paidOutCents: 'money paid out',
  instalmentCents: 'monthly payments',
  loanNumberDigits: 'loan numbers',
};

export const totalsDiffer = (names: readonly ControlTotal[]) =>
  `The servicer counted something else than we sent: ${names.map((name) => totals[name]).join(', ')}.`;
export const servicerRefusedTheFile = 'The servicer refused the file and gave no reason.';
