import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { people } from '../journey/stories/samples.ts';
import { type ClosingDay, closingDays, rightToCancel } from './closing-days.ts';

const fresh: Application = newApplication(people.employee, new Date('2026-03-02T16:00:00.000Z'));
const los = { ...fresh, property: { ...fresh.property, timeZone: 'America/Los_Angeles' } };
const signedAt = '2026-04-21T18:00:00.000Z';
const signed: Application = {
  ...los,
  status: 'RESCISSION',
  notary: { ...los.notary, signedAt },
  rescission: {
    endsAt: '2026-04-25T07:00:00.000Z',
    isWaived: false,
    disclosedAt: signedAt,
    noticedAt: signedAt,
    deliveredTo: [],
  },
};
const during = new Date('2026-04-22T12:00:00.000Z');
const midnight = new Date('2026-04-25T07:00:00.000Z');
const find = (days: readonly ClosingDay[], what: ClosingDay['what']) => days.find((day) => day.what === what);

describe('the right to cancel', () => {
  test('[JRNY-11] shows the three dates and the last day, where the house stands', () => {
    expect(rightToCancel(signed, during)).toEqual({
      signedOn: '2026-04-21',
      disclosedOn: '2026-04-21',
      noticedOn: '2026-04-21',
      lastDay: '2026-04-24',
      endsAt: '2026-04-25T07:00:00.000Z',
      isWaived: false,
      canCancel: true,
    });
  });

  test('a signature late in the evening belongs to that evening, not to the next day in Greenwich', () => {
    const late = { ...signed, notary: { ...signed.notary, signedAt: '2026-04-22T05:30:00.000Z' } };
    expect(rightToCancel(late, during)?.signedOn).toBe('2026-04-21');
  });

  test('ends at midnight: a millisecond before it is open, at midnight it is not', () => {
    expect(rightToCancel(signed, new Date(midnight.getTime() - 1))?.canCancel).toBe(true);
    expect(rightToCancel(signed, midnight)?.canCancel).toBe(false);
  });

  test.each(['SECONDARY', 'INVESTMENT'] as const)('a %s has none', (occupancy) => {
    expect(rightToCancel({ ...signed, property: { ...signed.property, occupancy } }, during)).toBeNull();
  });

  test('a line for business has none', () => {
    expect(rightToCancel({ ...signed, product: 'dscr' }, during)).toBeNull();
  });

  test('once waived or cancelled nothing is left to use', () => {
    const waived = { ...signed, rescission: { ...signed.rescission, isWaived: true } };
    expect(rightToCancel(waived, during)).toMatchObject({ isWaived: true, canCancel: false });
    expect(rightToCancel({ ...signed, status: 'CANCELLED' }, during)?.canCancel).toBe(false);
  });
});

describe('what each day brings', () => {
  test('[JRNY-11] while not every owner has the notice, no day after it is told: money before the right ends is no day', () => {
    const unnoticed: Application = {
      ...signed,
      status: 'GEN_RESCISSION',
      rescission: { ...signed.rescission, endsAt: null, noticedAt: null },
    };
    const days = closingDays(unnoticed, {}, during);
    expect(find(days, 'signed')?.on).toBe('2026-04-21');
    expect(days.filter(({ what }) => what !== 'signed').map(({ on }) => on)).toEqual([null, null, null, null]);
    expect(find(days, 'rescission')?.state).toBe('now');
    // Where every owner gave the right up, nothing is waited for.
    const waived = { ...unnoticed, rescission: { ...unnoticed.rescission, isWaived: true } };
    expect(find(closingDays(waived, {}, during), 'funding')?.on).not.toBeNull();
  });

  test('[JRNY-11] money is never expected before the right to cancel has ended', () => {
    for (let hour = 0; hour < 24 * 14; hour += 5) {
      const now = new Date(Date.parse(signedAt) + hour * 3_600_000);
      const on = find(closingDays(signed, {}, now), 'funding')?.on ?? '';
      expect(on > '2026-04-24', on).toBe(true);
    }
  });

  test('before the last owner has signed no day can be told', () => {
    const days = closingDays({ ...los, status: 'DEED_SIGNING' }, {}, during);
    expect(days[0]).toMatchObject({ what: 'signed', state: 'now' });
    expect(days.every(({ on }) => on === null)).toBe(true);
  });

  test('[STATUS-070] within the right to cancel, recording and money are expected on banking days after it', () => {
    const days = closingDays(signed, {}, during);
    expect(days.map(({ what, state }) => `${what} ${state}`)).toEqual([
      'signed done',
      'rescission now',
      'recording next',
      'funding next',
      'firstPayment next',
    ]);
    // The 24th is a Friday.
    expect(find(days, 'recording')).toMatchObject({ on: '2026-04-27', isExpected: true });
    expect(find(days, 'funding')).toMatchObject({ on: '2026-04-28', isExpected: true });
    expect(find(days, 'firstPayment')).toMatchObject({ on: '2026-05-28', isExpected: true });
  });

  test('[JRNY-12] a second home goes straight to the county', () => {
    const second: Application = {
      ...signed,
      status: 'RECORDING',
      property: { ...signed.property, occupancy: 'SECONDARY' },
    };
    expect(closingDays(second, {}, during).map(({ what }) => what)).not.toContain('rescission');
    expect(closingDays(second, {}, during)[1]).toMatchObject({ what: 'recording', state: 'now', on: '2026-04-23' });
  });

  test('[JRNY-13] what has happened stands on its day, and the first payment follows the money', () => {
    const funded: Application = {
      ...signed,
      status: 'COMPLETE',
      recording: { instrumentNumber: '2026-1', isGapCovered: false },
      funding: { ...signed.funding, disbursedAt: '2026-04-30T16:00:00.000Z' },
    };
    const days = closingDays(funded, { deedRecorded: '2026-04-27T16:00:00.000Z' }, new Date('2026-05-02T00:00:00Z'));
    expect(find(days, 'recording')).toMatchObject({ on: '2026-04-27', state: 'done', isExpected: false });
    expect(find(days, 'funding')).toMatchObject({ on: '2026-04-30', state: 'done', isExpected: false });
    expect(find(days, 'firstPayment')).toMatchObject({ on: '2026-05-28', state: 'now', isExpected: false });
  });

  test('debts that the draw pays have a day of their own', () => {
    const owing = { ...signed, offers: { ...signed.offers, debtsToPay: ['debt-1'] } };
    expect(closingDays(owing, {}, during).map(({ what }) => what)).toEqual([
      'signed',
      'rescission',
      'recording',
      'funding',
      'payoffs',
      'firstPayment',
    ]);
  });
});
