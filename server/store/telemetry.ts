/** Rows of app.telemetry_session and app.telemetry_event. Both only ever grow. */
import type { Queryable } from './database.ts';

export interface TelemetrySessionRow {
  readonly uuid: string;
  readonly trackerUuid: string;
  readonly platform: string;
  readonly libVersion: string;
  readonly appVersion: string;
  readonly referrerHost: string;
  readonly queryParams: Readonly<Record<string, string>>;
  readonly screenSize: string;
  readonly windowSize: string;
}

export async function insertTelemetrySession(
  tx: Queryable,
  orgCode: string,
  session: TelemetrySessionRow,
  now: Date,
): Promise<void> {
  const { uuid, trackerUuid, platform, libVersion, appVersion, referrerHost, screenSize, windowSize } = session;
  await tx`insert into app.telemetry_session (org_code, uuid, tracker_uuid, platform, lib_version, app_version, referrer_host,
      query_params, screen_size, window_size, created_at)
    values (${orgCode}, ${uuid}, ${trackerUuid}, ${platform}, ${libVersion}, ${appVersion}, ${referrerHost},
      ${tx.json(session.queryParams)}, ${screenSize}, ${windowSize}, ${now})`;
}

export async function findTelemetrySession(
  tx: Queryable,
  orgCode: string,
  uuid: string,
): Promise<{ readonly trackerUuid: string; readonly createdAt: Date } | undefined> {
  const [row] = await tx<{ trackerUuid: string; createdAt: Date }[]>`
    select tracker_uuid, created_at from app.telemetry_session where org_code = ${orgCode} and uuid = ${uuid}`;
  return row;
}

export interface TelemetryEventRow {
  readonly event: string;
  readonly sessionUuid: string;
  readonly identityUuid: string | null;
  readonly applicationUuid: string | null;
  readonly productType: string;
  readonly pagePath: string;
  readonly queryParams: Readonly<Record<string, string>>;
  readonly dedupeKey: string | null;
}

export async function insertTelemetryEvent(
  tx: Queryable,
  orgCode: string,
  row: TelemetryEventRow,
  now: Date,
): Promise<void> {
  const { event, sessionUuid, identityUuid, applicationUuid, productType, pagePath, queryParams, dedupeKey } = row;
  await tx`insert into app.telemetry_event (org_code, event, session_uuid, identity_uuid, application_uuid, product_type,
      page_path, query_params, dedupe_key, created_at)
    values (${orgCode}, ${event}, ${sessionUuid}, ${identityUuid}, ${applicationUuid}, ${productType}, ${pagePath},
      ${tx.json(queryParams)}, ${dedupeKey}, ${now})
    on conflict do nothing`;
}
