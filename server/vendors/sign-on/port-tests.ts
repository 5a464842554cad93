/** What any keeper of logins must do for us. */
import { hash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { SignedOn, SignOn } from './port.ts';

/** As long as providers ask for. */
const long = (verifier: string) => verifier.padEnd(43, '.');
const challengeOf = (verifier: string) => hash('sha256', verifier, 'base64url');

/** What a person does on the vendor's page: gives the code they come back with. */
export type Visit<Port> = (port: Port, url: string, email: string) => Promise<string>;

/** `asks`: what the vendor is asked for each time; another may be known from before. */
export function describeSignOnPort<Port extends SignOn>(
  name: string,
  make: Make<Port>,
  visit: Visit<Port>,
  asks: readonly ('begin' | 'finish')[] = ['begin', 'finish'],
): void {
  describe(`keepers of logins: ${name}`, () => {
    const get = oneSubject(make);
    const request = (verifier: string, key: string = randomUUID()) => ({
      key,
      orgCode: 'ASPEN',
      nonce: `nonce of ${verifier}`,
      state: 's'.repeat(43),
      codeChallenge: challengeOf(long(verifier)),
      returnUrl: 'https://aspen.test/auth/return?org=ASPEN',
      lenderName: 'Aspen Lending',
    });
    const returning = (codeVerifier: string) => {
      const { orgCode, nonce, returnUrl } = request(codeVerifier);
      return { orgCode, nonce, returnUrl, codeVerifier: long(codeVerifier) };
    };
    const comeBack = async (verifier: string, email: string) => {
      const { port } = get();
      return visit(port, (await port.begin(request(verifier))).url, email);
    };
    const finish = (code: string, codeVerifier: string, key: string = randomUUID()) =>
      get().port.finish({ ...returning(codeVerifier), key, code });

    const questions = {
      begin: (port: Port, key: string) => port.begin(request('v', key)),
      finish: (port: Port, key: string) => port.finish({ ...returning('v'), key, code: 'no one’s' }),
    };
    describeManners(get, Object.fromEntries(asks.map((ask) => [ask, questions[ask]])));

    test('[CALL-35] the address to go to carries the state', async () => {
      const { url } = await get().port.begin(request('v'));
      expect(new URL(url).searchParams.get('state')).toBe('s'.repeat(43));
    });

    test('says who came back, by a name that stays the same', async () => {
      const first = await finish(await comeBack('v1', 'ann@example.com'), 'v1');
      expect(first).toMatchObject({ outcome: 'known', email: 'ann@example.com', isEmailConfirmed: true });
      const again = await finish(await comeBack('v2', 'ann@example.com'), 'v2');
      const nameIn = (who: SignedOn) => who.outcome === 'known' && [who.subject, who.email, who.phoneNumber];
      expect(nameIn(again)).toEqual(nameIn(first));
    });

    test('a word that is none ends nothing', async () => {
      for (const token of ['', 'a.b.c', 'x'.repeat(2000)])
        expect(await get().port.ended({ orgCode: 'ASPEN', token })).toBeUndefined();
    });

    test('a code counts once, and only with the verifier of who began', async () => {
      const code = await comeBack('v', 'bob@example.com');
      expect(await finish(code, 'another')).toEqual({ outcome: 'refused' });
      expect(await finish(code, 'v')).toMatchObject({ outcome: 'known' });
      expect(await finish(code, 'v')).toEqual({ outcome: 'refused' });
      expect(await finish('x'.repeat(32), 'v')).toEqual({ outcome: 'refused' });
    });
  });
}
