/** Where the law knows no notary by video: what is promised to owners, and to the borrower, goes by it from the first day. */
import type { Application } from '#core/application/application.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { stateCap } from '#core/law/state-caps.ts';

/** Known from the state alone, long before the notary's papers say so: no one is told of a video they will not have. */
export function isNeverByVideo({
  property: { address },
  createdAt,
}: Pick<Application, 'property' | 'createdAt'>): boolean {
  const on = dateIn('America/New_York', new Date(createdAt));
  return stateCap(address.state as StateCode, on).isManualNotaryOnly === true;
}
