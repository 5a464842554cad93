import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { isSigned, VendorFault, VendorRefusal } from '../vendor.ts';
import { createAsk } from './client.ts';

const secret = new Secret('a secret of thirty-two characters');
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function against(answer: RequestListener, timeoutMs = 2000) {
  const server = createServer(answer);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return createAsk({ url: `http://127.0.0.1:${port}/title`, secret, vendor: 'title', timeoutMs });
}

const saying =
  (status: number, text = '{}', headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text);

test('what travels is signed, has the key, and says secrets and files as the vendor needs them', async () => {
  const seen: { url?: string; headers?: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const ask = await against((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      response.end('{"reference":"t-1"}');
    });
  });
  const paper = { title: 'Deed', content: async () => new Uint8Array([1, 2, 3]) };
  const request = { key: 'k-1', ssn: new Secret('900-12-1720'), papers: [paper], nothing: undefined };
  expect(await ask('order', request)).toEqual({ reference: 't-1' });
  const [{ url, headers, body } = { body: '' }] = seen;
  expect([url, headers?.['idempotency-key']]).toEqual(['/title/order', 'k-1']);
  expect(JSON.parse(body)).toEqual({ key: 'k-1', ssn: '900-12-1720', papers: [{ title: 'Deed', content: 'AQID' }] });
  const signature = String(headers?.['x-hearthline-signature']);
  const nowS = Math.floor(Date.now() / 1000);
  expect(isSigned([secret], body, signature, nowS)).toBe(true);
  expect(isSigned([secret], body.replace('k-1', 'k-2'), signature, nowS)).toBe(false);
});

test.each([401, 403, 408, 409, 429, 500, 502, 503])('%d is a fault: asking again may help', async (status) => {
  await expect((await against(saying(status)))('order', { key: 'k' })).rejects.toThrow(VendorFault);
});

test.each([400, 404, 410, 422])('%d is a refusal for good', async (status) => {
  await expect((await against(saying(status)))('order', { key: 'k' })).rejects.toThrow(VendorRefusal);
});

test('no content is no answer yet', async () => {
  expect(await (await against(saying(204, '')))('result', { reference: 'r' })).toBeUndefined();
});

test.each([
  ['no JSON', saying(200, '<html>')],
  ['a way elsewhere', saying(302, '', { location: 'http://127.0.0.1:9/' })],
  ['more than anyone needs', (_request, response) => void response.end('x'.repeat(10_000_001))],
  ['a line that breaks', (request) => void request.socket.destroy()],
  ['no end', () => {}],
] as [string, RequestListener][])('%s is a fault', async (_name, answer) => {
  await expect((await against(answer, 300))('order', { key: 'k' })).rejects.toThrow(VendorFault);
});

test('no word of what was sent or said stands in an error', async () => {
  const ask = await against(saying(422, '{"message":"900-12-1720 is not known"}'));
  const said = await ask('order', { key: 'k', ssn: new Secret('900-12-1720') }).catch((error: unknown) =>
    String(error),
  );
  expect(said).toBe('Error: title: order was refused with 422');
});
