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

describe('the steps of a browser test', () => {
  const step = (title: string, ...errors: string[]) => ({ title, duration: 1, error: errors[0] });
  const journey = (status: string, ...tries: (readonly object[])[]) => {
    const results = tries.map((steps) => ({ errors: [], steps }));
    const spec = { title: '[CHAT-01] opens', file: 'chat.spec.ts', tests: [{ projectName: 'phone', status, results }] };
    return { suites: [{ title: 'chat.spec.ts', specs: [spec] }], errors: [] };
  };
  const young = step('[VAL-004] 17 years');
  const old = step('[VAL-005] 121 years');
  const provedOf = (...reports: unknown[]) => count(...reports).areas.map(({ proved }) => proved);

  test('prove each the ids of its own, beside those of the title', () => {
    expect(provedOf(journey('expected', [young, old]))).toEqual([2, 1]);
  });

  test('one that passed proves its id though its test failed later, and one that failed or was not reached does not', () => {
    const counted = count(journey('unexpected', [young], [young, step('[VAL-005] 121 years', 'no message')]));
    expect(counted.areas).toMatchObject([{ proved: 1, withoutTest: ['VAL-005'] }, { proved: 0 }]);
    expect(provedOf(journey('unexpected', [young, old], [young]))).toEqual([1, 0]);
  });

  test('one that failed at a first try has failed, wherever else its id passes', () => {
    const slipped = journey('flaky', [young, step('[VAL-005] 121 years', 'no message')], [young, old]);
    expect(provedOf(slipped)).toEqual([0, 0]);
    expect(provedOf(slipped, vitest(['[VAL-004] 17', 'passed'], ['[VAL-005] 121', 'passed']))).toEqual([1, 0]);
  });

  test('of a skipped test prove nothing', () => {
    expect(provedOf(journey('skipped', [young, old]))).toEqual([0, 0]);
  });

  test('an id in one that the ledger does not have is named', () => {
    expect(count(journey('expected', [step('[VAL-400] misspelt')])).unknown).toEqual(['VAL-400']);
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
