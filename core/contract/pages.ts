/** A list that is read a page at a time: each page says where the next one begins, by a moment and the row that ends it. */
import * as v from 'valibot';
import { isUuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/errors/contract.ts';

const written = /^((?!0000)\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.(\d{3}|\d{6})Z_/;

/** No 31st of February and no year 0: PostgreSQL would not take it. */
function isMoment(cursor: string): boolean {
  const [, day = ''] = written.exec(cursor) ?? [];
  const at = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day !== '';
}

const rowIn = (cursor: string) => cursor.slice(cursor.indexOf('_') + 1);

const ends = (isRow: (row: string) => boolean) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.check((cursor) => isMoment(cursor) && isRow(rowIn(cursor)), words.isNotAPage),
    ),
  );

export const cursor = ends(isUuid);

/** Where those that are switched on stand before those that are off. */
export const switchedCursor = ends((row) => {
  const [state = '', uuid = ''] = row.split('_');
  return ['on', 'off'].includes(state) && isUuid(uuid) && row === `${state}_${uuid}`;
});

/** Where those that wait for fewer things stand before those that wait for more. */
export const waitingCursor = ends((row) => {
  const [waitsFor = '', uuid = ''] = row.split('_');
  return /^(0|[1-9]\d{0,3})$/.test(waitsFor) && isUuid(uuid) && row === `${waitsFor}_${uuid}`;
});

/** Where a row is known by its number. */
export const numberedCursor = ends((row) => /^[1-9]\d{0,8}$/.test(row));

/** Where a row is known by a name that a vendor gave it. */
export const namedCursor = ends((row) => row !== '');

export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ rows: v.array(row), nextCursor: v.nullable(v.string()) });
