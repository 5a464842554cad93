/** When it has to be asked which county a home is in: no report of the property said so, because staff forced past it. */
import type { Application } from '../application/application.ts';
import { isPastValuation, type Status, statusNames } from './statuses.ts';

/** After these rows the county has the deed. */
const beforeDeed: ReadonlySet<Status> = new Set(statusNames.slice(0, statusNames.indexOf('RECORDING') + 1));

/** Prices, closing costs and the deed go by the county, so it is asked as soon as the report was passed over. */
export function isCountyMissing({ status, property }: Pick<Application, 'status' | 'property'>): boolean {
  return property.county === null && isPastValuation(status) && beforeDeed.has(status);
}

interface Begun {
  readonly name: string;
  readonly at: Date;
}

/**
 * No county is known: the desk is asked for it, and recording begins again with what makes it known. What was begun before
 * leaves it to that, and so does a report that only says what was known already: the deed is recorded once.
 */
export function waitsForCounty({ property }: Pick<Application, 'property'>, event: Begun | undefined): boolean {
  const { county, countySince } = property;
  if (county === null) return true;
  if (countySince == null || event === undefined) return false;
  const [since, at] = [Date.parse(countySince), event.at.getTime()];
  return at < since || (event.name === 'propertyValued' && at > since);
}
