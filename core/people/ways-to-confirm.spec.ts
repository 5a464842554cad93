import { describe, expect, test } from 'vitest';
import { formerAddressMs, type Reachable, waysToConfirm } from './ways-to-confirm.ts';

const now = new Date('2026-11-16T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const longAgo = before(30 * 86_400_000);

const account: Reachable = {
  email: 'ann@example.com',
  emailConfirmedAt: longAgo,
  formerEmail: null,
  emailChangedAt: null,
  phone: '4155551234',
  phoneConfirmedAt: null,
  formerPhone: null,
  phoneChangedAt: null,
};

const ways = (change: Partial<Reachable> = {}, hasApp = false) => waysToConfirm({ ...account, ...change }, hasApp, now);
const byEmail = { way: 'email', to: 'ann@example.com' };
const byPhone = { way: 'phone', to: '4155551234' };

describe('ways to confirm who one is', () => {
  test('[T4] an authenticator app is the only way of who has one: no message lowers it', () => {
    expect(ways({ phoneConfirmedAt: longAgo }, true)).toEqual([{ way: 'app' }]);
  });

  test('only confirmed addresses count, the phone first', () => {
    expect(ways()).toEqual([byEmail]);
    expect(ways({ phoneConfirmedAt: longAgo })).toEqual([byPhone, byEmail]);
    expect(ways({ phoneConfirmedAt: longAgo, emailConfirmedAt: null })).toEqual([byPhone]);
  });

  test('who has confirmed neither gets the first code at the email of the account', () => {
    expect(ways({ emailConfirmedAt: null })).toEqual([byEmail]);
  });

  test('[T31] for 72 hours after a change the email of before is asked, and then the new one', () => {
    const changed = { email: 'new@example.com', emailConfirmedAt: now, formerEmail: 'ann@example.com' };
    expect(ways({ ...changed, emailChangedAt: now })).toEqual([byEmail]);
    expect(ways({ ...changed, emailChangedAt: before(formerAddressMs - 1) })).toEqual([byEmail]);
    expect(ways({ ...changed, emailChangedAt: before(formerAddressMs) })).toEqual([
      { way: 'email', to: 'new@example.com' },
    ]);
  });

  test('[T31] a changed phone counts neither before it is confirmed nor within 72 hours; the one of before does', () => {
    const changed = { phone: '2125550000', phoneConfirmedAt: now, formerPhone: '4155551234' };
    expect(ways({ ...changed, phoneChangedAt: now })).toEqual([byPhone, byEmail]);
    expect(ways({ ...changed, formerPhone: null, phoneChangedAt: now })).toEqual([byEmail]);
    const later = { ...changed, phoneChangedAt: before(formerAddressMs) };
    expect(ways(later)).toEqual([{ way: 'phone', to: '2125550000' }, byEmail]);
    expect(ways({ ...later, phoneConfirmedAt: null })).toEqual([byEmail]);
  });
});
