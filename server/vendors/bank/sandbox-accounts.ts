/** The accounts of a sandbox's people: the same person always has the same two, with numbers no one real owns. */
import type { PersonaAnswer } from '../personas.ts';
import { seedOf } from '../sandbox/seed.ts';
import type { ShownAccount } from './port.ts';

export interface AccountHolder {
  readonly identityUuid: string;
  readonly name: string;
  readonly answer: PersonaAnswer<'bank'> | undefined;
}

export interface InventedAccount extends ShownAccount {
  readonly numbers: { readonly routing: string; readonly account: string } | null;
}

/** A test bank's published routing number: it passes the check digit and belongs to no one's money. */
const routing = '011401533';

const kinds = [
  { kind: 'checking', name: 'Everyday Checking' },
  { kind: 'savings', name: 'Rainy Day Savings' },
] as const;

export function accountsOf({ identityUuid, name, answer }: AccountHolder): readonly InventedAccount[] {
  return kinds.map(({ kind, name: accountName }) => {
    const seed = seedOf('account', identityUuid, kind);
    // Never a last four that the table of personas knows: those begin with 0.
    const mask = String(seed.int('mask', 1000, 9999));
    return {
      accountId: seed.uuid('id'),
      name: accountName,
      mask,
      kind,
      institution: 'First Platypus Bank',
      balanceCents: seed.int('balance', 120_000, 4_800_000),
      owners: [answer === 'otherOwner' ? 'Alberta Bobbeth Charleson' : name],
      numbers: answer === 'noRouting' ? null : { routing, account: `${seed.digits('account', 8)}${mask}` },
    };
  });
}
