/** Where the draw of a line goes, and what it is when no one has said: nothing, and no account made up in its place. */
import type { Application, BankAccount } from '#core/application/application.ts';

export type Destination = { readonly kind: 'bank'; readonly account: BankAccount } | { readonly kind: 'wallet' };

/** Who borrows against crypto is paid into a wallet, which has no number of a bank's. */
export function destinationOf({
  product,
  accounts: { disburse },
}: Pick<Application, 'product' | 'accounts'>): Destination | undefined {
  if (product === 'crypto') return { kind: 'wallet' };
  return disburse === null ? undefined : { kind: 'bank', account: disburse };
}
