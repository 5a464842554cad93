import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { people } from '../journey/stories/samples.ts';
import { startedAt } from '../journey/stories/walk.ts';
import { newHold, whyHeld } from './account-hold.ts';
import { approvalsOfWhatStands, isReleased, releaseText } from './release.ts';

const account = { mask: '8765', accountToken: 'token', routingMask: '0021', institution: null };
const fresh = newApplication(people.employee, startedAt);
const offer = {
  id: 'offer-1',
  type: 'STANDARD',
  termYears: 10,
  rateBps: 850,
  rateType: 'FIXED',
  originationFeeBps: 300,
  amountCents: 5_150_000,
  drawCents: 5_000_000,
  discounts: [],
} as const;
const ready: Application = {
  ...fresh,
  status: 'FUNDING_DECISION',
  accounts: { ...fresh.accounts, disburse: account },
  offers: { ...fresh.offers, selected: offer },
  funding: { ...fresh.funding, approvers: ['staff-1', 'staff-2'], release: 'release-1' },
};
const debt = { uuid: 'debt-1', creditor: 'Harbor Card', accountMask: '4321', amountCents: 100_000 };

/** Each part of what is released, changed by as little as can be. */
const changes: Readonly<Record<string, Application>> = {
  account: { ...ready, accounts: { ...ready.accounts, disburse: { ...account, accountToken: 'token-2' } } },
  payee: { ...ready, borrower: { ...ready.borrower, name: { ...ready.borrower.name, lastName: 'Other' } } },
  amount: { ...ready, offers: { ...ready.offers, selected: { ...offer, drawCents: offer.drawCents + 1 } } },
  rate: { ...ready, offers: { ...ready.offers, selected: { ...offer, rateBps: 851 } } },
  costs: { ...ready, closing: { ...ready.closing, costs: [{ kind: 'RECORDING_FEE', cents: 1 }] } },
  debts: { ...ready, offers: { ...ready.offers, debtsToPay: ['debt-1'] } },
};

describe('what two people release', () => {
  test.each(Object.entries(changes))(
    '[T24] another %s is another release, and ends the approvals with a reason',
    (_, changed) => {
      expect(releaseText(changed, [])).not.toBe(releaseText(ready, []));
      const after = approvalsOfWhatStands(ready, changed, '2026-03-02T17:00:00.000Z');
      expect(after.funding).toMatchObject({
        approvers: [],
        release: null,
        voided: { at: '2026-03-02T17:00:00.000Z', why: expect.stringMatching(/changed\.$/) },
      });
      expect(isReleased(after.funding)).toBe(false);
    },
  );

  test('[T24] the same is the same text, and what creditors get, to which account, is part of it', () => {
    expect(releaseText(structuredClone(ready), [debt])).toBe(releaseText(ready, [debt]));
    expect(releaseText(ready, [{ ...debt, amountCents: 100_001 }])).not.toBe(releaseText(ready, [debt]));
    expect(releaseText(ready, [{ ...debt, accountMask: '9876' }])).not.toBe(releaseText(ready, [debt]));
    expect(approvalsOfWhatStands(ready, structuredClone(ready), 'now').funding.approvers).toHaveLength(2);
  });

  test('what is on its way keeps the approvals it went with; what came back does not', () => {
    const sent = { ...ready, status: 'FUNDABLE' } as const;
    const changed = { ...(changes['costs'] ?? ready), status: 'FUNDABLE' } as const;
    expect(approvalsOfWhatStands(sent, changed, 'now').funding.approvers).toHaveLength(2);
    expect(approvalsOfWhatStands(sent, { ...changed, sentBack: 'disbursement' }, 'now').funding.approvers).toEqual([]);
  });
});

describe('an account that is changed after signing', () => {
  const at = (hours: number) => new Date(startedAt.getTime() + hours * 3_600_000);
  const held = (changes: Partial<NonNullable<Application['accounts']['hold']>> = {}): Application => ({
    ...ready,
    accounts: { ...ready.accounts, hold: { ...newHold(ready, startedAt), ...changes } },
  });

  test('[T31] waits 72 hours to the second and for the confirmation, and says which', () => {
    expect(whyHeld(ready, startedAt)).toBeUndefined();
    expect(whyHeld(held(), at(0))).toMatch(/Money can go to it from .* must confirm the change/);
    expect(whyHeld(held({ isConfirmed: true }), new Date(at(72).getTime() - 1))).toMatch(/Money can go to it from/);
    expect(whyHeld(held({ isConfirmed: true }), at(72))).toBeUndefined();
    expect(whyHeld(held(), at(1000))).toMatch(/must confirm the change/);
  });

  test('[T31] is confirmed on the phone from before, where that was changed in the same days', () => {
    const moved = (hours: number) => ({
      ...ready,
      borrower: {
        ...ready.borrower,
        phoneNumber: '5550000000',
        phoneBefore: { number: '4155550123', until: at(-hours).toISOString() },
      },
    });
    expect(newHold(moved(71), startedAt).callOn).toBe('4155550123');
    expect(newHold(moved(72), startedAt).callOn).toBe('5550000000');
  });
});
