/**
 * Whether a certificate still counts, told by who issued it (OCSP, RFC 6960; otherwise its list of revoked ones, RFC 5280; from
 * memory, 2026-11-17). A word is taken only when it is about this certificate, of now, and signed by its issuer or by a
 * responder that the issuer made for it. What is revoked, or of what nothing can be learned, is a fault: nothing is signed with it.
 */
import { verify, webcrypto, X509Certificate } from 'node:crypto';
import type * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { VendorFault } from '../vendor.ts';

/** As it goes into the paper. */
type Proof = { readonly ocsp: Uint8Array } | { readonly crl: Uint8Array };

interface ProofOptions {
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const crypto = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never });
const fault = (sentence: string) => new VendorFault('signing', sentence);
const hashes: Readonly<Record<string, string>> = {
  ...{ '1.2.840.10045.4.3.2': 'sha256', '1.2.840.10045.4.3.3': 'sha384', '1.2.840.10045.4.3.4': 'sha512' },
  ...{ '1.2.840.113549.1.1.11': 'sha256', '1.2.840.113549.1.1.12': 'sha384', '1.2.840.113549.1.1.13': 'sha512' },
};
const ocspSigningUse = '1.3.6.1.5.5.7.3.9';
const crlPointsId = '2.5.29.31';
const answerBytesMax = 10_000_000;
const skewMs = 5 * 60_000;
/** What was learned is not asked again for so long: a package of papers is signed in one go. */
const keptMs = 30 * 60_000;

/** Undefined for one that names no one who could be asked, as a root does not. */
export type Prove = (certificate: Uint8Array, issuer: Uint8Array) => Promise<Proof | undefined>;

export function createProofs({ timeoutMs = 10_000, now = Date.now }: ProofOptions = {}): Prove {
  const known = new Map<string, { readonly proof: Proof; readonly until: number }>();
  const fetched = fetching(timeoutMs);
  return async (certificateDer, issuerDer) => {
    const [certificate, issuer] = [certificateDer, issuerDer].map((der) => new X509Certificate(Buffer.from(der)));
    if (!certificate || !issuer?.ca || !certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
      throw fault('a certificate does not come from who it says');
    const kept = known.get(certificate.fingerprint256);
    if (kept && kept.until > now()) return kept.proof;
    const asked = { certificate, issuer, now: now() };
    const [ocsp, crl] = [ocspUrlOf(certificate), crlUrlOf(certificate)];
    if (ocsp === undefined && crl === undefined) return undefined;
    const { proof, until } =
      ocsp === undefined
        ? listed(await fetched(crl ?? ''), asked)
        : answered(await fetched(ocsp, await questionOf(asked)), asked, await idOf(asked));
    known.set(certificate.fingerprint256, { proof, until: Math.min(until, now() + keptMs) });
    return proof;
  };
}

/** Whether someone can be asked about it. */
export const namesResponder = (certificate: X509Certificate): boolean =>
  ocspUrlOf(certificate) !== undefined || crlUrlOf(certificate) !== undefined;

interface Asked {
  readonly certificate: X509Certificate;
  readonly issuer: X509Certificate;
  readonly now: number;
}

function fetching(timeoutMs: number) {
  return async (url: string, question?: ArrayBuffer): Promise<ArrayBuffer> => {
    const answer = await fetch(url, {
      ...(question && { method: 'POST', headers: { 'content-type': 'application/ocsp-request' }, body: question }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw fault('the issuer of a certificate does not answer');
    });
    const bytes = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (!answer.ok || bytes.byteLength === 0 || bytes.byteLength > answerBytesMax)
      throw fault(`the issuer of a certificate answered with ${answer.status}`);
    return bytes;
  };
}

const parsed = ({ raw }: X509Certificate) => pkijs.Certificate.fromBER(new Uint8Array(raw).buffer);

async function idOf({ certificate, issuer }: Asked): Promise<pkijs.CertID> {
  const id = new pkijs.CertID();
  // SHA-1 names here and proves nothing; it is what every responder knows.
  await id.createForCertificate(
    parsed(certificate),
    { hashAlgorithm: 'SHA-1', issuerCertificate: parsed(issuer) },
    crypto,
  );
  return id;
}

async function questionOf({ certificate, issuer }: Asked): Promise<ArrayBuffer> {
  const question = new pkijs.OCSPRequest();
  const parameters = { hashAlgorithm: 'SHA-1', issuerCertificate: parsed(issuer) };
  await question.createForCertificate(parsed(certificate), parameters, crypto);
  return question.toSchema(true).toBER(false);
}

interface Learned {
  readonly proof: Proof;
  readonly until: number;
}

function answered(bytes: ArrayBuffer, asked: Asked, id: pkijs.CertID): Learned {
  const basic = sensible(() => {
    const answer = pkijs.OCSPResponse.fromBER(bytes);
    if (answer.responseStatus.valueBlock.valueDec !== 0 || !answer.responseBytes) throw fault('the responder refused');
    return pkijs.BasicOCSPResponse.fromBER(new Uint8Array(answer.responseBytes.response.valueBlock.valueHexView));
  });
  const { tbsResponseData } = basic;
  const certificates = (basic.certs ?? []).map((one) => new X509Certificate(Buffer.from(one.toSchema().toBER(false))));
  const responders = [asked.issuer, ...certificates.filter((one) => isResponder(one, asked))];
  if (!isSignedBy(responders, tbsResponseData.tbsView, basic.signatureAlgorithm, basic.signature))
    throw fault('the responder’s word is not signed by who may say it');
  const said = tbsResponseData.responses.find((one) => one.certID.isEqual(id));
  if (!said) throw fault('the responder’s word is about another certificate');
  const until = freshUntil(said.thisUpdate, said.nextUpdate, asked.now);
  // 0 is good; 1 is revoked, and 2 says that no one knows it.
  if ((said.certStatus as asn1js.BaseBlock).idBlock.tagNumber !== 0)
    throw fault('a certificate is revoked or not known');
  return { proof: { ocsp: new Uint8Array(bytes) }, until };
}

function listed(bytes: ArrayBuffer, asked: Asked): Learned {
  const list = sensible(() => pkijs.CertificateRevocationList.fromBER(bytes));
  if (!isSignedBy([asked.issuer], list.tbsView, list.signatureAlgorithm, list.signatureValue))
    throw fault('the list of revoked certificates is not signed by its issuer');
  const until = freshUntil(list.thisUpdate.value, list.nextUpdate?.value, asked.now);
  if (list.isCertificateRevoked(parsed(asked.certificate))) throw fault('a certificate is revoked or not known');
  return { proof: { crl: new Uint8Array(bytes) }, until };
}

function sensible<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof VendorFault) throw error;
    throw fault('what the issuer of a certificate answered makes no sense');
  }
}

/** Made by the issuer for this, and not over. */
function isResponder(one: X509Certificate, { issuer, now }: Asked): boolean {
  const isNow = Date.parse(one.validFrom) <= now && now <= Date.parse(one.validTo);
  const isIssued = one.checkIssued(issuer) && one.verify(issuer.publicKey);
  return isNow && isIssued && (one.keyUsage?.includes(ocspSigningUse) ?? false);
}

function isSignedBy(
  signers: readonly X509Certificate[],
  said: Uint8Array,
  { algorithmId }: pkijs.AlgorithmIdentifier,
  signature: asn1js.BitString,
): boolean {
  const hash = hashes[algorithmId];
  if (hash === undefined) return false;
  return signers.some(({ publicKey }) => verify(hash, said, publicKey, signature.valueBlock.valueHexView));
}

function freshUntil(from: Date, until: Date | undefined, now: number): number {
  const end = until?.getTime() ?? now + keptMs;
  if (from.getTime() > now + skewMs || end < now - skewMs) throw fault('the word about a certificate is not of now');
  return end;
}

function ocspUrlOf({ infoAccess = '' }: X509Certificate): string | undefined {
  return /^OCSP - URI:(https?:\/\/[^\s"]+)$/m.exec(infoAccess ?? '')?.[1];
}

function crlUrlOf(certificate: X509Certificate): string | undefined {
  const points = parsed(certificate).extensions?.find(({ extnID }) => extnID === crlPointsId)?.parsedValue as
    | pkijs.CRLDistributionPoints
    | undefined;
  const names = (points?.distributionPoints ?? []).flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? (distributionPoint as pkijs.GeneralName[]) : [],
  );
  return names.map(({ value }) => String(value)).find((value) => /^https?:\/\/\S+$/.test(value));
}

/** What came with a time stamp. */
export function certificatesOfStamp(token: Uint8Array): X509Certificate[] {
  const content = pkijs.ContentInfo.fromBER(new Uint8Array(token).buffer);
  const signed = new pkijs.SignedData({ schema: content.content });
  return (signed.certificates ?? []).flatMap((one) =>
    one instanceof pkijs.Certificate ? [new X509Certificate(Buffer.from(one.toSchema().toBER(false)))] : [],
  );
}
