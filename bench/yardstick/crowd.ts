/** Fills a database with applications: one real one, with its history and its file, copied as often as wanted. */
import type { Sql } from '#server/store/database.ts';

interface Crowd {
  /** The application that is copied. */
  readonly uuid: string;
  readonly count: number;
  /** Whose they are; everyone's own unless told. A person with many has no active one among them. */
  readonly identityUuid?: string;
}

export async function copyApplications(owner: Sql, { uuid, count, identityUuid }: Crowd): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`create temp table copy on commit drop as
      select gen_random_uuid() as uuid, coalesce(${identityUuid ?? null}::uuid, gen_random_uuid()) as identity_uuid
        from generate_series(1, ${count}::int)`;
    await tx`
      insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version, last_hash, is_active, record, created_at, updated_at)
      select org_code, c.uuid, c.identity_uuid, c.uuid::text, product, status, status_since, version, last_hash, ${identityUuid === undefined},
             record || jsonb_build_object('uuid', c.uuid, 'loanNumber', c.uuid::text,
                                          'borrower', record -> 'borrower' || jsonb_build_object('identityUuid', c.identity_uuid)),
             created_at, updated_at
        from app.application a cross join copy c where a.uuid = ${uuid}`;
    await tx`
      insert into app.application_event
      select org_code, c.uuid, seq, event, by_role, by_identity, at, from_status, to_status, payload, delivery, previous_hash, hash
        from app.application_event e cross join copy c where e.application_uuid = ${uuid}`;
    await tx`
      insert into app.underwriting_file (org_code, application_uuid, sealed, updated_at)
      select org_code, c.uuid, sealed, updated_at from app.underwriting_file f cross join copy c where f.application_uuid = ${uuid}`;
  });
  await owner`vacuum analyze app.application, app.application_event, app.underwriting_file`;
  // Written out now, or PostgreSQL would do it in the background, and what it works would be counted as something else's.
  await owner`checkpoint`;
}

export interface Found {
  readonly uuid: string;
  readonly identityUuid: string;
}

interface Wanted {
  readonly orgCode: string;
  readonly status: string;
  readonly count: number;
  /** What is copied must stay as it is. */
  readonly butNot: string;
}

/** So many of those in a status, from all over the table. */
export async function someApplications(
  owner: Sql,
  { orgCode, status, count, butNot }: Wanted,
): Promise<readonly Found[]> {
  const found = await owner<Found[]>`
    with dice as materialized (select gen_random_uuid() as at from generate_series(1, ${count * 12}::int)),
         hit as (select distinct found.uuid, found.identity_uuid from dice cross join lateral (
           select a.uuid, a.identity_uuid from app.application a
            where a.org_code = ${orgCode} and a.status = ${status} and a.uuid <> ${butNot} and a.uuid >= dice.at order by a.org_code, a.uuid limit 1) as found)
    select uuid, identity_uuid from hit order by random() limit ${count}`;
  if (found.length < count) throw new Error(`Only ${found.length} applications are in ${status}; ${count} are needed.`);
  return found;
}
