/**
 * Two processes of the API behind a balancer that asks /readyz, people on both, and one of them is told to stop: no one of
 * them notices. Beside them sit clients that never finish what they began, and they keep no one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildIfNeeded } from '../../tools/build.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { freePort } from './test-whole.ts';

const root = join(import.meta.dirname, '..', '..');
if (!existsSync(join(root, 'web', 'dist', 'borrower', 'index.html'))) await buildIfNeeded();
const db = await testDatabase();
const shared = {
  DATABASE_URL: db.ownerUrl.reveal(),
  ROOT_KEY: randomBytes(32).toString('base64'),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'hearthline-stop-')),
  ROLES: 'api',
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  LIMIT_FACTOR: '1000',
  // Several of the balancer's rounds, also on a machine that has much else to do.
  STOP_NOTICE_MS: '3000',
};

interface Backend {
  readonly child: ChildProcess;
  readonly port: number;
  readonly agent: Agent;
  isReady: boolean;
  /** Everything it said. */
  words: string;
}

async function startApi(): Promise<Backend> {
  const port = await freePort();
  const env = { ...process.env, ...shared, PORT: String(port) };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  whenDone(() => child.kill('SIGKILL'));
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const backend = { child, port, agent, isReady: false, words: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      backend.words += part.toString();
    });
  return backend;
}

function ask({ port, agent }: Pick<Backend, 'port' | 'agent'>, path: string): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const headers = { host: 'localhost' };
    request({ host: '127.0.0.1', port, path, agent, headers }, answered).on('error', failed).end();
  });
}

/** Sends each call to one that is ready, and looks who is ready ten times a second. It tries nothing twice. */
function balance(backends: readonly Backend[]) {
  let isOver = false;
  const looking = backends.map(async (one) => {
    while (!isOver) {
      const answer = await ask({ port: one.port, agent: new Agent() }, '/readyz').catch(() => undefined);
      answer?.resume();
      one.isReady = answer?.statusCode === 200;
      await sleep(100);
    }
  });
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const chosen = ready[turn++ % Math.max(1, ready.length)];
    const answer = chosen && (await ask(chosen, incoming.url ?? '/').catch(() => undefined));
    outgoing.writeHead(answer?.statusCode ?? 502);
    if (answer) answer.pipe(outgoing);
    else outgoing.end();
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(looking);
    server.closeAllConnections();
    server.close();
  };
  return { server, stop };
}

/** People who ask again as soon as they are answered. */
function crowd(port: number, size: number) {
  let isOver = false;
  const seen = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  const people = Array.from({ length: size }, async () => {
    while (!isOver) {
      const what = await ask({ port, agent }, '/service-organization/external/api/v1/organization').then(
        async (answer) => {
          answer.resume();
          await once(answer, 'end');
          return String(answer.statusCode);
        },
        (error: Error) => error.message,
      );
      seen.set(what, (seen.get(what) ?? 0) + 1);
      await sleep(5);
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(people);
  };
  return { seen, answered: () => seen.get('200') ?? 0, stop };
}

/** Half a request, a body that never ends, and an answer that no one reads. */
function rudeClients(port: number): Socket[] {
  const heads = [
    'GET /healthz HTTP/1.1\r\nhost: a\r\nx-ha',
    'POST /identity/api/v1/registration/register HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
    'GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200),
  ];
  return heads.map((head) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause();
    socket.write(head);
    return socket;
  });
}

test('[F23] one of two is stopped under load: no call fails, and it ends by itself whatever clients do', async () => {
  const [going, staying] = await Promise.all([startApi(), startApi()]);
  const { server, stop: stopBalancer } = balance([going, staying]);
  await expect.poll(() => going.isReady && staying.isReady, { timeout: 120_000, interval: 100 }).toBe(true);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { seen, answered, stop: sendHome } = crowd((server.address() as AddressInfo).port, 12);
  await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(50);

  const rude = rudeClients(going.port);
  const ended = once(going.child, 'exit');
  going.child.kill('SIGTERM');
  // It ends with 0 only when nothing had to be left behind, and by its own clock within ten seconds.
  expect(await ended, going.words).toEqual([0, null]);
  const before = answered();
  await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(before + 50);
  await sendHome();
  await stopBalancer();
  for (const socket of rude) socket.destroy();
  expect([...seen.keys()]).toEqual(['200']);
});
