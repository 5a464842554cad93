/** What the worker says of a report, and what it files: the history hears what came of it, the sealed file all the rest. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { CreditReport } from '../../vendors/credit/port.ts';
import { fileOf, scored } from '../../vendors/sandbox/credit-file.ts';
import type { Work } from '../effects.ts';
import { creditHandlers } from './credit.ts';

const address = { street1: '12 Elm Street', street2: '', city: 'Oakland', state: 'CA', zip: '94601' };
const name = { firstName: 'Ada', middleName: '', lastName: 'Homeowner', suffix: '' };
const person = { firstName: 'Ada', lastName: 'Homeowner', birthDate: '1980-05-17', address } as const;

const reportOf = (phase: 'soft' | 'hard', score: number): CreditReport => ({
  ...fileOf(person, phase, '2026-11-16'),
  ...scored(score, phase),
});

function pull(phase: 'soft' | 'hard', score: number, scoreBefore: number | null) {
  const answer = async () => ({ outcome: 'file' as const, report: reportOf(phase, score) });
  const handlers = creditHandlers({ pullSoft: answer, pullHard: answer });
  const credit = { isHardReportStale: false };
  const application = { uuid: 'a', borrower: { name }, property: { address }, credit, submittedAt: '2026-11-16' };
  const file = { birthDate: '1980-05-17', credit: scoreBefore === null ? null : { score: scoreBefore } };
  const about = {
    application: application as unknown as Application,
    file: file as unknown as UnderwritingFile,
    number: async () => undefined,
  };
  const work = { about, key: 'key' } as unknown as Work;
  return phase === 'soft' ? handlers.pullSoftCredit.start(work) : handlers.pullHardCredit.start(work);
}

describe('a report', () => {
  test.each(['soft', 'hard'] as const)('[T27] %s: nothing of it is said, all of it is filed', async (phase) => {
    const { says, payload, findings } = (await pull(phase, 741, null)) as {
      says: string;
      payload: object;
      findings: Partial<UnderwritingFile>;
    };
    const report = reportOf(phase, 741);
    expect(says).toBe(`${phase}CreditReturned`);
    expect(payload).toEqual({
      outcome: 'file',
      bureau: report.bureau,
      ...(phase === 'hard' && { counterOfferReasons: [] }),
    });
    expect(findings.credit).toMatchObject({
      score: 741,
      scoreModel: report.scoreModel,
      factors: report.keyFactors.map(({ text }) => text),
    });
    expect(findings.credit?.liabilities.length).toBeGreaterThan(0);
  });

  test.each([
    [741, 741, false],
    [730, 740, false],
    [729, 740, true],
    [729, null, false],
  ])('a hard score of %i after %s changes the terms: %s', async (score, before, isChanged) => {
    const { payload } = (await pull('hard', score, before)) as { payload: { counterOfferReasons: string[] } };
    expect(payload.counterOfferReasons.length > 0).toBe(isChanged);
  });
});
