/** A real OpenID provider (oidc-provider) for tests, with a door before it that can be shut, slow or senseless. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import type { SandboxMode } from '../sandbox/sandbox.ts';

const returnUrl = 'https://aspen.test/auth/return?org=ASPEN';
export const leftUrl = 'https://aspen.test/?org=ASPEN';

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

  /** The same provider, whose answers are signed with a new key from now on. */
  function useKey(kid: string): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          ...{ client_id: 'hearthline', client_secret: clientSecret.reveal(), redirect_uris: [returnUrl] },
          ...{ post_logout_redirect_uris: [leftUrl], response_types: ['code'], grant_types: ['authorization_code'] },
        },
      ],
      jwks: { keys: [newKey(kid)] } as never,
      cookies: { keys: ['cookies of the test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], phone: ['phone_number', 'phone_number_verified'] },
      features: { devInteractions: { enabled: false } },
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
      const [, email] = /^\/interaction\/[^?]+\?email=(.+)$/.exec(request.url ?? '') ?? [];
      if (email === undefined) return void callback(request, response);
      const login = { accountId: decodeURIComponent(email).split('@')[0] ?? '' };
      void provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    };
  }
  useKey('first');

  /** What a person's browser does: goes there, says who it is, and comes back with a code. */
  async function visit(url: string, email: string): Promise<string> {
    const jar = new Map<string, string>();
    let next = url;
    for (let step = 0; step < 8; step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      const place = new URL(answer.headers.get('location') ?? '', next);
      if (place.origin !== issuer) return place.searchParams.get('code') ?? `none: ${place.searchParams.get('error')}`;
      next = place.pathname.startsWith('/interaction/')
        ? `${place.href}?email=${encodeURIComponent(email)}`
        : place.href;
    }
    throw new Error('The provider leads in a circle.');
  }

  return { issuer, state, useKey, visit, client: { issuer, clientId: 'hearthline', clientSecret } };
}
