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
