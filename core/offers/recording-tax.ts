/**
 * Taxes on recording a mortgage or deed of trust, by state, county, amount and date. States not listed tax nothing.
 * Figures are from the sources named in the design's domain notes and stay 'to be verified by counsel'. Each component
 * charges so much per unit of the amount above an exemption; the total is rounded half to even to the cent.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { divideHalfEven } from './decimal.ts';

type Component = {
  readonly perCents: number;
  /** Tenths of a cent charged per unit. */
  readonly chargeMills: number;
  /** What happens to a part of a unit: charged as a part, as a whole, or as a whole from half a unit on. */
  readonly parts: 'exact' | 'up' | 'nearest';
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

type TaxRow = {
  readonly state: StateCode;
  /** Five-digit FIPS codes; a row without them holds for the rest of the state. */
  readonly counties?: readonly string[];
  readonly from: CalendarDate;
  readonly to?: CalendarDate;
  readonly flatCents?: number;
  readonly components: readonly Component[];
};

const hundred = 10_000;
const always: CalendarDate = '1900-01-01';
const state = (code: StateCode, ...components: Component[]): TaxRow => ({ state: code, from: always, components });

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

const newYorkBasic: Component = { perCents: hundred, chargeMills: 500, parts: 'nearest' };
const newYorkSpecial: Component = { perCents: hundred, chargeMills: 250, parts: 'nearest', paidBy: 'lender' };
const newYorkExemption = { exemptCents: 1_000_000, exemptUnitsMax: 2 };
const newYorkMetro: Component = { perCents: hundred, chargeMills: 300, parts: 'nearest', ...newYorkExemption };
const newYorkUpstate: Component = { perCents: hundred, chargeMills: 250, parts: 'nearest', ...newYorkExemption };
const newYorkRow = (counties: readonly string[], ...local: Component[]): TaxRow => ({
  state: 'NY',
  counties,
  from: always,
  components: [newYorkBasic, newYorkSpecial, newYorkMetro, ...local],
});

const rows: readonly TaxRow[] = [
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
    { perCents: hundred, chargeMills: 1000, parts: 'nearest', belowCents: 50_000_000 },
    { perCents: hundred, chargeMills: 1125, parts: 'nearest', fromCents: 50_000_000 },
  ),
  newYorkRow(
    ['36087', '36119'],
    { perCents: hundred, chargeMills: 250, parts: 'nearest' },
    { perCents: hundred, chargeMills: 500, parts: 'nearest', onlyInCity: 'YONKERS' },
  ),
  newYorkRow(['36027', '36059', '36071', '36079', '36103']),
  { state: 'NY', from: always, components: [newYorkBasic, newYorkSpecial, newYorkUpstate] },
  // Ten cents per hundred is the rate of terms of five years and more, the only ones offered.
  {
    state: 'OK',
    from: always,
    to: '2025-10-31',
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

/** What a county asks about a home before it taxes a lien on it. */
export interface TaxedHome {
  readonly state: StateCode;
  readonly countyFips?: string | undefined;
  readonly city?: string | undefined;
  readonly dwellingUnits: number;
}

export interface TaxedLine extends TaxedHome {
  readonly lineCents: number;
  readonly on: CalendarDate;
}

export type RecordingTax = { readonly borrowerCents: number; readonly lenderCents: number };

/** What the borrower pays and what the law puts on the lender. Without a county the dearest one counts, never less. */
export function recordingTax(line: TaxedLine): RecordingTax {
  const inForce = rows.filter(
    (row) => row.state === line.state && row.from <= line.on && (row.to === undefined || line.on <= row.to),
  );
  const { countyFips } = line;
  const candidates =
    countyFips === undefined
      ? inForce
      : inForce.filter((row) => row.counties === undefined || row.counties.includes(countyFips)).slice(0, 1);
  const none: RecordingTax = { borrowerCents: 0, lenderCents: 0 };
  return candidates
    .map((row) => rowTax(row, line))
    .reduce((dearest, tax) => (tax.borrowerCents > dearest.borrowerCents ? tax : dearest), none);
}

function rowTax(row: TaxRow, line: TaxedLine): RecordingTax {
  let borrowerCents = row.flatCents ?? 0;
  let lenderCents = 0;
  for (const component of row.components) {
    const cents = componentCents(component, line);
    if (component.paidBy === 'lender') lenderCents += cents;
    else borrowerCents += cents;
  }
  return { borrowerCents, lenderCents };
}

function componentCents(component: Component, line: TaxedLine): number {
  if (component.onlyInCity !== undefined && component.onlyInCity !== line.city?.toUpperCase()) return 0;
  if (line.lineCents < (component.fromCents ?? 0)) return 0;
  if (component.belowCents !== undefined && line.lineCents >= component.belowCents) return 0;
  const isExempt = line.dwellingUnits <= (component.exemptUnitsMax ?? Infinity);
  const taxedCents = Math.max(0, line.lineCents - (isExempt ? (component.exemptCents ?? 0) : 0));
  const units = taxedCents / component.perCents;
  if (component.parts === 'exact') {
    return Number(divideHalfEven(BigInt(taxedCents) * BigInt(component.chargeMills), BigInt(component.perCents) * 10n));
  }
  const wholeUnits = component.parts === 'up' ? Math.ceil(units) : Math.floor(units + 0.5);
  const cents = Number(divideHalfEven(BigInt(wholeUnits) * BigInt(component.chargeMills), 10n));
  return Math.min(cents, component.capCents ?? Infinity);
}
