/**
 * Proofs that every certificate counted on the day of signing, appended to a signed paper (PAdES B-LT): who checks it years later
 * needs no one's answer. All of them or none: a paper with half of its proofs says nothing more than one without.
 */
import type { X509Certificate } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import type { SealLevel } from '#core/documents/signing.ts';
import type { Revocation, SigningKey } from './certificate.ts';

const hexOf = (der: Uint8Array) => Buffer.from(der).toString('hex');
const isRoot = (one: X509Certificate) => one.checkIssued(one);

/** Undefined where one of the certificates names no one who could be asked. Throws where one is named and does not answer. */
export async function withProofs(
  pdf: PDF,
  { certificate, chain }: SigningKey,
  { prove, ofStamp }: Revocation,
  token: Uint8Array,
): Promise<Uint8Array | undefined> {
  const proven = new Map<string, Awaited<ReturnType<typeof prove>>>();
  const kept: { error?: unknown } = {};
  const learn = async (one: Uint8Array, issuer: Uint8Array) => {
    try {
      const proof = await prove(one, issuer);
      if (proof) proven.set(hexOf(one), proof);
      return proof;
    } catch (error) {
      kept.error = error;
      throw error;
    }
  };
  const { bytes } = await pdf.addValidationData({
    revocationProvider: {
      getOCSP: async (one, issuer) => {
        const proof = await learn(one, issuer);
        return proof && 'ocsp' in proof ? proof.ocsp : null;
      },
      // Asked after the other, which has found out already.
      getCRL: async (one) => {
        const proof = proven.get(hexOf(one));
        return proof && 'crl' in proof ? proof.crl : null;
      },
    },
  });
  if (kept.error !== undefined) throw kept.error;
  const wanted = [certificate, ...chain, ...ofStamp(token)].filter((one) => !isRoot(one));
  return wanted.length > 0 && wanted.every(({ raw }) => proven.has(hexOf(raw))) ? bytes : undefined;
}

/** id-aa-timeStampToken, as DER and then as a PDF writes it. */
const stampAttribute = '060b2a864886f70d010910020e';

/** What a paper's own bytes show of its last signature: signed, with a time stamp, with proofs of its certificates after it. */
export function levelOf(content: Buffer): SealLevel {
  const text = content.toString('latin1');
  const range = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  const [, before, after, rest] = (range ?? []).slice(1).map(Number);
  if (before === undefined || after === undefined || rest === undefined) throw new Error('The paper is not signed.');
  if (!text.slice(before, after).toLowerCase().includes(stampAttribute)) return 'B-B';
  return text.includes('/DSS', after + rest) ? 'B-LT' : 'B-T';
}
