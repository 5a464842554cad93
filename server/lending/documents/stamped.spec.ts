/** A signed paper with a time stamp of a third party (PAdES B-T), and none without. */
import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { Failure } from '../../failure.ts';
import { createTimeStamps } from '../../vendors/time-stamps/rfc3161.ts';
import { startAuthority } from '../../vendors/time-stamps/test-authority.ts';
import { newSigningKey, readSigningKey } from './certificate.ts';
import { sealPaper } from './seal.ts';

const at = new Date();
const marks = { adopted: { way: 'typed', name: 'Ann Archer' }, fields: [], at, reason: 'Signed' } as const;
const key = readSigningKey(newSigningKey('Test signing', at));
/** id-aa-timeStampToken, as DER and then as a PDF writes it. */
const stampAttribute = '060b2a864886f70d010910020e';

async function paper(): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core');
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' });
  return pdf.save();
}

test('the signature carries the token of the authority, and without one it carries none', async () => {
  const authority = await startAuthority();
  const stamp = createTimeStamps({ url: authority.url, roots: [new X509Certificate(authority.rootPem)] });
  const stamped = await sealPaper(await paper(), marks, { ...key, stamp });
  expect(stamped.toString('latin1').toLowerCase()).toContain(stampAttribute);
  expect(authority.state.asked).toBe(1);
  const bare = await sealPaper(await paper(), marks, key);
  expect(bare.toString('latin1').toLowerCase()).not.toContain(stampAttribute);
});

test('an authority that does not answer leaves the paper unsigned, and the reason is told as it is', async () => {
  const stamp = () => Promise.reject(new Failure('unavailable'));
  await expect(sealPaper(await paper(), marks, { ...key, stamp })).rejects.toMatchObject({ code: 'unavailable' });
});

test('a key comes with the certificates it follows from, in order', () => {
  const one = newSigningKey('One', at);
  const other = newSigningKey('Other', at);
  expect(readSigningKey(one).chain).toEqual([]);
  expect(() => readSigningKey(`${one}${other.slice(other.indexOf('-----BEGIN CERT'))}`)).toThrow('do not follow');
});
