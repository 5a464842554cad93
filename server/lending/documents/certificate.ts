/**
 * The key we sign papers with, and its certificate: from the configuration, or made once into DATA_DIR. Node makes keys
 * but no certificates, so the few lines of ASN.1 that a self-signed one needs are here.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly certificate: X509Certificate;
  /** From its issuer to the root; empty where it signed itself. */
  readonly chain: readonly X509Certificate[];
  /** A token of a third party over a digest, where one is named (PAdES B-T). */
  readonly stamp?: ((digest: Uint8Array) => Promise<Uint8Array>) | undefined;
  /** What the issuers of certificates say of them, where they can be asked (PAdES B-LT). */
  readonly revocation?: Revocation | undefined;
}

export interface Revocation {
  /** Undefined where no one can be asked. */
  prove(
    certificate: Uint8Array,
    issuer: Uint8Array,
  ): Promise<{ readonly ocsp: Uint8Array } | { readonly crl: Uint8Array } | undefined>;
  /** Those that came with a time stamp. */
  ofStamp(token: Uint8Array): readonly X509Certificate[];
}

/** `pem` holds a private key (EC P-256), its certificate, and those it comes from, one after the other. */
export function readSigningKey(pem: string): SigningKey {
  const [certificate, ...chain] = certificatesIn(pem);
  const privateKey = createPrivateKey(pem.slice(0, pem.indexOf('-----BEGIN CERTIFICATE')));
  if (!certificate?.checkPrivateKey(privateKey))
    throw new Error('The signing key and its certificate do not belong together.');
  for (const [index, issuer] of chain.entries())
    if (!(chain[index - 1] ?? certificate).checkIssued(issuer))
      throw new Error('The certificates of the signing key do not follow from each other.');
  return { privateKey, certificate, chain };
}

/** Each certificate of a PEM, in order. */
export function certificatesIn(pem: string): X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.map((one) => new X509Certificate(one));
}

/** Two processes that start together make one key: the first to write the file wins. */
export function signingKeyIn(folder: string, now: Date): SigningKey {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'signing-key.pem');
  try {
    writeFileSync(file, newSigningKey('Hearthline document signing', now), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readSigningKey(readFileSync(file, 'utf8'));
}

const validYears = 10;

export function newSigningKey(name: string, now: Date): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issued = new Date(Math.floor(now.getTime() / 1000) * 1000 - 86_400_000);
  const ends = new Date(issued);
  ends.setUTCFullYear(ends.getUTCFullYear() + validYears);
  const subject = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    algorithm,
    subject,
    sequence(time(issued), time(ends)),
    subject,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension('551d13', sequence()), extension('551d0f', Buffer.from([3, 2, 6, 0xc0])))),
  );
  const certificate = sequence(body, algorithm, der(0x03, Buffer.of(0), sign('sha256', body, privateKey)));
  const text = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd();
  return `${privateKey.export({ type: 'pkcs8', format: 'pem' })}-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const set = (...parts: readonly Buffer[]) => der(0x31, ...parts);
const integer = (bytes: Buffer) => der(0x02, bytes);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
/** No certificate authority; may sign and cannot be denied: both critical. */
const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x01, Buffer.of(0xff)), der(0x04, value));

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
}
