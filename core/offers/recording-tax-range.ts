/** From where to where the tax on recording goes, for those who ask before they name a home. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { isInForce } from '#core/law/dated.ts';
import { recordingTaxes, type TaxRow } from '#core/law/recording-taxes.ts';
import { rowTax } from './recording-tax.ts';

export interface TaxRange {
  readonly leastCents: number;
  readonly mostCents: number;
  /** Where it is the most; absent where no state of them taxes. */
  readonly dearest?: StateCode;
}

/** What borrowers pay on a line in these states, from the cheapest county to the dearest, for a home of one dwelling. */
export function recordingTaxRange(states: readonly StateCode[], lineCents: number, on: CalendarDate): TaxRange {
  const taxes = states.flatMap((state) => {
    const rows = recordingTaxes.filter((row) => row.state === state && isInForce(row, on));
    const home = { state, dwellingUnits: 1, lineCents, on };
    const all = rows.flatMap((row) => [undefined, ...citiesOf(row)].map((city) => rowTax(row, { ...home, city })));
    return all.length === 0 ? [{ state, cents: 0 }] : all.map(({ borrowerCents }) => ({ state, cents: borrowerCents }));
  });
  const most = taxes.reduce((high, tax) => (tax.cents > high.cents ? tax : high), { state: undefined, cents: 0 } as {
    readonly state: StateCode | undefined;
    readonly cents: number;
  });
  return {
    leastCents: Math.min(most.cents, ...taxes.map(({ cents }) => cents)),
    mostCents: most.cents,
    ...(most.state && { dearest: most.state }),
  };
}

const citiesOf = ({ components }: TaxRow) => components.flatMap(({ onlyInCity }) => onlyInCity ?? []);
