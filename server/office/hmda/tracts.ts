/** Opens the file of census tracts. Promises that a file made for the sandbox is never used in production. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTracts, type Tracts } from '#core/hmda/tracts.ts';

const sample = join(import.meta.dirname, 'tracts.sample.txt');

/** Null in production where no file is named: rows are then made without a tract, and the page says so. */
export function openTracts(path: string, isProduction: boolean): Tracts | null {
  if (path === '' && isProduction) return null;
  const tracts = readTracts(readFileSync(path === '' ? sample : path, 'utf8'));
  if (tracts.isSample && isProduction)
    throw new Error('The file that CENSUS_TRACTS names is marked SAMPLE. Name one of the Census geocoder’s own.');
  return tracts;
}
