/** Rows of app.experiment, app.experiment_profile and app.replay_link. */
import type { ExperimentRecord } from '#core/experiments/record.ts';
import type { Queryable } from './database.ts';

interface Owner {
  readonly orgCode: string;
  readonly identityUuid: string;
}

/** What was said first stays. */
export async function keepExperiments(
  tx: Queryable,
  { orgCode, identityUuid }: Owner,
  applicationUuid: string,
  sides: readonly ExperimentRecord[],
  now: Date,
): Promise<void> {
  await tx`insert into app.experiment (org_code, application_uuid, name, variation, identity_uuid, created_at)
    select ${orgCode}, ${applicationUuid}::uuid, name, variation, ${identityUuid}::uuid, ${now}
      from unnest(${sides.map(({ name }) => name)}::text[], ${sides.map(({ variation }) => variation)}::text[])
        as given (name, variation)
    on conflict do nothing`;
}

export async function listExperiments(tx: Queryable, { orgCode, identityUuid }: Owner): Promise<ExperimentRecord[]> {
  return tx<ExperimentRecord[]>`select name, variation from app.experiment
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} order by created_at desc, name limit 200`;
}

/** Without `replaces` only where none is tied yet. */
export async function keepExperimentProfile(
  tx: Queryable,
  { orgCode, identityUuid }: Owner,
  { uuid, replaces }: { readonly uuid: string; readonly replaces: boolean },
  now: Date,
): Promise<void> {
  await tx`insert into app.experiment_profile as kept (org_code, identity_uuid, experiment_profile_uuid, updated_at)
    values (${orgCode}, ${identityUuid}, ${uuid}, ${now})
    on conflict (org_code, identity_uuid) do update
      set experiment_profile_uuid = excluded.experiment_profile_uuid, updated_at = excluded.updated_at
      where ${replaces}`;
}

/** What a person's sides are drawn from on every device. */
export async function findExperimentProfile(
  tx: Queryable,
  { orgCode, identityUuid }: Owner,
): Promise<string | undefined> {
  const [row] = await tx<{ experimentProfileUuid: string }[]>`select experiment_profile_uuid from app.experiment_profile
    where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  return row?.experimentProfileUuid;
}

export async function keepReplayLink(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  link: string,
  now: Date,
): Promise<void> {
  await tx`insert into app.replay_link (org_code, application_uuid, link, updated_at)
    values (${orgCode}, ${applicationUuid}, ${link}, ${now})
    on conflict (org_code, application_uuid) do update set link = excluded.link, updated_at = excluded.updated_at`;
}
