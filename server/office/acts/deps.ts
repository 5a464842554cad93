/** What acts are given: plain arguments, no container. */
import type { Origination } from '../../lending/origination/index.ts';
import type { Database } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';

export interface ActDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly origination: Pick<Origination, 'maySay' | 'signal' | 'foresee' | 'foreseeForce' | 'forceAsTwo'>;
}
