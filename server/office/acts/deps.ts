/** What acts are given: plain arguments, no container. */
import type { Origination } from '../../lending/origination/index.ts';
import type { Database } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';
import type { Claims } from '../claims/index.ts';

export interface ActDeps {
  readonly database: Database;
  readonly vault: Vault;
  /** What the claim on the application has to say, in the act's own transaction. */
  readonly around: Claims['around'];
  readonly origination: Pick<Origination, 'maySay' | 'signal' | 'foresee' | 'foreseeForce' | 'forceAsTwo'>;
}
