/**
 * What drawing again would cost, by example: once some years are repaid, the repaid part is drawn again at the index and
 * margin of today, with the highest fee that the disclosures allow. The all-in cost of both draws together is the yield of
 * two advances and of all their payments.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { primeRateBps } from '#core/law/prime-rate.ts';
import { stateCap } from '#core/law/state-caps.ts';
import { type AllIn, allInCost, type CostedDraw } from './apr.ts';
import { drawForTotalCents, drawTotalCents } from './draws.ts';
import { limits } from './limits.ts';
import { repaymentSeries } from './payments.ts';
import { laterDrawRateBps, marginBpsOf, planRateBpsMax } from './variable-rate.ts';

/** Inside the draw period of five years. */
const AFTER_YEARS = 4;
/** An amount that reads as an example: whole hundreds of dollars. */
const HUNDRED = 10_000;

export interface LaterDraw {
  readonly afterYears: number;
  readonly drawCents: number;
  readonly rateBps: number;
  readonly feeBps: number;
  readonly alone: AllIn;
  readonly together: AllIn;
}

/** Nothing where nothing to speak of is repaid by then, as on a line that pays interest alone. */
export function laterDraw(first: CostedDraw, state: StateCode, on: CalendarDate): LaterDraw | undefined {
  const { laterDrawCentsMin = HUNDRED, isLaterDrawFree = false } = stateCap(state, on);
  const balanceCents = repaymentSeries(first)[AFTER_YEARS * 12 - 1]?.balanceCents ?? first.totalCents;
  const fee = { feeBps: isLaterDrawFree ? 0 : limits.originationFeeBpsMax };
  const drawCents = Math.floor(drawForTotalCents(first.totalCents - balanceCents, fee) / HUNDRED) * HUNDRED;
  if (drawCents < laterDrawCentsMin) return undefined;
  const rateBps = laterDrawRateBps(primeRateBps(on), marginBpsOf(first.rateBps, on), planRateBpsMax(state, on));
  const again: CostedDraw = {
    totalCents: drawTotalCents(drawCents, fee),
    ...{ rateBps, drawCents, otherCostsCents: 0, termYears: first.termYears, plan: first.plan },
  };
  const alone = allInCost(again);
  const together = allInCost(first, { ...again, afterMonths: AFTER_YEARS * 12 });
  return alone && together && { afterYears: AFTER_YEARS, drawCents, rateBps, ...fee, alone, together };
}
