/** The worker passes a report on as it is: what it amounts to is for the rules at the door. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { understand } from '../../vendors/answers.ts';
import { creditAnswer } from '../../vendors/credit/port.ts';
import { fileOf } from '../../vendors/sandbox/credit-file.ts';
import type { Work } from '../effects.ts';
import { creditHandlers } from './credit.ts';

const address = { street1: '12 Elm Street', street2: '', city: 'Oakland', state: 'CA', zip: '94601' };
const name = { firstName: 'Ada', middleName: '', lastName: 'Homeowner', suffix: '' };
const person = { firstName: 'Ada', lastName: 'Homeowner', birthDate: '1980-05-17', address } as const;
const record = { text: 'Bankruptcy', on: '2024-01-02', amountCents: 1_00 } as const;
const report = { ...fileOf(person, 'soft', '2026-11-16'), publicRecords: [{ ...record, kind: 'bankruptcy' as const }] };

/** As an earlier version kept it: with names of our rules, and with what it took the report for. */
const kept = {
  outcome: 'delinquent',
  report: {
    ...report,
    keyFactors: report.keyFactors.map((factor) => ({ ...factor, rule: 'CREDIT_SCORE' })),
    publicRecords: [{ ...record, rule: 'DEROGATORY_BANKRUPTCY' }],
  },
};

test.each([
  ['of today', { outcome: 'file', report }],
  ['that an earlier version kept', kept],
])('an answer %s is one report', async (_, answer) => {
  const answered = async () => understand('credit', creditAnswer, answer);
  const handlers = creditHandlers({ pullSoft: answered, pullHard: answered });
  const credit = { isHardReportStale: false };
  const application = { uuid: 'a', borrower: { name }, property: { address }, credit, submittedAt: '2026-11-16' };
  const about = {
    application: application as unknown as Application,
    file: { birthDate: '1980-05-17' } as unknown as UnderwritingFile,
    number: async () => undefined,
  };
  const work = { about, key: 'key' } as unknown as Work;
  const facts = { outcome: 'report', report };
  expect(await handlers.pullSoftCredit.start(work)).toEqual({ reports: 'softCreditReturned', facts });
  expect(await handlers.pullHardCredit.start(work)).toEqual({ reports: 'hardCreditReturned', facts });
});
