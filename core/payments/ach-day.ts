/**
 * On which day the bank is to pay a file out, and when it can be believed that it did. Same-day payments: Nacha Operating
 * Rules, "Same Day ACH" (three windows, at most a million dollars each); a bank's own cut-off lies before those of the
 * clearing house. Returns of credits are due by the second banking day after settlement (subsection 3.8). From memory, 2026-11-17.
 */
import { addBankingDays, isBankingDay } from '#core/calendar/banking-days.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';

export interface CutOffs {
  /** `hh:mm` in the bank's zone: a file that comes later counts as tomorrow's. */
  readonly nextDay: string;
  /** Null where the lender has not agreed on same-day payments with its bank. */
  readonly sameDay: string | null;
}

export const sameDayCentsMax = 100_000_000;

/** `clock`: `hh:mm`. The first day on which all of these amounts can be paid out. */
export function effectiveDay(
  today: CalendarDate,
  clock: string,
  { nextDay, sameDay }: CutOffs,
  amounts: readonly number[],
): CalendarDate {
  if (!isBankingDay(today)) return addBankingDays(addBankingDays(today, 1), 1);
  const isSmall = amounts.every((cents) => cents <= sameDayCentsMax);
  if (sameDay !== null && clock < sameDay && isSmall) return today;
  return addBankingDays(today, clock < nextDay ? 1 : 2);
}

/** Until when (`clock`: `hh:mm`) a file is paid out on which day, were these amounts put in it now. */
export interface NextFile {
  readonly day: CalendarDate;
  readonly clock: string;
  readonly effectiveOn: CalendarDate;
}

/** The next file's cut-off. Read off `effectiveDay`, so that what is announced is what the file then says. */
export function nextFile(today: CalendarDate, clock: string, cutOffs: CutOffs, amounts: readonly number[]): NextFile {
  const effectiveOn = effectiveDay(today, clock, cutOffs, amounts);
  if (effectiveOn === today) return { day: today, clock: cutOffs.sameDay ?? cutOffs.nextDay, effectiveOn };
  const isToday = isBankingDay(today) && clock < cutOffs.nextDay;
  return { day: isToday ? today : addBankingDays(today, 1), clock: cutOffs.nextDay, effectiveOn };
}

/** Two days for the receiver's bank to send it back, and the one on which its file is read. */
function isPastReturns(effectiveOn: CalendarDate, today: CalendarDate): boolean {
  return today > addBankingDays(effectiveOn, 2);
}

/** One sending of one payee's money, as far as the bank has told. */
export interface Sending {
  readonly payee: string;
  readonly trace: string | null;
  readonly effectiveOn: CalendarDate | null;
  /** The bank has said that it took the file, to the cent. */
  readonly isTaken: boolean;
  /** R01 to R85; null while nothing came back. */
  readonly returned: string | null;
}

export type AchOutcome =
  | { readonly outcome: 'settled'; readonly traceId: string; readonly paid: readonly string[] }
  | {
      readonly outcome: 'returned';
      readonly traceId: string;
      readonly code: string;
      readonly paid: readonly string[];
      readonly returned: readonly string[];
    };

/** What had arrived before by another sending; a request that sent nothing new has ended when all of it had. */
export type Arrived = Pick<Sending, 'payee' | 'trace'>;

/** Undefined while one of them may still come back. Silence counts as paid only of a file that the bank took. */
export function outcomeOf(
  sendings: readonly Sending[],
  today: CalendarDate,
  arrived: readonly Arrived[] = [],
): AchOutcome | undefined {
  const [first] = [...sendings, ...arrived];
  const isOver = ({ effectiveOn, isTaken, returned }: Sending) =>
    returned !== null || (isTaken && effectiveOn !== null && isPastReturns(effectiveOn, today));
  if (!first || !sendings.every(isOver)) return undefined;
  const back = sendings.filter(({ returned }) => returned !== null);
  const paid = [...sendings.filter(({ returned }) => returned === null), ...arrived].map(({ payee }) => payee);
  const [came] = back;
  if (!came) return { outcome: 'settled', traceId: first.trace ?? '', paid };
  const code = came.returned ?? '';
  return { outcome: 'returned', traceId: came.trace ?? '', code, paid, returned: back.map(({ payee }) => payee) };
}
