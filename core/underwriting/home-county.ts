/** The code of the county that a home is in: who taxes the line and records the deed. */
import type { Application } from '#core/application/application.ts';
import type { UnderwritingFile } from './file.ts';

/** As staff named it, or as the report of the property said; null where neither did, or the report was of another address. */
export function countyFipsOf(
  { property }: Pick<Application, 'property'>,
  file: Pick<UnderwritingFile, 'property'>,
): string | null {
  if (property.county === null) return null;
  return property.namedCounty ?? file.property?.countyFips ?? null;
}
