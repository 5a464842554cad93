/**
 * The bearer token: ten minutes long, signed with a key derived from the root key, and worthless without the HttpOnly
 * cookie whose hash it carries. Its header is one constant text, so no other algorithm or key can be asked for. It says
 * who someone is by ids only; nothing personal stands in it.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../secret.ts';

export type Kind = 'customer' | 'agent';

export interface Claims {
  readonly kind: Kind;
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly sessionId: string;
  readonly cookieHash: string;
  readonly expiresAtMs: number;
}

export interface Tokens {
  issue(claims: Omit<Claims, 'expiresAtMs'>, nowMs: number): string;
  /** What a genuine token that is still alive says; undefined for everything else. */
  read(token: string, nowMs: number): Claims | undefined;
}

export const tokenLifeMs = 600_000;
const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
const issuer = 'hearthline';
const lengthMax = 1024;
const rememberedMax = 5000;

export function createTokens(rootKeys: readonly [Secret<Buffer>, ...Secret<Buffer>[]]): Tokens {
  const [current, ...previous] = rootKeys.map(signingKey) as [Buffer, ...Buffer[]];
  const remembered = new Map<string, Claims>();

  function verified(token: string): Claims | undefined {
    const known = remembered.get(token);
    if (known) return known;
    const [head, payload = '', signature = '', ...rest] = token.length <= lengthMax ? token.split('.') : [];
    if (head !== header || rest.length > 0) return undefined;
    if (![current, ...previous].some((key) => isSame(signature, sign(key, payload)))) return undefined;
    const claims = claimsOf(payload);
    const [oldest] = remembered.keys();
    if (remembered.size >= rememberedMax && oldest !== undefined) remembered.delete(oldest);
    if (claims) remembered.set(token, claims);
    return claims;
  }

  return {
    issue(claims, nowMs) {
      const { kind, orgCode, identityUuid, sessionId, cookieHash } = claims;
      const iat = Math.floor(nowMs / 1000);
      const exp = iat + tokenLifeMs / 1000;
      const body = {
        iss: issuer,
        aud: kind,
        org: orgCode,
        sub: identityUuid,
        sid: sessionId,
        fph: cookieHash,
        iat,
        exp,
      };
      const payload = Buffer.from(JSON.stringify(body)).toString('base64url');
      return `${header}.${payload}.${sign(current, payload)}`;
    },
    read(token, nowMs) {
      const claims = verified(token);
      return claims && nowMs < claims.expiresAtMs ? claims : undefined;
    },
  };
}

function signingKey(rootKey: Secret<Buffer>): Buffer {
  return Buffer.from(hkdfSync('sha256', rootKey.reveal(), '', 'hearthline bearer token v1', 32));
}

function sign(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');
}

/** Compares the texts, not the bytes behind them: base64url has more than one spelling for the same bytes. */
function isSame(given: string, expected: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === two.length && timingSafeEqual(one, two);
}

/** Only ever reads what we signed ourselves; a shape of an earlier release is simply no token any more. */
function claimsOf(payload: string): Claims | undefined {
  const { iss, aud, org, sub, sid, fph, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const isWhole = [org, sub, sid, fph].every((part) => typeof part === 'string') && typeof exp === 'number';
  if (iss !== issuer || (aud !== 'customer' && aud !== 'agent') || !isWhole) return undefined;
  const [orgCode, identityUuid, sessionId, cookieHash] = [org, sub, sid, fph] as [string, string, string, string];
  return { kind: aud, orgCode, identityUuid, sessionId, cookieHash, expiresAtMs: (exp as number) * 1000 };
}
