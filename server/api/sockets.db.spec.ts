/** [T22] The room's socket, over a real port: who may open one, how long it may wait, and that a ticket counts once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { notarySocketPath } from '#core/contract/notary.ts';
import { type Brand, brandOf } from '../proof/test-cast.ts';
import { wholeProduct } from '../proof/test-whole.ts';
import { testDatabase } from '../store/test-database.ts';

const db = await testDatabase();
// Two processes of one product, as behind a load balancer: the same keys, the same database.
const rootKey = Buffer.alloc(32, 7).toString('base64');
const [first, second] = [
  await wholeProduct(db, { hasWorker: false, env: { ROOT_KEY: rootKey } }),
  await wholeProduct(db, { hasWorker: false, env: { ROOT_KEY: rootKey } }),
];
afterAll(async () => {
  await first.stop();
  await second.stop();
});

let brand: Brand;
beforeAll(async () => {
  brand = await brandOf(first, first.orgCode);
});

type Product = Pick<typeof first, 'server'>;
const hostOf = ({ server }: Product) => {
  const address = server.server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

/** What a browser says of our own page. */
const ofOurs = (product: Product) => ({ origin: `http://${hostOf(product)}` });

interface Opened {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** The close code of an opened socket, or the status with which it was refused. */
  readonly ended: Promise<number>;
}

/** Opens a socket; `ended` tells how it was closed, or with which status it was refused. */
function open(product: Product, headers: Record<string, string> = ofOurs(product)): Opened {
  const socket = new WebSocket(`ws://${hostOf(product)}${notarySocketPath}`, { headers });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const ended = new Promise<number>((done) => {
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    socket.on('close', (code) => done(code));
    socket.on('error', () => {});
  });
  return { socket, heard, ended };
}

const isOpen = ({ socket }: Opened) =>
  new Promise<void>((done, failed) => {
    socket.once('open', () => done());
    socket.once('unexpected-response', (_request, response) =>
      failed(new Error(`refused with ${response.statusCode}`)),
    );
  });

const ticketOf = (who: 'borrower' | 'signer') => first.notary.ticket(brand.homes[0][who], brand.homes[0].sessionUuid);

async function enter(product: Product, ticket: string): Promise<Opened> {
  const opened = open(product);
  await isOpen(opened);
  opened.socket.send(JSON.stringify({ kind: 'enter', ticket }));
  return opened;
}

describe('[T22] who may open one', () => {
  test('a page of another site is refused before the socket is open; our own page is not', async () => {
    expect(await open(first, { origin: 'https://evil.example' }).ended).toBe(403);
    expect(await open(first, { origin: 'null' }).ended).toBe(403);
    expect(await open(first, { ...ofOurs(first), 'sec-fetch-site': 'cross-site' }).ended).toBe(403);
    const ours = open(first);
    await isOpen(ours);
    ours.socket.terminate();
  });

  test('one that does not say which page opens it is refused: every browser says so', async () => {
    expect(await open(first, {}).ended).toBe(403);
    expect(await open(first, { origin: '' }).ended).toBe(403);
  });

  test('from one address a hundred may wait; the next is told to come later, and comes when one has gone', async () => {
    const crowd = Array.from({ length: 100 }, () => open(second));
    await Promise.all(crowd.map(isOpen));
    expect(await open(second).ended).toBe(429);
    crowd[0]?.socket.terminate();
    await expect
      .poll(async () => {
        const next = open(second);
        const outcome = await Promise.race([isOpen(next).then(() => 'open'), next.ended]);
        next.socket.terminate();
        return outcome;
      })
      .toBe('open');
    for (const { socket } of crowd) socket.terminate();
  });
});

describe('[T22] a ticket', () => {
  test('counts once, whichever process it is shown to', async () => {
    const ticket = await ticketOf('borrower');
    const inside = await enter(first, ticket);
    await expect.poll(() => inside.heard.join()).toContain('welcome');
    expect(await (await enter(first, ticket)).ended).toBe(4403);
    expect(await (await enter(second, ticket)).ended).toBe(4403);
    expect(inside.socket.readyState).toBe(WebSocket.OPEN);
    inside.socket.close();
  });

  test('shown in twenty places at once lets one in', async () => {
    const ticket = await ticketOf('signer');
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => enter(n % 2 ? first : second, ticket)));
    await expect.poll(() => all.filter(({ socket }) => socket.readyState === WebSocket.CLOSED)).toHaveLength(19);
    await expect.poll(() => all.filter(({ heard }) => heard.join().includes('welcome'))).toHaveLength(1);
    for (const { socket } of all) socket.terminate();
  });

  test('one that is not ours, or is changed, opens nothing', async () => {
    const [body = '', seal = ''] = (await ticketOf('borrower')).split('.');
    for (const ticket of ['', 'a.b', `${body}.`, `${body}x.${seal}`])
      expect(await (await enter(first, ticket)).ended).toBe(4403);
  });

  test('what is remembered of tickets is gone when they have run out', async () => {
    await db.owner`update app.spent_ticket set until = now() - interval '1 minute'`;
    const inside = await enter(first, await ticketOf('borrower'));
    await expect.poll(() => inside.heard.join()).toContain('welcome');
    expect(await db.owner`select id from app.spent_ticket`).toHaveLength(1);
    inside.socket.close();
  });
});

test('[T22] a socket without a ticket is closed within five seconds, also one that does not say goodbye', async () => {
  const [silent, stubborn] = [open(first), open(first)];
  await Promise.all([isOpen(silent), isOpen(stubborn)]);
  const sinceMs = performance.now();
  // Reads nothing any more, so it never answers the farewell: only the server can end it.
  stubborn.socket.pause();
  expect(await silent.ended).toBe(4403);
  await expect.poll(() => connectionsOf(first)).toBe(0);
  // Five, and what a busy machine adds; without the limit it would stay for as long as it liked.
  expect(performance.now() - sinceMs).toBeLessThan(30_000);
  stubborn.socket.terminate();
});

function connectionsOf({ server }: Product): Promise<number> {
  return new Promise((done) => server.server.getConnections((_error, count) => done(count)));
}
