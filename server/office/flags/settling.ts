/** The second person: a proposal is confirmed or refused by someone else, or taken back by the one who made it. */
import type { FlagKey } from '#core/flags.ts';
import * as words from '#core/words/en/console/flags.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Tx } from '../../store/database.ts';
import { holdOpenProposal, settleProposal } from '../../store/flag-proposals.ts';
import { currentVersionOf, insertFlagVersion } from '../../store/flags.ts';
import { type FlagDeskDeps, flagFor } from './access.ts';
import { changed, changedMeanwhile, type Settled } from './changing.ts';

export function settlingFlags(deps: FlagDeskDeps) {
  const { database, isProvider, now } = deps;
  return {
    confirm: (person: Person, named: string, proposalUuid: string): Promise<Settled> => {
      const key = flagFor(isProvider, person, named);
      return changed(deps, person, (tx) => confirm(tx, person, key, proposalUuid, now()));
    },

    refuse: (person: Person, named: string, proposalUuid: string, why: string): Promise<void> => {
      const key = flagFor(isProvider, person, named);
      const { orgCode, identityUuid } = person;
      return database.inOrg(orgCode, async (tx) => {
        const { byUuid, basedOn } = await found(tx, key, proposalUuid);
        const state = byUuid === identityUuid ? 'withdrawn' : 'refused';
        await settleProposal(tx, proposalUuid, { state, by: identityUuid, why }, now());
        const what = `${key} ${basedOn + 1}`;
        await writeAudit(tx, orgCode, { identityUuid }, { act: 'flagRefused', what, why }, now());
      });
    },
  };
}

async function found(tx: Tx, key: FlagKey, uuid: string) {
  const proposal = await holdOpenProposal(tx, key, uuid);
  if (!proposal) throw new Failure('notFound');
  return proposal;
}

async function confirm(tx: Tx, person: Person, key: FlagKey, proposalUuid: string, now: Date): Promise<Settled> {
  const { orgCode, identityUuid } = person;
  const { byUuid, basedOn, rules, why, restores } = await found(tx, key, proposalUuid);
  if (byUuid === identityUuid) throw new Failure('forbidden', { message: words.takesASecondPerson });
  if ((await currentVersionOf(tx, key)) !== basedOn) throw changedMeanwhile();
  const version = basedOn + 1;
  const row = { key, version, rules, why, byOrg: orgCode, byUuid, confirmedBy: identityUuid };
  if (!(await insertFlagVersion(tx, { ...row, ...(restores !== null && { restores }) }, now))) throw changedMeanwhile();
  await settleProposal(tx, proposalUuid, { state: 'confirmed', by: identityUuid, why: null }, now);
  await writeAudit(tx, orgCode, { identityUuid }, { act: 'flagConfirmed', what: `${key} ${version}`, why }, now);
  return { outcome: 'changed', version };
}
