/** What a report amounts to, when the hard one changes the terms, and what of it the history may have. */
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import type { ReportedFile } from '../reported.ts';
import { ordinaryFile } from '../stories/bureau-file.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const today = '2026-11-16';
const known = knownOf(sampleApplications.california);
const { file } = known;

function soft(changes: Partial<ReportedFile>) {
  const report = { ...ordinaryFile, ...changes };
  return concludedOf('softCreditReturned', { outcome: 'report', report }, { ...known, today });
}

function hard(score: number, before: number | null, changes: Partial<ReportedFile> = {}) {
  const credit = { score: before, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [] };
  const report = { ...ordinaryFile, ...changes, score };
  return concludedOf('hardCreditReturned', { outcome: 'report', report }, { ...known, file: { ...file, credit } });
}

const late = (type: ReportedFile['tradelines'][number]['type'], lastLateOn: CalendarDate) => ({
  tradelines: ordinaryFile.tradelines.map((line) => (line.type === 'MORTGAGE' ? { ...line, type, lastLateOn } : line)),
});

describe('what a report amounts to', () => {
  test.each([
    ['a good one', {}, 'file'],
    ['a mortgage paid late a day less than a year ago', late('MORTGAGE', '2025-11-17'), 'delinquent'],
    ['a mortgage paid late a year ago to the day', late('MORTGAGE', '2025-11-16'), 'file'],
    ['a line on the home paid late', late('HOME_EQUITY', '2026-01-15'), 'delinquent'],
    ['a card paid late', late('CARD', '2026-01-15'), 'file'],
    ['an alert', { alerts: [{ kind: 'fraud' }] }, 'alert'],
    ['an alert beside a late mortgage', { ...late('MORTGAGE', '2026-01-15'), alerts: [{ kind: 'fraud' }] }, 'alert'],
  ])('%s', (_, changes, outcome) => {
    expect(soft(changes)).toMatchObject({ payload: { outcome, bureau: 'Bureau A' } });
    expect(hard(741, 741, changes)).toMatchObject({ payload: { outcome } });
  });

  test('no report: the soft inquiry says why; after it, someone has to look', () => {
    for (const outcome of ['noFile', 'minor'] as const) {
      expect(concludedOf('softCreditReturned', { outcome }, known)).toMatchObject({ payload: { outcome } });
      expect(concludedOf('hardCreditReturned', { outcome }, known)).toMatchObject({ payload: { outcome: 'alert' } });
    }
    const frozen = { outcome: 'frozen', bureau: 'Bureau B' } as const;
    for (const name of ['softCreditReturned', 'hardCreditReturned'] as const)
      expect(concludedOf(name, frozen, known)).toMatchObject({ payload: frozen });
  });
});

describe('a hard score below the soft one', () => {
  test.each([
    [741, 741, false],
    [731, 741, false],
    [730, 741, true],
    [730, null, false],
  ])('of %i after %s changes the terms: %s', (score, before, isChanged) => {
    const counterOfferReasons = isChanged ? ['CREDIT_SCORE', 'THIN_FILE'] : [];
    expect(hard(score, before)).toMatchObject({ payload: { counterOfferReasons } });
  });

  test('credit asked for elsewhere is named, so that the borrower can explain it', () => {
    const inquiries = [{ on: '2026-11-13', by: 'Cedar Valley Bank' }] as const;
    expect(hard(741, 741, { inquiries })).toMatchObject({
      payload: { newInquiries: expect.stringMatching(/^Cedar Valley Bank on /) },
    });
  });
});

describe('a report', () => {
  test.each(['softCreditReturned', 'hardCreditReturned'] as const)(
    '[T27] %s: nothing of it is said, all of it is filed',
    (name) => {
      const answer = concludedOf(name, { outcome: 'report', report: ordinaryFile }, known);
      if ('ok' in answer) throw new Error(answer.reason);
      const { payload, findings } = answer;
      expect(payload).toEqual({
        outcome: 'file',
        bureau: 'Bureau A',
        reasons: [],
        ...(name === 'hardCreditReturned' && { counterOfferReasons: [] }),
      });
      expect(findings?.credit).toMatchObject({
        score: 741,
        scoreModel: 'Model 8',
        factors: ordinaryFile.keyFactors.map(({ text }) => text),
        keyFactors: ['CREDIT_SCORE', 'THIN_FILE'],
        liabilities: [{ uuid: 'car', accountMask: '4321' }, { uuid: 'card' }],
        homeLoanBalancesCents: [240_000_00],
      });
    },
  );

  test('of the key factors that a bureau names we keep those that the law has us tell', () => {
    const keyFactors = ['10', '14', '21', '30', '31', '08'].map((code) => ({ code, text: `factor ${code}` }));
    expect(soft({ keyFactors })).toMatchObject({
      findings: { credit: { factors: ['10', '14', '21', '30', '08'].map((code) => `factor ${code}`) } },
    });
  });

  test('an account whose number the bureau does not give has none in the file either', () => {
    const [mortgage, car] = ordinaryFile.tradelines.map((line) => ({ ...line, accountMask: null }));
    if (!mortgage || !car) throw new Error('The ordinary file has two debts.');
    expect(soft({ tradelines: [{ ...mortgage, lastLateOn: '2024-01-01' }, car] })).toMatchObject({
      findings: {
        credit: { liabilities: [{ uuid: 'car', accountMask: null }], latePayments: [{ accountMask: null }] },
      },
    });
  });

  test('what a court has on record stands for our rules', () => {
    const publicRecords = [{ kind: 'bankruptcy', on: '2024-11-16' }] as const;
    expect(soft({ publicRecords })).toMatchObject({
      findings: { credit: { marks: [{ rule: 'DEROGATORY_BANKRUPTCY', on: '2024-11-16' }] } },
    });
  });
});
