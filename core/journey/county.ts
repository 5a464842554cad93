/** When it has to be asked which county a home is in: no report of the property said so, because staff forced past it. */
import type { Application } from '../application/application.ts';
import { type Status, statusNames } from './statuses.ts';

/** Before these rows the report is still to come. After them the county has the deed. */
const wanting: ReadonlySet<Status> = new Set(
  statusNames.slice(statusNames.indexOf('PREQUAL_TITLE'), statusNames.indexOf('RECORDING') + 1),
);

/** Prices, closing costs and the deed go by the county, so it is asked as soon as the report was passed over. */
export function isCountyMissing({ status, property }: Pick<Application, 'status' | 'property'>): boolean {
  return property.county === null && wanting.has(status);
}
