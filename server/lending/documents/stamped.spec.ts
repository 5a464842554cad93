/** A signed paper with a time stamp of a third party (PAdES B-T), and none without. */
import { sign, webcrypto, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../failure.ts';
import { certificatesOfStamp, createProofs } from '../../vendors/revocation/proofs.ts';
import { pemOf, startCa } from '../../vendors/revocation/test-ca.ts';
import { createTimeStamps } from '../../vendors/time-stamps/rfc3161.ts';
import { startAuthority } from '../../vendors/time-stamps/test-authority.ts';
import { newSigningKey, readSigningKey } from './certificate.ts';
import { levelOf } from './proofs.ts';
import { sealPaper } from './seal.ts';
import { hashOf } from './store.ts';
import { hasCertutil, hasPdfsig, pdfsig, trustOf } from './test-pdfsig.ts';
import { verify } from './test-signing.ts';

const at = new Date();
const marks = {
  adopted: { way: 'typed', name: 'Ann Archer' },
  fields: [],
  at,
  timeZone: 'America/Boise',
  reason: 'Signed',
} as const;
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

describe('proofs of the certificates', () => {
  const stampingUse = '1.3.6.1.5.5.7.3.8';
  const world = async (told: 'ocsp' | 'crl' | 'nowhere', { isBetween = false } = {}) => {
    const ca = await startCa();
    const authority = await startAuthority(await ca.issue('Stamps', told === 'nowhere' ? 'ocsp' : 'crl', stampingUse));
    const name = 'Lender signing';
    const signer = isBetween ? await ca.issueBelow(name) : { ...(await ca.issue(name, told)), betweenPem: '' };
    const secret = pemOf('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', signer.key));
    const pem = `${secret}${signer.pem}${signer.betweenPem}${ca.rootPem}`;
    const roots = [new X509Certificate(ca.rootPem)];
    const stamp = createTimeStamps({ url: authority.url, roots });
    const revocation = { prove: createProofs(), ofStamp: certificatesOfStamp };
    return { ca, key: { ...readSigningKey(pem), stamp, revocation } };
  };

  test.each(['ocsp', 'crl'] as const)(
    'by %s they follow the signature, for the signer and for the time stamp',
    async (told) => {
      const { ca, key: full } = await world(told);
      const shown = await paper();
      const signed = await sealPaper(shown, marks, full);
      expect(levelOf(signed)).toBe('B-LT');
      expect(signed.includes('/DSS')).toBe(true);
      expect(signed.subarray(0, shown.length).equals(shown)).toBe(true);
      expect(ca.state.asked).toBe(2);
      // A second person signs what the first has signed, and the proofs of both are there.
      const twice = await sealPaper(signed, { ...marks, adopted: { way: 'typed', name: 'Bea Archer' } }, full);
      expect(levelOf(twice)).toBe('B-LT');
    },
  );

  test('without an answer nothing is signed; with a word of a revoked certificate neither', async () => {
    const { ca, key: full } = await world('ocsp');
    ca.state.mood = 'silent';
    await expect(sealPaper(await paper(), marks, full)).rejects.toThrow('does not answer');
    ca.state.mood = 'revoked';
    await expect(sealPaper(await paper(), marks, full)).rejects.toThrow('revoked');
  });

  test('where no one can be asked about one of them, the paper says that it has a time stamp only', async () => {
    const { key: full } = await world('nowhere');
    expect(levelOf(await sealPaper(await paper(), marks, full))).toBe('B-T');
    expect(levelOf(await sealPaper(await paper(), marks, { ...full, revocation: undefined }))).toBe('B-T');
    expect(levelOf(await sealPaper(await paper(), marks, key))).toBe('B-B');
  });

  test('the script of the package takes proofs after the signature, and nothing else that was put there', async () => {
    const { key: full } = await world('ocsp');
    const signed = await sealPaper(await paper(), marks, full);
    const checked = (content: Buffer) => {
      const documents = [{ file: 'paper.pdf', title: 'Paper', sha256: hashOf(content), isSigned: true }];
      const manifest = Buffer.from(JSON.stringify({ documents }));
      return verify(
        new Map([
          ['paper.pdf', content],
          ['manifest.json', manifest],
          ['manifest.sig', sign('sha256', manifest, full.privateKey)],
          ['signer.pem', Buffer.from(full.certificate.toString())],
          ['verify.mjs', readFileSync(join(import.meta.dirname, 'verify.mjs'))],
        ]),
      );
    };
    expect(checked(signed)).toMatchObject({ isWhole: true });
    const page = /[\r\n](\d+) 0 obj\s*<<[^>]*\/Type\s*\/Page\b/.exec(signed.toString('latin1'))?.[1];
    const other = Buffer.from(`\n${page} 0 obj\n<< /Type /Page /Contents 99 0 R >>\nendobj\n`);
    expect(checked(Buffer.concat([signed, other])).words).toContain('does not cover the whole file');
    const again = Buffer.from('\n1 0 obj\n<< /Type /Catalog /Pages 99 0 R >>\nendobj\n');
    expect(checked(Buffer.concat([signed, again])).words).toContain('does not cover the whole file');
  });

  describe.skipIf(!hasPdfsig || !hasCertutil)('a program that we did not write (pdfsig)', () => {
    const [valid, trusted] = ['Signature is Valid.', 'Certificate is Trusted.'];

    test.each(['ocsp', 'crl', 'nowhere'] as const)(
      'trusts the certificates by their root alone: proofs by %s',
      async (told) => {
        const { ca, key: full } = await world(told);
        const signed = await sealPaper(await paper(), marks, full);
        const said = await pdfsig(signed, trustOf(ca.rootPem));
        expect(said).toContain(valid);
        expect(said).toContain(trusted);
        for (const other of [trustOf(), trustOf(ca.strangerPem)]) {
          const doubted = await pdfsig(signed, other);
          expect(doubted).toContain(valid);
          expect(doubted).not.toContain(trusted);
        }
        const changed = Buffer.from(signed);
        changed[400] = (changed[400] ?? 0) ^ 1;
        expect(await pdfsig(changed, trustOf(ca.rootPem))).not.toContain(valid);
      },
    );

    test('trusts a chain of three, because the paper carries what lies between', async () => {
      const { ca, key: full } = await world('nowhere', { isBetween: true });
      expect(full.chain).toHaveLength(2);
      const said = await pdfsig(await sealPaper(await paper(), marks, full), trustOf(ca.rootPem));
      expect(said).toContain(valid);
      expect(said).toContain(trusted);
    });
  });
});

test('a key comes with the certificates it follows from, in order', () => {
  const one = newSigningKey('One', at);
  const other = newSigningKey('Other', at);
  expect(readSigningKey(one).chain).toEqual([]);
  expect(() => readSigningKey(`${one}${other.slice(other.indexOf('-----BEGIN CERT'))}`)).toThrow('do not follow');
});
