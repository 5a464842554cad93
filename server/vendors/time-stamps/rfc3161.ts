/**
 * Time stamps of a third party (RFC 3161, from memory, 2026-11-17): proof that a signature was there at a time that we did not
 * choose ourselves. A token is taken only when it is of this very digest and this very question, signed by a certificate
 * that is made for time stamps and, where a root is named, comes from it. Without an answer nothing is sealed: a paper
 * without its time stamp is another kind of paper.
 */
import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { VendorFault } from '../vendor.ts';

interface TimeStampOptions {
  readonly url: string;
  /** Certificates that the authority's must come from; none, any is taken. */
  readonly roots: readonly X509Certificate[];
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const fault = (sentence: string) => new VendorFault('signing', sentence);
const sha256Oid = '2.16.840.1.101.3.4.2.1';
const hashes: Readonly<Record<string, string>> = {
  [sha256Oid]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const signedDataOid = '1.2.840.113549.1.7.2';
const messageDigestOid = '1.2.840.113549.1.9.4';
const timeStampingUse = '1.3.6.1.5.5.7.3.8';
const answerBytesMax = 100_000;
const skewMs = 5 * 60_000;

export function createTimeStamps({ url, roots, timeoutMs = 10_000, now = Date.now }: TimeStampOptions) {
  /** The DER of a token over this SHA-256. */
  return async (digest: Uint8Array): Promise<Uint8Array> => {
    const nonce = randomBytes(16);
    // Positive, so that every authority writes it back alike.
    nonce[0] = 0x40 | ((nonce[0] ?? 0) & 0x3f);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: questionOf(digest, nonce),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw fault('the time stamp authority does not answer');
    });
    const bytes = new Uint8Array(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (!answer.ok || bytes.length === 0 || bytes.length > answerBytesMax)
      throw fault(`the time stamp authority answered with ${answer.status}`);
    return tokenIn(bytes, { digest, nonce, roots, now: now() });
  };
}

function questionOf(digest: Uint8Array, nonce: Buffer): ArrayBuffer {
  const question = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: sha256Oid, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: bytesOf(digest) }),
    }),
    nonce: new asn1js.Integer({ valueHex: bytesOf(nonce) }),
    certReq: true,
  });
  return question.toSchema().toBER(false);
}

interface Asked {
  readonly digest: Uint8Array;
  readonly nonce: Buffer;
  readonly roots: readonly X509Certificate[];
  readonly now: number;
}

function tokenIn(bytes: Uint8Array, asked: Asked): Uint8Array {
  try {
    const answer = pkijs.TimeStampResp.fromBER(bytesOf(bytes));
    const { timeStampToken: token } = answer;
    // Granted, as asked or with a change.
    if (!token || answer.status.status > 1) throw fault('the time stamp authority refused');
    const signed = new pkijs.SignedData({ schema: token.content });
    const content = Buffer.from(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
    checkInfo(pkijs.TSTInfo.fromBER(bytesOf(content)), asked);
    checkSigner(signed, content, asked.roots);
    const original = new Uint8Array(token.toSchema().toBER(false));
    const whole = withRoots(signed, asked.roots);
    return isStillSigned(whole, content, asked.roots) ? whole : original;
  } catch (error) {
    if (error instanceof VendorFault) throw error;
    throw fault('what the time stamp authority answered makes no sense');
  }
}

/** With the root that it comes from: it is no part of what is signed, and who checks it years later needs it. */
function withRoots(signed: pkijs.SignedData, roots: readonly X509Certificate[]): Uint8Array {
  const given = signed.certificates ?? [];
  const there = given.flatMap((one) =>
    one instanceof pkijs.Certificate ? [new X509Certificate(Buffer.from(one.toSchema().toBER(false)))] : [],
  );
  const missing = roots.filter(
    (root) => there.some((one) => one.checkIssued(root)) && !there.some(({ raw }) => raw.equals(root.raw)),
  );
  signed.certificates = [...given, ...missing.map(({ raw }) => pkijs.Certificate.fromBER(bytesOf(raw)))];
  const token = new pkijs.ContentInfo({ contentType: signedDataOid, content: signed.toSchema(false) });
  return new Uint8Array(token.toSchema().toBER(false));
}

/** Written again it must be the same signature: what an authority wrote in a way of its own stays as it came. */
function isStillSigned(token: Uint8Array, content: Buffer, roots: readonly X509Certificate[]): boolean {
  try {
    const again = new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(bytesOf(token)).content });
    const said = Buffer.from(again.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
    checkSigner(again, content, roots);
    return said.equals(content);
  } catch {
    return false;
  }
}

function checkInfo({ messageImprint, nonce, genTime }: pkijs.TSTInfo, { digest, nonce: ours, now }: Asked): void {
  const hashed = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
  if (messageImprint.hashAlgorithm.algorithmId !== sha256Oid || !hashed.equals(digest))
    throw fault('the time stamp is of something else');
  if (!nonce || !Buffer.from(nonce.valueBlock.valueHexView).equals(ours))
    throw fault('the time stamp answers another question');
  if (Math.abs(genTime.getTime() - now) > skewMs) throw fault('the time of the time stamp is not now');
}

/** RFC 5652, section 5.4: what is signed are the attributes, and one of them is the digest of the content. */
function checkSigner(signed: pkijs.SignedData, content: Buffer, roots: readonly X509Certificate[]): void {
  const [signer] = signed.signerInfos;
  const all = (signed.certificates ?? []).flatMap((one) => (one instanceof pkijs.Certificate ? [one] : []));
  const certificates = all.map((one) => new X509Certificate(Buffer.from(one.toSchema().toBER(false))));
  const sid = signer?.sid;
  const at = all.findIndex(
    (one) => sid instanceof pkijs.IssuerAndSerialNumber && sid.serialNumber.isEqual(one.serialNumber),
  );
  const certificate = certificates[at];
  const attributes = signer?.signedAttrs;
  const hash = hashes[signer?.digestAlgorithm.algorithmId ?? ''];
  if (!signer || !certificate || !attributes || hash === undefined)
    throw fault('the time stamp does not say who signed it');
  const said = attributes.attributes.find(({ type }) => type === messageDigestOid)?.values[0];
  const digest = said instanceof asn1js.OctetString ? Buffer.from(said.valueBlock.valueHexView) : Buffer.alloc(0);
  const isWhole = digest.equals(createHash(hash).update(content).digest());
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  const isSigned = verify(hash, Buffer.from(attributes.encodedValue), certificate.publicKey, signature);
  if (!isWhole || !isSigned) throw fault('the time stamp is not signed by who it says');
  if (!certificate.keyUsage?.includes(timeStampingUse))
    throw fault('the time stamp is signed by a certificate that is made for something else');
  if (roots.length > 0 && !comesFrom(certificate, certificates, roots))
    throw fault('the time stamp is not of an authority that we know');
}

const chainMax = 5;

function comesFrom(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  depth = 0,
): boolean {
  const isBy = (issuer: X509Certificate) => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  if (roots.some((root) => root.raw.equals(certificate.raw) || isBy(root))) return true;
  return (
    depth < chainMax &&
    others.some((one) => one !== certificate && one.ca && isBy(one) && comesFrom(one, others, roots, depth + 1))
  );
}

const bytesOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
