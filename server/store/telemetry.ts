/** Rows of telemetry: visits, what happened in them, and who does not want to be counted. Cut by month. */
import type { RetainedTable } from '#core/telemetry/retention.ts';
import type { Queryable, Sql } from './database.ts';

export interface TelemetrySessionRow {
  readonly uuid: string;
  readonly trackerUuid: string;
  readonly brand: string;
  readonly platform: string;
  readonly libVersion: string;
  readonly appVersion: string;
  readonly referrerHost: string;
  readonly queryParams: Readonly<Record<string, string>>;
  readonly screenSize: string;
  readonly windowSize: string;
  readonly device: string;
  readonly originatorUuid: string | null;
}

export async function insertTelemetrySession(
  tx: Queryable,
  orgCode: string,
  session: TelemetrySessionRow,
  now: Date,
): Promise<void> {
  const { uuid, trackerUuid, brand, platform, libVersion, appVersion, referrerHost, screenSize, windowSize } = session;
  await tx`insert into app.telemetry_session (org_code, uuid, tracker_uuid, brand, platform, lib_version, app_version,
      referrer_host, query_params, screen_size, window_size, device, originator_uuid, created_at)
    values (${orgCode}, ${uuid}, ${trackerUuid}, ${brand}, ${platform}, ${libVersion}, ${appVersion}, ${referrerHost},
      ${tx.json(session.queryParams)}, ${screenSize}, ${windowSize}, ${session.device}, ${session.originatorUuid}, ${now})`;
}

/** A visit is found in its month alone, so its beginning is part of its name. */
export async function findTelemetrySession(
  tx: Queryable,
  orgCode: string,
  { uuid, epoch }: { readonly uuid: string; readonly epoch: number },
): Promise<{ readonly trackerUuid: string } | undefined> {
  const [row] = await tx<{ trackerUuid: string }[]>`
    select tracker_uuid from app.telemetry_session
     where org_code = ${orgCode} and uuid = ${uuid} and created_at = ${new Date(epoch)}`;
  return row;
}

/** One thing told, as the database takes it; `about` where it counts once for an application. */
export interface TelemetryRow {
  readonly sessionUuid: string;
  readonly sessionAt: Date;
  readonly trackerUuid: string;
  readonly eventType: string;
  readonly event: string;
  readonly onceKey: string;
  readonly about: string | null;
  readonly sequence: number;
  readonly identityUuid: string | null;
  readonly applicationUuid: string | null;
  readonly productType: string | null;
  readonly pagePath: string;
  readonly queryParams: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly step: number | null;
}

/** All of them in one statement. Answers which name a visit that is not there, by their place in the list. */
export async function takeTelemetry(
  sql: Sql,
  orgCode: string,
  rows: readonly TelemetryRow[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const given = rows.map((row, index) => ({
    index,
    session_uuid: row.sessionUuid,
    session_at: row.sessionAt.toISOString(),
    tracker_uuid: row.trackerUuid,
    event_type: row.eventType,
    event: row.event,
    once_key: row.onceKey,
    about: row.about,
    sequence: row.sequence,
    identity_uuid: row.identityUuid,
    application_uuid: row.applicationUuid,
    product_type: row.productType,
    page_path: row.pagePath,
    query_params: row.queryParams,
    properties: row.properties,
    step: row.step,
  }));
  const unknown = await sql<{ unknown: number }[]>`
    select unknown from app.take_telemetry(${orgCode}, ${now}, ${sql.json(given)})`;
  return new Set(unknown.map((row) => row.unknown));
}

const monthsAhead = 3;

/** This month and the next two, as far as they are not there yet. */
export async function keepTelemetryMonths(sql: Queryable, now: Date): Promise<void> {
  await sql`select app.keep_telemetry_months(${now.toISOString().slice(0, 10)}::date, ${monthsAhead})`;
}

/** Whether a row found no month to go into. */
export function isMonthMissing(error: unknown): boolean {
  return (error as { code?: string }).code === '23514';
}

export async function dropTelemetryMonths(sql: Queryable, table: RetainedTable, before: Date): Promise<void> {
  await sql`select app.drop_telemetry_months(${table}, ${before})`;
}

export async function deleteOldTelemetry(
  tx: Queryable,
  orgCode: string,
  table: RetainedTable,
  column: string,
  before: Date,
): Promise<void> {
  await tx`delete from app.${tx(table)} where org_code = ${orgCode} and ${tx(column)} < ${before}`;
}

export async function isOptedOut(tx: Queryable, orgCode: string, identityUuid: string): Promise<boolean> {
  const rows = await tx`
    select from app.telemetry_opt_out where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  return rows.length > 0;
}

export async function setOptedOut(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  isOut: boolean,
  now: Date,
): Promise<void> {
  if (isOut)
    await tx`insert into app.telemetry_opt_out (org_code, identity_uuid, since)
      values (${orgCode}, ${identityUuid}, ${now}) on conflict do nothing`;
  else await tx`delete from app.telemetry_opt_out where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
}

/** What happened in visits of this person, and every visit of this browser. */
export async function forgetVisits(tx: Queryable, identityUuid: string | null, trackerUuid: string | null) {
  await tx`select app.forget_visits(${identityUuid}, ${trackerUuid})`;
}
