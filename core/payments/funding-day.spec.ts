import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import { bankingDays, blockersOf, fundingStatuses, fundsFrom, repairOf } from './funding-day.ts';
import { fundingLineOf } from './funding-line.ts';

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

test('money goes on the banking day on which the right to cancel is over; where that was given up, it waits for no day', () => {
  expect(fundsFrom(at('RESCISSION', ends('2026-11-20T05:00:00Z')))).toBe('2026-11-20');
  expect(fundsFrom(at('RESCISSION', ends('2026-11-21T05:00:00Z')))).toBe('2026-11-23');
  expect(fundsFrom(at('RESCISSION', ends('2026-11-26T05:00:00Z')))).toBe('2026-11-27');
  expect(fundsFrom(at('FUNDING_DECISION', ends(null)))).toBeNull();
  const waived = { rescission: { ...plain.rescission, endsAt: '2026-11-20T05:00:00Z', isWaived: true } };
  expect(fundsFrom(at('FUNDING_DECISION', waived))).toBeNull();
});

test('a row of the desk says what time alone will not settle, and from when only that is left', () => {
  const hold = { changedAt: now.toISOString(), until: '2026-11-25T15:00:00.000Z', isConfirmed: true, triesLeft: 5 };
  const changed = (isConfirmed: boolean) => ({
    accounts: { ...plain.accounts, hold: { ...hold, isConfirmed } as never },
  });
  const row = (more: Partial<Application>) => fundingLineOf(at('FUNDABLE', more));
  expect(row({})).toMatchObject({ waitsFor: 0, clearAt: null, fundsFrom: null, isReturned: false });
  // The days of the right to cancel pass; the recording of the deed does not.
  expect(fundingLineOf(at('RESCISSION', ends('2026-11-21T05:00:00Z')))).toMatchObject({
    ...{ fundsFrom: '2026-11-23', clearAt: '2026-11-21T05:00:00.000Z' },
    waitsFor: blockersOf(at('RESCISSION', ends('2026-11-21T05:00:00Z')), now).length - 1,
  });
  // A confirmed change of the account needs its days and no more; one that was not confirmed needs the borrower.
  expect(row(changed(true))).toMatchObject({ waitsFor: 0, clearAt: hold.until });
  expect(row(changed(false))).toMatchObject({ waitsFor: 1, clearAt: hold.until });
  expect(row({ ...changed(true), ...ends('2026-11-30T05:00:00Z') })?.clearAt).toBe('2026-11-30T05:00:00.000Z');
  expect(row({ sentBack: 'disbursement' })).toMatchObject({ waitsFor: 1, isReturned: true });
  expect(fundingLineOf(at('RECORDING', { sentBack: 'deed' }))?.isReturned).toBe(false);
  expect(fundingLineOf(at('COMPLETE'))).toBeNull();
});

test.each(fundingStatuses)('in %s the row and the sentences say the same of every moment', (status) => {
  const hold = { changedAt: now.toISOString(), until: '2026-11-20T15:00:00.000Z', triesLeft: 5 };
  const held = [null, true, false].map((is) => (is === null ? null : { ...hold, isConfirmed: is })) as never[];
  for (const one of held)
    for (const endsAt of [null, '2026-11-21T05:00:00Z', '2026-11-10T05:00:00Z'])
      for (const moment of [
        '2026-11-18T15:00:00Z',
        '2026-11-20T15:00:00Z',
        '2026-11-21T05:00:00Z',
        '2026-12-01T00:00:00Z',
      ]) {
        const application = at(status, { ...ends(endsAt), accounts: { ...plain.accounts, hold: one } });
        const line = fundingLineOf(application);
        const isStopped = line !== null && (line.waitsFor > 0 || (line.clearAt ?? '') > new Date(moment).toISOString());
        expect(isStopped, `${moment} ${endsAt} ${JSON.stringify(one)}`).toBe(
          blockersOf(application, new Date(moment)).length > 0,
        );
      }
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
