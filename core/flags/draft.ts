/** A rule set as someone types it, and what comes of it: lists with commas, a percentage, JSON for variables. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/flags.ts';
import { type RuleSet, ruleSet } from './rules.ts';

export interface RuleDraft {
  readonly organizations: string;
  readonly products: string;
  readonly states: string;
  readonly roles: string;
  /** In percent; empty is everyone. */
  readonly share: string;
  readonly by: string;
  readonly from: string;
  readonly until: string;
  readonly enabled: boolean;
  readonly variables: string;
}

export interface RulesDraft {
  readonly isKilled: boolean;
  readonly rules: readonly RuleDraft[];
  readonly enabled: boolean;
  readonly variables: string;
}

export const emptyRule: RuleDraft = {
  ...{ organizations: '', products: '', states: '', roles: '', share: '', by: 'person', from: '', until: '' },
  ...{ enabled: true, variables: '' },
};

/** As a call answers it. */
interface ShownRules {
  readonly isKilled: boolean;
  readonly rules: readonly ShownRule[];
  readonly otherwise: Pick<ShownRule, 'enabled' | 'variables'>;
}
interface ShownRule {
  readonly organizations?: readonly string[];
  readonly products?: readonly string[];
  readonly states?: readonly string[];
  readonly roles?: readonly string[];
  readonly share?: { readonly ofTenThousand: number; readonly by: string };
  readonly from?: string;
  readonly until?: string;
  readonly enabled: boolean;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const textOf = (variables: ShownRule['variables']) => (variables === undefined ? '' : JSON.stringify(variables));
const joined = (list: readonly string[] | undefined) => (list ?? []).join(', ');

export function draftOf({ isKilled, rules, otherwise }: ShownRules): RulesDraft {
  return {
    isKilled,
    rules: rules.map((rule) => ({
      organizations: joined(rule.organizations),
      products: joined(rule.products),
      states: joined(rule.states),
      roles: joined(rule.roles),
      share: rule.share === undefined ? '' : String(rule.share.ofTenThousand / 100),
      by: rule.share?.by ?? 'person',
      from: rule.from ?? '',
      until: rule.until ?? '',
      enabled: rule.enabled,
      variables: textOf(rule.variables),
    })),
    enabled: otherwise.enabled,
    variables: textOf(otherwise.variables),
  };
}

export type ReadDraft = { readonly rules: RuleSet } | { readonly fault: string };

export function rulesOf({ isKilled, rules, enabled, variables }: RulesDraft): ReadDraft {
  try {
    const read = v.safeParse(ruleSet, {
      isKilled,
      rules: rules.map(ruleOf),
      otherwise: { enabled, ...parsed(variables) },
    });
    return read.success ? { rules: read.output } : { fault: read.issues[0].message };
  } catch (error) {
    return { fault: error instanceof Misread ? error.message : words.variablesAreJson };
  }
}

class Misread extends Error {}

const split = (name: string, text: string) => {
  const list = text.split(',').flatMap((part) => part.trim() || []);
  return list.length === 0 ? {} : { [name]: list };
};

function ruleOf(rule: RuleDraft) {
  const percent = Number(rule.share);
  if (rule.share.trim() !== '' && !Number.isInteger(Math.round(percent * 1e6) / 1e4))
    throw new Misread(words.percentWrong);
  return {
    ...split('organizations', rule.organizations),
    ...split('products', rule.products),
    ...split('states', rule.states),
    ...split('roles', rule.roles),
    ...(rule.share.trim() !== '' && { share: { ofTenThousand: Math.round(percent * 100), by: rule.by } }),
    ...(rule.from.trim() !== '' && { from: rule.from.trim() }),
    ...(rule.until.trim() !== '' && { until: rule.until.trim() }),
    enabled: rule.enabled,
    ...parsed(rule.variables),
  };
}

function parsed(text: string): { variables?: unknown } {
  return text.trim() === '' ? {} : { variables: JSON.parse(text) };
}
