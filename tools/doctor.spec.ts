import { expect, test } from 'vitest';
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
