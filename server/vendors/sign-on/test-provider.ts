/** A real OpenID provider (oidc-provider) for tests, with a door before it that can be shut, slow or senseless. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import type { SandboxMode } from '../sandbox/sandbox.ts';

const returnUrl = 'https://aspen.test/auth/return?org=ASPEN';
export const leftUrl = 'https://aspen.test/?org=ASPEN';
/** As a lender registers it at a provider: of borrowers and of staff, with and without the brand in the address. */
const returnUrls = [returnUrl, 'https://aspen.test/auth/return', 'https://aspen.test/console/return'];
const leftUrls = [leftUrl, 'https://aspen.test/', 'https://aspen.test/console'];

const newKey = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  ...{ kid, use: 'sig', alg: 'RS256' },
});

export async function startProvider() {
  const state = { mode: 'normal' as SandboxMode, keysAsked: 0 };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/jwks')) state.keysAsked += 1;
    if (state.mode === 'down') request.socket.destroy();
    else if (state.mode === 'malformed') response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":');
    else setTimeout(() => handle(request, response), state.mode === 'slow' ? 300 : 0);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientSecret = new Secret('a secret of the client, long enough');

  /** What it said of its own accord, where a lender would listen. */
  const told: string[] = [];
  let key = newKey('first');
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += String(part);
    told.push(new URLSearchParams(body).get('logout_token') ?? '');
    response.writeHead(200).end();
  };

  /** The same provider, whose answers are signed with a new key from now on. */
  function useKey(kid: string): void {
    key = newKey(kid);
    const provider = new Provider(issuer, {
      clients: [
        {
          ...{ client_id: 'hearthline', client_secret: clientSecret.reveal(), redirect_uris: returnUrls },
          ...{ post_logout_redirect_uris: leftUrls, response_types: ['code'], grant_types: ['authorization_code'] },
          ...{ backchannel_logout_uri: `${issuer}/told`, backchannel_logout_session_required: true },
        },
      ],
      jwks: { keys: [key] } as never,
      cookies: { keys: ['cookies of the test'] },
      // Its own way out goes to no machine like this one.
      fetch: (url, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown } = {}) => fetch(url, options),
      claims: { openid: ['sub'], email: ['email', 'email_verified'], phone: ['phone_number', 'phone_number_verified'] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({
          ...{ sub: id, email: `${id}@example.com`, email_verified: !id.startsWith('unconfirmed') },
          ...{ phone_number: '+1 (415) 555-0123', phone_number_verified: true },
        }),
      }),
      // The one who signs in has agreed.
      loadExistingGrant: async (context) => {
        const grant = new context.oidc.provider.Grant({
          clientId: context.oidc.client?.clientId ?? '',
          accountId: context.oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email phone');
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    handle = (request, response) => {
      if (request.url === '/told') return void hear(request, response);
      const [, email] = /^\/interaction\/[^?]+\?email=(.+)$/.exec(request.url ?? '') ?? [];
      if (email === undefined) return void callback(request, response);
      const login = { accountId: decodeURIComponent(email).split('@')[0] ?? '' };
      void provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    };
  }
  useKey('first');

  /** A person's browser, which the provider knows again by its cookies. */
  function newBrowser() {
    const jar = new Map<string, string>();
    const send = async (url: string, form?: Readonly<Record<string, string>>) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const body = form && { method: 'POST', body: new URLSearchParams(form) };
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie }, ...body });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      return answer;
    };
    return {
      /** Goes there, says who it is, and comes back with a code. */
      visit: async (url: string, email: string): Promise<string> => {
        let next = url;
        for (let step = 0; step < 8; step += 1) {
          const place = new URL((await send(next)).headers.get('location') ?? '', next);
          if (place.origin !== issuer)
            return place.searchParams.get('code') ?? `none: ${place.searchParams.get('error')}`;
          next = place.pathname.startsWith('/interaction/')
            ? `${place.href}?email=${encodeURIComponent(email)}`
            : place.href;
        }
        throw new Error('The provider leads in a circle.');
      },
      /** Goes where one is signed out there, and says yes; gives where it leads back to. */
      leave: async (url: string): Promise<string> => {
        const page = await (await send(url)).text();
        const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
        const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
        return (await send(action, { xsrf, logout: 'yes' })).headers.get('location') ?? '';
      },
    };
  }
  const visit = (url: string, email: string) => newBrowser().visit(url, email);

  /** A token as it would sign one, right or wrong in one place. */
  const sign = async (claims: object, { typ = 'logout+jwt', by = key, alg = 'RS256' } = {}) =>
    new SignJWT(claims as JWTPayload).setProtectedHeader({ alg, typ, kid: by.kid }).sign(await importJWK(by, alg));

  return {
    issuer,
    state,
    useKey,
    visit,
    newBrowser,
    told,
    sign,
    newKey,
    client: { issuer, clientId: 'hearthline', clientSecret },
  };
}
