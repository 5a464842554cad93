/**
 * A provider's word that someone signed out there (OpenID Connect Back-Channel Logout 1.0, section 2.6): signed with a key of the
 * provider, meant for us, of the last minutes, an end of a session and nothing else. Whatever is not all of that does not count.
 */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nowMs: number;
}

/** Symmetric ones are left out, and so is none: only the provider can have signed. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const [ageS, toleranceS] = [300, 30];
/** How long a token could count, after which its number may be forgotten. */
export const logoutTokenMs = (ageS + 2 * toleranceS) * 1000;

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const claims = v.object({
  jti: name,
  iat: v.number(),
  sub: v.optional(name),
  sid: v.optional(name),
  // A token with one was made for a login.
  nonce: v.optional(v.never()),
  events: v.looseObject({ 'http://schemas.openid.net/event/backchannel-logout': v.looseObject({}) }),
});
const kinds = new Set([undefined, 'jwt', 'logout+jwt', 'application/logout+jwt']);

export type LogoutClaims = Pick<v.InferOutput<typeof claims>, 'jti' | 'sub' | 'sid'>;
export type ProviderKeys = ReturnType<typeof createRemoteJWKSet>;

/** Asked for again when a key is named that is not known, but not as often as anyone likes. */
export const keysAt = (jwksUri: string, timeoutMs: number): ProviderKeys =>
  createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeoutMs, cooldownDuration: 5000, cacheMaxAge: 600_000 });

/** Undefined where it does not count; throws where the keys cannot be had. */
export async function readLogoutToken(
  token: string,
  keys: ProviderKeys,
  { issuer, clientId: audience, nowMs }: Expected,
): Promise<LogoutClaims | undefined> {
  const how = {
    issuer,
    audience,
    algorithms,
    maxTokenAge: ageS,
    clockTolerance: toleranceS,
    currentDate: new Date(nowMs),
  };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, how);
    const said = v.safeParse(claims, payload);
    if (!said.success || !kinds.has(protectedHeader.typ?.toLowerCase())) return undefined;
    return said.output.sub === undefined && said.output.sid === undefined ? undefined : said.output;
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}

/** What the token is; not that the provider did not answer, or gave no keys. */
function isNo(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
