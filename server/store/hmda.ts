/** Applications that have ended, with the demographic answers beside them. Nothing that decides about credit imports this file. */
import type { Application } from '#core/application/application.ts';
import type { Demographics } from '#core/people/demographics.ts';
import type { Queryable } from './database.ts';

export interface EndedRow {
  readonly application: Application;
  readonly demographics: Demographics | null;
}

interface Page {
  readonly from: Date;
  readonly to: Date;
  readonly after: string | undefined;
  readonly max: number;
}

/** In the order of their numbers, so that a page after another skips none. Moments are kept as ISO 8601 in UTC, so text compares. */
export async function endedApplications(tx: Queryable, orgCode: string, page: Page): Promise<EndedRow[]> {
  const { from, to, after, max } = page;
  const rows = await tx<{ readonly record: Application; readonly answers: Demographics | null }[]>`
    select a.record, d.answers from app.application a
      left join app.demographics d on d.org_code = a.org_code and d.application_uuid = a.uuid
     where a.org_code = ${orgCode}
       and a.record -> 'outcome' ->> 'at' >= ${from.toISOString()} and a.record -> 'outcome' ->> 'at' < ${to.toISOString()}
       ${after === undefined ? tx`` : tx`and a.uuid > ${after}`}
     order by a.uuid limit ${max}`;
  return rows.map(({ record, answers }) => ({ application: record, demographics: answers }));
}
