/**
 * Destroys what is past its time, a document or a kind of rows at a time, each in a transaction of its own that takes the
 * application's lock and asks for a hold: one that is given while this runs stops it before the next piece. Killed at any
 * point, it goes on where it was. Histories and their seals are never touched.
 */

import type { Application } from '#core/application/application.ts';
import { isIdentityPicture } from '#core/application/uploads.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { type DestroyedKind, destroyedKinds, keptUntil } from '#core/law/retention.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import * as words from '#core/words/en/law/retention.ts';
import type { Documents } from '../../lending/documents/index.ts';
import { readApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Tx } from '../../store/database.ts';
import {
  destroyedOf,
  destroyRows,
  documentsToDestroy,
  keepDestroyed,
  pastTheirTime,
  setDestroyAt,
} from '../../store/retention.ts';

export interface DestroyDeps {
  readonly database: Database;
  readonly documents: Pick<Documents, 'destroy'>;
  readonly settingsFor: (application: Application, today: CalendarDate) => Pick<LendingSettings, 'isHmdaReporter'>;
  readonly now: () => Date;
}

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

const atOnce = 20;
const zoneOf = ({ property }: Application) => homeZone(property);

/** What is left of it and its last day; the earliest first. */
async function leftOf(
  tx: Tx,
  { settingsFor, now }: Pick<DestroyDeps, 'settingsFor' | 'now'>,
  application: Application,
) {
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  const gone = new Set((await destroyedOf(tx, of)).map(({ kind }) => kind));
  const { isHmdaReporter } = settingsFor(application, dateIn(zoneOf(application), now()));
  return destroyedKinds
    .filter((kind) => !gone.has(kind))
    .flatMap((kind) => {
      const on = keptUntil(kind, { application, isHmdaReporter });
      return on === null ? [] : [{ kind, at: startOfDay(on, zoneOf(application)) }];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Kept beside the application, so that a worker finds it without reading all of them. */
export async function noteRetention(
  tx: Tx,
  deps: Pick<DestroyDeps, 'settingsFor' | 'now'>,
  application: Application,
): Promise<void> {
  const [first] = await leftOf(tx, deps, application);
  await setDestroyAt(tx, { orgCode: application.orgCode, applicationUuid: application.uuid }, first?.at ?? null);
}

/** For the worker; answers of how many applications something was destroyed. */
export async function destroyDue(deps: DestroyDeps, orgCode: string, stopping?: AbortSignal): Promise<number> {
  const now = deps.now();
  const due = await deps.database.inOrg(orgCode, (tx) => pastTheirTime(tx, orgCode, { now, max: atOnce }));
  let destroyed = 0;
  for (const applicationUuid of due) {
    if (stopping?.aborted) break;
    if (await destroyOne(deps, { orgCode, applicationUuid }, now)) destroyed += 1;
  }
  return destroyed;
}

async function destroyOne(deps: DestroyDeps, of: Of, now: Date): Promise<boolean> {
  const left = await deps.database.inOrg(of.orgCode, async (tx) => {
    const stored = await readApplication(tx, of.orgCode, of.applicationUuid);
    return stored ? leftOf(tx, deps, stored.application) : [];
  });
  let isAny = false;
  for (const { kind, at } of left) {
    if (at > now) break;
    if (!(await destroyKind(deps, of, kind))) return isAny;
    isAny = true;
  }
  await deps.database.inOrg(of.orgCode, async (tx) => {
    const stored = await readApplication(tx, of.orgCode, of.applicationUuid);
    if (stored) await noteRetention(tx, deps, stored.application);
  });
  return isAny;
}

/** False where something wants it kept. */
async function destroyKind(deps: DestroyDeps, of: Of, kind: DestroyedKind): Promise<boolean> {
  const isPicture = kind === 'identityPictures';
  if (kind !== 'papers' && !isPicture)
    return deps.database.inOrg(of.orgCode, async (tx, now) => {
      const pieces = await destroyRows(tx, of.applicationUuid, kind);
      return pieces !== null && written(tx, of, { kind, pieces }, now);
    });
  const wanted = (await deps.database.inOrg(of.orgCode, (tx) => documentsToDestroy(tx, of))).filter(
    ({ type }) => isIdentityPicture(type) === isPicture,
  );
  for (const document of wanted) if (!(await deps.documents.destroy(of, document))) return false;
  return deps.database.inOrg(of.orgCode, (tx, now) => written(tx, of, { kind, pieces: wanted.length }, now));
}

interface Written {
  readonly kind: DestroyedKind;
  readonly pieces: number;
}

async function written(tx: Tx, of: Of, destroyed: Written, now: Date): Promise<true> {
  const { kind, pieces } = destroyed;
  const what = `${words.kinds[kind]}: ${pieces}`;
  if (await keepDestroyed(tx, of, destroyed, now))
    await writeAudit(
      tx,
      of.orgCode,
      { shell: 'retention' },
      { act: 'recordsDestroyed', what, applicationUuid: of.applicationUuid },
      now,
    );
  return true;
}
