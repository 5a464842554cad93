/** How long fundings took, for all to read: counts and a middle, nothing of anyone's. */
import type { Queryable } from './database.ts';

export interface FundingTimesRow {
  readonly fundings: number;
  /** Of half of them no more, from the application to the money; 0 where there are none. */
  readonly medianSeconds: number;
}

/** Of ordinary lines funded since then. */
export async function readFundingTimes(tx: Queryable, orgCode: string, since: Date): Promise<FundingTimesRow> {
  const [row] = await tx<FundingTimesRow[]>`
    select count(*)::int as fundings,
           coalesce(percentile_disc(0.5) within group (order by extract(epoch from f.at - a.created_at)), 0)::float8
             as median_seconds
      from app.funding f
      join app.application a on a.org_code = f.org_code and a.uuid = f.application_uuid
     where f.org_code = ${orgCode} and f.at >= ${since} and a.product = 'heloc'`;
  return row ?? { fundings: 0, medianSeconds: 0 };
}
