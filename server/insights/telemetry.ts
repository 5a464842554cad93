/**
 * The sink of telemetry: visits and events, appended and never changed. Who someone is comes from their token alone; a
 * browser cannot claim it. A visit lasts as long as a day's shopping around and then begins again under the same tracker.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOut } from '#core/contract/contract.ts';
import type { telemetryCalls } from '#core/contract/telemetry.ts';
import { type Actor, isVisitor } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { findTelemetrySession, insertTelemetryEvent, insertTelemetrySession } from '../store/telemetry.ts';

type Visit = BodyOut<(typeof telemetryCalls)['POST /ft/{context}/session']>;
type Happening = BodyOut<(typeof telemetryCalls)['POST /ft/{context}/event']>;

interface SessionKey {
  readonly uuid: string;
  readonly epoch: number;
  readonly trackerUuid: string;
}

const visitMs = 24 * 3_600_000;

export function createTelemetry(
  database: Database,
  canonicalOf: (orgCode: string) => string | undefined,
  now: () => Date,
) {
  const home = (presented: string): string => {
    const orgCode = canonicalOf(presented);
    if (orgCode === undefined) throw new Failure('organizationNotFound');
    return orgCode;
  };

  return {
    async begin(presented: string, visit: Visit): Promise<SessionKey> {
      const orgCode = home(presented);
      const at = now();
      return database.inOrg(orgCode, async (tx) => {
        const { uuid: known, trackerUuid = randomUUID() } = visit.sessionKey ?? {};
        const row = known === undefined ? undefined : await findTelemetrySession(tx, orgCode, known);
        if (
          known !== undefined &&
          row &&
          at.getTime() - row.createdAt.getTime() < visitMs &&
          row.trackerUuid === trackerUuid
        )
          return { uuid: known, epoch: row.createdAt.getTime(), trackerUuid };
        const uuid = randomUUID();
        const { platform, libVersion, appVersion, referrer: referrerHost, queryParams } = visit;
        const sizes = { screenSize: sizeOf(visit.screen), windowSize: sizeOf(visit.window) };
        const session = { uuid, trackerUuid, platform, libVersion, appVersion, referrerHost, queryParams, ...sizes };
        await insertTelemetrySession(tx, orgCode, session, at);
        return { uuid, epoch: at.getTime(), trackerUuid };
      });
    },

    async record(presented: string, actor: Actor, happening: Happening): Promise<void> {
      const orgCode = home(presented);
      const { event, sessionKey, applicationUuid, productType, pagePath, queryParams } = happening;
      await database.inOrg(orgCode, async (tx) => {
        const session = await findTelemetrySession(tx, orgCode, sessionKey.uuid);
        if (session?.trackerUuid !== sessionKey.trackerUuid) throw new Failure('conflict');
        const row = {
          event,
          sessionUuid: sessionKey.uuid,
          identityUuid: isVisitor(actor) ? null : actor.identityUuid,
          applicationUuid,
          productType,
          pagePath,
          queryParams,
          dedupeKey: dedupeKeyOf(happening),
        };
        await insertTelemetryEvent(tx, orgCode, row, now());
      });
    },
  };
}

function dedupeKeyOf({ dontDedupe, dedupeProperty, applicationUuid, sessionKey }: Happening): string | null {
  if (dontDedupe || dedupeProperty === null) return null;
  return dedupeProperty === 'applicationUuid' ? applicationUuid : sessionKey.uuid;
}

function sizeOf({ width, height }: Visit['screen']): string {
  return `${width}x${height}`;
}
