/**
 * The keys that sign the log's heads: Ed25519, made from the root keys, so that every process has the same without being
 * given one more, and the database has none. After a rotation the new key is vouched for by the one before.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import type { Secret } from '../../secret.ts';
import type { SignedHead } from '../../store/head-log.ts';

export interface PublishedKey {
  readonly id: string;
  readonly algorithm: 'Ed25519';
  readonly publicKey: string;
  /** Signatures over this key's PEM text by the keys of before. */
  readonly vouchedFor: readonly { readonly by: string; readonly signature: string }[];
}

interface LogKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly pem: string;
}

export type LogKeys = ReturnType<typeof createLogKeys>;

/** What is signed: text that anyone can write down from the published JSON. */
export function headText({ size, root, at }: Pick<SignedHead, 'size' | 'root' | 'at'>): string {
  return `hearthline log head\n${size}\n${root.toString('hex')}\n${at.toISOString()}\n`;
}

export function createLogKeys(secrets: readonly [Secret, ...Secret[]]) {
  const [current, ...older] = secrets.map(keyFrom) as [LogKey, ...LogKey[]];
  const byId = new Map([current, ...older].map((key) => [key.id, key]));
  return {
    sign(head: Pick<SignedHead, 'size' | 'root' | 'at'>): SignedHead {
      const signature = signBytes(null, Buffer.from(headText(head)), current.privateKey);
      return { ...head, keyId: current.id, signature };
    },
    isSigned(head: SignedHead): boolean {
      const key = byId.get(head.keyId);
      return key !== undefined && verifyBytes(null, Buffer.from(headText(head)), key.publicKey, head.signature);
    },
    published: (): PublishedKey[] =>
      [current, ...older].map(({ id, pem }, index) => ({
        id,
        algorithm: 'Ed25519',
        publicKey: pem,
        vouchedFor: [current, ...older].slice(index + 1).map((elder) => ({
          by: elder.id,
          signature: signBytes(null, Buffer.from(pem), elder.privateKey).toString('base64'),
        })),
      })),
  };
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyFrom(secret: Secret): LogKey {
  const der = Buffer.concat([pkcs8Head, Buffer.from(secret.reveal(), 'base64')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { id: createHash('sha256').update(pem).digest('hex').slice(0, 16), privateKey, publicKey, pem };
}
