import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testPlaid } from '../sandbox/test-plaid.ts';
import { createPlaidIncome } from './plaid.ts';
import { annualCentsIn, describeIncomeLinksPort, linkFor, reportIn, statedAnnualCents } from './port-tests.ts';

const { server, options, sandbox, benchOf } = await testPlaid();
const subject = { port: createPlaidIncome(options, sandbox.today), bench: benchOf('income') };
const window = () => server.windows.income;

describeIncomeLinksPort('Plaid, spoken by our sandbox', async () => subject, {
  window,
  today: sandbox.today,
  source: 'PLAID_TRANSACTIONS',
  earner: ['user_good', 'pass_good'],
  idler: ['user_no_income', 'any'],
});

describe('pay among transactions', () => {
  const { link } = linkFor(() => subject, window);

  test('is read over several pages, and rent is not pay', async () => {
    const { reference, access } = await link('PLAID_TRANSACTIONS', 'user_good', 'pass_good');
    const key = randomUUID();
    const { deposits } = reportIn(await subject.port.report({ key, reference, access }));
    expect(deposits).toHaveLength(26);
    expect(annualCentsIn({ jobs: [], taxYears: [], deposits, hasTamperSignals: false })).toBe(statedAnnualCents);
    const pages = (await sandbox.book('income', 1000)).filter((entry) => entry.key.startsWith(key));
    expect(pages.length).toBeGreaterThan(1);
  });

  test('another source is not for Plaid', async () => {
    const request = {
      key: randomUUID(),
      source: 'TRUV_PAYROLL',
      name: 'Ann Archer',
      identityUuid: randomUUID(),
    } as const;
    const open = subject.port.openLink({ ...request, returnUrl: 'https://lender.example', statedAnnualCents });
    await expect(open).rejects.toThrow('TRUV_PAYROLL');
  });
});
