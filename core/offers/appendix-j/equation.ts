/**
 * The general equation of Appendix J (12 CFR 1026, (b)(8)): the yearly rate at which all payments are worth all advances.
 * A fraction of a unit-period bears simple interest, a whole one compounds. Floating point only says where to look: which
 * millionth it is, integers decide, a tie going to the even one. Hides the search.
 */

/** `of` parts in `in`: 19 days of a month are 19 in 30. */
export interface Ratio {
  readonly of: number;
  readonly in: number;
}

/** A sum and how long after the beginning it is advanced or paid: whole unit-periods, and a fraction of one. */
export interface TimedSum {
  readonly cents: number;
  readonly periods: number;
  readonly fraction?: Ratio | undefined;
}

export interface Flows {
  readonly unitPeriodsPerYear: Ratio;
  readonly advances: readonly TimedSum[];
  readonly payments: readonly TimedSum[];
}

/** Why a schedule has no annual percentage rate. */
export type NoRate =
  | 'nothingAdvanced'
  | 'nothingPaid'
  | 'notWholeCents'
  | 'paidBeforeAdvanced'
  | 'noTimePasses'
  | 'lessPaidThanAdvanced'
  | 'aboveTheHighest'
  | 'lenderWouldOwe';

/** The rate is a fraction to six decimals (four of a percent). */
export type Answer = { readonly rate: number } | { readonly noRate: NoRate };

const millionths = 1_000_000n;
/** Nothing above 10,000 percent a year is looked for. */
const highest = 100n * millionths;

export function rateOfFlows(flows: Flows): Answer {
  const noRate = whyNone(flows);
  if (noRate) return { noRate };
  const equation = new Equation(flows);
  if (equation.sign(0n, millionths) < 0n) return { noRate: 'lessPaidThanAdvanced' };
  if (equation.sign(highest, millionths) > 0n) return { noRate: 'aboveTheHighest' };
  const guess = equation.guess();
  if (!equation.isOwedThroughout(guess)) return { noRate: 'lenderWouldOwe' };
  return { rate: Number(nearestMillionth(equation, guess)) / Number(millionths) };
}

function whyNone({ advances, payments }: Flows): NoRate | undefined {
  if (advances.length === 0) return 'nothingAdvanced';
  if (payments.length === 0) return 'nothingPaid';
  if (![...advances, ...payments].every(({ cents }) => Number.isSafeInteger(cents) && cents > 0))
    return 'notWholeCents';
  const [first, last] = [Math.min(...advances.map(timeOf)), Math.max(...payments.map(timeOf))];
  if (payments.some((payment) => timeOf(payment) < first)) return 'paidBeforeAdvanced';
  return last > first ? undefined : 'noTimePasses';
}

function nearestMillionth(equation: Equation, guess: number): bigint {
  const near = BigInt(Math.round(guess * Number(millionths)));
  let [low, high] = [near > 0n ? near - 1n : 0n, near + 1n];
  const isBetween = equation.sign(low, millionths) >= 0n && equation.sign(high, millionths) < 0n;
  if (!isBetween) [low, high] = [0n, highest];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (equation.sign(middle, millionths) >= 0n) low = middle;
    else high = middle;
  }
  const half = equation.sign(2n * low + 1n, 2n * millionths);
  return half > 0n || (half === 0n && low % 2n === 1n) ? high : low;
}

/** Sums that have the same fraction of a unit-period, by their whole ones; what is advanced counts below zero. */
interface Group {
  readonly fraction: Ratio;
  readonly centsAt: number[];
}

class Equation {
  readonly #flows: Flows;
  readonly #groups: readonly Group[];
  readonly #periods: number;

  constructor(flows: Flows) {
    this.#flows = flows;
    const all = signed(flows);
    this.#periods = Math.max(...all.map(({ periods }) => periods));
    const groups = new Map<number, Group>();
    for (const { cents, periods, fraction = whole } of all) {
      const key = fraction.of / fraction.in;
      const group = groups.get(key) ?? { fraction, centsAt: new Array<number>(this.#periods + 1).fill(0) };
      group.centsAt[periods] = (group.centsAt[periods] ?? 0) + cents;
      groups.set(key, group);
    }
    this.#groups = [...groups.values()];
  }

  /** Above zero while the payments are worth more than the advances: then the rate `units` / `perOne` is too low. */
  sign(units: bigint, perOne: bigint): bigint {
    const { unitPeriodsPerYear: perYear } = this.#flows;
    // The rate of a unit-period is p / q.
    const [p, q] = [units * BigInt(perYear.in), perOne * BigInt(perYear.of)];
    const bases = this.#groups.map(({ fraction }) => BigInt(fraction.in) * q + BigInt(fraction.of) * p);
    return this.#groups.reduce((sum, { fraction, centsAt }, at) => {
      let [value, power] = [0n, 1n];
      for (const cents of centsAt) {
        value = value * (q + p) + BigInt(cents) * power;
        power *= q;
      }
      const others = bases.reduce((product, base, other) => (other === at ? product : product * base), 1n);
      return sum + value * BigInt(fraction.in) * others;
    }, 0n);
  }

  /** About where the rate is. */
  guess(): number {
    let [low, high] = [0, Number(highest / millionths)];
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2;
      if (this.#worth(middle) >= 0) low = middle;
      else high = middle;
    }
    return low;
  }

  #worth(rate: number): number {
    const i = this.#unitRate(rate);
    return this.#groups.reduce((sum, { fraction, centsAt }) => {
      const value = centsAt.reduceRight((later, cents) => later / (1 + i) + cents, 0);
      return sum + value / (1 + (fraction.of / fraction.in) * i);
    }, 0);
  }

  /** Where the borrower would be ahead for a while, several rates may fit, and none of them is what a credit costs. */
  isOwedThroughout(rate: number): boolean {
    const i = this.#unitRate(rate);
    let [paid, advanced] = [0, 0];
    // Of one moment the advances come first: they sort by their sign.
    const inOrder = signed(this.#flows).toSorted(
      (one, other) => timeOf(one) - timeOf(other) || one.cents - other.cents,
    );
    return inOrder.every(({ cents, periods, fraction = whole }) => {
      paid += cents / ((1 + i) ** periods * (1 + (fraction.of / fraction.in) * i));
      advanced += Math.abs(cents);
      return paid <= advanced * 1e-6;
    });
  }

  #unitRate(rate: number): number {
    const { of, in: parts } = this.#flows.unitPeriodsPerYear;
    return (rate * parts) / of;
  }
}

const whole: Ratio = { of: 0, in: 1 };

const timeOf = ({ periods, fraction = whole }: TimedSum) => periods + fraction.of / fraction.in;

function signed({ advances, payments }: Flows): readonly TimedSum[] {
  return [...advances.map((advance) => ({ ...advance, cents: -advance.cents })), ...payments];
}
