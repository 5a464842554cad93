/** A page of a list at the desk: so many rows, and where the next one begins. What was shown is never shown again. */
import type { Mark } from './mark.ts';

export const pageMax = 50;

/** What is read is one more than is shown: whether there are more is known by it. */
export const readMax = pageMax + 1;

export interface DeskPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

export function pageOf<Row>(found: readonly Row[], markOf: (row: Row) => Mark): DeskPage<Row> {
  const rows = found.slice(0, pageMax);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > pageMax && last ? writeMark(markOf(last)) : null };
}

/** Of a moment as this process has it. */
export const markAt = (at: Date, uuid: string): Mark => ({ at: at.toISOString(), uuid });

const writeMark = ({ at, uuid }: Mark): string => `${at}_${uuid}`;

/** The contract has seen to its form. */
export function readMark(cursor: string | undefined): Mark | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', ...rest] = cursor.split('_');
  return { at, uuid: rest.join('_') };
}
