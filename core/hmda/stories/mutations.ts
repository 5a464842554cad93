/** Rows that someone got wrong: one to four columns of a good row with a value from somewhere else. */
import { type Column, type LarRow, larColumns } from '../fields.ts';

const anything =
  '|NA|Exempt|1111|7777|8888|9999|888|88888|999|99999|0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|31|32|41|43|44|71|72|-1|0.4|0.5|1|1.4|1.5|6.501|8.501|20|20.1|80|80.5|100|149.9|150|250.5|279|280|299|300|500|499|600|601|637001|900|901|1000.5|1225001|2000000|10000|250001|Other|20240229|20260301|20260302|20260320|20261301|20240302|20240301|20270101|NV|CA|XX|06001|32031|06001406100|06001999999|94601-1234|12 Cedar & Oak|TBD|12 Cedar'.split(
    '|',
  );

/** Numbers by a seed, the same on every machine (mulberry32). */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function mutated(rows: readonly LarRow[], below: ReturnType<typeof chance>): LarRow {
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)];
    if (found === undefined) throw new Error('There is nothing to take from.');
    return found;
  };
  const row: Record<Column, string> = { ...pick(rows) };
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const column = pick(larColumns);
    // Half of them have what the same column says elsewhere: rows that are wrong in themselves and not in a column.
    row[column] = below(2) === 0 ? pick(rows)[column] : pick(anything);
  }
  return row;
}
