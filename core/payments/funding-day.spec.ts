import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import { bankingDays, blockersOf, fundingDayOf, fundingStatuses, repairOf } from './funding-day.ts';

const now = new Date('2026-11-18T15:00:00Z');
const nowhere = newApplication(
  {
    ...{ uuid: 'u', orgCode: 'ORG', product: 'heloc', loanNumber: '1', timeZone: 'America/New_York' },
    borrower: {
      identityUuid: 'i',
      name: { firstName: 'Ada', middleName: '', lastName: 'Homeowner', suffix: '' },
      email: 'ada@homeowner.example',
      phoneNumber: '4155550123',
    },
    address: { street1: '12 Elm St', street2: '', city: 'Albany', state: 'NY', zip: '12207' },
    occupancy: 'HOME',
    employmentType: 'FULL_TIME',
    annualIncomeCents: 18_000_000,
  } as never,
  now,
);
const disburse = { accountToken: 'vault-account', mask: '6789', routingMask: '0021', institution: 'First Bank' };
const plain: Application = { ...nowhere, accounts: { ...nowhere.accounts, disburse } };
const at = (status: Application['status'], more: Partial<Application> = {}): Application => ({
  ...plain,
  status,
  ...more,
});
const ends = (endsAt: string | null) => ({ rescission: { ...plain.rescission, endsAt } });

test('ten banking days pass over the weekend and Thanksgiving, and begin today where today is one', () => {
  expect(bankingDays('2026-11-18', 10)).toEqual([
    ...['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'],
    ...['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'],
  ]);
  expect(bankingDays('2026-11-21', 2)).toEqual(['2026-11-23', '2026-11-24']);
});

test('money goes on the banking day on which the right to cancel is over, and never before today', () => {
  expect(fundingDayOf(at('RESCISSION', ends('2026-11-20T05:00:00Z')), now)).toBe('2026-11-20');
  expect(fundingDayOf(at('RESCISSION', ends('2026-11-21T05:00:00Z')), now)).toBe('2026-11-23');
  expect(fundingDayOf(at('RESCISSION', ends('2026-11-26T05:00:00Z')), now)).toBe('2026-11-27');
  expect(fundingDayOf(at('FUNDING_DECISION', ends('2026-11-10T05:00:00Z')), now)).toBe('2026-11-18');
});

test('each blocker is said, in the order it is settled', () => {
  expect(blockersOf(at('RESCISSION', ends('2026-11-20T05:00:00Z')), now)).toEqual([
    'The owners can cancel until Nov 20, 2026, 12:00 AM EST.',
    'The county has not recorded the deed.',
    'Approvals: 0 of 2.',
  ]);
  const funding = {
    ...plain.funding,
    approvers: ['one'],
    checks: { watchLists: 'clear', account: 'clear', liens: 'found' } as const,
  };
  expect(blockersOf(at('FUNDING_DECISION', { funding }), now)).toEqual([
    'New liens: found something. Someone must look into it.',
    'Approvals: 1 of 2.',
  ]);
  expect(blockersOf(at('RECORDING', { sentBack: 'deed' }), now)[0]).toBe('The county sent the deed back.');
  const question = { of: 'disbursement', at: now.toISOString(), why: 'Paid twice?' } as const;
  expect(blockersOf(at('FUNDABLE', { funding: { ...plain.funding, question } }), now)).toHaveLength(1);
  expect(blockersOf(at('FUNDABLE'), now)).toEqual([]);
  const noAccount = 'No account is known that the draw could go to.';
  expect(blockersOf(at('FUNDING_DECISION', { accounts: nowhere.accounts }), now)).toContain(noAccount);
  expect(blockersOf(at('FUNDING_DECISION', { accounts: nowhere.accounts, product: 'crypto' }), now)).not.toContain(
    noAccount,
  );
});

test('money that came back shows how far its repair has come', () => {
  expect(repairOf(at('FUNDABLE'))).toBeUndefined();
  expect(repairOf(at('RECORDING', { sentBack: 'deed' }))).toBeUndefined();
  expect(repairOf(at('FUNDABLE', { sentBack: 'disbursement' }))?.map(({ isDone }) => isDone)).toEqual([
    ...[true, true, true, false],
  ]);
});

test('the calendar reaches from the right to cancel to the last payment', () => {
  expect(fundingStatuses).toEqual(['RESCISSION', 'RECORDING', 'FUNDING_DECISION', 'FUNDABLE', 'DIRECT_DEBT_PAYOFF']);
});
