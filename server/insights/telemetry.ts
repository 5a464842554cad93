/**
 * The sink of telemetry: visits and what happens in them, appended and never changed. Who someone is comes from their
 * token alone; a browser cannot claim it. Of someone who does not want to be counted nothing is stored, and what was is
 * deleted. A visit lasts as long as a day's shopping around and then begins again under the same tracker.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOut } from '#core/contract/contract.ts';
import type { telemetryCalls } from '#core/contract/telemetry.ts';
import { deviceOf } from '#core/telemetry/device.ts';
import { formOf, stepOfEvent, stepOfPage } from '#core/telemetry/funnel.ts';
import { bucketOf } from '#core/telemetry/vitals.ts';
import { originatorName } from '#core/telemetry.ts';
import { type Actor, isVisitor } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { findTelemetrySession, insertTelemetrySession, isOptedOut, type TelemetryRow } from '../store/telemetry.ts';
import { createIntake, withMonth } from './intake.ts';

type Body<K extends keyof typeof telemetryCalls> = BodyOut<(typeof telemetryCalls)[K]>;
type Visit = Body<'POST /ft/{context}/session'>;
type Happening = Body<'POST /ft/{context}/event'>;
type Viewed = Body<'POST /ft/{context}/page-view'>;
type Seen = Body<'POST /ft/{context}/session-tracker'>;
export type SessionKey = Happening['sessionKey'];

const visitMs = 24 * 3_600_000;

/** A call as it came: which brand's page, who is signed in, and what their browser says of being counted. */
export interface Told {
  readonly orgCode: string;
  readonly actor: Actor;
  readonly isRefused: boolean;
}

export function createTelemetry(
  database: Database,
  canonicalOf: (orgCode: string) => string | undefined,
  now: () => Date,
) {
  const home = ownerOf(canonicalOf);
  const intake = createIntake(database, now);
  const take = async ({ orgCode, isRefused }: Told, row: TelemetryRow): Promise<void> => {
    const owner = home(orgCode);
    if (!isRefused) await intake.take(owner, row);
  };

  return {
    begin: ({ orgCode: brand, actor, isRefused }: Told, visit: Visit): Promise<SessionKey> => {
      const orgCode = home(brand);
      const at = now();
      const begin = () =>
        database.inOrg(orgCode, async (tx) => {
          const { uuid: known, epoch, trackerUuid = randomUUID() } = visit.sessionKey ?? {};
          const fresh = { uuid: randomUUID(), epoch: at.getTime(), trackerUuid };
          // They get a key like anyone, so that their page works like anyone's; nothing stands behind it.
          if (isRefused || (!isVisitor(actor) && (await isOptedOut(tx, orgCode, actor.identityUuid)))) return fresh;
          const isRecent = epoch !== undefined && epoch <= fresh.epoch && fresh.epoch - epoch < visitMs;
          if (known !== undefined && isRecent) {
            const row = await findTelemetrySession(tx, orgCode, { uuid: known, epoch });
            if (row?.trackerUuid === trackerUuid) return { uuid: known, epoch, trackerUuid };
          }
          await insertTelemetrySession(tx, orgCode, { ...rowOf(visit), ...fresh, brand }, at);
          return fresh;
        });
      return withMonth(database, at, begin);
    },

    record: async (told: Told, happening: Happening): Promise<void> => {
      const { event, eventType } = happening;
      await take(told, {
        ...placed(told, happening),
        ...{ event, eventType, step: stepOfEvent(event) ?? null },
        ...countedOnce(happening),
      });
    },

    view: async (told: Told, viewed: Viewed): Promise<void> => {
      const { pagePath, eventProperties } = viewed;
      const step = stepOfPage({ pagePath, step: eventProperties.step }) ?? null;
      await take(told, { ...placed(told, viewed), event: 'page-view', eventType: 'PAGE_VIEW', step });
    },

    seen: async (told: Told, seen: Seen): Promise<void> => {
      const nowhere = { queryParams: {}, productType: null, applicationUuid: null, identityId: null };
      const row = placed(told, { ...nowhere, ...seen });
      await take(told, { ...row, event: 'session-tracker', eventType: 'TRACKER', step: null });
    },
  };
}

/** The organization whose rows a brand's are. */
export function ownerOf(canonicalOf: (orgCode: string) => string | undefined) {
  return (presented: string): string => {
    const orgCode = canonicalOf(presented);
    if (orgCode === undefined) throw new Failure('organizationNotFound');
    return orgCode;
  };
}

/** What every row has: whose visit it is, where it was, and in which order. */
function placed({ actor }: Told, told: Omit<Viewed, 'domain'>) {
  const { sessionKey, eventProperties, applicationUuid, productType, pagePath, queryParams, identityId } = told;
  const identityUuid = isVisitor(actor) ? null : actor.identityUuid;
  // Another person's id answers like one that is not there.
  if (identityId !== null && identityId !== identityUuid) throw new Failure('notFound');
  const { eventId, sequence, ...rest } = eventProperties;
  const form = formOf(pagePath);
  const bucket = rest.value === undefined ? undefined : bucketOf(rest.value);
  const properties = { ...rest, ...(form && { form }), ...(bucket !== undefined && { bucket }) };
  return {
    sessionUuid: sessionKey.uuid,
    sessionAt: new Date(sessionKey.epoch),
    trackerUuid: sessionKey.trackerUuid,
    ...{ onceKey: eventId, about: null, sequence, identityUuid, applicationUuid, productType, pagePath },
    ...{ queryParams, properties },
  };
}

/** Once for the application or once for the visit, as asked; else only what is sent again is left out. */
function countedOnce({ event, dontDedupe, dedupeProperty, applicationUuid }: Happening) {
  if (dontDedupe || dedupeProperty === null) return {};
  if (dedupeProperty === 'sessionKey') return { onceKey: event };
  return applicationUuid === null ? {} : { about: applicationUuid };
}

function rowOf({ platform, libVersion, appVersion, referrer, queryParams, screen, window }: Visit) {
  return {
    ...{ platform, libVersion, appVersion, referrerHost: referrer, queryParams, device: deviceOf(window) },
    originatorUuid: queryParams[originatorName] ?? null,
    screenSize: sizeOf(screen),
    windowSize: sizeOf(window),
  };
}

function sizeOf({ width, height }: Visit['screen']): string {
  return `${width}x${height}`;
}
