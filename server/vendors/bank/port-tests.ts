/** What any company that links bank accounts, or sends small deposits to them, must do for us. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { AccountNumbers, BankLinks, SmallDeposits } from './port.ts';
import type { LinkWindow } from './sandbox-link.ts';

const ann = { identityUuid: '6d3b2f6e-8d0e-4a4b-9f5e-1f3a55c0a001', name: 'Ann Archer' };
const returnUrl = 'https://lender.example/account/heloc/oauth-success';

export const openAs = (key: string) => ({ key, ...ann, returnUrl });

/** Someone at the vendor's own window; gives the token that the browser would get. */
export async function signIn(window: LinkWindow, linkToken: string, login: string, password: string): Promise<Secret> {
  const step = await window.submitLogin(linkToken, login, password);
  if (step.step !== 'linked') throw new Error(`the window says ${step.step}`);
  return new Secret(step.publicToken);
}

export function describeBankLinksPort(name: string, make: Make<BankLinks>, window: () => LinkWindow): void {
  describe(`bank links: ${name}`, () => {
    const get = oneSubject(make);
    const visit = async (login: string, password = 'any') => {
      const { port } = get();
      const { linkToken } = await port.openLink(openAs(randomUUID()));
      return signIn(window(), linkToken, login, password);
    };
    const link = async (login: string, password?: string) => {
      const linked = await get().port.exchange({ key: randomUUID(), publicToken: await visit(login, password) });
      if (linked.outcome !== 'linked') throw new Error(linked.outcome);
      return linked;
    };
    const accountsOf = async (access: Secret) => {
      const answer = await get().port.accounts({ key: randomUUID(), access });
      if (answer.state !== 'ready') throw new Error(answer.state);
      return answer.accounts;
    };
    /** Made while the vendor behaves, for questions that are asked when it does not. */
    const ready = { tokens: [] as Secret[], access: new Secret(''), accountId: '' };
    const tokens = new Map<string, Secret>();
    const tokenFor = (key: string) => {
      tokens.set(key, tokens.get(key) ?? ready.tokens.pop() ?? new Secret('none left'));
      return tokens.get(key) ?? new Secret('none left');
    };
    beforeAll(async () => {
      for (let at = 0; at < 6; at += 1) ready.tokens.push(await visit('user_good', 'pass_good'));
      ready.access = (await link('user_good', 'pass_good')).access;
      ready.accountId = (await accountsOf(ready.access))[0]?.accountId ?? '';
    });

    describeManners(get, {
      openLink: (port, key) => port.openLink(openAs(key)),
      exchange: (port, key) => port.exchange({ key, publicToken: tokenFor(key) }),
      accounts: (port, key) => port.accounts({ key, access: ready.access }),
      checkOwner: (port, key) =>
        port.checkOwner({
          key,
          name: ann.name,
          account: { kind: 'linked', access: ready.access, accountId: ready.accountId },
        }),
    });

    test('a window is opened for a while, at the vendor’s own address', async () => {
      const session = await get().port.openLink(openAs(randomUUID()));
      expect(session.linkToken.length).toBeLessThanOrEqual(100);
      expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.now());
      if (session.url !== null) expect(new URL(session.url).protocol).toMatch(/^https?:$/);
    });

    test('accounts come with an owner and numbers that end in the mask', async () => {
      const accounts = await accountsOf((await link('user_good', 'pass_good')).access);
      expect(accounts.map(({ kind }) => kind)).toContain('checking');
      for (const account of accounts) {
        expect(account.owners).toEqual([ann.name]);
        expect(account.accountNumber?.reveal().endsWith(account.mask)).toBe(true);
        expect(account.routingNumber?.reveal()).toMatch(/^\d{9}$/);
        expect(account.balanceCents).toBeGreaterThan(0);
      }
    });

    test('numbers and tokens are never shown', async () => {
      const linked = await link('user_good', 'pass_good');
      const accounts = await accountsOf(linked.access);
      const shown = JSON.stringify({ linked, accounts });
      for (const { accountNumber, routingNumber } of accounts) {
        expect(shown).not.toContain(accountNumber?.reveal());
        expect(shown).not.toContain(routingNumber?.reveal());
      }
      expect(shown).not.toContain(linked.access.reveal());
    });

    test('the same link asked twice shows the same accounts, as does the same person’s next link', async () => {
      const first = await link('user_good', 'pass_good');
      const second = await link('user_good', 'pass_good');
      const numbers = async (access: Secret) =>
        (await accountsOf(access)).map(({ accountNumber }) => accountNumber?.reveal());
      expect(second.reference).not.toBe(first.reference);
      expect(second.access.reveal()).not.toBe(first.access.reveal());
      expect(await numbers(second.access)).toEqual(await numbers(first.access));
    });

    test('a token that was never given, or was used by another key, is refused', async () => {
      const { port } = get();
      const unknown = new Secret('public-sandbox-11111111-2222-4333-8444-555555555555');
      expect(await port.exchange({ key: randomUUID(), publicToken: unknown })).toEqual({ outcome: 'refused' });
      const publicToken = await visit('user_good', 'pass_good');
      const key = randomUUID();
      const first = await port.exchange({ key, publicToken });
      expect(await port.exchange({ key: randomUUID(), publicToken })).toEqual({ outcome: 'refused' });
      const again = await port.exchange({ key, publicToken });
      expect(again.outcome === 'linked' && again.access.reveal()).toBe(
        first.outcome === 'linked' && first.access.reveal(),
      );
    });

    test('an access that is no longer good asks for a new sign-in', async () => {
      const access = new Secret('access-sandbox-11111111-2222-4333-8444-555555555555');
      expect(await get().port.accounts({ key: randomUUID(), access })).toEqual({ state: 'loginRequired' });
    });

    test('an account may be someone else’s: the bank names its owners', async () => {
      const { port } = get();
      const check = async (login: string, other?: string) => {
        const { access } = await link(login, login === 'user_good' ? 'pass_good' : 'any');
        const accountId = other ?? (await accountsOf(access))[0]?.accountId ?? '';
        const account = { kind: 'linked', access, accountId } as const;
        return port.checkOwner({ key: randomUUID(), name: ann.name, account });
      };
      expect(await check('user_good')).toEqual({ outcome: 'owners', owners: [ann.name] });
      expect(await check('user_other_name')).toEqual({
        outcome: 'owners',
        owners: [expect.not.stringContaining('Archer')],
      });
      expect(await check('user_good', 'no-such-account')).toEqual({ outcome: 'unknown' });
    });

    test('a typed account is never taken for the borrower’s when it is not', async () => {
      const numbers = { routingNumber: new Secret('011401533'), accountNumber: new Secret('000123450201') };
      const account = { kind: 'typed', ...numbers } as const;
      const check = await get().port.checkOwner({ key: randomUUID(), name: ann.name, account });
      expect(['otherOwner', 'unknown']).toContain(check.outcome);
    });

    test('a bank may keep its numbers to itself', async () => {
      const accounts = await accountsOf((await link('user_no_routing')).access);
      for (const account of accounts) expect(account).toMatchObject({ routingNumber: null, accountNumber: null });
    });
  });
}

export function describeSmallDepositsPort(name: string, make: Make<SmallDeposits>, sent: readonly number[]): void {
  describe(`small deposits: ${name}`, () => {
    const get = oneSubject(make);
    const numbers = (account: string): AccountNumbers => ({
      routingNumber: new Secret('011401533'),
      accountNumber: new Secret(account),
    });
    const send = (port: SmallDeposits, key: string, account = '000123456789') =>
      port.sendDeposits({ key, name: ann.name, ...numbers(account) });
    const [less = 0, more = 0] = sent;
    let landed = '';
    beforeAll(async () => {
      landed = (await send(get().port, randomUUID())).reference;
    });

    describeManners(get, {
      sendDeposits: send,
      checkDeposits: (port, key) => port.checkDeposits({ key, reference: landed, amountsCents: [less, more] }),
    });
    describeLongWork(get, { sendDeposits: send });

    const check = async (reference: string, amountsCents: readonly [number, number]) =>
      get().port.checkDeposits({ key: randomUUID(), reference, amountsCents });

    test('anyone who names both sums, in either order, has read the statement', async () => {
      const { port } = get();
      const { reference } = await send(port, randomUUID());
      expect(await check(reference, [more, less])).toEqual({ outcome: 'verified' });
    });

    test('three wrong guesses are all there are', async () => {
      const { reference } = await send(get().port, randomUUID());
      expect(await check(reference, [less, less])).toEqual({ outcome: 'wrong', triesLeft: 2 });
      expect(await check(reference, [1, 2])).toEqual({ outcome: 'wrong', triesLeft: 1 });
      expect(await check(reference, [3, 4])).toEqual({ outcome: 'failed' });
      expect(await check(reference, [less, more])).toEqual({ outcome: 'failed' });
    });

    test('a guess repeated with its key is one guess', async () => {
      const { port } = get();
      const { reference } = await send(port, randomUUID());
      const guess = { key: randomUUID(), reference, amountsCents: [1, 1] as const };
      for (let at = 0; at < 3; at += 1)
        expect(await port.checkDeposits(guess)).toEqual({ outcome: 'wrong', triesLeft: 2 });
    });

    test('an account that does not exist sends them back, and no one can name them', async () => {
      const { port } = get();
      const { reference } = await send(port, randomUUID(), '000123450203');
      expect(await port.result(reference)).toEqual({ outcome: 'returned', returnCode: 'R03' });
      expect(await check(reference, [less, more])).toEqual({ outcome: 'failed' });
    });
  });
}
