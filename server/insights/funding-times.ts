/** How long our own fundings took, as the home page may say it. Looked up once an hour for each lender. */
import type { FundingTimes } from '#core/home/home-facts.ts';
import type { Database } from '../store/database.ts';
import { readFundingTimes } from '../store/funding-times.ts';

const HOUR_MS = 3_600_000;
const DAY_S = 86_400;
/** What was true longer ago says little of today. */
const YEAR_MS = 365 * 24 * HOUR_MS;

export function createFundingTimes(database: Database, now: () => Date) {
  const kept = new Map<string, { readonly atMs: number; readonly times: Promise<FundingTimes> }>();
  const read = async (orgCode: string): Promise<FundingTimes> => {
    const since = new Date(now().getTime() - YEAR_MS);
    const { fundings, medianSeconds } = await database.inOrg(orgCode, (tx) => readFundingTimes(tx, orgCode, since));
    // A day that was begun counts.
    return { fundings, medianDays: Math.ceil(medianSeconds / DAY_S) };
  };
  return async (orgCode: string): Promise<FundingTimes | undefined> => {
    const known = kept.get(orgCode);
    const atMs = now().getTime();
    const times = known && Math.abs(atMs - known.atMs) < HOUR_MS ? known.times : read(orgCode);
    if (times !== known?.times) kept.set(orgCode, { atMs, times });
    // The page says its promise instead, and the next visit asks again.
    return times.catch(() => void kept.delete(orgCode));
  };
}
