/**
 * The annual percentage rate of any schedule, by the actuarial method of Appendix J (12 CFR 1026): several advances, odd
 * first periods, any unit-period, irregular sums and times, or one advance and one payment. A schedule that has no rate is
 * refused with the reason.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type NoRate, rateOfFlows } from './equation.ts';
import { measured, type UnitPeriod } from './unit-periods.ts';

export interface DatedSum {
  readonly on: CalendarDate;
  readonly cents: number;
}

export interface Schedule {
  readonly advances: readonly DatedSum[];
  readonly payments: readonly DatedSum[];
}

export type ScheduleApr = { readonly rate: number; readonly unit: UnitPeriod } | { readonly noRate: NoRate };

export function aprOfSchedule({ advances, payments }: Schedule): ScheduleApr {
  const begins = daysOf(advances)[0];
  if (begins === undefined) return { noRate: 'nothingAdvanced' };
  if (payments.some(({ on }) => on < begins)) return { noRate: 'paidBeforeAdvanced' };
  const { unit, perYear, until } = measured({ advances: daysOf(advances), payments: daysOf(payments) });
  const timed = ({ on, cents }: DatedSum) => ({ cents, ...until(on) });
  const answer = rateOfFlows({
    unitPeriodsPerYear: perYear,
    advances: advances.map(timed),
    payments: payments.map(timed),
  });
  return 'noRate' in answer ? answer : { ...answer, unit };
}

const daysOf = (sums: readonly DatedSum[]) => [...new Set(sums.map(({ on }) => on))].toSorted();
