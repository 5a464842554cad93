/**
 * 300 conversations at once: two processes of the product behind one database, a socket for each person and each agent, both
 * sides of each conversation writing every ten seconds. How long a message takes to the other side, and whether all came.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deskLimits } from '#core/chat/desk-limits.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { hire, recoveryCodeFor } from '#server/proof/test-staff.ts';
import { wholeProduct } from '#server/proof/test-whole.ts';
import { Secret } from '#server/secret.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { ask, type Headers, type Post, sitAtDesk, visit } from './yardstick/chat-browsers.ts';
import { workedMicroseconds } from './yardstick/cpu.ts';
import { eachOf, quantile } from './yardstick/rounds.ts';

const conversations = 300;
const agentCount = Math.ceil(conversations / deskLimits.conversationsAtOnce);
/** How often each side of a conversation writes: a busy talk. */
const everyMs = 10_000;
const lastOnesMs = 10_000;

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const database = await startEmbedded(folder);
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true }), database.leave];
  try {
    const rootKey = randomBytes(32);
    const env = {
      DATABASE_URL: database.url.reveal(),
      ROOT_KEY: rootKey.toString('base64'),
      // Each person comes from an address of their own, as in life.
      TRUST_PROXY: '1',
      LIMIT_FACTOR: '1000',
    };
    const urls: string[] = [];
    const workers = [Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])];
    // One folder of keys and documents for both.
    const dataDir = join(folder, 'shared');
    mkdirSync(dataDir);
    for (const ROLES of ['api,worker', 'api']) {
      const product = await startProduct({ dataDir, env: { ...env, ROLES }, logFile: join(folder, `${ROLES}.log`) });
      stops.push(product.stop);
      urls.push(product.url);
      workers.push(product.pid);
    }
    const logins = await hireAgents(database.url, rootKey, urls);
    const worked = () => workers.map(workedMicroseconds);
    return await converse({ urls, logins, worked }, isFull ? 120_000 : 40_000);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Agents are hired by the back door, and sign in by the front door of the process that they will sit at. */
async function hireAgents(ownerUrl: Secret, rootKey: Buffer, urls: readonly string[]): Promise<readonly Headers[]> {
  const url = await prepareDatabase(ownerUrl, [new Secret(rootKey)]);
  const [database, owner] = [openDatabase(url, 4), openOwner(ownerUrl)];
  const close = async () => {
    await database.close();
    await owner.end({ timeout: 5 });
  };
  const db = { ...database, url, ownerUrl, owner, close };
  const office = await wholeProduct(db, { hasWorker: false, env: { ROOT_KEY: rootKey.toString('base64') } });
  const logins: Headers[] = [];
  for (let n = 0; n < agentCount; n += 1) {
    const { email, password, identityUuid } = await hire(office, { role: 'supportAgent', firstName: `Amy${n}` });
    const totpCode = await recoveryCodeFor(db, office.orgCode, identityUuid);
    const from = { 'x-forwarded-for': `10.200.0.${n + 1}` };
    const login = `${urls[n % urls.length]}/identity-broker/agent/api/v3/login`;
    const answer = await ask(login, 'POST', from, { email, password, totpCode });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    logins.push({ ...from, cookie, authorization: answer.headers.get('authorization') ?? '' });
  }
  await office.stop();
  await db.close();
  return logins;
}

/** Every text is written once in the whole measurement, so that a look at it says whose it is and how often it came. */
function postOffice() {
  const sentAt = new Map<string, number>();
  const arrivals = new Map<string, number>();
  const delaysMs: number[] = [];
  const post: Post = {
    sent: (text) => sentAt.set(text, performance.now()),
    arrived: (text) => {
      arrivals.set(text, (arrivals.get(text) ?? 0) + 1);
      delaysMs.push(performance.now() - (sentAt.get(text) ?? Number.NaN));
    },
  };
  const lost = () => [...sentAt.keys()].filter((text) => !arrivals.has(text)).length;
  const doubled = () => [...arrivals.values()].filter((count) => count > 1).length;
  return { post, delaysMs, lost, doubled, count: () => sentAt.size };
}

interface Place {
  readonly urls: readonly string[];
  readonly logins: readonly Headers[];
  /** Microseconds of PostgreSQL and of each process of ours. */
  readonly worked: () => readonly number[];
}

async function converse({ urls, logins, worked }: Place, durationMs: number): Promise<readonly BenchRow[]> {
  const { post, delaysMs, lost, doubled, count } = postOffice();
  const at = (n: number) => urls[n % urls.length] ?? '';
  const agents: Awaited<ReturnType<typeof sitAtDesk>>[] = [];
  for (const [n, login] of logins.entries()) agents.push(await sitAtDesk(at(n), login, post));
  const people: (Awaited<ReturnType<typeof visit>> & { readonly agent: (typeof agents)[number] })[] = [];
  await eachOf(
    Array.from({ length: conversations }, (_, n) => n),
    async (n) => {
      const agent = agents[n % agents.length];
      // Not at the process of their agent: every message goes through both.
      const person = await visit(at(n + 1), `10.${1 + (n >> 8)}.0.${n & 255}`, post);
      if (!agent) throw new Error('There is no agent.');
      await agent.claim(person.uuid);
      people.push({ ...person, agent });
    },
    4,
  );
  const before = worked();
  const endMs = performance.now() + durationMs;
  await Promise.all(
    people.map(async ({ uuid, say, agent }) => {
      await sleep(Math.random() * everyMs);
      while (performance.now() < endMs) {
        say(`a question ${randomUUID()}`);
        await sleep(everyMs / 2);
        await agent.say(uuid, `an answer ${randomUUID()}`);
        await sleep(everyMs / 2);
      }
    }),
  );
  const givenUpMs = performance.now() + lastOnesMs;
  while (lost() > 0 && performance.now() < givenUpMs) await sleep(50);
  const [stored = 0, ...ours] = worked().map((now, n) => (now - (before[n] ?? 0)) / 1000 / count());
  const failures = agents.flatMap((agent) => agent.failures);
  if (failures.length > 0) throw new Error(`${failures.length} calls of agents failed, the first: ${failures[0]}`);
  for (const one of [...people, ...agents]) one.leave();
  const name = `chat: ${conversations} concurrent conversations`;
  return [
    { name: `${name}, delivery p50`, value: quantile(delaysMs, 0.5), unit: 'ms' },
    { name: `${name}, delivery p99`, value: quantile(delaysMs, 0.99), unit: 'ms', goal: 250, limit: 500 },
    { name: `${name}, slowest`, value: Math.max(...delaysMs), unit: 'ms' },
    { name: `${name}, lost or doubled of ${count()}`, value: lost() + doubled(), unit: '', goal: 0, limit: 0 },
    { name: `${name}, PostgreSQL’s work for a message`, value: stored, unit: 'ms' },
    { name: `${name}, ours`, value: ours.reduce((sum, one) => sum + one, 0), unit: 'ms' },
    { name: `${name}, messages`, value: count() / (durationMs / 1000), unit: '/s' },
  ];
}
