import { expect, test } from 'vitest';
import { judge, readOutcomes } from './reports.ts';

const told = (status: string, ...messages: string[]) => ({
  suites: [
    {
      title: 'a.spec.ts',
      specs: [
        {
          title: 'opens',
          file: 'a.spec.ts',
          tests: [{ projectName: 'phone', status, results: [{ errors: messages.map((message) => ({ message })) }] }],
        },
      ],
    },
  ],
});

test('a test that passes only at its second try counts as passed and is named with what went wrong first', () => {
  const outcomes = readOutcomes(told('flaky', 'no such heading'), '/');
  expect(outcomes).toMatchObject([{ status: 'passed', isUnsteady: true, message: 'no such heading' }]);
  expect(judge('e2e', outcomes, true)).toEqual({ passed: 1, skipped: 0, failures: [] });
});

test('a test that passes at once is not unsteady, and one that fails each time fails', () => {
  expect(readOutcomes(told('expected'), '/')[0]).not.toHaveProperty('isUnsteady');
  const failed = readOutcomes(told('unexpected', 'no such heading'), '/');
  expect(judge('e2e', failed, false).failures).toMatchObject([
    { name: 'a.spec.ts › opens (phone)', message: 'no such heading' },
  ]);
});

test('believes no runner that ran nothing, or that ended badly without naming a failure', () => {
  expect(judge('unit', [], true).failures).toEqual([{ name: 'unit', message: 'not one test was run' }]);
  expect(judge('e2e', readOutcomes(told('expected'), '/'), false).failures).toHaveLength(1);
});

test('what Vitest tried twice is unsteady by the message that it kept of the first try', () => {
  const once = { fullName: 'pays', status: 'passed', failureMessages: [] };
  const twice = { fullName: 'pays late', status: 'passed', failureMessages: ['Error: not yet'] };
  const report = { testResults: [{ name: '/a.db.spec.ts', status: 'passed', assertionResults: [once, twice] }] };
  const [first, second] = readOutcomes(report, '');
  expect(first).not.toHaveProperty('isUnsteady');
  expect(second).toMatchObject({ status: 'passed', isUnsteady: true, message: 'Error: not yet' });
});
