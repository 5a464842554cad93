/** Whom rules would hit, before anyone sets them. */
import { prepareFlags } from '#core/flags/evaluate.ts';
import { type Reach, reachOf } from '#core/flags/reach.ts';
import { faultsOf, type RuleSet } from '#core/flags/rules.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { applicationsToReach, readCurrentRules } from '../../store/flags.ts';
import { type FlagDeskDeps, flagFor } from './access.ts';

/** Of each organization: enough to see whom it hits, and little enough to wait for. */
const lookedAtMax = 500;

export function reachingFlags({ database, settings, isProvider, isProduction, organizations, now }: FlagDeskDeps) {
  return {
    preview: async (
      person: Person,
      named: string,
      rules: RuleSet,
    ): Promise<Reach & { readonly isPartial: boolean }> => {
      const key = flagFor(isProvider, person, named);
      const errors = faultsOf(key, rules);
      if (errors.length > 0) throw new Failure('invalid', { errors, message: errors[0] ?? '', param: 'rules' });
      const stored = (await readCurrentRules(database.app)).rules;
      const rows = await applicationsToReach(database.app, organizations(), lookedAtMax + 1);
      const counts = new Map<string, number>();
      const found = rows.flatMap(({ uuid: applicationUuid, ...facts }) => {
        const count = (counts.get(facts.orgCode) ?? 0) + 1;
        counts.set(facts.orgCode, count);
        return count > lookedAtMax ? [] : [{ ...facts, applicationUuid, role: 'borrower' }];
      });
      const isPartial = found.length < rows.length;
      const prepared = (given: object) => prepareFlags({ ...stored, ...given }, settings(), isProduction);
      return { ...reachOf(key, prepared({}), prepared({ [key]: rules }), found, now()), isPartial };
    },
  };
}
