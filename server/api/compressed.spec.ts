import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { visitor } from '../actor.ts';
import { longAnswer } from './compressed.ts';
import { apiWith } from './test-handlers.ts';

let zips: string[] = [];
const { server } = apiWith(
  { 'GET /service-application/external/api/v1/heloc/zip-eligibility': () => ({ zips, excludedZips: [] }) },
  {
    authenticate: async () => ({ actor: visitor }),
    countCall: async () => ({ allowed: true, retryAfterS: 0 }),
  },
);
const ask = (encoding: string) =>
  server.inject({
    url: '/service-application/external/api/v1/heloc/zip-eligibility?orgCode=ORG_A',
    headers: { 'accept-encoding': encoding },
  });

test('a long answer comes in brotli to those who take it, and says the same as to the others', async () => {
  zips = Array.from({ length: 5000 }, (_, place) => String(10_000 + place));
  const [plain, short] = [await ask('gzip'), await ask('gzip, br')];
  expect(plain.statusCode).toBe(200);
  expect(plain.body.length).toBeGreaterThan(longAnswer);
  expect([plain.headers['content-encoding'], short.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect([short.headers['content-type'], short.headers['vary']]).toEqual([
    plain.headers['content-type'],
    'accept-encoding',
  ]);
  expect(short.rawPayload.length).toBeLessThan(plain.body.length / 3);
  expect(brotliDecompressSync(short.rawPayload).toString()).toBe(plain.body);
});

test('a short one, which may hold a secret, comes as it is', async () => {
  zips = ['10001'];
  const { headers, body } = await ask('gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toEqual({ zips, excludedZips: [] });
});
