/**
 * What lies beside the applications of a book of many: the row in the lists of work as the product's own rules give it, a
 * history, and a sealed file with its key. Files and keys are of the right size and open for no one: who measures the
 * opening of some puts true ones in their place.
 */
import type { Application } from '#core/application/application.ts';
import { bankZone } from '#core/calendar/banking-days.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { noStartBy } from '#core/desk/due.ts';
import { itemRules, workItemOf } from '#core/desk/item.ts';
import { isClosed, isDeclined, statuses, statusNames } from '#core/journey/statuses.ts';
import { bankingDays } from '#core/payments/funding-day.ts';
import { fundingLineOf, fundingRules } from '#core/payments/funding-line.ts';
import type { Sql } from '#server/store/database.ts';

export type Connection = Awaited<ReturnType<Sql['reserve']>>;

/** Most of a lender's book is over; the rest stands everywhere, so that every list has some. Repeated by weight. */
function weightOf(status: Application['status']): number {
  if (isClosed(status)) return 60;
  return statuses[status].actor === 'operations' ? 1 : 2;
}

/**
 * How the lists of work have an application in each status, as spans from the moment it came there. Business hours are
 * those of one Wednesday: worked out for each of a million they would take longer than everything else.
 */
export async function layOutStatuses(connection: Connection, like: Application, isOpenOnly: boolean): Promise<number> {
  const since = new Date('2026-11-04T18:00:00.000Z');
  const rows = statusNames
    .filter((status) => !isOpenOnly || !isClosed(status))
    .flatMap((status) => {
      const at = since.toISOString();
      const application: Application = {
        ...{ ...like, status, statusSince: at, submittedAt: at },
        outcome: { hmdaAction: 3, at },
      };
      const item = workItemOf(application);
      const spanTo = (moment: string | null | undefined) => (moment ? Date.parse(moment) - since.getTime() : null);
      const startBy = item?.startBy === noStartBy.toISOString() ? null : item?.startBy;
      const row = {
        ...{ status, is_over: isClosed(status), is_declined: isDeclined(status), queue: item?.queue ?? null },
        ...{ from_ms: spanTo(item?.from), due_ms: spanTo(item?.dueAt), due_clock: item?.dueClock ?? null },
        ...{ start_ms: spanTo(startBy), is_ours: item?.isOurs ?? false, late_ms: spanTo(item?.lateAt) },
        rests_ms: spanTo(item?.restsOverAt),
        waits_for: fundingLineOf(application)?.waitsFor ?? null,
      };
      return Array.from({ length: weightOf(status) }, () => row);
    });
  await connection`create temp table many_statuses as
    select r.*, row_number() over () - 1 as place
      from jsonb_to_recordset(${connection.json(rows)}) as r (status text, is_over boolean, is_declined boolean, queue text, is_ours boolean, late_ms float8, rests_ms float8,
        from_ms float8, due_ms float8, due_clock text, start_ms float8, waits_for int)`;
  return rows.length;
}

/** Days of banks over which a third of what is to be funded is spread; the others wait for no day. */
const fundingDays = 14;
const eventsEach = 3;
/** Of 16 bytes. */
const filePieces = 56;

/** For the applications of the table `many`. */
export async function writeBeside(connection: Connection): Promise<void> {
  const after = (ms: string) => connection.unsafe(`m.since + make_interval(secs => t.${ms} / 1000)`);
  await connection`
    insert into app.work_item (org_code, application_uuid, queue, since, from_at, until_at, due_at, due_clock, start_by, state,
                               status, is_ours, late_at, rests_since, rests_over_at, line_cents, flags, not_for, rules)
    select m.org_code, m.uuid, t.queue, m.since, ${after('from_ms')},
           case when t.is_declined then date_trunc('year', m.since, 'UTC') + interval '1 year' end,
           ${after('due_ms')}, t.due_clock, coalesce(${after('start_ms')}, ${noStartBy}), m.state,
           t.status, t.is_ours, ${after('late_ms')}, case when t.rests_ms is not null then m.since end, ${after('rests_ms')}, m.line_cents, '{}', '{}', ${itemRules}
      from many m join many_statuses t on t.place = m.status_place where t.queue is not null`;
  const days = bankingDays(dateIn(bankZone, new Date()), fundingDays);
  await connection`
    insert into app.funding_line (org_code, application_uuid, funds_from, draw_cents, waits_for, clear_at, since, is_returned, rules)
    select m.org_code, m.uuid, case when m.n % 3 = 0 then (${days as string[]}::text[])[1 + m.n % ${fundingDays}::int]::date
                                    else '-infinity' end,
           m.line_cents, t.waits_for + m.n % 4, '-infinity', m.since, m.n % 50 = 0, ${fundingRules}
      from many m join many_statuses t on t.place = m.status_place where t.waits_for is not null`;
  await connection`
    insert into app.application_event (org_code, application_uuid, seq, event, by_role, at, from_status, to_status, payload,
                                       previous_hash, hash, key_id)
    select org_code, uuid, seq, 'softCreditReturned', 'vendor', since, status, status,
           jsonb_build_object('reference', md5(n::text || seq), 'facts', jsonb_build_object('score', 700 + n % 100)),
           decode(md5(n::text || seq) || md5(n::text), 'hex'), decode(md5(n::text) || md5(n::text || seq), 'hex'), '1'
      from many cross join generate_series(1, ${eventsEach}::int) seq`;
  await connection`
    insert into app.underwriting_file (org_code, application_uuid, sealed, updated_at)
    select org_code, uuid, decode(repeat(md5(n::text), ${filePieces}::int), 'hex'), since from many`;
  await connection`
    insert into app.data_key (org_code, subject, key_id, root_id, wrapped)
    select org_code, uuid::text, 1, 'none', decode(repeat(md5(n::text), 4), 'hex') from many`;
}
