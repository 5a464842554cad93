/**
 * What county offices charge to record the documents, as one figure per state. Our own illustrative defaults, inside the
 * advertised $0 to $315: no free national list exists, and a lender replaces them with its title partner's.
 */
import type { StateCode } from '#core/calendar/time-zones.ts';

const dollars: Readonly<Record<StateCode, number>> = {
  AL: 85,
  AK: 95,
  AZ: 30,
  AR: 110,
  CA: 225,
  CO: 43,
  CT: 160,
  DE: 175,
  DC: 160,
  FL: 190,
  GA: 25,
  HI: 60,
  ID: 45,
  IL: 110,
  IN: 55,
  IA: 102,
  KS: 190,
  KY: 86,
  LA: 255,
  ME: 75,
  MD: 115,
  MA: 205,
  MI: 30,
  MN: 46,
  MS: 40,
  MO: 75,
  MT: 120,
  NE: 64,
  NV: 43,
  NH: 95,
  NJ: 250,
  NM: 25,
  NY: 280,
  NC: 64,
  ND: 65,
  OH: 130,
  OK: 58,
  OR: 140,
  PA: 190,
  RI: 65,
  SC: 25,
  SD: 30,
  TN: 95,
  TX: 110,
  UT: 40,
  VT: 225,
  VA: 56,
  WA: 315,
  WV: 42,
  WI: 30,
  WY: 48,
};

export function recordingFeeCents(state: StateCode): number {
  return dollars[state] * 100;
}
