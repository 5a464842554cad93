/** A rule set in words, a line each, and what becomes of the lines when it changes: what two people read before they agree. */
import * as words from '#core/words/en/console/flags.ts';
import type { Rule, RuleSet } from './rules.ts';

export function linesOf({ isKilled, rules, otherwise }: RuleSet): readonly string[] {
  return [
    ...(isKilled ? [words.killed] : []),
    ...rules.map((rule) => words.ruleLine(words.answer(rule.enabled), conditionsOf(rule), variablesOf(rule))),
    words.otherwiseLine(words.answer(otherwise.enabled), variablesOf(otherwise)),
  ];
}

function conditionsOf({ organizations, products, states, roles, share, from, until }: Rule): readonly string[] {
  return [
    ...(organizations ? [words.inOrganizations(organizations)] : []),
    ...(products ? [words.forProducts(products)] : []),
    ...(states ? [words.inStates(states)] : []),
    ...(roles ? [words.asRoles(roles)] : []),
    ...(share ? [words.shareOf(share.ofTenThousand / 100, share.by)] : []),
    ...(from ? [words.fromInstant(from)] : []),
    ...(until ? [words.untilInstant(until)] : []),
  ];
}

const variablesOf = ({ variables }: Pick<Rule, 'variables'>) =>
  variables === undefined || Object.keys(variables).length === 0 ? '' : JSON.stringify(variables);

export interface ChangedLine {
  readonly sign: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** The order of rules counts, so a rule that moves is gone in one place and new in another. */
export function changedLines(before: RuleSet, after: RuleSet): readonly ChangedLine[] {
  return merged(linesOf(before), linesOf(after));
}

function merged([was, ...before]: readonly string[], [is, ...after]: readonly string[]): readonly ChangedLine[] {
  if (was === undefined && is === undefined) return [];
  if (was === is) return [{ sign: 'same', text: is ?? '' }, ...merged(before, after)];
  if (was !== undefined && (is === undefined || !after.includes(was)))
    return [{ sign: 'gone', text: was }, ...merged(before, is === undefined ? [] : [is, ...after])];
  return [{ sign: 'new', text: is ?? '' }, ...merged(was === undefined ? [] : [was, ...before], after)];
}
