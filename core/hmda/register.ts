/** The file of one lender and one year: the transmittal sheet and a row for each application, as it is filed by March 1. */
import type { Brand } from '#core/brand/brand.ts';
import { agencyOf } from '#core/brand/charters.ts';
import { type LarRow, printRow, printSheet, type Sheet } from './fields.ts';

type Filer = Pick<Brand, 'names' | 'support' | 'mailingAddress' | 'charter' | 'hasOver10Billion'> & {
  readonly hmda: NonNullable<Brand['hmda']>;
};

function transmittalOf(filer: Filer, year: number, entries: number): Sheet {
  const { names, support, mailingAddress, hmda } = filer;
  return {
    recordId: '1',
    institution: names.legal,
    year: String(year),
    // The whole year; quarters are for those of 60,000 rows and more.
    quarter: '4',
    contact: hmda.contact.name,
    phone: hmda.contact.phone,
    email: support.email,
    ...mailingAddress,
    agency: String(agencyOf(filer).hmda),
    entries: String(entries),
    taxId: hmda.taxId,
    lei: hmda.lei,
  };
}

export function printRegister(filer: Filer, year: number, rows: readonly LarRow[]): string {
  return `${[printSheet(transmittalOf(filer, year, rows.length)), ...rows.map(printRow)].join('\n')}\n`;
}
