import { expect, test } from 'vitest';
import { specificCalendar } from '#core/calendar/business-days.ts';
import type { Dossier } from '../lending/origination/index.ts';
import { offersOf } from './dossier.ts';

const liability = (uuid: string, monetaryBalance: number) => ({
  uuid,
  creditor: 'Spec Bank',
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: 25.05,
  payOff: { status: 'NOT_SELECTED' },
});

/** As much of a dossier as the offers are told by. */
const dossier = {
  application: {
    product: 'heloc',
    property: { valueCents: 1, occupancy: 'HOME', timeZone: 'America/Los_Angeles', address: { state: 'NV' } },
    liens: [{ isPaidOff: false }],
    applicant: {},
    createdAt: '2026-11-10T00:00:00.000Z',
    submittedAt: null,
    closing: {},
    offers: { selected: null, debtsToPay: [], counterOffer: null },
  },
  now: new Date('2026-11-19T07:30:00Z'),
  file: { title: null, credit: { liabilities: [liability('a', 1000.1), liability('b', 0)] } },
  pricing: {
    offerSet: { offers: [] },
    closing: {},
    explanation: { inputs: {}, checks: [], leftOut: [], largestDrawLimitedBy: null },
  },
} as unknown as Dossier;

test('[ENT-14] a debt is answered with balance, next minimum payment and the state of its pay-off, by the names of the specification', () => {
  const { debts } = offersOf(dossier, specificCalendar);
  expect(debts).toEqual([
    {
      uuid: 'a',
      creditor: 'Spec Bank',
      balanceCents: 100_010,
      monthlyPaymentCents: 2505,
      monetaryBalance: 1000.1,
      monetaryCalculatedNextPaymentMinimumAmount: 25.05,
      payOff: { status: 'NOT_SELECTED' },
    },
  ]);
});
