/**
 * The time zone a property lies in, by state and, where a state is split, by county (five-digit FIPS code).
 * Promises never to end a legal period early: where the county is unknown, or is itself split, the zone whose midnight
 * comes last is taken.
 */

/** The zone of most of each state. Its keys are the states and the District of Columbia. */
export const stateTimeZones = {
  AL: 'America/Chicago',
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  AR: 'America/Chicago',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  CT: 'America/New_York',
  DE: 'America/New_York',
  DC: 'America/New_York',
  FL: 'America/New_York',
  GA: 'America/New_York',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  IN: 'America/Indiana/Indianapolis',
  IA: 'America/Chicago',
  KS: 'America/Chicago',
  KY: 'America/New_York',
  LA: 'America/Chicago',
  ME: 'America/New_York',
  MD: 'America/New_York',
  MA: 'America/New_York',
  MI: 'America/Detroit',
  MN: 'America/Chicago',
  MS: 'America/Chicago',
  MO: 'America/Chicago',
  MT: 'America/Denver',
  NE: 'America/Chicago',
  NV: 'America/Los_Angeles',
  NH: 'America/New_York',
  NJ: 'America/New_York',
  NM: 'America/Denver',
  NY: 'America/New_York',
  NC: 'America/New_York',
  ND: 'America/Chicago',
  OH: 'America/New_York',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  PA: 'America/New_York',
  RI: 'America/New_York',
  SC: 'America/New_York',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  VT: 'America/New_York',
  VA: 'America/New_York',
  WA: 'America/Los_Angeles',
  WV: 'America/New_York',
  WI: 'America/Chicago',
  WY: 'America/Denver',
} as const;

export type StateCode = keyof typeof stateTimeZones;

type Split = {
  readonly zone: string;
  /** Last three digits of the FIPS codes; the first two are the state's. */
  readonly counties: string;
  readonly fips: string;
  /** Whether this zone's midnight comes after that of the rest of the state. */
  readonly isLater: boolean;
};

/** A county that lies in two zones is listed where its midnight comes last; so Malheur County, Oregon, is with its state. */
const splitStates: Partial<Record<StateCode, Split>> = {
  AK: { zone: 'America/Adak', fips: '02', isLater: true, counties: '016' },
  FL: { zone: 'America/Chicago', fips: '12', isLater: true, counties: '005 013 033 045 059 063 091 113 131 133' },
  ID: { zone: 'America/Los_Angeles', fips: '16', isLater: true, counties: '009 017 021 035 049 055 057 061 069 079' },
  IN: {
    zone: 'America/Chicago',
    fips: '18',
    isLater: true,
    counties: '051 073 089 091 111 123 127 129 147 149 163 173',
  },
  KS: { zone: 'America/Denver', fips: '20', isLater: true, counties: '071 075 181 199' },
  KY: {
    zone: 'America/Chicago',
    fips: '21',
    isLater: true,
    counties:
      '001 003 007 009 027 031 033 035 039 047 053 055 057 059 061 075 083 085 087 091 099 101 105 107 139 141 143 145 149 157 169 171 177 183 207 213 219 221 225 227 233',
  },
  MI: { zone: 'America/Menominee', fips: '26', isLater: true, counties: '043 053 071 109' },
  ND: { zone: 'America/Denver', fips: '38', isLater: true, counties: '001 007 011 025 033 037 041 053 085 087 089' },
  NE: {
    zone: 'America/Denver',
    fips: '31',
    isLater: true,
    counties: '005 007 013 029 031 033 045 049 057 069 075 091 101 105 123 135 157 161 165',
  },
  SD: {
    zone: 'America/Denver',
    fips: '46',
    isLater: true,
    counties: '007 019 031 033 041 047 055 063 071 081 093 102 103 105 117 137',
  },
  TN: {
    zone: 'America/New_York',
    fips: '47',
    isLater: false,
    counties:
      '001 009 011 013 019 025 029 057 059 063 065 067 073 089 091 093 105 107 121 123 129 139 143 145 151 155 163 171 173 179',
  },
  TX: { zone: 'America/Denver', fips: '48', isLater: true, counties: '141 229' },
};

export function timeZoneOf(state: StateCode, countyFips?: string): string {
  const split = splitStates[state];
  if (split === undefined) return stateTimeZones[state];
  if (countyFips?.length !== 5 || !countyFips.startsWith(split.fips)) {
    return split.isLater ? split.zone : stateTimeZones[state];
  }
  return split.counties.split(' ').includes(countyFips.slice(2)) ? split.zone : stateTimeZones[state];
}

interface Home {
  /** As its county says; null before that is known. */
  readonly timeZone: string | null;
  readonly address: { readonly state: string };
}

/** Where the days of a home begin and end. The only answer there is before its county is known. */
export function homeZone({ timeZone, address: { state } }: Home): string {
  if (timeZone !== null) return timeZone;
  return Object.hasOwn(stateTimeZones, state) ? timeZoneOf(state as StateCode) : 'America/Los_Angeles';
}

/** Every zone a place may lie in: one where the county is known or the state has only one, else all of the state's. */
export function possibleTimeZones(state: string, countyFips?: string): readonly string[] {
  if (!Object.hasOwn(stateTimeZones, state)) return everyTimeZone;
  const code = state as StateCode;
  const split = splitStates[code];
  if (split === undefined || countyFips?.startsWith(split.fips)) return [timeZoneOf(code, countyFips)];
  return [stateTimeZones[code], split.zone];
}

/** For someone of whom no place is known. */
export const everyTimeZone: readonly string[] = [
  ...new Set([...Object.values(stateTimeZones), ...Object.values(splitStates).map(({ zone }) => zone)]),
];
