/**
 * Where a lender serves, in ZIP codes: the ranges of its states without the codes it leaves out. Ranges, because the codes
 * themselves are tens of thousands. Each state's come from the Postal Service's list of first three digits; a handful of
 * post offices that serve people across a border count where they stand.
 */
import type { StateCode } from '#core/calendar/time-zones.ts';

const firstDigits: Readonly<Record<StateCode, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-200 202-205 569-569',
  FL: '320-339 341-342 344-344 346-347 349-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '206-212 214-219',
  MA: '010-027 055-055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NY: '005-005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733-733 750-770 772-799 885-885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201-201 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831',
};

type ZipRange = readonly [from: number, to: number];

/** As "90001-90209", in order; neighbouring ranges are one. */
export function eligibleZips(states: readonly string[], excluded: readonly string[]): string[] {
  const served = states.flatMap((state) => rangesOf(firstDigits[state as StateCode] ?? ''));
  const merged: ZipRange[] = [];
  for (const [from, to] of served.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return excluded.reduce(without, merged).map(([from, to]) => `${zipOf(from)}-${zipOf(to)}`);
}

function rangesOf(text: string): ZipRange[] {
  return [...text.matchAll(/(\d{3})-(\d{3})/g)].map(([, from, to]) => [Number(from) * 100, Number(to) * 100 + 99]);
}

function without(ranges: readonly ZipRange[], zip: string): ZipRange[] {
  const code = Number(zip);
  return ranges.flatMap(([from, to]): ZipRange[] => {
    if (code < from || code > to) return [[from, to]];
    const parts: ZipRange[] = [
      [from, code - 1],
      [code + 1, to],
    ];
    return parts.filter(([first, last]) => first <= last);
  });
}

const zipOf = (code: number) => String(code).padStart(5, '0');
