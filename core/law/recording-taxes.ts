/**
 * Taxes on recording a mortgage or deed of trust, by state, county and day. States not listed tax nothing. Each component
 * charges so much per unit of the amount above an exemption. Sources in the register; counsel must confirm every row.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { Dated } from './dated.ts';

export type TaxComponent = {
  readonly perCents: number;
  /** Tenths of a cent charged per unit. */
  readonly chargeMills: number;
  /** What happens to a part of a unit: charged as a part, as a whole, or as a whole where it is more than half. */
  readonly parts: 'exact' | 'up' | 'majorFraction';
  readonly exemptCents?: number;
  /** The whole component is at most so much. */
  readonly capCents?: number;
  /** Only lines of at least so much are charged. */
  readonly fromCents?: number;
  /** Only lines below so much are charged. */
  readonly belowCents?: number;
  /** Only homes of at most so many dwellings enjoy the exemption. */
  readonly exemptUnitsMax?: number;
  readonly onlyInCity?: string;
  readonly paidBy?: 'lender';
};

export interface TaxRow extends Dated {
  readonly state: StateCode;
  /** Five-digit FIPS codes; a row without them holds for the rest of the state. */
  readonly counties?: readonly string[];
  readonly flatCents?: number;
  readonly components: readonly TaxComponent[];
  /** Of a row that is a county's own law. */
  readonly citation?: string;
}

const hundred = 10_000;
const always: CalendarDate = '1900-01-01';
const state = (code: StateCode, ...components: TaxComponent[]): TaxRow => ({ state: code, from: always, components });

const marylandPer1000: readonly (readonly [fips: string, mills: number])[] = [
  ['24001', 7000],
  ['24003', 7000],
  ['24005', 5000],
  ['24009', 10_000],
  ['24011', 10_000],
  ['24013', 10_000],
  ['24015', 8200],
  ['24017', 10_000],
  ['24019', 10_000],
  ['24021', 14_000],
  ['24023', 7000],
  ['24025', 6600],
  ['24027', 5000],
  ['24029', 6600],
  ['24031', 8900],
  ['24033', 5500],
  ['24035', 9900],
  ['24037', 8000],
  ['24039', 6600],
  ['24041', 12_000],
  ['24043', 7600],
  ['24045', 7000],
  ['24047', 6600],
  ['24510', 10_000],
];

const newYorkBasic: TaxComponent = { perCents: hundred, chargeMills: 500, parts: 'majorFraction' };
const newYorkSpecial: TaxComponent = { perCents: hundred, chargeMills: 250, parts: 'majorFraction', paidBy: 'lender' };
const newYorkExemption = { exemptCents: 1_000_000, exemptUnitsMax: 2 };
const newYorkMetro: TaxComponent = { perCents: hundred, chargeMills: 300, parts: 'majorFraction', ...newYorkExemption };
const newYorkUpstate: TaxComponent = {
  perCents: hundred,
  chargeMills: 250,
  parts: 'majorFraction',
  ...newYorkExemption,
};
const newYorkLocal: TaxComponent = { perCents: hundred, chargeMills: 250, parts: 'majorFraction' };

/**
 * Counties upstate that add a tax of their own, by section of the Tax Law. Read in a title company's table and held against
 * the sections that Article 11 had in October 2024; Cortland's is the Department's notice. Dutchess had one and has none.
 */
const newYorkAddOns: readonly (readonly [fips: string, section: string, from?: CalendarDate])[] = [
  ['36001', '253-p'],
  ['36009', '253-x'],
  ['36013', '253-o'],
  ['36023', '253-v', '2025-01-01'],
  ['36031', '253-j*3'],
  ['36037', '253-k'],
  ['36039', '253-x*2'],
  ['36083', '253-l'],
  ['36093', '253-r'],
  ['36101', '253-s'],
  ['36113', '253-w'],
  ['36117', '253-m'],
  ['36121', '253-n'],
];
/** Chemung, Jefferson, Ontario, St. Lawrence, Tioga, Tompkins and Ulster: three tables say three quarters of a percent. */
const newYorkSuspended = ['36015', '36045', '36069', '36089', '36107', '36109', '36111'];

const newYorkRow = (counties: readonly string[], citation?: string, ...own: TaxComponent[]): TaxRow => ({
  state: 'NY',
  counties,
  from: always,
  components: [newYorkBasic, newYorkSpecial, newYorkMetro, ...own],
  ...(citation && { citation }),
});

export const recordingTaxes: readonly TaxRow[] = [
  state('AL', { perCents: hundred, chargeMills: 150, parts: 'up' }),
  state(
    'FL',
    { perCents: hundred, chargeMills: 350, parts: 'up' },
    { perCents: hundred, chargeMills: 200, parts: 'exact' },
  ),
  // Georgia taxes notes longer than three years; every term offered is.
  state('GA', { perCents: 50_000, chargeMills: 1500, parts: 'up', capCents: 2_500_000 }),
  ...marylandPer1000.map(
    ([fips, mills]): TaxRow => ({
      state: 'MD',
      counties: [fips],
      from: always,
      components: [{ perCents: 50_000, chargeMills: mills / 2, parts: 'up' }],
    }),
  ),
  {
    state: 'MN',
    counties: ['27053', '27123'],
    from: always,
    components: [{ perCents: hundred, chargeMills: 240, parts: 'exact' }],
  },
  state('MN', { perCents: hundred, chargeMills: 230, parts: 'exact' }),
  newYorkRow(
    ['36005', '36047', '36061', '36081', '36085'],
    'N.Y. Tax Law § 253-a',
    { perCents: hundred, chargeMills: 1000, parts: 'majorFraction', belowCents: 50_000_000 },
    { perCents: hundred, chargeMills: 1125, parts: 'majorFraction', fromCents: 50_000_000 },
  ),
  newYorkRow(['36087', '36119'], 'N.Y. Tax Law §§ 253-d, 253-f, 253-g', newYorkLocal, {
    perCents: hundred,
    chargeMills: 500,
    parts: 'majorFraction',
    onlyInCity: 'YONKERS',
  }),
  newYorkRow(['36027', '36059', '36071', '36079', '36103']),
  ...newYorkAddOns.map(
    ([fips, section, from = always]): TaxRow => ({
      state: 'NY',
      counties: [fips],
      from,
      components: [newYorkBasic, newYorkSpecial, newYorkUpstate, newYorkLocal],
      citation: `N.Y. Tax Law § ${section}`,
    }),
  ),
  // Columbia's own tax is twice as high, in place of the one with the exemption.
  {
    state: 'NY',
    counties: ['36021'],
    from: always,
    components: [newYorkBasic, newYorkSpecial, { ...newYorkLocal, chargeMills: 500 }],
    citation: 'N.Y. Tax Law § 253-i',
  },
  {
    state: 'NY',
    counties: newYorkSuspended,
    from: always,
    components: [newYorkBasic, newYorkSpecial],
    citation: 'N.Y. Tax Law § 253(2)(a)',
  },
  { state: 'NY', from: always, components: [newYorkBasic, newYorkSpecial, newYorkUpstate] },
  // Ten cents per hundred is the rate of terms of five years and more, the only ones offered.
  {
    state: 'OK',
    from: always,
    until: '2025-10-31',
    flatCents: 500,
    components: [{ perCents: hundred, chargeMills: 100, parts: 'up' }],
  },
  {
    state: 'OK',
    from: '2025-11-01',
    flatCents: 1000,
    components: [{ perCents: hundred, chargeMills: 100, parts: 'up' }],
  },
  state('TN', { perCents: hundred, chargeMills: 115, parts: 'exact', exemptCents: 200_000 }),
  // The local third is 8 1/3 cents per hundred, so a quarter per three hundred.
  state(
    'VA',
    { perCents: hundred, chargeMills: 250, parts: 'up' },
    { perCents: 3 * hundred, chargeMills: 250, parts: 'exact' },
  ),
];
