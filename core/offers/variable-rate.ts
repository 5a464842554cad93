/**
 * Later draws are priced by an index, so the plan is a variable-rate plan (12 CFR 1026.40(d)(12), 1026.30): what a draw
 * costs on a day, the most it can ever cost, and what the index of the last 15 years would have made of it. The rate of a
 * draw is fixed on its day; what varies is the rate of the next one.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { primeRateBps } from '#core/law/prime-rate.ts';
import { stateCap } from '#core/law/state-caps.ts';
import { limits } from './limits.ts';
import { monthlyPaymentCents, type Terms } from './payments.ts';

/** The amount of every example that the regulation asks for. */
export const exampleCents = 1_000_000;
const yearsShown = 15;

/** The most any draw of a plan can ever cost, as its agreement promises; a state may allow less. */
export function planRateBpsMax(state: StateCode, on: CalendarDate): number {
  return Math.min(limits.aprBpsMax, stateCap(state, on).rateBpsMax ?? Infinity);
}

/** What stands above the index for the whole life of the plan: set by the first draw, and not changed. */
export function marginBpsOf(firstRateBps: number, on: CalendarDate): number {
  return firstRateBps - primeRateBps(on);
}

interface YearOfIndex {
  readonly year: number;
  readonly indexBps: number;
  readonly aprBps: number;
  readonly paymentCents: number;
}

export interface VariableRate {
  readonly indexBps: number;
  readonly marginBps: number;
  readonly rateBpsMax: number;
  /** Of a draw of $10,000 at the highest rate. */
  readonly paymentCentsMax: number;
  /** A draw of $10,000 taken on January 1 of each of the last 15 years, the oldest first. */
  readonly history: readonly YearOfIndex[];
}

export interface Plan extends Pick<Terms, 'rateBps' | 'termYears' | 'plan'> {
  readonly state: StateCode;
  /** The day of the agreement, or of the paper that tells of it. */
  readonly on: CalendarDate;
}

export function variableRateOf({ rateBps, termYears, plan, state, on }: Plan): VariableRate {
  const rateBpsMax = planRateBpsMax(state, on);
  const marginBps = marginBpsOf(rateBps, on);
  const paymentAt = (bps: number) =>
    monthlyPaymentCents({ totalCents: exampleCents, rateBps: bps, termYears, plan }) ?? 0;
  const year = Number(on.slice(0, 4));
  return {
    indexBps: primeRateBps(on),
    marginBps,
    rateBpsMax,
    paymentCentsMax: paymentAt(rateBpsMax),
    history: Array.from({ length: yearsShown }, (_, back) => {
      const shown = year - yearsShown + 1 + back;
      const indexBps = primeRateBps(`${shown}-01-01` as CalendarDate);
      const aprBps = laterDrawRateBps(indexBps, marginBps, rateBpsMax);
      return { year: shown, indexBps, aprBps, paymentCents: paymentAt(aprBps) };
    }),
  };
}

/** Index and margin, never above the highest rate of the plan. One basis point is the least there is to pay interest on. */
export function laterDrawRateBps(indexBps: number, marginBps: number, rateBpsMax: number): number {
  return Math.max(1, Math.min(indexBps + marginBps, rateBpsMax));
}
