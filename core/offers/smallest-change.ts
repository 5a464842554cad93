/**
 * The smallest change that would turn a refusal into an offer, among what a borrower can change: debts paid off before
 * or left out of the line, a larger line, income or rent that is shown, loans on the home paid down, and how the home is
 * used or whether it is for sale, if that is true. Age, score, marks and place are not among them, so a refusal for
 * those has no such change. Promises that all of it together leads to an offer and that without any part it does not.
 */

import type { CalendarDate } from '#core/calendar/dates.ts';
import type { PricingInput } from './applicant.ts';
import { type Guideline, lendsOnUse, type Occupancy } from './guideline.ts';
import { limits } from './limits.ts';
import { centsOf } from './money.ts';
import { hasOffers } from './pricing.ts';

export const changeKinds = [
  'KEEP_DEBT',
  'LARGER_LINE',
  'UNLIST',
  'USE',
  'PAY_DEBT',
  'INCOME',
  'RENT',
  'PAY_LIENS',
] as const;
type ChangeKind = (typeof changeKinds)[number];

/** `cents` is so much more a month (income, rent), so much paid (debts, liens), or the line to ask for. */
export interface Change {
  readonly kind: ChangeKind;
  readonly cents: number;
  /** Which debt. */
  readonly debtUuid?: string | undefined;
  /** How the home would have to be used. */
  readonly occupancy?: Occupancy | undefined;
}

const DOLLAR = 100;
/** More than this a month is no advice to anyone. */
const incomeCentsMax = 5_000_000;
const kindsMax = 3;

type Apply = (input: PricingInput, change: Change) => PricingInput;

const withDebt =
  (status: 'PAID' | 'NOT_SELECTED'): Apply =>
  (input, { debtUuid }) => ({
    ...input,
    liabilities: input.liabilities.map((debt) => (debt.uuid === debtUuid ? { ...debt, payOff: { status } } : debt)),
  });

const applications: Readonly<Record<ChangeKind, Apply>> = {
  KEEP_DEBT: withDebt('NOT_SELECTED'),
  PAY_DEBT: withDebt('PAID'),
  LARGER_LINE: (input, { cents }) => ({ ...input, lineCentsMax: Math.max(input.lineCentsMax ?? cents, cents) }),
  UNLIST: (input) => ({ ...input, findings: input.findings.filter(({ code }) => code !== 'LISTED_FOR_SALE') }),
  USE: (input, { occupancy = input.property.occupancy }) => ({ ...input, property: { ...input.property, occupancy } }),
  INCOME: (input, { cents }) => {
    const monthlyCents = input.income.monthlyCents + cents;
    return { ...input, income: { ...input.income, monthlyCents } };
  },
  RENT: (input, { cents }) => {
    const monthlyRentCents = input.property.monthlyRentCents + cents;
    return { ...input, property: { ...input.property, monthlyRentCents } };
  },
  PAY_LIENS: (input, { cents }) => ({ ...input, liens: paidDown(input.liens, cents) }),
};

/** The newest loans first; what is left of one stays on the home. */
function paidDown(liens: PricingInput['liens'], cents: number): PricingInput['liens'] {
  let leftCents = cents;
  return liens
    .toReversed()
    .map((lien) => {
      if (!isPaidDown(lien)) return lien;
      const paidCents = Math.min(leftCents, lien.balanceCents);
      leftCents -= paidCents;
      return { ...lien, balanceCents: lien.balanceCents - paidCents };
    })
    .toReversed();
}

const isPaidDown = ({ kind, plan }: PricingInput['liens'][number]) => kind === 'MORTGAGE' && plan === 'KEEP';

export function withChanges(input: PricingInput, changes: readonly Change[]): PricingInput {
  return changes.reduce((known, change) => applications[change.kind](known, change), input);
}

/** The most that each kind can do for this applicant; a kind that can do nothing is not here. */
function furthest(input: PricingInput, guideline: Guideline): readonly (readonly Change[])[] {
  const { capacity, occupancies } = guideline.products[input.product];
  const debts = (statuses: readonly string[], kind: ChangeKind) =>
    input.liabilities
      .filter(({ uuid, monetaryBalance, payOff }) => uuid && monetaryBalance > 0 && statuses.includes(payOff.status))
      .map(({ uuid, monetaryBalance }): Change => ({ kind, cents: centsOf(monetaryBalance), debtUuid: uuid }));
  const isUseWrong = !lendsOnUse(guideline, input.product, input.property.occupancy);
  const isListed = input.findings.some(({ code }) => code === 'LISTED_FOR_SALE');
  // A dollar stays: a home without any loan is a first lien, which other limits hold for.
  const lienCents = input.liens.filter(isPaidDown).reduce((sum, { balanceCents }) => sum + balanceCents, 0) - DOLLAR;
  const [use] = occupancies;
  const all: readonly (readonly Change[])[] = [
    debts(['SELECTED', 'REQUESTED'], 'KEEP_DEBT'),
    input.lineCentsMax === undefined ? [] : [{ kind: 'LARGER_LINE', cents: limits.lineCentsMax }],
    isListed ? [{ kind: 'UNLIST', cents: 0 }] : [],
    isUseWrong ? [{ kind: 'USE', cents: 0, occupancy: use }] : [],
    debts(['NOT_SELECTED'], 'PAY_DEBT'),
    capacity === 'DTI' ? [{ kind: 'INCOME', cents: incomeCentsMax }] : [{ kind: 'RENT', cents: incomeCentsMax }],
    lienCents > 0 ? [{ kind: 'PAY_LIENS', cents: lienCents }] : [],
  ];
  return all.filter((changes) => changes.length > 0);
}

/** Undefined where nothing that a borrower can change would help. */
export function smallestChange(
  input: PricingInput,
  guideline: Guideline,
  asOf: CalendarDate,
): readonly Change[] | undefined {
  const works = (changes: readonly Change[]) => hasOffers(withChanges(input, changes), guideline, asOf);
  const kinds = furthest(input, guideline);
  // Nothing helps where even all of it does not: most refusals for a score end here.
  if (!choices(kinds, Math.min(kindsMax, kinds.length)).some((choice) => works(choice.flat()))) return undefined;
  for (let size = 1; size <= kindsMax; size += 1) {
    const found = choices(kinds, size).find((choice) => works(choice.flat()));
    if (found) return leastOf(found.flat(), works);
  }
  return undefined;
}

/** First no part too many, then of each part no more than needed; and once more, since less of one may spare another. */
function leastOf(changes: readonly Change[], works: (changes: readonly Change[]) => boolean): readonly Change[] {
  const needed = withoutSpare(changes, works);
  const least = needed.reduce<readonly Change[]>(
    (known, change) => (isAmount(change) ? known.with(known.indexOf(change), lessOf(change, known, works)) : known),
    needed,
  );
  return withoutSpare(least, works);
}

function withoutSpare(changes: readonly Change[], works: (changes: readonly Change[]) => boolean): readonly Change[] {
  const spare = changes.find((change) => works(changes.filter((other) => other !== change)));
  return spare === undefined
    ? changes
    : withoutSpare(
        changes.filter((other) => other !== spare),
        works,
      );
}

const isAmount = ({ kind }: Change) =>
  kind === 'INCOME' || kind === 'RENT' || kind === 'PAY_LIENS' || kind === 'LARGER_LINE';

/** In whole dollars: the least that still works with the others as they are. */
function lessOf(change: Change, among: readonly Change[], works: (changes: readonly Change[]) => boolean): Change {
  const at = among.indexOf(change);
  const withCents = (cents: number) => among.with(at, { ...change, cents });
  let [tooFew, enough] = [0, Math.ceil(change.cents / DOLLAR)];
  if (!works(withCents(enough * DOLLAR))) return change;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (works(withCents(middle * DOLLAR))) enough = middle;
    else tooFew = middle;
  }
  return { ...change, cents: enough * DOLLAR };
}

function choices<T>(among: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return among.flatMap((one, index) => choices(among.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}
