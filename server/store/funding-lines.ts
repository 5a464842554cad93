/** Rows of app.funding_line: what funds when. The days are added up along one index, and a page of a day is read from it. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { fundingStatuses } from '#core/payments/funding-day.ts';
import { type FundingLine, fundingLineOf, fundingRules } from '#core/payments/funding-line.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

/** Beside the application, in the transaction that writes it. */
export async function writeFundingLine(
  tx: Queryable,
  { orgCode, uuid }: Application,
  line: FundingLine | null,
): Promise<void> {
  if (line === null) {
    await tx`delete from app.funding_line where org_code = ${orgCode} and application_uuid = ${uuid}`;
    return;
  }
  const { fundsFrom, drawCents, waitsFor, clearAt, since, isReturned } = line;
  await tx`
    insert into app.funding_line (org_code, application_uuid, funds_from, draw_cents, waits_for, clear_at, since, is_returned, rules)
    values (${orgCode}, ${uuid}, ${fundsFrom ?? '-infinity'}::text::date, ${drawCents}, ${waitsFor},
            ${clearAt ?? '-infinity'}::text::timestamptz, ${since}, ${isReturned}, ${fundingRules})
    on conflict (org_code, application_uuid) do update
       set funds_from = excluded.funds_from, draw_cents = excluded.draw_cents, waits_for = excluded.waits_for,
           clear_at = excluded.clear_at, since = excluded.since, is_returned = excluded.is_returned, rules = excluded.rules`;
}

/** Of these statuses, what no rules or older ones wrote. */
const isOld = (tx: Queryable) => tx`
  a.status = any(${fundingStatuses as string[]})
  and not exists (select from app.funding_line l where l.org_code = a.org_code and l.application_uuid = a.uuid
                   and l.rules >= ${fundingRules})`;

/** Derives a few of those; answers how many. What is being changed right now is derived by that. */
export async function deriveOldLines(tx: Queryable, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ record: Application }[]>`
    select a.record from app.application a
     where a.org_code = ${orgCode} and ${isOld(tx)} limit ${max} for update skip locked`;
  const lines = rows.map(({ record }) => ({ record, line: fundingLineOf(record) }));
  for (const { record, line } of lines) await writeFundingLine(tx, record, line);
  return lines.filter(({ line }) => line !== null).length;
}

/** Whether some are still to be derived: then every sum is too low. */
export async function isAnyLineOld(tx: Queryable, orgCode: string): Promise<boolean> {
  const some = await tx`select from app.application a where a.org_code = ${orgCode} and ${isOld(tx)} limit 1`;
  return some.length > 0;
}

export interface FundingDay {
  readonly day: CalendarDate;
  readonly lines: number;
  readonly cents: number;
  /** How many of the lines something stands in the way of. */
  readonly waiting: number;
}

/** Of each banking day from `first` on that has any; what could have gone before it goes on it. */
export function sumFundingDays(
  tx: Queryable,
  orgCode: string,
  { first, last, now }: { readonly first: CalendarDate; readonly last: CalendarDate; readonly now: Date },
): Promise<FundingDay[]> {
  return tx<FundingDay[]>`
    select greatest(l.funds_from, ${first}::text::date)::text as day, count(*)::int as lines, sum(l.draw_cents)::float8 as cents,
           (count(*) filter (where l.waits_for > 0 or l.clear_at > ${now}))::int as waiting
      from app.funding_line l where l.org_code = ${orgCode} and l.funds_from <= ${last}::text::date group by 1`;
}

/** How many fund later than that. */
export async function countLaterLines(tx: Queryable, orgCode: string, last: CalendarDate): Promise<number> {
  const [row] = await tx<{ lines: number }[]>`
    select count(*)::int as lines from app.funding_line where org_code = ${orgCode} and funds_from > ${last}::text::date`;
  return row?.lines ?? 0;
}

export interface ListedLine {
  readonly application: Application;
  readonly waitsFor: number;
  readonly since: Date;
}

export interface LineMark extends Mark {
  readonly waitsFor: number;
}

interface DayPage {
  /** From the first to the last day on which they may have become free to go; the same where it is one. */
  readonly from: CalendarDate | null;
  readonly until: CalendarDate;
  readonly after: LineMark | undefined;
  readonly max: number;
}

/** Those that wait for one thing more stand before those that wait for many; then the longest in its status first. */
export function linesOfDay(
  tx: Queryable,
  orgCode: string,
  { from, until, after, max }: DayPage,
): Promise<ListedLine[]> {
  const past = after
    ? tx`and (l.waits_for, l.since, l.application_uuid) > (${after.waitsFor}::int, ${after.at}::text::timestamptz, ${after.uuid}::uuid)`
    : tx``;
  return tx<ListedLine[]>`
    select a.record as application, best.waits_for, best.since
      from (select l.application_uuid, l.waits_for, l.since from app.funding_line l
             where l.org_code = ${orgCode} and l.funds_from >= ${from ?? '-infinity'}::text::date
               and l.funds_from <= ${until}::text::date ${past}
             order by l.waits_for, l.since, l.application_uuid limit ${max}) best
      join app.application a on a.org_code = ${orgCode} and a.uuid = best.application_uuid
     order by best.waits_for, best.since, best.application_uuid`;
}

export interface ReturnedLine extends Omit<ListedLine, 'waitsFor'> {
  /** What was said when it came back, and when; null where nothing was. */
  readonly at: Date | null;
  readonly why: string | null;
}

/** Of these events, the last of each application; the longest in its status first. */
export function returnedLines(
  tx: Queryable,
  orgCode: string,
  {
    events,
    after,
    max,
  }: { readonly events: readonly string[]; readonly after: Mark | undefined; readonly max: number },
): Promise<ReturnedLine[]> {
  const past = after
    ? tx`and (l.since, l.application_uuid) > (${after.at}::text::timestamptz, ${after.uuid}::uuid)`
    : tx``;
  return tx<ReturnedLine[]>`
    select a.record as application, l.since, said.at, said.why
      from (select l.application_uuid, l.since from app.funding_line l
             where l.org_code = ${orgCode} and l.is_returned ${past}
             order by l.since, l.application_uuid limit ${max}) l
      join app.application a on a.org_code = ${orgCode} and a.uuid = l.application_uuid
      left join lateral (
        select e.at, e.payload ->> 'why' as why from app.application_event e
         where e.org_code = ${orgCode} and e.application_uuid = l.application_uuid and e.event = any(${events as string[]})
         order by e.seq desc limit 1) said on true
     order by l.since, l.application_uuid`;
}
