/** Whether someone's visits are counted. Where they are not, what is stored of them is deleted, on every browser of theirs. */
import { type Actor, isVisitor } from '../actor.ts';
import type { Database } from '../store/database.ts';
import { findTelemetrySession, forgetVisits, isOptedOut, setOptedOut } from '../store/telemetry.ts';
import { ownerOf, type SessionKey, type Told } from './telemetry.ts';

export function createCountingChoice(
  database: Database,
  canonicalOf: (orgCode: string) => string | undefined,
  now: () => Date,
) {
  const home = ownerOf(canonicalOf);
  return {
    read: async (actor: Actor): Promise<boolean> =>
      isVisitor(actor) ||
      !(await database.inOrg(actor.orgCode, (tx) => isOptedOut(tx, actor.orgCode, actor.identityUuid))),

    set: async ({ orgCode: brand, actor }: Told, isCounted: boolean, key: SessionKey | null): Promise<void> => {
      const orgCode = isVisitor(actor) ? home(brand) : actor.orgCode;
      await database.inOrg(orgCode, async (tx) => {
        const identityUuid = isVisitor(actor) ? null : actor.identityUuid;
        if (identityUuid !== null) await setOptedOut(tx, orgCode, identityUuid, !isCounted, now());
        if (isCounted) return;
        // Only those who hold the whole key of a visit have it, and its browser's others, deleted.
        const session = key && (await findTelemetrySession(tx, orgCode, key));
        const isTheirs = session?.trackerUuid === key?.trackerUuid;
        await forgetVisits(tx, identityUuid, key && isTheirs ? key.trackerUuid : null);
      });
    },
  };
}
