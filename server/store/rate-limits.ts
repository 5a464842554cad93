/** Counters that all processes share and that survive a restart. A subject is stored only as a hash. */
import { createHash } from 'node:crypto';
import type { Queryable } from './database.ts';

export interface Take {
  readonly allowed: boolean;
  readonly retryAfterS: number;
}

/** One use of each budget in one statement; refused when any of them is used up. Always in the same order, so that two never wait for each other. */
export async function takeEach(
  sql: Queryable,
  bucket: string,
  uses: readonly { readonly subject: string; readonly max: number; readonly windowS: number }[],
): Promise<Take> {
  const rows = await sql<{ subject: string; used: number; leftS: number }[]>`
    insert into app.rate_limit as r (bucket, subject, window_ends_at, used)
    select ${bucket}, u.subject, now() + make_interval(secs => u.window_s), 1
      from unnest(${uses.map(({ subject }) => hashed(subject))}::text[], ${uses.map(({ windowS }) => windowS)}::int[])
        as u (subject, window_s)
    on conflict (bucket, subject) do update set
      used = case when r.window_ends_at <= now() then 1 else least(r.used + 1, 1000000) end,
      window_ends_at = case when r.window_ends_at <= now() then excluded.window_ends_at else r.window_ends_at end
    returning subject, used, ceil(extract(epoch from window_ends_at - now()))::int as left_s`;
  const waits = uses.map(({ subject, max, windowS }) => {
    const row = rows.find((one) => one.subject === hashed(subject));
    // A call that began a moment before the window did sees it end later than it lasts.
    return (row?.used ?? 1) <= max ? 0 : Math.min(windowS, Math.max(1, row?.leftS ?? 1));
  });
  const retryAfterS = Math.max(0, ...waits);
  return { allowed: retryAfterS === 0, retryAfterS };
}

/** Uses one of `max` in the running window, starting a new window when the last is over. */
export function take(sql: Queryable, bucket: string, subject: string, max: number, windowS: number): Promise<Take> {
  return takeEach(sql, bucket, [{ subject, max, windowS }]);
}

/** Gives back what was taken, for instance after the right password. */
export async function forgive(sql: Queryable, bucket: string, subject: string): Promise<void> {
  await sql`delete from app.rate_limit where bucket = ${bucket} and subject = ${hashed(subject)}`;
}

/** Takes one use back: a success is not a try that failed. Unlike `forgive` it leaves the other tries counted. */
export function refund(sql: Queryable, bucket: string, subject: string): Promise<void> {
  return refundEach(sql, bucket, [subject]);
}

export async function refundEach(sql: Queryable, bucket: string, subjects: readonly string[]): Promise<void> {
  await sql`
    update app.rate_limit set used = greatest(used - 1, 0)
     where bucket = ${bucket} and subject = any(${subjects.map(hashed)})`;
}

export async function forgetEnded(sql: Queryable): Promise<number> {
  const gone = await sql`delete from app.rate_limit where window_ends_at < now() - interval '1 hour'`;
  return gone.count;
}

function hashed(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
