/** What other debts cost a month today, all of them or those that are chosen. */
interface Debt {
  readonly uuid: string;
  readonly monthlyPaymentCents: number;
}

export function monthlyOnDebtsCents(debts: readonly Debt[], isCounted: (uuid: string) => boolean): number {
  return debts
    .filter(({ uuid }) => isCounted(uuid))
    .reduce((sum, { monthlyPaymentCents }) => sum + monthlyPaymentCents, 0);
}
