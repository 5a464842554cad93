/** Counts over app.conversation by day. It reads what was opened in the days asked for, along an index, and nothing else. */
import type { ReportDay } from '#core/chat/report.ts';
import type { Queryable } from './database.ts';

interface Asked {
  readonly orgCode: string;
  /** The days as instants, the last one not included, and the zone in which a day is one. */
  readonly from: Date;
  readonly until: Date;
  readonly zone: string;
  /** When someone was in, from the first day on: times are counted in these alone. */
  readonly spans: readonly (readonly [startMs: number, endMs: number])[];
}

/** A row for each day with a conversation; the one without a date is all of them together. */
export type ReportRow = Omit<ReportDay, 'date'> & { readonly date: string | null };

export async function readReport(tx: Queryable, asked: Asked): Promise<readonly ReportRow[]> {
  const { orgCode, from, until, zone, spans } = asked;
  const starts = spans.map(([start]) => new Date(start).toISOString());
  const ends = spans.map(([, end]) => new Date(end).toISOString());
  return tx<ReportRow[]>`
    with span as (select * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) s (opens, closes)),
    one as (
      select to_char(c.opened_at at time zone ${zone}, 'YYYY-MM-DD') as date, c.first_reply_at, c.survey_rating,
             case when c.first_reply_at is not null then (
               select coalesce(sum(extract(epoch from least(closes, c.first_reply_at)
                        - greatest(opens, coalesce(c.handed_over_at, c.opened_at)))), 0) * 1000
                 from span where opens < c.first_reply_at and closes > coalesce(c.handed_over_at, c.opened_at)) end as first_ms,
             case when c.first_reply_at is not null and c.ended_at is not null then (
               select coalesce(sum(extract(epoch from least(closes, c.ended_at)
                        - greatest(opens, coalesce(c.handed_over_at, c.opened_at)))), 0) * 1000
                 from span where opens < c.ended_at and closes > coalesce(c.handed_over_at, c.opened_at)) end as resolution_ms,
             c.mode = 'chatbot' and exists (select from app.conversation_message m
               where m.org_code = c.org_code and m.conversation_uuid = c.uuid and m.author_kind = 'bot') as is_bots,
             c.handed_over_at is null and c.claimed_by is null and c.waiting_since is null
               and c.first_reply_at is null as is_alone
        from app.conversation c
       where c.org_code = ${orgCode} and c.opened_at >= ${from} and c.opened_at < ${until})
    select date, count(*)::integer as conversations, count(first_reply_at)::integer as answered,
           percentile_cont(0.5) within group (order by first_ms)::float8 as first_median_ms,
           percentile_cont(0.9) within group (order by first_ms)::float8 as first_ninth_ms,
           percentile_cont(0.5) within group (order by resolution_ms)::float8 as resolution_median_ms,
           percentile_cont(0.9) within group (order by resolution_ms)::float8 as resolution_ninth_ms,
           count(survey_rating)::integer as rated, avg(survey_rating)::float8 as rating_average,
           (count(*) filter (where is_bots))::integer as bot_answered,
           (count(*) filter (where is_bots and is_alone))::integer as bot_alone
      from one group by grouping sets ((date), ()) order by date nulls first`;
}
