/**
 * Two figures that must not be confused. The APR of a home-equity line is its rate: periodic rate times periods, fees left
 * out (12 CFR 1026.14(b)). `allInCost` is the actuarial yield of Appendix J with the fees counted in; it may be shown
 * beside the APR under its own name, never as the APR.
 */
import { repaymentSeries, type Terms } from './payments.ts';

/** The APR of a line is the rate itself, after the discounts the borrower took. */
export function lineAprBps(rateBps: number): number {
  return rateBps;
}

/** All a line costs per year as a fraction to six decimals (four of a percent), or nothing when the line pays nothing. */
export function allInCost(
  line: Terms & { readonly drawCents: number; readonly otherCostsCents: number },
): number | undefined {
  const series = repaymentSeries(line);
  const receivedCents = line.drawCents - line.otherCostsCents;
  const [first, last] = [series[0], series.at(-1)];
  if (first === undefined || last === undefined || receivedCents <= 0) return undefined;
  return yieldOf({
    receivedCents,
    paymentCents: first.paymentCents,
    lastPaymentCents: last.paymentCents,
    months: series.length,
  });
}

export type LevelPayments = {
  readonly receivedCents: number;
  readonly paymentCents: number;
  readonly lastPaymentCents: number;
  readonly months: number;
};

/** The nominal yearly rate at which equal monthly payments and an odd last one are worth what was received. */
export function yieldOf(flow: LevelPayments): number | undefined {
  const millionths = 1_000_000n;
  let low = 0n;
  let high = 100n * millionths;
  if (excess(flow, low, millionths) < 0n || excess(flow, high, millionths) > 0n) return undefined;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (excess(flow, middle, millionths) >= 0n) low = middle;
    else high = middle;
  }
  // The nearest millionth, decided at the exact middle; a tie goes to the even one.
  const half = excess(flow, 2n * low + 1n, 2n * millionths);
  const nearest = half > 0n || (half === 0n && low % 2n === 1n) ? high : low;
  return Number(nearest) / Number(millionths);
}

/** The sign of (present value of the payments at the yearly rate units / perYear) minus what was received, exactly. */
function excess(flow: LevelPayments, units: bigint, perYear: bigint): bigint {
  const [received, level, last] = [flow.receivedCents, flow.paymentCents, flow.lastPaymentCents].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const n = BigInt(flow.months);
  if (units === 0n) return level * (n - 1n) + last - received;
  const flat = 12n * perYear;
  const grown = flat + units;
  const [grownN, flatN] = [grown ** n, flat ** n];
  const levelPart = level * (flat * grownN - grown * flatN);
  return levelPart + last * flatN * units - received * grownN * units;
}
