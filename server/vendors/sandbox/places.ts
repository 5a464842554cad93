/** Which county a zip lies in. */
import type { StateCode } from '#core/calendar/time-zones.ts';
import { readZipCodes } from '../zip-codes.ts';

export interface County {
  readonly name: string;
  /** Five digits: the state's two and the county's three. */
  readonly fips: string;
}

const stateFips: Readonly<Record<StateCode, string>> = {
  AL: '01',
  AK: '02',
  AZ: '04',
  AR: '05',
  CA: '06',
  CO: '08',
  CT: '09',
  DE: '10',
  DC: '11',
  FL: '12',
  GA: '13',
  HI: '15',
  ID: '16',
  IL: '17',
  IN: '18',
  IA: '19',
  KS: '20',
  KY: '21',
  LA: '22',
  ME: '23',
  MD: '24',
  MA: '25',
  MI: '26',
  MN: '27',
  MS: '28',
  MO: '29',
  MT: '30',
  NE: '31',
  NV: '32',
  NH: '33',
  NJ: '34',
  NM: '35',
  NY: '36',
  NC: '37',
  ND: '38',
  OH: '39',
  OK: '40',
  OR: '41',
  PA: '42',
  RI: '44',
  SC: '45',
  SD: '46',
  TN: '47',
  TX: '48',
  UT: '49',
  VT: '50',
  VA: '51',
  WA: '53',
  WV: '54',
  WI: '55',
  WY: '56',
};

let counties: Map<string, County> | undefined;

/** A zip that the list does not know, or that lies in another state, belongs to the state's first county. */
export function countyOf(zip: string, state: string): County {
  counties ??= readCounties();
  return counties.get(`${state}${zip}`) ?? { name: 'Unnamed', fips: `${stateFips[state as StateCode] ?? '00'}001` };
}

function readCounties(): Map<string, County> {
  const found = new Map<string, County>();
  for (const { zip, state, county, countyCode } of readZipCodes()) {
    const prefix = stateFips[state as StateCode];
    if (prefix && /^\d{3}$/.test(countyCode))
      found.set(`${state}${zip}`, { name: county, fips: `${prefix}${countyCode}` });
  }
  return found;
}
