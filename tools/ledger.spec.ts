import { describe, expect, test } from 'vitest';
import { countLedger } from './ledger.ts';
import { judge, readOutcomes } from './reports.ts';

const ledger = [
  'id\tarea\twhere\trequirement\tcheck\tneeds',
  'VAL-004\tregistration\t\tAdults only.\t\t',
  'VAL-005\tregistration\t\tNobody older than 120.\t\t',
  'Q-01\tregistration\t\tWhich clock?\t\t',
  'OPEN-01\tchat\t\tWho answers?\t\t',
  'CHAT-01\tchat\t\tIt opens.\t\t',
].join('\n');

const vitest = (...tests: [title: string, status: string][]) => ({
  testResults: [
    {
      name: '/home-of-it/core/a.spec.ts',
      status: 'passed',
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status, failureMessages: [] })),
    },
  ],
});

const playwright = (status: string) => ({
  suites: [
    {
      title: 'chat.spec.ts',
      specs: [],
      suites: [
        {
          title: '[CHAT-01] the widget',
          specs: [
            {
              title: 'opens',
              file: 'chat.spec.ts',
              tests: [
                { projectName: 'phone', status, results: [{ errors: [{ message: '\u001b[31mno button\u001b[39m' }] }] },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
});

const count = (...files: unknown[]) =>
  countLedger(
    ledger,
    files.flatMap((report) => readOutcomes(report, '/home-of-it')),
  );

describe('the ledger', () => {
  test('counts requirements only, and a test may prove several', () => {
    expect(count(vitest(['[VAL-004] [VAL-005] ages', 'passed']), playwright('expected'))).toEqual({
      areas: [
        { area: 'registration', rows: 2, proved: 2, withoutTest: [] },
        { area: 'chat', rows: 1, proved: 1, withoutTest: [] },
      ],
      unknown: [],
      unsteady: [],
    });
  });

  test('a failed or skipped test proves nothing, even beside a passed one', () => {
    const report = vitest(
      ['[VAL-004] 17 years', 'passed'],
      ['[VAL-004] 18 years', 'failed'],
      ['[VAL-005] later', 'skipped'],
    );
    expect(count(report, playwright('unexpected')).areas).toEqual([
      { area: 'registration', rows: 2, proved: 0, withoutTest: ['VAL-004', 'VAL-005'] },
      { area: 'chat', rows: 1, proved: 0, withoutTest: ['CHAT-01'] },
    ]);
  });

  test('a test that passed only at its second try proves nothing, and is named', () => {
    const counted = count(vitest(['[CHAT-01] opens here too', 'passed']), playwright('flaky'));
    expect(counted.areas).toMatchObject([{ area: 'registration' }, { area: 'chat', proved: 0 }]);
    expect(counted.unsteady).toEqual(['chat.spec.ts › [CHAT-01] the widget opens (phone)']);
  });

  test('an id that the ledger does not have is named', () => {
    expect(count(vitest(['[VAL-400] misspelt', 'passed'])).unknown).toEqual(['VAL-400']);
  });
});

describe('reports', () => {
  test('a failure carries its place and its message without colours', () => {
    expect(readOutcomes(playwright('unexpected'), '')).toEqual([
      {
        name: 'chat.spec.ts › [CHAT-01] the widget opens (phone)',
        title: '[CHAT-01] the widget opens',
        status: 'failed',
        message: 'no button',
      },
    ]);
  });

  test('a file that breaks before its first test is a failure', () => {
    const report = {
      testResults: [{ name: '/r/core/a.spec.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    };
    expect(readOutcomes(report, '/r')).toEqual([
      { name: 'core/a.spec.ts', title: '', status: 'failed', message: 'no such module' },
    ]);
  });

  test('a run of Playwright that breaks is a failure', () => {
    const [broken] = readOutcomes({ suites: [], errors: [{ message: 'no product' }] }, '');
    expect(broken).toMatchObject({ status: 'failed', message: 'no product' });
  });

  test('what is no report is refused', () => {
    expect(() => readOutcomes({}, '')).toThrow('neither');
  });
});

describe('the judgement of a run', () => {
  const outcomes = readOutcomes(vitest(['a', 'passed'], ['b', 'skipped']), '');
  const failing = readOutcomes(vitest(['a', 'passed'], ['b', 'failed']), '');

  test('passes when tests ran, none failed and the runner ended well', () => {
    expect(judge('unit', outcomes, true)).toEqual({ passed: 1, skipped: 1, failures: [] });
  });

  test('fails when a test failed, whatever the runner says', () => {
    expect(judge('unit', failing, true).failures).toMatchObject([{ name: expect.stringContaining('› b') }]);
  });

  test('fails when nothing was run or all was skipped', () => {
    const skipped = readOutcomes(vitest(['b', 'skipped']), '');
    expect(judge('unit', [], true).failures).toEqual([{ name: 'unit', message: 'not one test was run' }]);
    expect(judge('unit', skipped, true).failures).toHaveLength(1);
  });

  test('fails when the runner ended badly without naming a test', () => {
    expect(judge('unit', outcomes, false).failures).toMatchObject([
      { message: expect.stringContaining('outside of any test') },
    ]);
  });
});
