/** The money a payments company holds: every movement takes from one account what it gives to another, once per id. */
import type postgres from 'postgres';

export interface Movement {
  /** The same id twice is the same movement. */
  readonly id: string;
  readonly giver: string;
  readonly taker: string;
  readonly cents: number;
  /** The work whose end moves the money; without it the money moves now. */
  readonly afterWork?: string;
}

export interface Ledger {
  move(movements: readonly Movement[]): Promise<void>;
  /** Moves all that the giver has, once per id; gives how much this id moved. */
  sweep(movement: Pick<Movement, 'id' | 'giver' | 'taker'>): Promise<number>;
  /** What each account has taken less what it has given, of movements whose time has come. */
  balances(): Promise<ReadonlyMap<string, number>>;
}

export function openLedger(sql: postgres.Sql): Ledger {
  return {
    move: async (movements) => {
      await sql.begin(async (tx) => {
        for (const { id, giver, taker, cents, afterWork = null } of movements)
          await tx`
            insert into sandbox.transfer (id, giver, taker, cents, at) values (${id}, ${giver}, ${taker}, ${cents},
              coalesce((select min(done_at) from sandbox.message where reference = ${afterWork}), now()))
            on conflict do nothing`;
      });
    },
    sweep: ({ id, giver, taker }) =>
      sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(hashtextextended(${giver}, 0))`;
        await tx`
          insert into sandbox.transfer (id, giver, taker, cents, at)
          select ${id}, ${giver}, ${taker}, had.cents, now()
            from (select sum(case when taker = ${giver} then cents else -cents end) as cents
                    from sandbox.transfer where ${giver} in (taker, giver) and at <= now()) as had
           where had.cents > 0 on conflict do nothing`;
        const [row] = await tx<{ cents: string }[]>`select cents from sandbox.transfer where id = ${id}`;
        return Number(row?.cents ?? 0);
      }),
    balances: async () => {
      const rows = await sql<{ account: string; cents: string }[]>`
        select account, sum(cents) as cents from (
          select taker as account, cents from sandbox.transfer where at <= now()
          union all select giver, -cents from sandbox.transfer where at <= now()) as side
         group by account order by account`;
      return new Map(rows.map(({ account, cents }) => [account, Number(cents)]));
    },
  };
}
