/** What the tables of core/law make of one line: the tax on recording it, rounded half to even to the cent. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { isInForce } from '#core/law/dated.ts';
import { recordingTaxes, type TaxComponent, type TaxRow } from '#core/law/recording-taxes.ts';
import { divideHalfEven } from './decimal.ts';

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
  const inForce = recordingTaxes.filter((row) => row.state === line.state && isInForce(row, line.on));
  const { countyFips } = line;
  const candidates =
    countyFips === undefined
      ? inForce
      : inForce.filter((row) => row.counties === undefined || row.counties.includes(countyFips)).slice(0, 1);
  // Where every county has a rate of its own, a code that is none of them is a mistake, and no reason to tax nothing.
  if (inForce.length > 0 && candidates.length === 0)
    throw new RangeError('The code of the county is not one of its state.');
  const none: RecordingTax = { borrowerCents: 0, lenderCents: 0 };
  return candidates
    .map((row) => rowTax(row, line))
    .reduce((dearest, tax) => (tax.borrowerCents > dearest.borrowerCents ? tax : dearest), none);
}

/** The tax by one row of the table. */
export function rowTax(row: TaxRow, line: TaxedLine): RecordingTax {
  let borrowerCents = row.flatCents ?? 0;
  let lenderCents = 0;
  for (const component of row.components) {
    const cents = componentCents(component, line);
    if (component.paidBy === 'lender') lenderCents += cents;
    else borrowerCents += cents;
  }
  return { borrowerCents, lenderCents };
}

function componentCents(component: TaxComponent, line: TaxedLine): number {
  if (component.onlyInCity !== undefined && component.onlyInCity !== line.city?.toUpperCase()) return 0;
  if (line.lineCents < (component.fromCents ?? 0)) return 0;
  if (component.belowCents !== undefined && line.lineCents >= component.belowCents) return 0;
  const isExempt = line.dwellingUnits <= (component.exemptUnitsMax ?? Infinity);
  const taxedCents = Math.max(0, line.lineCents - (isExempt ? (component.exemptCents ?? 0) : 0));
  const units = taxedCents / component.perCents;
  if (component.parts === 'exact') {
    return Number(divideHalfEven(BigInt(taxedCents) * BigInt(component.chargeMills), BigInt(component.perCents) * 10n));
  }
  const wholeUnits = component.parts === 'up' ? Math.ceil(units) : Math.ceil(units - 0.5);
  const cents = Number(divideHalfEven(BigInt(wholeUnits) * BigInt(component.chargeMills), 10n));
  return Math.min(cents, component.capCents ?? Infinity);
}
