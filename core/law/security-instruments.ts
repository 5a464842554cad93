/**
 * What pledges a home in each state: a mortgage, a deed of trust to a named or a public trustee, or Georgia's security deed;
 * and who must witness it in ink beside the notary. Read by the instrument's template and by the check of brands. Entered from
 * our own notes and from the names of the uniform instruments; counsel must confirm each row.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { type Dated, inForce } from './dated.ts';

export type InstrumentKind = 'deedOfTrust' | 'mortgage' | 'securityDeed';

interface InstrumentRow extends Dated {
  readonly state: StateCode;
  readonly kind: InstrumentKind;
  readonly citation: string;
  /** Of a deed of trust: the lender names one, or the law does (the county's public trustee). */
  readonly trustee?: 'named' | 'public';
  /** People beside the notary who see it signed and sign too. */
  readonly witnesses?: number;
}

const always: CalendarDate = '1900-01-01';
type Entry = readonly [state: StateCode, citation: string, more?: Pick<InstrumentRow, 'trustee' | 'witnesses'>];
const rows = (kind: InstrumentKind, entries: readonly Entry[]): readonly InstrumentRow[] =>
  entries.map(([state, citation, more]) => ({
    ...{ state, kind, citation, from: always },
    ...(kind === 'deedOfTrust' && { trustee: 'named' as const }),
    ...more,
  }));

export const securityInstruments: readonly InstrumentRow[] = [
  ...rows('deedOfTrust', [
    ['AK', 'AS 34.20.070'],
    ['AZ', 'A.R.S. § 33-801'],
    ['CA', 'Cal. Civ. Code § 2924'],
    ['CO', 'C.R.S. § 38-38-100.3', { trustee: 'public' }],
    ['DC', 'D.C. Code § 42-815'],
    ['ID', 'Idaho Code § 45-1502'],
    ['MD', 'Md. Code, Real Prop. § 7-105'],
    ['MS', 'Miss. Code § 89-1-55'],
    ['MO', 'RSMo § 443.005'],
    ['MT', 'MCA § 71-1-302'],
    ['NE', 'Neb. Rev. Stat. § 76-1001'],
    ['NV', 'NRS 107.020'],
    ['NC', 'N.C.G.S. § 45-10'],
    ['OR', 'ORS 86.705'],
    ['TN', 'Tenn. Code § 35-5-101'],
    ['TX', 'Tex. Prop. Code § 51.0001'],
    ['UT', 'Utah Code § 57-1-19'],
    ['VA', 'Va. Code § 55.1-316'],
    ['WA', 'RCW 61.24.005'],
    ['WV', 'W. Va. Code § 38-1-1'],
  ]),
  ...rows('securityDeed', [['GA', 'O.C.G.A. §§ 44-14-60, 44-14-33', { witnesses: 2 }]]),
  ...rows('mortgage', [
    ['AL', 'Ala. Code § 35-10-1'],
    ['AR', 'Ark. Code § 18-40-101'],
    ['CT', 'Conn. Gen. Stat. §§ 49-2, 47-5', { witnesses: 2 }],
    ['DE', '25 Del. C. § 2101'],
    ['FL', 'Fla. Stat. § 697.01'],
    ['HI', 'HRS § 506-1'],
    ['IL', '735 ILCS 5/15-1207'],
    ['IN', 'IC 32-29-1-5'],
    ['IA', 'Iowa Code § 654.1'],
    ['KS', 'K.S.A. 58-2303'],
    ['KY', 'KRS 382.080'],
    ['LA', 'La. C.C. art. 3278'],
    ['ME', '33 M.R.S. § 501-A'],
    ['MA', 'M.G.L. c. 183, § 18'],
    ['MI', 'MCL 565.154'],
    ['MN', 'Minn. Stat. § 507.15'],
    ['NH', 'RSA 479:1'],
    ['NJ', 'N.J.S.A. 46:9-1'],
    ['NM', 'NMSA § 48-7-1'],
    ['NY', 'N.Y. Real Prop. Law § 254'],
    ['ND', 'N.D.C.C. § 35-03-01.2'],
    ['OH', 'R.C. § 5302.12'],
    ['OK', '46 O.S. § 1'],
    ['PA', '21 P.S. § 681'],
    ['RI', 'R.I. Gen. Laws § 34-11-12'],
    ['SC', 'S.C. Code §§ 29-3-10, 30-5-30', { witnesses: 2 }],
    ['SD', 'SDCL § 44-8-1'],
    ['VT', '27 V.S.A. § 341'],
    ['WI', 'Wis. Stat. § 708.01'],
    ['WY', 'Wyo. Stat. § 34-4-101'],
  ]),
];

export function securityInstrument(state: string, on: CalendarDate): InstrumentRow {
  const row = inForce(
    securityInstruments.filter((one) => one.state === state),
    on,
  );
  if (!row) throw new Error(`No instrument is known that pledges a home in ${state}.`);
  return row;
}

/** Where a lender must name who holds the deed. */
export function needsTrustee(state: string, on: CalendarDate): boolean {
  return securityInstrument(state, on).trustee === 'named';
}
