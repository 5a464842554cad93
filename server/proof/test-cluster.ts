/** PostgreSQLs of a test's own, which it may kill: one that is new, and one that follows another and can take its place. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret } from '../secret.ts';
import { takeBaseBackup } from '../store/base-backup.ts';
import { openOwner, type Sql } from '../store/database.ts';
import {
  createCluster,
  findBinaries,
  freePort,
  launch,
  owner,
  postmaster,
  stopServer,
} from '../store/postgres-server.ts';

type Settings = Readonly<Record<string, string | number>>;

/** The machine does not lose power in a test: what one process wrote, the next one reads. */
const hasty = { fsync: 'off', shared_buffers: '32MB', max_connections: 60 };
const password = 'of-a-test';

export interface Cluster {
  readonly name: string;
  readonly data: string;
  readonly port: number;
  readonly url: Secret;
  start(settings?: Settings): Promise<void>;
  /** In order, or at once with SIGQUIT. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** As if the power had gone. */
  kill(): Promise<void>;
  /** A connection of its own, for as long as `work` takes. */
  ask<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export async function newCluster(folder: string, name: string): Promise<Cluster> {
  const cluster = await clusterIn(folder, name);
  const home = join(folder, name);
  writeFileSync(join(home, 'password'), password, { mode: 0o600 });
  createCluster(findBinaries(), home, cluster.data, () => {});
  return cluster;
}

/** A copy by the server's own calls that reads the other's log from then on. It is not started yet. */
export async function followerOf(primary: Cluster, folder: string, name: string): Promise<Cluster> {
  const cluster = await clusterIn(folder, name, {
    // It is back as soon as the other is.
    wal_retrieve_retry_interval: 100,
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${owner} password=${password} application_name=${name}`,
  });
  await primary.ask((sql) => takeBaseBackup(sql, cluster.data));
  writeFileSync(join(cluster.data, 'standby.signal'), '');
  return cluster;
}

async function clusterIn(folder: string, name: string, own: Settings = {}): Promise<Cluster> {
  const home = join(folder, name);
  const data = join(home, 'data');
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const url = new Secret(`postgres://${owner}:${password}@127.0.0.1:${port}/postgres`);
  const gone = async () => {
    while (postmaster(data)) await sleep(10);
  };
  const stop: Cluster['stop'] = (signal) => stopServer(data, signal);
  return {
    ...{ name, data, port, url, stop },
    start: async (settings = {}) => {
      for (let tries = 0; ; tries += 1) {
        try {
          await launch(findBinaries(), { home, data, port, settings: { ...hasty, ...own, ...settings } });
          return;
        } catch (error) {
          // Children of one that was killed hold its memory for a moment.
          if (tries === 40) throw error;
          await sleep(250);
        }
      }
    },
    kill: async () => {
      const found = postmaster(data);
      if (found) process.kill(found.pid, 'SIGKILL');
      await gone();
    },
    ask: async (work) => {
      const sql = openOwner(url, 1);
      try {
        return await work(sql);
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
    remove: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** From now on nothing counts as written before `standby` has it too. */
export async function makeSynchronous(primary: Cluster, standby: string): Promise<void> {
  await primary.ask(async (sql) => {
    await sql.unsafe(`alter system set synchronous_standby_names = '${standby}'`);
    await sql`select pg_reload_conf()`;
  });
  await isInSync(primary);
}

export async function isInSync(primary: Cluster): Promise<void> {
  await primary.ask(async (sql) => {
    const isSync = async () => (await sql`select from pg_stat_replication where sync_state = 'sync'`).length > 0;
    while (!(await isSync())) await sleep(20);
  });
}

/** It waits for no one any more. */
export async function makeAlone(primary: Cluster): Promise<void> {
  await primary.ask(async (sql) => {
    await sql.unsafe('alter system reset synchronous_standby_names');
    await sql`select pg_reload_conf()`;
  });
}
