/** What the desk's reports are asked for and answer, and how long stays took, from counts by length. */
import * as v from 'valibot';
import { type CalendarDate, daysBetween, isValidDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/desk/reports.ts';

const daysMax = 93;
const day = v.pipe(
  v.string(),
  v.check((text) => isValidDate(text), words.writeTheDay),
  v.transform((text) => text as CalendarDate),
);

export const reportQuery = v.pipe(
  v.strictObject({
    from: day,
    to: day,
    /** Only for those who see every organization; everyone else reads their own. */
    org: v.exactOptional(v.pipe(v.string(), v.regex(/^\w{1,64}$/))),
  }),
  v.check(({ from, to }) => from <= to, words.fromBeforeTo),
  v.check(({ from, to }) => daysBetween(from, to) < daysMax, words.atMostDays(daysMax)),
);
export type ReportAsked = v.InferOutput<typeof reportQuery>;

export const deskReport = v.object({
  /** Whether it is of every organization together. */
  isOfAll: v.boolean(),
  pipeline: v.array(
    v.object({
      group: v.string(),
      count: v.number(),
      late: v.number(),
      /** Counted so far: there are more. */
      isMore: v.boolean(),
    }),
  ),
  /** Of those who began on these days: how many have come to each step until now. */
  conversion: v.array(v.object({ org: v.string(), name: v.string(), reached: v.array(v.number()) })),
  stays: v.array(
    v.object({
      status: v.string(),
      stays: v.number(),
      medianMs: v.number(),
      nineOfTenMs: v.number(),
      limitMs: v.nullable(v.number()),
      /** Of what is ours to do, as its limit is: business hours where the home is. Else by the clock on the wall. */
      isBusinessTime: v.boolean(),
    }),
  ),
  declines: v.array(v.object({ reason: v.string(), count: v.number() })),
  /** Everyone who did something on these days or holds a case now. */
  staff: v.array(v.object({ name: v.string(), acts: v.number(), held: v.number() })),
});
export type DeskReport = v.InferOutput<typeof deskReport>;

/** A stay is counted by its length in steps of a twentieth: what is read off them is at most that far off. */
export const staySteps = 1.05;

/** The step that a stay of this length is counted in. */
export const stayPart = (ms: number): number => Math.floor(Math.log(Math.max(1, ms / 1000)) / Math.log(staySteps));

export interface StayCount {
  readonly part: number;
  readonly count: number;
}

/** So many of a hundred stays were at most this long, in milliseconds: the middle of their step. */
export function stayMs(counts: readonly StayCount[], of100: number): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const wanted = Math.ceil((total * of100) / 100);
  let seen = 0;
  for (const { part, count } of counts.toSorted((one, other) => one.part - other.part)) {
    seen += count;
    if (seen >= wanted) return Math.round(1000 * staySteps ** (part + 0.5));
  }
  return 0;
}
