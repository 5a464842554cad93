/**
 * The two ways to PostgreSQL. The owner prepares the database and goes; everything else logs in as the product's own role
 * (app-login.ts), which cannot bypass row-level security and has nothing to fall back to. A transaction without an
 * organization sees no row of any partner.
 */
import postgres from 'postgres';
import { Failure } from '../failure.ts';
import type { Secret } from '../secret.ts';
import { isForSomeone } from '../someone-waits.ts';
import { createGate, type Gate } from './gate.ts';
import { towardsPrimary } from './primary.ts';

export type Sql = postgres.Sql;
export type Tx = postgres.TransactionSql;
/** Anything a query can be sent through: a pool or a transaction. */
export type Queryable = postgres.ISql;

export interface Database {
  readonly app: Sql;
  /**
   * With the rights of `app`, for single statements that wait for no one and bring their organization with them. They
   * share few connections on purpose: the driver then sends several in one go, which halves what each costs both sides.
   */
  lookUp<T>(read: (sql: Sql) => Promise<T>): Promise<T>;
  /** How many wait for a transaction, and how many were told to come again. */
  readonly line: Pick<Gate, 'waiting' | 'refused'>;
  /**
   * One transaction in which only this organization's rows exist. `now` is the product's clock, the same for all of it.
   * What `ahead` asks for travels with the naming of the organization, behind it: a round trip less.
   */
  inOrg<T, A = undefined>(
    orgCode: string,
    work: (tx: Tx, now: Date, found: A) => Promise<T>,
    ahead?: (tx: Tx) => Promise<A>,
  ): Promise<T>;
  close(): Promise<void>;
}

/**
 * What a connection allows unless a transaction says otherwise. Anyone who waits longer for a row is told that someone
 * else is working on it, and a connection that was forgotten inside a transaction is taken back.
 */
const patience = {
  lock_timeout: 2000,
  statement_timeout: 300_000,
  idle_in_transaction_session_timeout: 60_000,
  // Our statements are short: compiling one takes longer than running it.
  jit: 'off',
  // And each goes along an index whatever its values are: it is planned once for a connection, not again for every call.
  plan_cache_mode: 'force_generic_plan',
} as const;
/** One statement of what a person waits for. */
const statementTimeout = '10s';
/** All of what a person waits for, answered or not: a line that swallows everything says no word about it. */
const transactionMsMax = 15_000;
/** A commit waits for the standby that must have it too, where there is one. */
const commitMsMax = 3000;
/** It may have been carried out: the key that a command came with tells, when it comes again. */
const unconfirmed = () => new Failure('unavailable', { retryAfterS: 2 });

const lookUpPool = 2;
/** Never taken by transactions: single statements, such as counting a call, always find a way. */
const keptForSingles = 3;

const shape = {
  onnotice: () => {},
  // Columns only: postgres.camel would also rewrite the keys inside stored JSON.
  transform: { column: { from: postgres.toCamel } },
  connect_timeout: 10,
  // The driver's own rule waits up to twenty seconds; who asks for us must not wait that long for a database that is back.
  backoff: (retries: number) => Math.min(3 ** retries / 100, 0.1),
} as const;

export function openOwner(url: Secret, max = 2): Sql {
  return postgres(url.reveal(), { ...shape, ...towardsPrimary(url.reveal()), max });
}

/** `url` is the product's own login, never the owner's. */
export function openDatabase(url: Secret, pool = 10): Database {
  const doubts = countDoubts();
  const [app, lookUps] = [pool, lookUpPool].map((max) =>
    postgres(url.reveal(), { ...shape, ...towardsPrimary(url.reveal()), ...doubts.heard, max, connection: patience }),
  ) as [Sql, Sql];
  const gate = createGate(Math.max(1, pool - keptForSingles));
  return {
    app,
    line: gate,
    lookUp: (read) => gate.lookUp(() => read(lookUps)),
    inOrg: (orgCode, work, ahead) => {
      const timeout = isForSomeone() ? statementTimeout : `${patience.statement_timeout}ms`;
      return answeredSoon((commits) =>
        gate.through(() =>
          doubts.confirmed((ends) =>
            app.begin(async (tx) => {
              const last: Last[] = [];
              Object.assign(tx, { [lastOf]: last });
              // Sent before anything that `ahead` asks for, so that it runs inside the organization.
              const named = tx<{ now: Date }[]>`
                select set_config('app.org', ${orgCode}, true), set_config('statement_timeout', ${timeout}, true), app.now() as now`.execute();
              const [[row], found] = await together([named, ahead?.(tx)]);
              const answer = await work(tx, row?.now ?? new Date(Number.NaN), found as never);
              for (const one of last) await one();
              ends();
              commits();
              return answer;
            }),
          ),
        ),
      ) as Promise<never>;
    },
    close: async () => {
      await Promise.all([app, lookUps].map((sql) => sql.end({ timeout: 10 })));
    },
  };
}

type Last = () => Promise<unknown>;
const lastOf = Symbol('what is left to the end');

/**
 * Written when all else of its transaction is done: what others would wait for is held no longer than the commit takes. Of the
 * transaction all the same: no answer leaves it where this fails.
 */
export function lastly(tx: Tx, write: Last): void {
  const { [lastOf]: last } = tx as Tx & { readonly [lastOf]?: Last[] };
  if (!last) throw new Error('Only a transaction of an organization has an end that something can be left to.');
  last.push(write);
}

/**
 * A commit whose wait for the standby was cut short is told as done, with a warning: here and nowhere else it is written,
 * and gone if this server goes. It counts as not answered. A warning does not say whose it is, so all that were being
 * committed meanwhile are doubted.
 */
function countDoubts() {
  let doubts = 0;
  return {
    heard: {
      onnotice: ({ code, severity }: postgres.Notice) => {
        if (code === '01000' && severity === 'WARNING') doubts += 1;
      },
    },
    confirmed: async <T>(transaction: (ends: () => void) => Promise<T>): Promise<T> => {
      let before = doubts;
      const answer = await transaction(() => {
        before = doubts;
      });
      if (doubts > before) throw unconfirmed();
      return answer;
    },
  };
}

/** Where a person waits, they are told in time that we do not know yet; the connection waits on. */
function answeredSoon<T>(begin: (commits: () => void) => Promise<T>): Promise<T> {
  if (!isForSomeone()) return begin(() => {});
  return new Promise((done, failed) => {
    const limit = (ms: number) => setTimeout(() => failed(unconfirmed()), ms);
    let timer = limit(transactionMsMax);
    const commits = () => {
      clearTimeout(timer);
      timer = limit(commitMsMax);
    };
    begin(commits)
      .then(done, failed)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Statements of one transaction that do not need each other's answers, sent in one go. All are waited for, also when one
 * fails: the person who came back early could go on sending on a connection whose transaction is over.
 */
export async function together<const T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(work);
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code?: string }] : []));
  // The others only say that the transaction had failed already.
  if (failures.length > 0) throw failures.find(({ code }) => code !== '25P02') ?? failures[0];
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}
