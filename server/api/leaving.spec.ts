import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareToLeave } from './leaving.ts';

async function listening(noticeMs: number, patienceMs: number) {
  const server = Fastify({ forceCloseConnections: 'idle' });
  let finish = () => {};
  const slow = new Promise<void>((done) => {
    finish = done;
  });
  server.get('/', () => 'here');
  server.get('/slow', async () => {
    await slow;
    return 'done';
  });
  const leaving = prepareToLeave(server, { noticeMs, patienceMs });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { ...leaving, port, finish };
}

const agent = new Agent({ keepAlive: true });
function ask(port: number, path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((done, failed) => {
    request({ port, path, agent }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode, connection: answer.headers.connection });
    })
      .on('error', failed)
      .end();
  });
}

test('calls are taken while it is told, each answer ends its connection, and what was begun is finished', async () => {
  const { port, leave, isLeaving, finish } = await listening(200, 60_000);
  expect(await ask(port, '/')).toEqual({ status: 200, connection: 'keep-alive' });
  const begun = ask(port, '/slow');
  await ask(port, '/');
  const gone = leave();
  expect(isLeaving()).toBe(true);
  expect(await ask(port, '/')).toEqual({ status: 200, connection: 'close' });
  setTimeout(finish, 400);
  expect(await begun).toMatchObject({ status: 200 });
  await gone;
  await expect(ask(port, '/')).rejects.toThrow();
});

test('half a request and an answer that no one finishes are cut off', async () => {
  const { port, leave } = await listening(0, 100);
  const half = connect(port, '127.0.0.1');
  const cut = once(half.on('error', () => {}).resume(), 'close');
  half.write('GET / HTTP/1.1\r\nhost: a\r\nx-ha');
  const endless = ask(port, '/slow').catch((error: Error) => error.message);
  await Promise.all([once(half, 'connect'), ask(port, '/')]);
  await leave();
  await cut;
  expect(await endless).toBe('socket hang up');
});
