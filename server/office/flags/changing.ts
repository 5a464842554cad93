/** How a flag is changed: one version after the other, each on the one that was looked at; by two people where it must be. */
import { randomUUID } from 'node:crypto';
import { faultsOf, type RuleSet } from '#core/flags/rules.ts';
import { type FlagKey, type FlagRow, flags } from '#core/flags.ts';
import * as words from '#core/words/en/console/flags.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Tx } from '../../store/database.ts';
import { insertProposal } from '../../store/flag-proposals.ts';
import { currentVersionOf, findFlagVersion, insertFlagVersion } from '../../store/flags.ts';
import { type FlagDeskDeps, flagFor, standingRulesIn } from './access.ts';

interface Change {
  readonly rules: RuleSet;
  readonly why: string;
  readonly basedOn: number;
  readonly restores?: number;
}

interface Undo extends Omit<Change, 'rules'> {
  readonly version: number;
}

export interface Settled {
  readonly outcome: 'changed' | 'proposed';
  readonly version: number;
}

/** Money and law take two. */
const needsTwo = (key: FlagKey) => (flags[key] as FlagRow).touches !== undefined;

export const changedMeanwhile = () => new Failure('conflict', { message: words.changedMeanwhile });

export function changingFlags(deps: FlagDeskDeps) {
  const { settings, organizations, isProvider, isProduction, now } = deps;
  return {
    change: (person: Person, named: string, change: Change): Promise<Settled> => {
      const key = flagFor(isProvider, person, named);
      check(key, change.rules, organizations());
      return changed(deps, person, (tx) => apply(tx, person, key, change, now()));
    },

    undo: (person: Person, named: string, { version, why, basedOn }: Undo): Promise<Settled> => {
      const key = flagFor(isProvider, person, named);
      return changed(deps, person, async (tx) => {
        const rules =
          version === 0 ? standingRulesIn(key, settings(), isProduction) : await findFlagVersion(tx, key, version);
        if (!rules) throw new Failure('notFound');
        // An older release may have known variables that are gone.
        check(key, rules, organizations());
        return apply(tx, person, key, { rules, why, basedOn, restores: version }, now());
      });
    },
  };
}

/** What can be told before anything is read: the variables fit, and the organizations are ours. */
function check(key: FlagKey, rules: RuleSet, known: readonly string[]): void {
  const strangers = rules.rules.flatMap((rule) => (rule.organizations ?? []).filter((code) => !known.includes(code)));
  const errors = [...faultsOf(key, rules), ...(strangers.length > 0 ? [words.noSuchOrganization] : [])];
  if (errors.length > 0) throw new Failure('invalid', { errors, message: errors[0] ?? '', param: 'rules' });
}

/** The caller's next call sees it here; the other processes have been told by the commit. */
export async function changed<T>(
  { database, flags: live }: FlagDeskDeps,
  { orgCode }: Person,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await database.inOrg(orgCode, work);
  await live.reload().catch(() => {});
  return result;
}

async function apply(tx: Tx, person: Person, key: FlagKey, change: Change, now: Date): Promise<Settled> {
  const { rules, why, basedOn, restores } = change;
  const { orgCode, identityUuid } = person;
  if ((await currentVersionOf(tx, key)) !== basedOn) throw changedMeanwhile();
  const by = { byOrg: orgCode, byUuid: identityUuid };
  const version = basedOn + 1;
  const entry = { what: `${key} ${version}`, why };
  if (needsTwo(key)) {
    const proposal = { uuid: randomUUID(), key, basedOn, rules, why, restores: restores ?? null, ...by };
    if (!(await insertProposal(tx, proposal, now))) throw new Failure('conflict', { message: words.anotherWaits });
    await writeAudit(tx, orgCode, { identityUuid }, { act: 'flagProposed', ...entry }, now);
    return { outcome: 'proposed', version: basedOn };
  }
  const row = { key, version, rules, why, ...by, ...(restores !== undefined && { restores }) };
  if (!(await insertFlagVersion(tx, row, now))) throw changedMeanwhile();
  await writeAudit(tx, orgCode, { identityUuid }, { act: 'flagChanged', ...entry }, now);
  return { outcome: 'changed', version };
}
