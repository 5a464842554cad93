import { X509Certificate } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createProofs, namesResponder } from './proofs.ts';
import { type CaMood, startCa } from './test-ca.ts';

const ca = await startCa();
const der = (pem: string) => new Uint8Array(new X509Certificate(pem).raw);
const root = der(ca.rootPem);
const [byOcsp, byList, byNo] = [
  await ca.issue('Told by a responder', 'ocsp'),
  await ca.issue('Told by a list', 'crl'),
  await ca.issue('Told by no one', 'nowhere'),
];
beforeEach(() => {
  Object.assign(ca.state, { mood: 'well', asked: 0 });
});

test('a responder is asked first, a list otherwise, and no one where no one is named', async () => {
  const prove = createProofs();
  expect(Object.keys((await prove(der(byOcsp.pem), root)) ?? {})).toEqual(['ocsp']);
  expect(Object.keys((await prove(der(byList.pem), root)) ?? {})).toEqual(['crl']);
  expect(await prove(der(byNo.pem), root)).toBeUndefined();
  expect([byOcsp, byList, byNo].map(({ pem }) => namesResponder(new X509Certificate(pem)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what was learned is not asked again for a while', async () => {
  let now = Date.now();
  const prove = createProofs({ now: () => now });
  await prove(der(byOcsp.pem), root);
  await prove(der(byOcsp.pem), root);
  expect(ca.state.asked).toBe(1);
  now += 31 * 60_000;
  await prove(der(byOcsp.pem), root);
  expect(ca.state.asked).toBe(2);
});

const words: Readonly<Record<Exclude<CaMood, 'well' | 'aboutAnother'>, RegExp>> = {
  silent: /does not answer/,
  revoked: /revoked/,
  stale: /not of now/,
  forged: /not signed by/,
  senseless: /makes no sense/,
};

test.each(Object.entries(words))('%s: nothing is proven, by a responder or by a list', async (mood, sentence) => {
  ca.state.mood = mood as CaMood;
  await expect(createProofs()(der(byOcsp.pem), root)).rejects.toThrow(sentence);
  await expect(createProofs()(der(byList.pem), root)).rejects.toThrow(sentence);
});

test('a word about another certificate, or of another issuer, proves nothing', async () => {
  ca.state.mood = 'aboutAnother';
  await expect(createProofs()(der(byOcsp.pem), root)).rejects.toThrow('another certificate');
  await expect(createProofs()(der(byOcsp.pem), der(ca.strangerPem))).rejects.toThrow('does not come from');
});
