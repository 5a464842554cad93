import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { prepareToLeave } from './leaving.ts';
import { testApi } from './test-api.ts';

const agent = new Agent({ keepAlive: true });

async function serving(practice: readonly string[] = []) {
  const { server, logged } = await testApi({ practice });
  const throughFramework = vi.fn();
  server.addHook('onRequest', (_request, _reply, done) => {
    throughFramework();
    done();
  });
  const { leave } = prepareToLeave(server, { noticeMs: 300, patienceMs: 1000 });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const ask = async (
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) => {
    const asked = request({ port, path, agent, method: options.method ?? 'GET', headers: options.headers ?? {} });
    asked.end(options.body);
    const [answer] = await once(asked, 'response');
    let text = '';
    for await (const part of answer.setEncoding('utf8')) text += part;
    const { date: _, 'x-request-id': __, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, text, requestId: answer.headers['x-request-id'] };
  };
  return { ask, leave, logged, throughFramework, close: () => server.close() };
}

test('the probe is answered as its route would, and before the framework', async () => {
  const { ask, throughFramework, logged, close } = await serving(['bank']);
  const first = await ask('/healthz');
  expect(first).toMatchObject({
    status: 200,
    text: '{"status":"alive"}',
    requestId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(first.headers['x-hearthline-sandbox']).toBe('bank');
  expect(throughFramework).not.toHaveBeenCalled();
  const routed = await ask('/healthz?by=route');
  expect(throughFramework).toHaveBeenCalledOnce();
  expect({ ...routed, requestId: '' }).toEqual({ ...first, requestId: '' });
  expect(logged).toEqual([]);
  await close();
});

test('only the head where only that is asked, an id that was brought, and no other method', async () => {
  const { ask, throughFramework, close } = await serving();
  const id = 'abcdef0123456789abcdef0123456789';
  expect(await ask('/healthz', { method: 'HEAD', headers: { 'x-request-id': id } })).toMatchObject({
    status: 200,
    text: '',
    requestId: id,
    headers: { 'content-length': '18' },
  });
  // What no one reads must not stay in the way of the next on the same connection.
  expect(await ask('/healthz', { headers: { 'content-length': '3' }, body: 'abc' })).toMatchObject({ status: 200 });
  expect(await ask('/healthz')).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });
  expect(throughFramework).not.toHaveBeenCalled();
  expect((await ask('/healthz', { method: 'POST' })).status).toBe(405);
  await close();
});

test('while we leave it is still alive, and its connection ends', async () => {
  const { ask, leave } = await serving();
  await ask('/healthz');
  const gone = leave();
  expect(await ask('/healthz')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect((await ask('/healthz?by=route')).headers.connection).toBe('close');
  await gone;
});
