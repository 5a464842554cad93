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

const refused = async (mood: CaMood, sentence: string) => {
  ca.state.mood = mood;
  await expect(createProofs()(der(byOcsp.pem), root)).rejects.toThrow(sentence);
  await expect(createProofs()(der(byList.pem), root)).rejects.toThrow(sentence);
};

test('silence, nonsense and a word of yesterday prove nothing, by a responder or by a list', async () => {
  await refused('silent', 'does not answer');
  await refused('senseless', 'makes no sense');
  await refused('stale', 'not of now');
});

test('a certificate that was revoked is told as such, by a responder and by a list', () =>
  refused('revoked', 'revoked'));

test('a word that a stranger signed proves nothing, by a responder or by a list', () =>
  refused('forged', 'not signed by'));

test('a word about another certificate, or of another issuer, proves nothing', async () => {
  ca.state.mood = 'aboutAnother';
  await expect(createProofs()(der(byOcsp.pem), root)).rejects.toThrow('another certificate');
  await expect(createProofs()(der(byOcsp.pem), der(ca.strangerPem))).rejects.toThrow('does not come from');
});
