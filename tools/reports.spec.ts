import { describe, expect, test } from 'vitest';
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

describe('steps of a browser test', () => {
  const passed = (title: string, ...steps: object[]) => ({ title, duration: 3, ...(steps.length > 0 && { steps }) });
  const failed = (title: string, ...steps: object[]) => ({ ...passed(title, ...steps), error: { message: 'no' } });
  /** As Playwright writes one that its test did not wait for: it has no error either. */
  const cutShort = (title: string) => ({ title, duration: -1 });
  const tried = (status: string, ...tries: (readonly object[])[]) => {
    const tests = [{ projectName: 'phone', status, results: tries.map((steps) => ({ errors: [], steps })) }];
    return readOutcomes(
      { suites: [{ title: 'a.spec.ts', specs: [{ title: 'opens', file: 'a.spec.ts', tests }] }] },
      '',
    );
  };

  test('each that was reached has an outcome, also one within another; none is a test', () => {
    const outcomes = tried('unexpected', [passed('in', passed('the bell')), failed('out', failed('the token'))]);
    expect(outcomes.map(({ steps }) => steps)).toEqual([
      [
        { title: 'in', status: 'passed' },
        { title: 'the bell', status: 'passed' },
        { title: 'out', status: 'failed' },
        { title: 'the token', status: 'failed' },
      ],
    ]);
    expect(judge('e2e', outcomes, false)).toMatchObject({ passed: 0, failures: [{ message: '' }] });
    expect(judge('e2e', tried('expected', [passed('in'), passed('out')]), true).passed).toBe(1);
  });

  test('one that its test was out of time for has failed, and one that was not reached has no outcome', () => {
    expect(tried('unexpected', [cutShort('in')])[0]?.steps).toEqual([{ title: 'in', status: 'failed' }]);
  });

  test('of several tries the last one passes, and any one fails', () => {
    const [outcome] = tried('unexpected', [passed('in'), passed('on'), failed('out')], [passed('in'), failed('on')]);
    expect(outcome?.steps).toEqual([
      { title: 'out', status: 'failed' },
      { title: 'in', status: 'passed' },
      { title: 'on', status: 'failed' },
    ]);
  });

  test('a test without steps has none', () => {
    expect(tried('expected', [])[0]).not.toHaveProperty('steps');
    expect(readOutcomes(told('expected'), '/')[0]).not.toHaveProperty('steps');
  });
});
