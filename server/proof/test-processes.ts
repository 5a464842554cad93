/** The product as it runs in the world: an API and a worker, processes of their own on one database, each started again when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildIfNeeded } from '../../tools/build.ts';
import type { Person } from '../actor.ts';
import { type BrandShelf, loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { makeApplicant } from '../dev/applicant.ts';
import { Failure } from '../failure.ts';
import { createLog } from '../log.ts';
import { rootKeysFor } from '../root-key.ts';
import { readApplication } from '../store/applications.ts';
import { openBoss } from '../store/jobs.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { type TestDatabase, testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { buildParts } from '../wiring/index.ts';
import { codeIn } from './test-confirm.ts';
import type { Calls } from './test-traveler.ts';

const root = join(import.meta.dirname, '..', '..');

export async function startProcesses() {
  if (!existsSync(join(root, 'web', 'dist', 'borrower', 'index.html'))) await buildIfNeeded();
  const db = await testDatabase();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-processes-'));
  const env = {
    DATABASE_URL: db.ownerUrl.reveal(),
    ROOT_KEY: randomBytes(32).toString('base64'),
    PORT: String(port),
    DATA_DIR: folder,
    SANDBOX_DELAY_MS: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  };
  const brands = await loadBrands(join(root, 'brands'));
  // Our own eyes on the database and on the vendors' pages: it serves no one and works on nothing.
  const config = readConfig(env);
  const parts = await buildParts({
    config,
    log: createLog('silent'),
    db,
    url: db.url,
    brands,
    rootKeys: rootKeysFor(config),
  });
  const recover = await supervisor(db);
  const ready = async () => {
    for (;;) {
      if ((await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok) return;
      await sleep(50);
    }
  };
  const processes = {
    api: restarting({ ...env, ROLES: 'api' }, join(folder, 'api.log'), async () => {}),
    worker: restarting({ ...env, ROLES: 'worker' }, join(folder, 'worker.log'), recover),
  };
  whenDone(async () => {
    await Promise.all([processes.api.stop(), processes.worker.stop()]);
    await parts.close();
  });
  return {
    ...parts,
    db,
    brands,
    orgCode: brands.provider.orgCode,
    processes,
    ready,
    calls: callsOverHttp({ port, brands, db }),
  };
}

/** One process that dies at each of the named places once, whichever comes first, and lives on when there are no more. */
function restarting(env: Record<string, string>, logFile: string, recover: () => Promise<void>) {
  let left: readonly string[] = [];
  let child: ChildProcess | undefined;
  let isStopping = false;
  const start = () => {
    const born = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...env, CRASH_AT: left.join(',') },
      stdio: ['ignore', 'ignore', openSync(logFile, 'a')],
    });
    child = born;
    born.once('exit', async (code, signal) => {
      if (isStopping || child !== born) return;
      const words = readFileSync(logFile, 'utf8');
      const place = /^died at (.*)$/m.exec(words.split('\n').at(-2) ?? '')?.[1];
      if (signal !== 'SIGKILL' || place === undefined)
        throw new Error(`A process ended (${code ?? signal}): ${words.slice(-2000)}`);
      left = left.filter((one) => one !== place);
      await recover();
      start();
    });
  };
  const end = async () => {
    const old = child;
    child = undefined;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    old.kill('SIGKILL');
    await once(old, 'exit');
    await recover();
  };
  return {
    /** The places where it is still to die. */
    left: () => left,
    /** Ends what runs and starts it again with these places. */
    sendTo: async (places: readonly string[]) => {
      await end();
      left = places;
      start();
    },
    stop: async () => {
      isStopping = true;
      await end();
    },
  };
}

/**
 * A dead worker's jobs are taken over when its heart has not beaten for ten seconds, by whichever worker looks first. Here
 * the ten seconds are over at once and someone looks at once; what is taken over, and how often, is the queue's own doing.
 */
export async function supervisor({ owner, url }: Pick<TestDatabase, 'owner' | 'url'>): Promise<() => Promise<void>> {
  const { boss, close } = await openBoss(url, 1, () => {}, { supervise: false });
  let isOver = false;
  const hasten = async () => {
    await owner`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`;
    // Tries made in a hurry do not count: a vendor gives up after hours, not because a process takes seconds to start.
    await owner`
      update sandbox.message set due_at = now(), tries = 0 where sent_at is null and due_at > now() and done_at <= now()`;
  };
  const impatience = (async () => {
    // Where the database itself is killed, it is away now and then.
    for (; !isOver; await sleep(200)) await hasten().catch(() => {});
  })();
  whenDone(async () => {
    isOver = true;
    await impatience;
    await close({ graceful: false });
  });
  return async () => {
    await owner`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;
    await owner`update jobs.queue set monitor_on = null`;
    await boss.supervise();
  };
}

interface Wired {
  readonly brands: BrandShelf;
  readonly port: number;
  readonly db: TestDatabase;
}

/** As a browser does it: a key with every command, and the same request again when there was no answer. */
export function callsOverHttp({ port, brands, db }: Wired): Calls {
  const site = `http://localhost:${port}`;
  const headersOf = new Map<string, Record<string, string>>();
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Response> => {
    for (;;) {
      const answer = await fetch(site + path, {
        method,
        headers: { origin: site, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await sleep(100);
    }
  };
  const orThrow = async (answer: Response) => {
    if (answer.ok) return answer.json().catch(() => undefined);
    const words = await answer.text();
    throw answer.status === 409
      ? new Failure('conflict', { message: words })
      : new Error(`${answer.status} ${answer.url} ${words}`);
  };
  /** By the code that went to their mailbox; asked for again when a process died before it was sent. */
  const confirm = async ({ orgCode }: Person, uuid: string) => {
    const headers = headersOf.get(uuid) ?? {};
    const stored = await db.inOrg(orgCode, (tx) => readApplication(tx, orgCode, uuid));
    const codes = async () =>
      (await sandboxMailbox(db).list(orgCode, stored?.application.borrower.email)).filter(({ subject }) =>
        subject.endsWith(' code'),
      );
    for (let asked = 0; asked < 4; asked += 1) {
      const before = (await codes()).length;
      await orThrow(await send('POST', '/identity/secure/api/v1/step-up/send', headers, { way: 'email' }));
      for (let waitedMs = 0; waitedMs < 5000 && (await codes()).length === before; waitedMs += 50) await sleep(50);
      const code = codeIn(await codes());
      const said = await send('POST', '/identity/secure/api/v1/step-up/verify', headers, { code });
      if (said.ok) return;
    }
    throw new Error('No code came that confirms who it is.');
  };
  const injected = {
    inject: async ({
      method,
      url,
      headers,
      payload,
    }: {
      method: string;
      url: string;
      headers: Record<string, string>;
      payload?: object;
    }) => {
      const { host: _host, ...own } = headers;
      const answer = await send(method, url, own, payload);
      const body: unknown = await answer.json();
      return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), json: () => body };
    },
  } as unknown as FastifyInstance;
  return {
    begin: async () => {
      const brand = brands.provider;
      const { uuid, token, setCookie } = await makeApplicant(injected, { brand, product: 'heloc', headers: {} });
      headersOf.set(uuid, { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' });
      const stored = await db.inOrg(brand.orgCode, (tx) => readApplication(tx, brand.orgCode, uuid));
      const identityUuid = stored?.application.borrower.identityUuid ?? '';
      return {
        uuid,
        who: { roles: ['borrower'] as const, orgCode: brand.orgCode, identityUuid, sessionId: randomUUID() },
      };
    },
    act: async (who, uuid, command, body) => {
      const headers = { ...headersOf.get(uuid), 'idempotency-key': randomUUID() };
      const path = `/service-application/api/v2/application/heloc/${uuid}/${command}`;
      const answer = await send('POST', path, headers, body);
      if (answer.status !== 403) return orThrow(answer);
      await confirm(who, uuid);
      return orThrow(await send('POST', path, headers, body));
    },
    operate: async (_who, uuid, event, payload) =>
      orThrow(await send('POST', `/dev/api/applications/${uuid}/events`, {}, { event, payload })),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
