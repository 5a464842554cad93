/** The states, their names, and the two lists of states the specification names. */
import type { StateCode } from '#core/calendar/time-zones.ts';
import * as words from '#core/words/en/eligibility/states.ts';

export const stateNames: Readonly<Record<StateCode, string>> = {
  AL: words.alabama,
  AK: words.alaska,
  AZ: words.arizona,
  AR: words.arkansas,
  CA: words.california,
  CO: words.colorado,
  CT: words.connecticut,
  DE: words.delaware,
  DC: words.districtOfColumbia,
  FL: words.florida,
  GA: words.georgia,
  HI: words.hawaii,
  ID: words.idaho,
  IL: words.illinois,
  IN: words.indiana,
  IA: words.iowa,
  KS: words.kansas,
  KY: words.kentucky,
  LA: words.louisiana,
  ME: words.maine,
  MD: words.maryland,
  MA: words.massachusetts,
  MI: words.michigan,
  MN: words.minnesota,
  MS: words.mississippi,
  MO: words.missouri,
  MT: words.montana,
  NE: words.nebraska,
  NV: words.nevada,
  NH: words.newHampshire,
  NJ: words.newJersey,
  NM: words.newMexico,
  NY: words.newYork,
  NC: words.northCarolina,
  ND: words.northDakota,
  OH: words.ohio,
  OK: words.oklahoma,
  OR: words.oregon,
  PA: words.pennsylvania,
  RI: words.rhodeIsland,
  SC: words.southCarolina,
  SD: words.southDakota,
  TN: words.tennessee,
  TX: words.texas,
  UT: words.utah,
  VT: words.vermont,
  VA: words.virginia,
  WA: words.washington,
  WV: words.westVirginia,
  WI: words.wisconsin,
  WY: words.wyoming,
};

export function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(stateNames, text);
}

/** Named by the specification without saying what is specific about them: no rule of ours reads a meaning into it; staff look. */
export const statesNeedingSpecificHandling: readonly StateCode[] = [
  'AR',
  'CO',
  'HI',
  'IL',
  'IN',
  'KY',
  'LA',
  'MD',
  'ME',
  'MI',
  'MN',
  'MO',
  'NJ',
  'NV',
  'OK',
  'OR',
  'PA',
  'SD',
  'UT',
  'WV',
  'WY',
];

export function needsSpecificHandling(state: string): state is StateCode {
  return statesNeedingSpecificHandling.some((code) => code === state);
}
