/** Guards of who is calling, and from where. */
import type { Mutant } from './mutant.ts';

export const callerGuards: readonly Mutant[] = [
  {
    guard: 'a word about a logout elsewhere counts only when it is meant for us',
    file: 'server/vendors/sign-on/logout-token.ts',
    text: '    audience,\n    algorithms,',
    becomes: '    algorithms,',
    spec: 'server/vendors/sign-on/oidc.spec.ts',
    test: 'for another',
  },
  {
    guard: 'a token that was made for a login ends no session',
    file: 'server/vendors/sign-on/logout-token.ts',
    text: 'nonce: v.optional(v.never()),',
    becomes: 'nonce: v.optional(v.string()),',
    spec: 'server/vendors/sign-on/oidc.spec.ts',
    test: 'that was made for a login',
  },
  {
    guard: 'a word about a logout elsewhere is heard once',
    file: 'server/store/external-sessions.ts',
    text: 'return count === 1;',
    becomes: 'return count >= 0;',
    spec: 'server/api/back-channel-logout.db.spec.ts',
    test: 'is heard once',
  },
  {
    guard: 'a customer’s session counts on the site where it was opened',
    file: 'server/people/accounts/session-reading.ts',
    text: 'siteOfCookie(cookie) === site',
    becomes: 'siteOfCookie(cookie) !== undefined',
    spec: 'server/api/other-host.db.spec.ts',
    test: 'a customer’s token is 401 on another brand’s host',
  },
  {
    guard: 'a client’s own word of its address is never believed',
    file: 'server/api/server.ts',
    text: '(_address, hop) => hop < proxies',
    becomes: '(_address, hop) => hop < 99 * proxies',
    spec: 'server/api/api.spec.ts',
    test: 'counts for nothing behind one or two',
  },
  {
    guard: 'figures are for this machine by its connection',
    file: 'server/api/health.ts',
    text: 'return !isForwarded && ',
    becomes: 'return ',
    spec: 'server/api/api.spec.ts',
    test: 'opens no figures',
  },
  {
    guard: 'a call that asks for a second factor gets one of the last ten minutes',
    file: 'server/api/server.ts',
    text: "if (!isGiven) throw new Failure('secondFactorNeeded');",
    becomes: '',
    spec: 'server/api/api.spec.ts',
    test: 'a call whose row asks for a fresh second factor',
  },
];
