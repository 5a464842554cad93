/** What the console asks of the counts: how far visits come, by one dimension, where they are left, and who comes back. */
import * as v from 'valibot';
import { type CalendarDate, daysBetween, isValidDate } from '#core/calendar/dates.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import { type helpPatterns, pages } from '#core/pages.ts';
import { dimensions } from '#core/telemetry/dimensions.ts';
import { vitalNames } from '#core/telemetry/vitals.ts';
import * as words from '#core/words/en/console/insights.ts';
import * as help from '#core/words/en/help.ts';

const daysMax = 93;
const day = v.pipe(
  v.string(),
  v.check((text) => isValidDate(text), words.writeTheDay),
  v.transform((text) => text as CalendarDate),
);
const days = { from: day, to: day };
/** Only for those who see every organization; everyone else reads their own. */
const org = v.exactOptional(v.pipe(v.string(), v.regex(/^\w{1,64}$/)));
const inOrder = <T extends { readonly from: CalendarDate; readonly to: CalendarDate }>({ from, to }: T) => from <= to;
const isShort = <T extends { readonly from: CalendarDate; readonly to: CalendarDate }>({ from, to }: T) =>
  daysBetween(from, to) < daysMax;

export const funnelQuery = v.pipe(
  v.strictObject({ ...days, by: v.picklist(dimensions), org }),
  v.check(inOrder, words.fromBeforeTo),
  v.check(isShort, words.atMostDays(daysMax)),
);
export type FunnelAsked = v.InferOutput<typeof funnelQuery>;

const steps = v.object({
  /** Empty where a visit has none, such as no originator. */
  value: v.string(),
  /** The originator by name, where we know one. */
  name: v.nullable(v.string()),
  /** In the order of the table of the funnel. */
  visits: v.array(v.number()),
});

export const funnelReport = v.object({
  /** The largest first; the rest is left out. */
  values: v.array(steps),
  days: v.array(v.object({ date: v.string(), visits: v.number(), started: v.number() })),
  left: v.array(v.object({ page: v.string(), field: v.string(), visits: v.number() })),
  weeks: v.array(
    v.object({
      week: v.string(),
      /** How many came in the week they came first, one week later, and so on. */
      visitors: v.array(v.number()),
      started: v.number(),
    }),
  ),
});
export type FunnelReport = v.InferOutput<typeof funnelReport>;

export const vitalsQuery = v.pipe(
  v.strictObject({ ...days, org }),
  v.check(inOrder, words.fromBeforeTo),
  v.check(isShort, words.atMostDays(daysMax)),
);
export type VitalsAsked = v.InferOutput<typeof vitalsQuery>;

/** What 75 of 100 visits stayed under. */
export const vitalsReport = v.object({
  pages: v.array(
    v.object({
      brand: v.string(),
      page: v.string(),
      vitals: v.array(v.object({ metric: v.picklist(vitalNames), p75: v.number(), visits: v.number() })),
    }),
  ),
});
export type VitalsReport = v.InferOutput<typeof vitalsReport>;

/** A table of these is still read. */
export const valuesMax = 10;
export const leftMax = 20;
export const pagesMax = 30;
export const weeksMax = 8;

const screens = '/account/{product}/{uuid}/';

const helpTitles: Readonly<Record<(typeof helpPatterns)[number], string>> = {
  '/help': help.helpCenter,
  // One row for them all: an article is named by an id, and counts are kept by pattern.
  '/help/{article}': help.anArticle,
  '/faq': help.questions,
};

/** A page as its tab calls it; a pattern that is no page any more stays as it is. */
export function pageTitle(pattern: string): string {
  const screen = pattern.startsWith(screens) ? pattern.slice(screens.length) : undefined;
  if (Object.hasOwn(helpTitles, pattern)) return helpTitles[pattern as keyof typeof helpTitles];
  const rows: Readonly<Record<string, { readonly title: string }>> = screen === undefined ? pages : applicationScreens;
  return rows[screen ?? pattern]?.title ?? pattern;
}
