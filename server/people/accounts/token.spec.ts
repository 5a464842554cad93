import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { createTokens, tokenLifeMs } from './token.ts';

const root = new Secret(randomBytes(32));
const tokens = createTokens([root]);
const nowMs = Date.parse('2026-03-01T12:00:00Z');
const claims = {
  kind: 'customer',
  orgCode: 'ORG_A',
  identityUuid: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
  cookieHash: 'hash',
} as const;
const token = tokens.issue(claims, nowMs);
const [header = '', payload = '', signature = ''] = token.split('.');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

describe('the bearer token', () => {
  test('says who it is for, and lives ten minutes', () => {
    expect(tokens.read(token, nowMs)).toMatchObject(claims);
    expect(tokens.read(token, nowMs + tokenLifeMs - 1)).toMatchObject(claims);
    expect(tokens.read(token, nowMs + tokenLifeMs)).toBeUndefined();
    expect(tokenLifeMs).toBe(600_000);
  });

  test('is an ordinary HS256 token bound to its audience and organization', () => {
    expect(decode(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decode(payload)).toMatchObject({ aud: 'customer', org: 'ORG_A', exp: nowMs / 1000 + 600 });
  });

  const hostile: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['no token at all', 'abc'],
    ['algorithm none', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['algorithm none with the old signature', `${encode({ alg: 'none' })}.${payload}.${signature}`],
    ['another algorithm', `${encode({ alg: 'RS256', typ: 'JWT' })}.${payload}.${signature}`],
    ['a key id', `${encode({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })}.${payload}.${signature}`],
    ['a key address', `${encode({ alg: 'HS256', typ: 'JWT', jku: 'https://evil.test' })}.${payload}.${signature}`],
    ['another organization', `${header}.${encode({ ...decode(payload), org: 'ORG_B' })}.${signature}`],
    ['a longer life', `${header}.${encode({ ...decode(payload), exp: 9e9 })}.${signature}`],
    ['no signature', `${header}.${payload}.`],
    [
      'a signature by the empty key',
      `${header}.${payload}.${createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')}`,
    ],
    ['a fourth part', `${token}.x`],
    ['a tail', `${token}=`],
    ['a megabyte', `${header}.${'a'.repeat(1_000_000)}.${signature}`],
    ['another root key', createTokens([new Secret(randomBytes(32))]).issue(claims, nowMs)],
  ];
  test.each(hostile)('is refused with %s', (_, forged) => {
    expect(tokens.read(forged, nowMs)).toBeUndefined();
  });

  test('is refused with any single character changed', () => {
    for (const at of token.split('').keys()) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(tokens.read(changed, nowMs), `character ${at}`).toBeUndefined();
    }
  });

  test('outlives a rotation of the root key as long as the old key is known', () => {
    const next = new Secret(randomBytes(32));
    expect(createTokens([next, root]).read(token, nowMs)).toMatchObject(claims);
    expect(createTokens([next]).read(token, nowMs)).toBeUndefined();
  });
});
