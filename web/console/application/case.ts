/** A case as the tabs of its page are given it, and how its parts are said. */
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import { sayDay } from '#web/app/dates.ts';
import type { Closing } from '../closings/closing.ts';

export type CaseFile = Closing['file'];
export type Proof = CaseFile['income']['proofs'][number];
export type Decision = CaseFile['decisions'][number];
export type HeldRule = NonNullable<Decision['basis']>['held'][number];
type RuleInput = HeldRule['inputs'][number];
export type Check = NonNullable<CaseFile['pricing']>['checks'][number];

export interface TabProps {
  readonly closing: Closing;
  /** Something was done: everything is read again. */
  readonly onDone: () => void;
}

export const centsOr = (cents: number | null, otherwise = words.notKnownYet) =>
  cents === null ? otherwise : formatCents(cents);

export const yesNo = (is: boolean) => (is ? words.yes : words.no);

/** A person by name, or what stands behind an event where no person does. */
export const sayBy = (by: string) => words.machines[by] ?? by;

export const checkOf = ({ pricing }: CaseFile, ...rules: readonly RuleCode[]): Check | undefined =>
  pricing?.checks.find(({ rule }) => rules.includes(rule));

/** One figure of a rule in its unit; undefined where the rule is a yes or no. */
export function sayFigure(unit: HeldRule['unit'], figure: number | null): string | undefined {
  if (figure === null) return undefined;
  switch (unit) {
    case 'cents':
      return formatCents(figure);
    case 'bps':
      return formatRate(rateOf(figure));
    case 'years':
      return words.yearsBack(figure);
    case 'days':
      return words.daysLong(figure);
    case 'score':
    case 'age':
      return String(figure);
    case 'fact':
      return undefined;
  }
}

/** What a rule looked at, as it is read. */
export function sayInput({ unit, value }: RuleInput): string {
  switch (unit) {
    case 'cents':
      return formatCents(Number(value));
    case 'day':
      return sayDay(String(value));
    case 'yesNo':
      return yesNo(value === true);
    default:
      return String(value);
  }
}
