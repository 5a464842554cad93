/** Flags that have done their work, or that no one needs: each reason is one to decide and to remove it. */
import { type FlagKey, flags } from '#core/flags.ts';
import { bucketCount } from './bucket.ts';
import type { Rule, RuleSet } from './rules.ts';

export const staleReasons = ['settled', 'notAsked', 'overdue'] as const;
export type StaleReason = (typeof staleReasons)[number];

const staleMs = 30 * 86_400_000;

interface Use {
  readonly rules: RuleSet;
  /** Since when these rules hold; where no one has set any, since when the flag is known. */
  readonly since: Date;
  readonly askedAt: Date | null;
  readonly knownSince: Date;
}

export function whyStale(key: FlagKey, use: Use, now: Date): readonly StaleReason[] {
  const { removeBy, life } = flags[key];
  const isOld = (instant: number) => now.getTime() - instant >= staleMs;
  const holds = { settled: false, notAsked: false, overdue: false };
  // A standing switch rests in one place by design.
  holds.settled = life === 'temporary' && isOld(settledSince(use)) && outcomeOf(use.rules, now) !== undefined;
  holds.notAsked = isOld((use.askedAt ?? use.knownSince).getTime());
  holds.overdue = removeBy < now.toISOString().slice(0, 10);
  return staleReasons.filter((reason) => holds[reason]);
}

/** A schedule that ended later than the rules were written made the difference until then. */
function settledSince({ rules: { rules }, since }: Use): number {
  const edges = rules.flatMap(({ from, until }) => [from, until]).flatMap((edge) => (edge ? [Date.parse(edge)] : []));
  return Math.max(since.getTime(), ...edges);
}

/** On or off where it is the same for everyone and nothing is planned; undefined where it depends. */
export function outcomeOf({ isKilled, rules, otherwise }: RuleSet, now: Date): boolean | undefined {
  if (isKilled) return false;
  const at = now.getTime();
  const words = (answer: Pick<Rule, 'enabled' | 'variables'>) =>
    JSON.stringify([answer.enabled, answer.variables ?? {}]);
  for (const rule of rules) {
    if (rule.until !== undefined && Date.parse(rule.until) <= at) continue;
    if (isForEveryone(rule, at)) return rule.enabled;
    if (rule.until !== undefined || words(rule) !== words(otherwise)) return undefined;
  }
  return otherwise.enabled;
}

function isForEveryone({ organizations, products, states, roles, share, from, until }: Rule, at: number): boolean {
  const some = share?.ofTenThousand === bucketCount ? undefined : share;
  const isNarrowed = [organizations, products, states, roles, some, until].some((part) => part !== undefined);
  return !isNarrowed && !(from !== undefined && Date.parse(from) > at);
}
