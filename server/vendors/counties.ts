/** Every county of a state, and every city that is one of its own, by name: off the list of zip codes, which knows nearly all. */
import { isStateCode } from '#core/eligibility/states.ts';
import { stateFips } from '#core/hmda/state-fips.ts';
import { readZipCodes } from './zip-codes.ts';

interface County {
  /** Five digits: the state's two and the county's three. */
  readonly fips: string;
  readonly name: string;
}

/** Those in which no zip code has its middle. */
const withoutZip: readonly (readonly [fips: string, name: string])[] = [
  ['02282', 'Yakutat'],
  ['13239', 'Quitman'],
  ['13243', 'Randolph'],
  ['15005', 'Kalawao'],
];

/** Those that the list still has and that are gone: one of Alaska, and the counties of Connecticut, now planning regions. */
const gone: ReadonlySet<string> = new Set(['02232', '09005', '09007', '09011', '09013', '09015']);

let known: ReadonlyMap<string, readonly County[]> | undefined;

export function countiesOf(state: string): readonly County[] {
  known ??= readCounties();
  return known.get(state) ?? [];
}

function readCounties(): ReadonlyMap<string, readonly County[]> {
  const names = new Map(withoutZip);
  for (const { state, county, countyCode } of readZipCodes())
    if (isStateCode(state) && /^\d{3}$/.test(countyCode)) names.set(`${stateFips[state]}${countyCode}`, county);
  const stateOf = new Map(Object.entries(stateFips).map(([state, fips]) => [fips, state]));
  const all = [...names]
    .filter(([fips]) => !gone.has(fips))
    .map(([fips, name]) => ({ fips, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return Map.groupBy(all, ({ fips }) => stateOf.get(fips.slice(0, 2)) ?? '');
}
