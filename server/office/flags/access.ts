/** Who comes to this desk, and what stands there while no one has set anything. */
import { isFlagKey, type RuleSet } from '#core/flags/rules.ts';
import { evaluateFlag, type FlagKey, type FlagSettings } from '#core/flags.ts';
import * as words from '#core/words/en/console/flags.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { LiveFlags } from '../../flags.ts';
import type { Database } from '../../store/database.ts';

export interface FlagDeskDeps {
  readonly database: Database;
  readonly flags: Pick<LiveFlags, 'reload'>;
  /** What this deployment has instead of the defaults. */
  readonly settings: () => FlagSettings;
  readonly organizations: () => readonly string[];
  /** A flag reaches every organization, so it is only the provider's to set. */
  readonly isProvider: IsProvider;
  readonly isProduction: boolean;
  readonly now: () => Date;
}

type IsProvider = (orgCode: string) => boolean;

export function mustBeOfProvider(isProvider: IsProvider, { orgCode }: Person): void {
  if (!isProvider(orgCode)) throw new Failure('forbidden', { message: words.onlyTheProvider });
}

export function flagFor(isProvider: IsProvider, person: Person, key: string): FlagKey {
  mustBeOfProvider(isProvider, person);
  if (!isFlagKey(key)) throw new Failure('notFound');
  return key;
}

/** As this deployment has it. */
export function standingRulesIn(key: FlagKey, settings: FlagSettings, isProduction: boolean): RuleSet {
  const { enabled, variables } = evaluateFlag(key, settings, { isProduction });
  const given = JSON.parse(JSON.stringify(variables)) as Record<string, unknown>;
  const isBare = Object.keys(given).length === 0;
  return { isKilled: false, rules: [], otherwise: isBare ? { enabled } : { enabled, variables: given } };
}
