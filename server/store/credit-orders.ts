/** Rows of app.credit_order: what was ordered of a credit company that knows no keys of ours, and what came of it. */
import { randomUUID } from 'node:crypto';
import type { Queryable } from './database.ts';

interface Row {
  readonly key: string;
  readonly state: 'asking' | 'reported' | 'ended';
  readonly orderNumber: string | null;
  readonly ageMs: number;
  readonly partOf: {
    readonly reportId: string;
    readonly bureaus: readonly ('Equifax' | 'Experian' | 'TransUnion')[];
  } | null;
}

/** `turnMs`: longer than one may be at it; after a crash the turn is free again then. */
export function creditOrderBook(sql: Queryable, turnMs: number) {
  return {
    turn: async (what: string) => {
      const turn = randomUUID();
      const [row] = await sql<(Omit<Row, 'state'> & { state: Row['state'] | 'new' })[]>`
        insert into app.credit_order as o (what, turn, turn_until)
        values (${what}, ${turn}, now() + ${turnMs} * interval '1 millisecond')
        on conflict (what) do update set turn = excluded.turn, turn_until = excluded.turn_until
          where o.turn is null or o.turn_until < now()
        returning key, state, order_number, part_of,
                  (extract(epoch from now() - asked_at) * 1000)::float8 as age_ms`;
      if (!row) return undefined;
      const { state, ...rest } = row;
      return {
        before: state === 'new' ? undefined : { ...rest, state },
        asks: async (key: string): Promise<void> => {
          const { count } = await sql`
            update app.credit_order set key = ${key}, state = 'asking', order_number = null, asked_at = now()
             where what = ${what} and turn = ${turn} and turn_until > now()`;
          if (count === 0) throw new Error('The turn to order credit was lost: nothing went out.');
        },
        came: async ({ state, orderNumber, partOf }: Pick<Row, 'state' | 'orderNumber' | 'partOf'>): Promise<void> => {
          await sql`
            update app.credit_order
               set state = ${state}, order_number = coalesce(${orderNumber}, order_number),
                   part_of = ${partOf ? JSON.stringify(partOf) : null}::text::jsonb
             where what = ${what} and turn = ${turn}`;
        },
        done: async (): Promise<void> => {
          await sql`update app.credit_order set turn = null, turn_until = null where what = ${what} and turn = ${turn}`;
        },
      };
    },
  };
}

/** What no request can come back to any more. */
export async function forgetOldCreditOrders(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from app.credit_order where asked_at < ${before} and turn is null`;
  return count;
}
