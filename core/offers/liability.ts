/** A debt on the borrower's credit report, as the wire carries it (dollars), and what it means for a line. */
import { centsOf } from './money.ts';

export const payOffStatuses = ['NOT_SELECTED', 'SELECTED', 'REQUESTED', 'PAID'] as const;

export type Liability = {
  /** Names the debt when the borrower chooses to have it paid off. */
  readonly uuid?: string | undefined;
  readonly monetaryBalance: number;
  readonly monetaryCalculatedNextPaymentMinimumAmount: number;
  readonly payOff: { readonly status: (typeof payOffStatuses)[number] };
};

/** What the draw must cover of debts the borrower asked to have paid off. */
export function payoffCents(liabilities: readonly Liability[]): number {
  return liabilities
    .filter(({ payOff }) => payOff.status === 'SELECTED' || payOff.status === 'REQUESTED')
    .reduce((sum, { monetaryBalance }) => sum + centsOf(monetaryBalance), 0);
}

/** What the debts that stay take out of each month's income. */
export function monthlyDebtCents(liabilities: readonly Liability[]): number {
  return liabilities
    .filter(({ payOff }) => payOff.status === 'NOT_SELECTED')
    .reduce((sum, liability) => sum + centsOf(liability.monetaryCalculatedNextPaymentMinimumAmount), 0);
}
