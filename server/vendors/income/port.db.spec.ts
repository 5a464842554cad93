import { describe, expect, test } from 'vitest';
import { linkedSources } from '#core/application/income-sources.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { testBench } from '../sandbox/test-bench.ts';
import {
  annualCentsIn,
  describeIncomeLinksPort,
  describeIncomePapersPort,
  linkFor,
  reportIn,
  statedAnnualCents,
} from './port-tests.ts';
import { createSandboxIncome } from './sandbox.ts';

const desks: Sandbox[] = [];
const subject = await testBench('income', (sandbox) => {
  desks.push(sandbox);
  return createSandboxIncome(sandbox);
});
const shared = { window: () => subject.port, today: subject.today } as const;

describeIncomeLinksPort('sandbox, a bank', async () => subject, {
  ...shared,
  source: 'PLAID_TRANSACTIONS',
  earner: ['user_good', 'pass_good'],
  idler: ['user_no_income', 'any'],
});
describeIncomeLinksPort('sandbox, a payroll company', async () => subject, {
  ...shared,
  source: 'TRUV_PAYROLL',
  earner: ['goodlogin', 'goodpassword'],
  idler: ['user_no_income', 'any'],
});
describeIncomePapersPort('sandbox', async () => subject);

describe('what the sandbox’s sources show', () => {
  const { link } = linkFor(
    () => subject,
    () => subject.port,
  );
  const reportBy = async (source: (typeof linkedSources)[number], login: string) => {
    const { reference, access } = await link(source, login, login === 'goodlogin' ? 'goodpassword' : 'any');
    return reportIn(await subject.port.report({ key: `${reference}-report`, reference, access }));
  };

  test.each(linkedSources)('%s finds what was stated, a quarter more, or less', async (source) => {
    expect(annualCentsIn(await reportBy(source, 'goodlogin'))).toBe(statedAnnualCents);
    expect(annualCentsIn(await reportBy(source, 'user_income_high'))).toBe(statedAnnualCents * 1.25);
    expect(annualCentsIn(await reportBy(source, 'user_income_low'))).toBeLessThan(statedAnnualCents * 0.9);
  });

  test('the key that was told to wait is told the rest when it is there', async () => {
    await subject.bench.setMode('late');
    const { reference, access } = await link('TRUV_PAYROLL', 'goodlogin', 'goodpassword');
    const request = { key: `${reference}-wait`, reference, access };
    expect(await subject.port.report(request)).toEqual({ state: 'pending', step: 'parse' });
    await subject.bench.setMode('normal');
    await desks[0]?.tell('income', reference, { kind: 'income.sooner', content: { state: 'ready' } });
    expect((await subject.port.report(request)).state).toBe('ready');
  });

  test('payroll shows a job with its pays, banks show deposits, the tax office shows years', async () => {
    const payroll = await reportBy('TRUV_PAYROLL', 'goodlogin');
    expect(payroll.jobs[0]).toMatchObject({ isActive: true, payFrequency: 'biweekly' });
    expect(payroll.jobs[0]?.pays).toHaveLength(26);
    expect((await reportBy('TRUV_FINANCIAL_ACCOUNTS', 'goodlogin')).deposits).toHaveLength(26);
    const year = Number(subject.today().slice(0, 4));
    const { taxYears } = await reportBy('POINTSERV_TAX', 'goodlogin');
    expect(taxYears.map((one) => one.year)).toEqual([year - 1, year - 2]);
    expect((await reportBy('POINTSERV_1099_MISC', 'goodlogin')).taxYears[0]?.form).toBe('1099-MISC');
  });
});
