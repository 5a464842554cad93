/** A client that sends its request a byte at a time holds nothing for longer than a request may take. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { asFailure } from './faults.ts';
import { testApi } from './test-api.ts';

const { server } = await testApi({ requestTimeoutMs: 300 });
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Everything the server says until it ends the connection, while a byte is sent every so often. */
async function drip(head: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  socket.on('error', () => {});
  socket.write(head);
  const timer = setInterval(() => socket.write(' '), 20);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(timer);
  return heard;
}

test('[F20] a dripped body is cut at the request timeout', async () => {
  const post = 'POST /identity/api/v1/registration/register HTTP/1.1\r\nhost: localhost\r\n';
  const heard = await drip(`${post}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`);
  expect(heard).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('[F20] so are dripped headers', async () => {
  expect(await drip('GET /healthz HTTP/1.1\r\nx-long:')).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a line that broke while we wrote, and a full disk, are told as what they are', () => {
  const told = (code: string) => {
    const { status, message, details } = asFailure(Object.assign(new Error(code), { code }));
    return [status, message.endsWith('.'), details.retryAfterS];
  };
  expect(told('EPIPE')).toEqual([503, true, 2]);
  expect(told('ENOSPC')).toEqual([507, true, 60]);
  expect(told('53100')).toEqual([507, true, 60]);
});
