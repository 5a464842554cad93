/** The demographic answers of an application. Nothing that decides about credit imports this file. */
import type { Demographics } from '#core/people/demographics.ts';
import type { Queryable } from './database.ts';

export async function keepDemographics(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  answers: Demographics,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.demographics values (${orgCode}, ${applicationUuid}, ${tx.json(answers as never)}, ${now})
    on conflict (org_code, application_uuid) do update set answers = excluded.answers, at = excluded.at`;
}
