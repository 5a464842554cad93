/**
 * Answers flags: pure, from rule sets, facts and an instant. Variables are read once, when rule sets are prepared, so
 * that asking costs a few comparisons. A rule set that does not fit its flag any more (an older release wrote it) is
 * passed over, and the flag's own default holds.
 */
import * as v from 'valibot';
import { sideFor } from '#core/experiments/assign.ts';
import { type Plan, plan } from '#core/experiments/plan.ts';
import type { Variation } from '#core/experiments/record.ts';
import {
  evaluateFlag,
  type Flag,
  type FlagKey,
  type FlagSettings,
  type FlagSubject,
  type Flags,
  flags,
} from '#core/flags.ts';
import { bucketCount, bucketOf } from './bucket.ts';
import { faultsOf, isFlagKey, type Rule, ruleSet } from './rules.ts';

/** Rule sets by key, as they were stored; hostile until prepared. */
export type StoredRules = Readonly<Record<string, unknown>>;

export interface Facts extends FlagSubject {
  readonly orgCode: string;
}

type Answering = (facts: Facts, at: number) => Flag;

/** A side of a running experiment that someone is on, and the flag that shows it. */
interface Side {
  readonly name: string;
  readonly flag: FlagKey;
  readonly variation: Variation;
}

export interface PreparedFlags {
  readonly answer: (facts: Facts, at: Date) => Flags;
  readonly answerOne: <K extends FlagKey>(key: K, facts: Facts, at: Date) => Flag<K>;
  /** Whether some rule asks who it is: only then is a page worth finding that out. */
  readonly asksWho: boolean;
  /** Whether some rule of this organization asks about the application itself, which no page knows when it is served. */
  readonly asksApplication: (orgCode: string) => boolean;
  /** Those whose flag is not killed: a switch that is off for everyone shows no one a side. */
  readonly experiments: readonly Plan[];
  readonly sidesFor: (facts: Facts) => readonly Side[];
}

const keys = Object.keys(flags) as FlagKey[];

/** `settings` are what this deployment has instead of the defaults; a stored rule set goes before them. */
export function prepareFlags(
  stored: StoredRules,
  settings: FlagSettings,
  isProduction: boolean,
  running: readonly unknown[] = [],
): PreparedFlags {
  const known = new Map(keys.flatMap((key) => (Object.hasOwn(stored, key) ? readRules(key, stored[key]) : [])));
  const experiments = running.flatMap(readPlan).filter(({ flag }) => !known.get(flag)?.isKilled);
  const answers = new Map<FlagKey, Answering>(
    keys.map((key) => {
      const standing = evaluateFlag(key, settings, { isProduction });
      const driving = experiments.find(({ flag }) => flag === key);
      return [key, varied(driving, answering(key, known.get(key), standing), standing)];
    }),
  );
  const some = (fits: (rule: Rule) => boolean) => [...known.values()].some(({ rules }) => rules.some(fits));
  const answerOne = (key: FlagKey, facts: Facts, at: number) => (answers.get(key) as Answering)(facts, at);
  return {
    answer: (facts, at) => {
      const ms = at.getTime();
      const all: Partial<Record<FlagKey, Flag>> = {};
      for (const key of keys) all[key] = answerOne(key, facts, ms);
      return all as Flags;
    },
    answerOne: (key, facts, at) => answerOne(key, facts, at.getTime()) as never,
    asksWho: experiments.length > 0 || some((rule) => rule.roles !== undefined || rule.share !== undefined),
    asksApplication: (orgCode) => some((rule) => isAmong(rule.organizations, orgCode) && isAboutApplication(rule)),
    experiments,
    sidesFor: (facts) =>
      experiments.flatMap((each) => {
        const variation = sideFor(each, facts);
        return variation ? [{ name: each.key, flag: each.flag, variation }] : [];
      }),
  };
}

/** One that an older release wrote and that no longer fits runs no more: no one is on a side of it. */
function readPlan(raw: unknown): readonly Plan[] {
  const read = v.safeParse(plan, raw);
  return read.success ? [read.output] : [];
}

/** Control is the flag off, the variation is the flag on; who is on no side is answered by its rules. */
function varied(experiment: Plan | undefined, ordinary: Answering, standing: Flag): Answering {
  if (!experiment) return ordinary;
  const answers = {
    control: { ...standing, enabled: false },
    variation: { ...standing, enabled: true },
  } satisfies Record<Variation, Flag>;
  return (facts, at) => {
    const side = sideFor(experiment, facts);
    return side ? answers[side] : ordinary(facts, at);
  };
}

type Known = v.InferOutput<typeof ruleSet>;

function readRules(key: FlagKey, raw: unknown): readonly (readonly [FlagKey, Known])[] {
  const read = v.safeParse(ruleSet, raw);
  return isFlagKey(key) && read.success && faultsOf(key, read.output).length === 0 ? [[key, read.output]] : [];
}

function answering(key: FlagKey, set: Known | undefined, standing: Flag): Answering {
  if (!set) return () => standing;
  const flagOf = ({ enabled, variables }: Pick<Rule, 'enabled' | 'variables'>): Flag => {
    const given = variables ?? standing.variables;
    return { ...evaluateFlag(key, { [key]: { enabled, variables: given } }, { isProduction: true }) };
  };
  if (set.isKilled) {
    const off = flagOf({ enabled: false });
    return () => off;
  }
  const rules = set.rules.map((one) => ({ fits: fitting(key, one), flag: flagOf(one) }));
  const otherwise = flagOf(set.otherwise);
  return (facts, at) => {
    for (const { fits, flag } of rules) if (fits(facts, at)) return flag;
    return otherwise;
  };
}

const isAboutApplication = ({ states, share }: Rule) => states !== undefined || share?.by === 'application';

/** Unknown is no match: a rule for California does not reach someone whose state we have not asked for. */
const isAmong = (list: readonly string[] | undefined, fact: string | undefined) =>
  list === undefined || (fact !== undefined && list.includes(fact));

function fitting(key: FlagKey, rule: Rule): (facts: Facts, at: number) => boolean {
  const [from, until] = [Date.parse(rule.from ?? ''), Date.parse(rule.until ?? '')];
  return (facts, at) =>
    !(at < from) &&
    !(at >= until) &&
    isAmong(rule.organizations, facts.orgCode) &&
    isAmong(rule.products, facts.product) &&
    isAmong(rule.states, facts.state) &&
    isAmong(rule.roles, facts.role) &&
    isInShare(key, rule, facts);
}

/** By the person, whom a browser stands for until they sign in, or by the application. */
function unitOf(by: 'person' | 'application', facts: Facts): string | undefined {
  return by === 'application' ? facts.applicationUuid : (facts.identityUuid ?? facts.trackerId);
}

function isInShare(key: FlagKey, { share }: Rule, facts: Facts): boolean {
  // All of them is everyone, also someone whose bucket no one knows.
  if (!share || share.ofTenThousand === bucketCount) return true;
  const unit = unitOf(share.by, facts);
  return unit !== undefined && bucketOf(key, unit) < share.ofTenThousand;
}
