import { expect, test } from 'vitest';
import { addAuditMetrics, createMetrics } from '#server/metrics.ts';
import { askAlerts, report } from './doctor.ts';

test('the doctor asks what the alerts ask, and names the page that says what to do', () => {
  const findings = askAlerts(
    'hearthline_timers_overdue 3\nhearthline_clock_skew_seconds -31.5\nhearthline_dead_letters{kind="effect"} 0',
  );
  const ill = findings.filter(({ isWell }) => !isWell);
  expect(ill.map(({ about }) => about)).toEqual(['TimersOverdue', 'ClockWrong']);
  expect(report(ill)).toContain('See docs/runbooks/timers-overdue.md.');
  expect(report(ill)).toContain('2 to look at.');
  expect(report(findings.filter(({ isWell }) => isWell))).toContain('Nothing to do.');
});

test('a new installation has no audit to answer for, and one that never audits has', async () => {
  const textOf = async (begunAt: Date) => {
    const metrics = createMetrics();
    addAuditMetrics(metrics, async () => undefined, begunAt);
    return metrics.registry.metrics();
  };
  const missing = async (begunAt: Date) =>
    askAlerts(await textOf(begunAt)).find(({ about }) => about === 'AuditMissing')?.isWell;
  expect(await missing(new Date())).toBe(true);
  expect(await missing(new Date(Date.now() - 4 * 3_600_000))).toBe(false);
});
