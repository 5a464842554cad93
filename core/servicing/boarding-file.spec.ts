import { expect, test } from 'vitest';
import { controlTotals, differingTotals } from './boarding-file.ts';

const line = (loanNumber: string, principalCents: number): Parameters<typeof controlTotals>[0][number] => ({
  loanNumber,
  terms: {
    ...{ lineCents: 10_000_000, drawCents: 9_500_000, originationFeeCents: 500_000, closingCosts: [] },
    ...{ rateBps: 850, rateType: 'FIXED', termMonths: 360, repayment: 'ANNUITY' },
  },
  balances: { principalCents, availableCents: 10_000_000 - principalCents, paidOutCents: 9_500_000 },
  payments: {
    ...{ firstDueOn: '2026-12-01', lastDueOn: '2056-11-01', count: 360 },
    ...{ instalmentCents: 76_891, lastCents: 76_800, dueDay: 1 },
  },
});

test('every total is the sum over the lines, and the digits of loan numbers are added up', () => {
  expect(controlTotals([line('3100000417', 10_000_000), line('HL-209', 4_000_000)])).toEqual({
    lines: 2,
    lineCents: 20_000_000,
    drawCents: 19_000_000,
    principalCents: 14_000_000,
    availableCents: 6_000_000,
    paidOutCents: 19_000_000,
    instalmentCents: 153_782,
    loanNumberDigits: 16 + 11,
  });
  expect(controlTotals([])).toMatchObject({ lines: 0, lineCents: 0, loanNumberDigits: 0 });
});

test('one cent and one digit show, and nothing else does', () => {
  const ours = controlTotals([line('3100000417', 10_000_000)]);
  expect(differingTotals(ours, { ...ours })).toEqual([]);
  expect(differingTotals(ours, { ...ours, principalCents: ours.principalCents - 1 })).toEqual(['principalCents']);
  expect(differingTotals(ours, controlTotals([line('3100000418', 10_000_000)]))).toEqual(['loanNumberDigits']);
});
