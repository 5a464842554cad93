/**
 * Logins that a lender keeps at an OpenID provider: the code flow with a proof key and a nonce, by `openid-client`. Each
 * organization has its own provider. What a provider is asked once is kept a while; its signing keys are asked for at every
 * login, so that a key that was replaced counts from then on.
 */
import * as client from 'openid-client';
import { toPhoneDigits } from '#core/people/phone.ts';
import { Secret } from '../../secret.ts';
import { understand } from '../answers.ts';
import { VendorFault } from '../vendor.ts';
import { keysAt, logoutTokenMs, type ProviderKeys, readLogoutToken } from './logout-token.ts';
import { begun, type SignOn, signedOn } from './port.ts';

export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: Secret;
}

interface OidcOptions {
  /** By organization. */
  readonly clients: ReadonlyMap<string, OidcClient>;
  readonly now?: () => number;
  readonly timeoutS?: number;
}

const keptMs = 10 * 60_000;
const here = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;
const fault = (sentence: string) => new VendorFault('signOn', sentence);

type Claims = Readonly<Record<string, unknown>>;
type ConfigurationOf = ReturnType<typeof configurations>;

/** How each provider is spoken to. Made for each use: what it remembers of keys ends with it. */
function configurations({ clients, now = Date.now, timeoutS = 10 }: OidcOptions) {
  const known = new Map<string, { readonly until: number; readonly server: client.ServerMetadata }>();
  return async (orgCode: string): Promise<client.Configuration> => {
    const ours = clients.get(orgCode);
    if (!ours) throw fault('no provider is named for this organization');
    const { issuer, clientId } = ours;
    const way = client.ClientSecretBasic(ours.clientSecret.reveal());
    // What the provider signs is checked, though it comes from itself over TLS.
    const execute = [client.enableNonRepudiationChecks, ...(here.test(issuer) ? [client.allowInsecureRequests] : [])];
    const kept = known.get(issuer);
    if (kept && kept.until > now()) {
      const again = new client.Configuration({ ...kept.server }, clientId, undefined, way);
      for (const set of execute) set(again);
      again.timeout = timeoutS;
      return again;
    }
    const options = { execute, timeout: timeoutS };
    const found = await client.discovery(new URL(issuer), clientId, undefined, way, options).catch(() => {
      throw fault('the provider does not say what it offers');
    });
    known.set(issuer, { until: now() + keptMs, server: { ...found.serverMetadata() } });
    return found;
  };
}

/** Whether the provider of an organization says what it offers; throws otherwise. */
export async function checkOidc(clients: OidcOptions['clients'], orgCode: string): Promise<void> {
  await configurations({ clients })(orgCode);
}

export function createOidcSignOn(options: OidcOptions): SignOn {
  const { clients } = options;
  const configurationOf = configurations(options);
  return {
    serves: (orgCode) => clients.has(orgCode),
    begin: async ({ orgCode, state, nonce, codeChallenge, returnUrl }) => {
      const url = client.buildAuthorizationUrl(await configurationOf(orgCode), {
        ...{ redirect_uri: returnUrl, scope: 'openid email phone', state, nonce },
        ...{ code_challenge: codeChallenge, code_challenge_method: 'S256' },
      });
      return understand('signOn', begun, { url: url.href });
    },

    finish: async ({ orgCode, code, codeVerifier, nonce, returnUrl }) => {
      const config = await configurationOf(orgCode);
      config[client.customFetch] = sayingReturn(returnUrl);
      const { issuer } = config.serverMetadata();
      const back = new URL(returnUrl);
      back.searchParams.set('code', code);
      // Which provider answered is known by the attempt, which is of one organization and so of one provider.
      back.searchParams.set('iss', issuer);
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          ...{ pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true },
        });
        const said: Claims = tokens.claims() ?? {};
        const more: Claims =
          said['email'] === undefined
            ? await client.fetchUserInfo(config, tokens.access_token, String(said['sub']))
            : {};
        const { id_token: idToken } = tokens;
        const known = knownBy(issuer, { ...said, ...more });
        return understand('signOn', signedOn, { ...known, ...(idToken && { idToken: new Secret(idToken) }) });
      } catch (error) {
        if (isNo(error)) return { outcome: 'refused' };
        throw error instanceof VendorFault ? error : fault('the provider does not answer, or not as one does');
      }
    },

    leave: async ({ orgCode, returnUrl, idToken }) => {
      if (!clients.has(orgCode)) return undefined;
      const config = await configurationOf(orgCode);
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(config, {
        post_logout_redirect_uri: returnUrl,
        // Without it a provider asks whether they meant it, and may not know whom.
        ...(idToken && { id_token_hint: idToken.reveal() }),
      }).href;
    },

    ended: endedBy(options, configurationOf),
  };
}

/** Keys are kept for each provider: tokens come from anyone, and must not make us ask as often as they like. */
function endedBy(
  { clients, now = Date.now, timeoutS = 10 }: OidcOptions,
  configurationOf: ConfigurationOf,
): SignOn['ended'] {
  const known = new Map<string, ProviderKeys>();
  return async ({ orgCode, token }) => {
    const ours = clients.get(orgCode);
    if (!ours) return undefined;
    const { issuer, jwks_uri: place } = (await configurationOf(orgCode)).serverMetadata();
    if (place === undefined) throw fault('the provider does not say where its keys are');
    const keys = known.get(place) ?? keysAt(place, timeoutS * 1000);
    known.set(place, keys);
    const said = await readLogoutToken(token, keys, { issuer, clientId: ours.clientId, nowMs: now() }).catch(() => {
      throw fault('the provider does not give its keys');
    });
    const isSame = (one: OidcClient) => one.issuer === ours.issuer && one.clientId === ours.clientId;
    return (
      said && {
        id: `${issuer} ${said.jti}`,
        subject: said.sub === undefined ? null : nameAt(issuer, said.sub),
        sessionThere: said.sid === undefined ? null : nameAt(issuer, said.sid),
        organizations: [...clients].filter(([, one]) => isSame(one)).map(([code]) => code),
        countsMs: logoutTokenMs,
      }
    );
  };
}

/** A provider's names are its own: after a change of providers no one is taken for another. */
const nameAt = (issuer: string, name: string) => `${issuer} ${name}`;

/** Our address may carry the brand in its query, which the library leaves out: the provider compares the whole of it. */
function sayingReturn(returnUrl: string): client.CustomFetch {
  return (url, options) => {
    const { body } = options;
    if (body instanceof URLSearchParams && body.has('redirect_uri')) body.set('redirect_uri', returnUrl);
    return fetch(url, options as RequestInit);
  };
}

/** The code does not count, or what the provider signed is not meant for this login. A broken answer is neither. */
function isNo(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant';
  const { code } = error as { readonly code?: unknown };
  return code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' || code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
}

function knownBy(issuer: string, claims: Claims) {
  const { sub, sid, email, email_verified, phone_number, phone_number_verified } = claims;
  const digits = typeof phone_number === 'string' ? toPhoneDigits(phone_number) : '';
  return {
    outcome: 'known',
    subject: nameAt(issuer, String(sub)),
    ...(typeof sid === 'string' && { sessionThere: nameAt(issuer, sid) }),
    email,
    isEmailConfirmed: email_verified === true,
    phoneNumber: /^\d{10}$/.test(digits) && phone_number_verified !== false ? digits : null,
  };
}
