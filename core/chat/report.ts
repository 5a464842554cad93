/** What the desk counts of itself by day: how soon it answers and settles, what people say of it, and what the bot answers alone. */
import * as v from 'valibot';
import { type CalendarDate, daysBetween, isValidDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/chat/report.ts';

/** A quarter of a year and a day. */
const reportDaysMax = 93;

const day = v.pipe(
  v.string(),
  v.check((text) => isValidDate(text), words.writeTheDay),
  v.transform((text) => text as CalendarDate),
);

export const reportQuery = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.check(({ from, to }) => from <= to, words.fromBeforeTo),
  v.check(({ from, to }) => daysBetween(from, to) < reportDaysMax, words.atMostDays(reportDaysMax)),
);

const ms = v.nullable(v.number());
const counts = {
  conversations: v.number(),
  /** Of those, how many an agent answered. */
  answered: v.number(),
  /** In open hours: the median, and what nine of ten stayed under. */
  firstMedianMs: ms,
  firstNinthMs: ms,
  resolutionMedianMs: ms,
  resolutionNinthMs: ms,
  rated: v.number(),
  ratingAverage: v.nullable(v.number()),
  /** How many the bot answered, and how many of those never needed a person. */
  botAnswered: v.number(),
  botAlone: v.number(),
} as const;

export const chatReport = v.object({
  days: v.array(v.object({ date: v.string(), ...counts })),
  total: v.object(counts),
});
export type ChatReport = v.InferOutput<typeof chatReport>;
export type ReportDay = ChatReport['days'][number];
export type ReportAsked = v.InferOutput<typeof reportQuery>;

/** The table of a report: what each column is called, and how its number reads. */
const minutes = (value: number | null) => (value === null ? '' : (value / 60_000).toFixed(1));
export const reportColumns = {
  conversations: (of: Counted) => String(of.conversations),
  answered: (of: Counted) => String(of.answered),
  firstMedian: (of: Counted) => minutes(of.firstMedianMs),
  firstNinth: (of: Counted) => minutes(of.firstNinthMs),
  resolutionMedian: (of: Counted) => minutes(of.resolutionMedianMs),
  resolutionNinth: (of: Counted) => minutes(of.resolutionNinthMs),
  rated: (of: Counted) => String(of.rated),
  rating: (of: Counted) => of.ratingAverage?.toFixed(1) ?? '',
  botAnswered: (of: Counted) => String(of.botAnswered),
  botAlone: (of: Counted) => String(of.botAlone),
} as const;
type Counted = ChatReport['total'];
export type ReportColumn = keyof typeof reportColumns;
export const reportColumnNames = Object.keys(reportColumns) as ReportColumn[];
