/** Every fee that goes with the term: what it comes to, all it costs, and whether it pays for itself. */
import { monthFeePaysForItself, wholeCostCents } from '#core/offers/fee-value.ts';
import * as words from '#core/words/en/offers/fees.ts';
import type { Choice } from './choice.ts';
import { type Option, optionOf, type Part } from './part.ts';

type FeeKind = Pick<Choice, 'type' | 'originationFee'>;

export interface FeeRow {
  readonly kind: FeeKind;
  readonly option: Option | undefined;
  readonly costCents: number;
  readonly isLowest: boolean;
  /** The honest comparison; nothing where another draw makes it none. */
  readonly verdict: string | undefined;
}

export function feeRows(part: Part): readonly FeeRow[] {
  const { offered, choice } = part;
  const isInterestOnly = choice.type === 'INTEREST_ONLY';
  const kinds = new Map(
    offered.offers
      .filter(({ term, type }) => term === choice.term && (type === 'INTEREST_ONLY') === isInterestOnly)
      .toSorted((one, other) => one.originationFee - other.originationFee)
      .map(({ type, originationFee }) => [`${type} ${originationFee}`, { type, originationFee }]),
  );
  const priced = [...kinds.values()].map((kind) => priceOf(part, kind));
  const comparable = priced.filter(({ option }) => option && !option.otherDraw);
  const leastCents = Math.min(...comparable.map(({ costCents }) => costCents));
  const free = comparable.find(({ kind }) => kind.originationFee === 0);
  const lowest = comparable.find(({ costCents }) => costCents === leastCents);
  const withMonths = priced.map((row) => ({ ...row, month: paysInMonth(row, free) }));
  const firstMonth = Math.min(...withMonths.map(({ month }) => month ?? Infinity));
  return withMonths.map(({ month, ...row }) => {
    const isLowest = comparable.length > 1 && row.kind === lowest?.kind;
    const isComparable = comparable.some(({ kind }) => kind === row.kind);
    return {
      ...row,
      isLowest,
      verdict: isComparable ? verdictOf(row, { isLowest, month, firstMonth, free }) : undefined,
    };
  });
}

type Priced = Pick<FeeRow, 'kind' | 'option' | 'costCents'>;

function priceOf(part: Part, kind: FeeKind): Priced {
  const option = optionOf(part, kind);
  return { kind, option, costCents: option ? wholeCostCents(option.terms, option.terms.feeCents) : Infinity };
}

function paysInMonth({ kind, option }: Priced, free: Priced | undefined): number | undefined {
  if (kind.originationFee === 0 || !option || option.otherDraw || !free?.option) return undefined;
  return monthFeePaysForItself(option.terms, free.option.terms);
}

interface Found {
  readonly isLowest: boolean;
  readonly month: number | undefined;
  /** The first month in which any fee has paid for itself. */
  readonly firstMonth: number;
  readonly free: Priced | undefined;
}

function verdictOf({ kind, option }: Priced, { isLowest, month, firstMonth, free }: Found): string | undefined {
  if (kind.originationFee === 0) {
    if (isLowest) return words.lowestTotalCost;
    return firstMonth > 1 && firstMonth < Infinity
      ? words.lowestIfPaidOffWithin(words.spanOf(firstMonth - 1))
      : undefined;
  }
  if (month !== undefined) {
    const span = words.spanOf(month);
    return isLowest ? words.lowestAndPaysForItself(span) : words.paysForItselfAfter(span);
  }
  if (isLowest) return words.lowestTotalCost;
  return free && option ? words.doesNotPayForItself(option.terms.termYears) : undefined;
}
