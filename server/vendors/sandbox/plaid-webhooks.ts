/** Our Plaid signs what it sends as Plaid does: keys with numbers, of which it shows the public half to who asks. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

interface Claims {
  readonly iat?: number;
  readonly kid?: string;
  readonly request_body_sha256?: string;
}

export type WebhookSigner = ReturnType<typeof createWebhookSigner>;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createWebhookSigner(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let expiredAt: number | null = null;
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  return {
    kid,
    /** The answer of /webhook_verification_key/get. */
    shown: () => ({ alg: 'ES256', created_at: 0, crv, expired_at: expiredAt, kid, kty, use: 'sig', x, y }),
    /** From now on it counts no longer. */
    expire: () => {
      expiredAt = 1;
    },
    /** What stands in `Plaid-Verification`; `claims` for tests that sign something else than what they send. */
    sign: (body: string, claims: Claims = {}): string => {
      const head = part({ alg: 'ES256', kid: claims.kid ?? kid, typ: 'JWT' });
      const said = part({
        iat: claims.iat ?? Math.floor(Date.now() / 1000),
        request_body_sha256: claims.request_body_sha256 ?? createHash('sha256').update(body).digest('hex'),
      });
      const signature = sign('sha256', Buffer.from(`${head}.${said}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${head}.${said}.${signature.toString('base64url')}`;
    },
  };
}
