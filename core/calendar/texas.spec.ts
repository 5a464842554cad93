import { describe, expect, test } from 'vitest';
import { texasEarliestClosing } from './texas.ts';

const base = { appliedOn: '2026-11-02', noticeSentOn: '2026-11-02', noticeSentBy: 'electronic' } as const;

describe('a Texas line closes no earlier than', () => {
  test('twelve days after the later of application and notice', () => {
    expect(texasEarliestClosing(base).on).toBe('2026-11-14');
    expect(texasEarliestClosing({ ...base, noticeSentOn: '2026-11-05' }).on).toBe('2026-11-17');
    expect(texasEarliestClosing({ ...base, appliedOn: '2026-11-06' }).on).toBe('2026-11-18');
    expect(texasEarliestClosing({ ...base, noticeSentBy: 'hand' }).on).toBe('2026-11-14');
  });

  test('twelve days after a mailed notice is presumed received: three days without Sundays and holidays', () => {
    expect(texasEarliestClosing({ ...base, noticeSentBy: 'mail' }).on).toBe('2026-11-17');
    expect(texasEarliestClosing({ ...base, noticeSentOn: '2026-11-06', noticeSentBy: 'mail' }).on).toBe('2026-11-22');
    expect(texasEarliestClosing({ ...base, noticeSentOn: '2026-11-10', noticeSentBy: 'mail' }).on).toBe('2026-11-26');
  });

  test('one business day after the final figures', () => {
    expect(texasEarliestClosing({ ...base, finalFiguresReceivedOn: '2026-11-10' }).on).toBe('2026-11-14');
    expect(texasEarliestClosing({ ...base, finalFiguresReceivedOn: '2026-11-17' }).on).toBe('2026-11-18');
    expect(texasEarliestClosing({ ...base, finalFiguresReceivedOn: '2026-11-21' }).on).toBe('2026-11-23');
  });

  test('a year after the last equity loan closed, even if that one is repaid', () => {
    const closing = texasEarliestClosing({ ...base, lastEquityLoanClosedOn: '2026-03-20' });
    expect(closing.on).toBe('2027-03-20');
    expect(closing.waits.map((wait) => wait.because)).toEqual([
      'TWELVE_DAYS_AFTER_APPLICATION_AND_NOTICE',
      'ONE_YEAR_AFTER_LAST_EQUITY_LOAN',
    ]);
  });
});
