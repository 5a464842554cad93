/** What the desk shows: every flag with its standing, and one with its history. */
import type { RuleSet } from '#core/flags/rules.ts';
import { outcomeOf, whyStale } from '#core/flags/stale.ts';
import { type FlagKey, type FlagRow, flags } from '#core/flags.ts';
import type { Person } from '../../actor.ts';
import { openProposals, type ProposalRow, refusedProposals } from '../../store/flag-proposals.ts';
import { currentVersions, readFlagUse, type UseRow, type VersionRow, versionsOf } from '../../store/flags.ts';
import { type FlagDeskDeps, flagFor, mustBeOfProvider, standingRulesIn } from './access.ts';

const historyMax = 200;

const keys = Object.keys(flags) as FlagKey[];

interface Standing {
  readonly rules: RuleSet;
  readonly version: VersionRow | undefined;
  readonly use: UseRow | undefined;
  readonly proposal: ProposalRow | undefined;
}

export function readingFlags(deps: FlagDeskDeps) {
  const { database, settings, isProvider, isProduction, organizations, now } = deps;
  const standingOf = (key: FlagKey) => standingRulesIn(key, settings(), isProduction);

  const standings = ({ orgCode }: Person): Promise<Map<FlagKey, Standing>> =>
    database.inOrg(orgCode, async (tx) => {
      const [current, use, open] = [await currentVersions(tx), await readFlagUse(tx), await openProposals(tx)];
      return new Map(
        keys.map((key) => {
          const version = current.find(({ flagKey }) => flagKey === key);
          const rules = version?.rules ?? standingOf(key);
          const of = <T extends { readonly flagKey: string }>(rows: readonly T[]) =>
            rows.find(({ flagKey }) => flagKey === key);
          return [key, { rules, version, use: of(use), proposal: of(open) }];
        }),
      );
    });

  return {
    list: async (person: Person) => {
      mustBeOfProvider(isProvider, person);
      const all = await standings(person);
      return { flags: [...all].map(([key, standing]) => shown(key, standing, now())) };
    },

    read: async (person: Person, named: string) => {
      const key = flagFor(isProvider, person, named);
      const standing = (await standings(person)).get(key) as Standing;
      const { orgCode, identityUuid: me } = person;
      const [versions, refused] = await database.inOrg(orgCode, async (tx) => [
        await versionsOf(tx, key, historyMax),
        await refusedProposals(tx, key, historyMax),
      ]);
      return {
        ...shown(key, standing, now()),
        variables: Object.keys(entriesOf(flags[key])),
        organizations: [...organizations()],
        rules: standing.rules,
        proposal: shownProposal(standing.proposal, me),
        history: versions.map(shownVersion),
        refused: refused.map((row) => ({
          ...{ why: row.why, by: row.byName, at: row.at.toISOString(), isWithdrawn: row.state === 'withdrawn' },
          ...{ settledBy: row.settledByName, settledAt: row.settledAt.toISOString(), settledWhy: row.settledWhy },
        })),
      };
    },
  };
}

function entriesOf({ variables }: FlagRow): object {
  return (variables as { readonly entries?: object }).entries ?? {};
}

function shown(key: FlagKey, { rules, version, use, proposal }: Standing, now: Date) {
  const { meaning, owner, life, removeBy, touches }: FlagRow = flags[key];
  const knownSince = use?.knownSince ?? now;
  const since = version?.at ?? knownSince;
  return {
    ...{ key, meaning, owner, life, removeBy, touches: touches ?? null },
    outcome: outcomeOf(rules, now) ?? null,
    isKilled: rules.isKilled,
    version: version?.version ?? 0,
    changed: version ? { by: version.byName, at: version.at.toISOString(), why: version.why } : null,
    askedAt: use?.askedAt?.toISOString() ?? null,
    stale: [...whyStale(key, { rules, since, askedAt: use?.askedAt ?? null, knownSince }, now)],
    isWaiting: proposal !== undefined,
  };
}

function shownProposal(row: ProposalRow | undefined, me: string) {
  if (!row) return null;
  const { uuid, rules, why, byName: by, byUuid, at, basedOn } = row;
  return { uuid, rules, why, by, isMine: byUuid === me, at: at.toISOString(), basedOn };
}

function shownVersion({ version, rules, why, byName: by, confirmedByName, restores, at }: VersionRow) {
  return { version, rules, why, by, confirmedBy: confirmedByName, restores, at: at.toISOString() };
}
