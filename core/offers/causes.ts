/**
 * Which rules truly kept every offer back. Each offer of the grid is left out by the first rule it meets, and another
 * may stand behind it; so a rule is named by what happens without it: the smallest set of rules that, left aside, leaves
 * an offer. Every one of them is needed, and nothing else is (12 CFR 1002.9(b)(2): the reasons that truly decided).
 */
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import { lineCentsMaxOf, type Sheet } from './applicant.ts';
import { gridOf, type PricingBasis, priceCell } from './grid.ts';

/** More than anyone has, and small enough for exact sums. */
const plentyCents = { income: 1_000_000_000, home: 100_000_000_000 } as const;

type Without = (basis: PricingBasis) => PricingBasis;

const withSheet =
  (change: (sheet: Sheet) => Partial<Sheet>): Without =>
  (basis) => ({ ...basis, sheet: { ...basis.sheet, ...change(basis.sheet) } });

const withCaps = (change: Partial<Sheet['lineCaps']>, more: Partial<Sheet> = {}): Without =>
  withSheet(({ lineCaps: known }) => {
    const lineCaps = { ...known, ...change };
    return { ...more, lineCaps, lineCentsMax: lineCentsMaxOf(lineCaps) };
  });

const waiving =
  (rule: RuleCode): Without =>
  (basis) => ({ ...basis, waived: [...(basis.waived ?? []), rule] });

const enoughIncome = withSheet(() => ({ monthlyIncomeCents: plentyCents.income }));

/** In the order in which one is named where either would do: what came nearest to an offer first. */
const without: readonly (readonly [rule: RuleCode, without: Without])[] = [
  ['DTI_MIN_DRAW', enoughIncome],
  ['DSCR', enoughIncome],
  ['CLTV', withCaps({ homeCents: plentyCents.home }, { valueCents: plentyCents.home })],
  ['DRAW_TOO_SMALL', withCaps({ agreedCents: null })],
  ['PAYOFFS_OVER_LINE', withCaps({ largestCents: plentyCents.home })],
  ['HIGH_COST', waiving('HIGH_COST')],
  ['STATE_LIMITS', withSheet(({ cap: { rateBpsMax: _, feesBpsMax: __, mustAmortize: ___, ...cap } }) => ({ cap }))],
  ['ADVERTISED_RANGE', waiving('ADVERTISED_RANGE')],
];

/** Of an applicant who passed every check and still has no offer. */
export function causesOf(basis: PricingBasis): readonly RuleCode[] {
  const { capacity } = basis.guideline.products[basis.input.product];
  const notOurs = capacity === 'DSCR' ? 'DTI_MIN_DRAW' : 'DSCR';
  const among = without.filter(([rule]) => rule !== notOurs);
  for (let size = 1; size <= among.length; size += 1) {
    for (const chosen of choose(among, size)) {
      const freed = chosen.reduce((known, [, change]) => change(known), basis);
      if (hasOffer(freed)) return chosen.map(([rule]) => rule);
    }
  }
  // A lender whose terms leave nothing at all to offer has no rate for anyone.
  return ['ADVERTISED_RANGE'];
}

function hasOffer(basis: PricingBasis): boolean {
  return gridOf(basis.guideline).some((cell) => priceCell(cell, basis).offer !== undefined);
}

/** Every choice of so many, in the order of the list. */
function choose<T>(among: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return among.flatMap((one, index) => choose(among.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}
