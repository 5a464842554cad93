/** Rows of app.experiment_exposure: that someone saw their side, and when first. */
import type { Variation } from '#core/experiments/record.ts';
import { type Crowd, emptyCrowd, joinedBy, type SeenPerson } from '#core/experiments/results.ts';
import type { Queryable, Sql } from './database.ts';

export interface Exposure {
  readonly experiment: string;
  readonly browserUuid: string;
  readonly identityUuid: string | null;
  readonly variation: Variation;
  readonly isBot: boolean;
  readonly isStaff: boolean;
}

/** The first time counts. */
export async function insertExposure(tx: Queryable, orgCode: string, exposure: Exposure, now: Date): Promise<void> {
  const { experiment, browserUuid, identityUuid, variation, isBot, isStaff } = exposure;
  await tx`
    insert into app.experiment_exposure
      (org_code, experiment, browser_uuid, identity_uuid, variation, is_bot, is_staff, seen_at)
    values (${orgCode}, ${experiment}, ${browserUuid}, ${identityUuid}, ${variation}, ${isBot}, ${isStaff}, ${now})
    on conflict on constraint experiment_exposure_once do nothing`;
}

const readAtOnce = 2000;

/**
 * Everyone who saw it, in all of these organizations, and what happened to them since, added up some at a time: they may
 * be more than a process should hold. A transaction of its own.
 */
export function crowdOfExperiment(sql: Sql, orgCodes: readonly string[], experiment: string): Promise<Crowd> {
  return sql.begin(async (tx) => {
    let crowd = emptyCrowd;
    const people = tx<SeenPerson[]>`select * from app.experiment_people(${[...orgCodes]}::text[], ${experiment})`;
    for await (const some of people.cursor(readAtOnce)) crowd = joinedBy(crowd, some);
    return crowd;
  });
}
