/**
 * Which of several servers we write to. A primary that was replaced and came back says that it takes writes too; only the
 * timeline, which every promotion counts up, tells who was named last. Where one server is named there is nothing to choose.
 */
import { connect, Socket } from 'node:net';
import postgres from 'postgres';

interface Named {
  readonly host: string;
  readonly port: number;
}

/** What the choice is taken for, so that a pool that opens ten connections asks once. */
const freshMs = 500;
const probeS = 2;

/** What a pool is opened with beside the rest. */
export function towardsPrimary(url: string): { readonly socket?: () => Promise<Socket> } {
  const servers = serversIn(url);
  if (servers.length < 2) return {};
  let chosen: { readonly atMs: number; readonly server: Promise<Named | undefined> } | undefined;
  const socket = async () => {
    if (!chosen || performance.now() - chosen.atMs > freshMs)
      chosen = { atMs: performance.now(), server: newestPrimary(url, servers) };
    const server = await chosen.server;
    // The driver reads there which name a certificate must bear.
    return server ? Object.assign(connect(server.port, server.host), server) : closed();
  };
  return { socket };
}

function serversIn(url: string): readonly Named[] {
  const [, hosts = ''] = /^postgres(?:ql)?:\/\/(?:[^/?]*@)?([^/?]*)/.exec(url) ?? [];
  return hosts.split(',').map((one) => {
    const [, host = '', port = '5432'] = /^(.*?)(?::(\d+))?$/.exec(one) ?? [];
    return { host, port: Number(port) };
  });
}

/** Undefined: none of them takes writes now. */
async function newestPrimary(url: string, servers: readonly Named[]): Promise<Named | undefined> {
  const timelines = await Promise.all(servers.map((server) => timelineOf(url, server)));
  const newest = Math.max(...timelines);
  return newest > 0 ? servers[timelines.indexOf(newest)] : undefined;
}

/** 0: it cannot be reached, or it follows another. */
async function timelineOf(url: string, { host, port }: Named): Promise<number> {
  const alone = url.replace(/^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)[^/?]*/, `$1${host}:${port}`);
  const sql = postgres(alone, { max: 1, connect_timeout: probeS, fetch_types: false, onnotice: () => {} });
  try {
    const [row] = await sql<{ timeline: number }[]>`
      select case when pg_is_in_recovery() then 0
                  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;
    return row?.timeline ?? 0;
  } catch {
    return 0;
  } finally {
    await sql.end({ timeout: 0 }).catch(() => {});
  }
}

/** The driver tries again when a connection closes, and waits without end for one that it was refused. */
function closed(): Socket {
  const socket = new Socket();
  const reason = Object.assign(new Error('None of the servers takes writes.'), { code: 'ECONNREFUSED' });
  setImmediate(() => socket.destroy(reason));
  return socket;
}
