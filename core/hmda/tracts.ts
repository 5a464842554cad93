/**
 * Census tracts by address, from a file in the format in which the Census Bureau's geocoder answers a batch
 * ("id","address","Match","Exact","matched address","lon,lat","line","side","state","county","tract","block"). Its first
 * line says of which day it is, and SAMPLE where it was made for the sandbox, whose streets are anyone's: there a * stands
 * for every street of a ZIP code. Production refuses such a file.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';

export interface Tracts {
  readonly asOf: CalendarDate;
  readonly isSample: boolean;
  /** Eleven digits; null where the file does not have the address. */
  readonly tractOf: (street: string, zip: string) => string | null;
  readonly isTract: (tract: string) => boolean;
}

const head = /^# (SAMPLE )?census tracts as of (\d{4}-\d{2}-\d{2})$/;

export function readTracts(text: string): Tracts {
  const [first = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [, sample, asOf] = head.exec(first.trim()) ?? [];
  if (asOf === undefined) throw new Error('The file of census tracts does not say of which day it is.');
  const byAddress = new Map(lines.flatMap((line) => entryOf(line) ?? []));
  const known = new Set(byAddress.values());
  return {
    asOf: asOf as CalendarDate,
    isSample: sample !== undefined,
    tractOf: (street, zip) =>
      byAddress.get(keyOf(street, zip)) ?? (sample === undefined ? null : (byAddress.get(keyOf('', zip)) ?? null)),
    isTract: (tract) => known.has(tract),
  };
}

/** As one address: nothing but letters and digits counts. */
const keyOf = (street: string, zip: string) =>
  `${street
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()}|${zip.slice(0, 5)}`;

function entryOf(line: string): [string, string][] | undefined {
  const cells = [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell);
  const [, address = '', match, , , , , , state = '', county = '', tract = ''] = cells;
  const code = `${state}${county}${tract}`;
  if (match !== 'Match' || !/^\d{11}$/.test(code)) return undefined;
  const parts = address.split(',').map((part) => part.trim());
  return [[keyOf(parts[0] ?? '', parts.at(-1) ?? ''), code]];
}
