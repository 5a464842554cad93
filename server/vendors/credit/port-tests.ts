/** What any bureau, or any company that asks bureaus for us, must do. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { describeManners, type Make, oneSubject, type Subject } from '../sandbox/test-manners.ts';
import { VendorFault } from '../vendor.ts';
import type { Credit, CreditReport, HardCreditRequest } from './port.ts';

function person(lastName: string, rest: Partial<HardCreditRequest> = {}): HardCreditRequest {
  return {
    key: randomUUID(),
    applicationUuid: randomUUID(),
    consentId: randomUUID(),
    name: { firstName: 'Ann', middleName: '', lastName, suffix: '' },
    address: { street1: '12 Oak St', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
    birthDate: new Secret('1980-05-17'),
    ...rest,
  };
}

/** The next question about the same application. */
const again = (request: HardCreditRequest): HardCreditRequest => ({ ...request, key: randomUUID() });
const withSsn = (ssn: string) => ({ ssn: new Secret(ssn) });

type Asking = ReturnType<typeof askingOf>;

function askingOf(get: () => Subject<Credit>) {
  const soft = (request: HardCreditRequest) => get().port.pullSoft(softly(request));
  const hard = (request: HardCreditRequest) => get().port.pullHard(request);
  return {
    get,
    soft,
    hard,
    softReport: async (request: HardCreditRequest) => reportIn(await soft(request)),
    hardReport: async (request: HardCreditRequest) => reportIn(await hard(request)),
  };
}

export function describeCreditPort(name: string, make: Make<Credit>): void {
  describe(`credit: ${name}`, () => {
    const get = oneSubject(make);
    const asking = askingOf(get);
    const consents = new Map<string, string>();
    const consentFor = (key: string) => consents.set(key, consents.get(key) ?? randomUUID()).get(key) ?? '';

    describeManners(get, {
      pullSoft: (port, key) => port.pullSoft(softly(person('Archer', { key }))),
      pullHard: (port, key) => port.pullHard(person('Archer', { key, consentId: consentFor(key) })),
    });

    describeGoodFile(asking);
    describeConsent(asking);
    describeNoReport(asking);
    describeReport(asking);
    describeScore(asking);
    describeMagicNumber(asking);
  });
}

function softly({ consentId: _, ...request }: HardCreditRequest) {
  return request;
}

function reportIn(answer: Awaited<ReturnType<Credit['pullSoft']>>): CreditReport {
  if (!('report' in answer)) throw new Error(`There is no report with ${answer.outcome}.`);
  return answer.report;
}

const latesIn = (answer: Awaited<ReturnType<Credit['pullSoft']>>) =>
  reportIn(answer).tradelines.filter(({ lastLateOn }) => lastLateOn !== null);

function describeGoodFile({ soft, softReport, hardReport }: Asking): void {
  describe('a good file', () => {
    test.each(['Archer', 'Baker', 'Cho', 'Diaz', 'Evans', 'Fox'])('%s', async (lastName) => {
      const answer = await soft(person(lastName));
      expect(answer.outcome).toBe('file');
      const report = reportIn(answer);
      expect(report.score).toBeGreaterThanOrEqual(690);
      expect(report.score).toBeLessThanOrEqual(800);
      expect(report.keyFactors.length).toBeLessThanOrEqual(4);
      expect(report).toMatchObject({ alerts: [], publicRecords: [], inquiries: [] });
      expect(report.tradelines.map(({ type }) => type)).toContain('MORTGAGE');
      expect(report.tradelines.every(({ lastLateOn }) => lastLateOn === null)).toBe(true);
    });

    test('a soft inquiry may be repeated, and finds the same', async () => {
      expect(await soft(person('Archer'))).toEqual(await soft(person('Archer')));
      expect(await soft(person('Archer'))).not.toEqual(await soft(person('Baker')));
    });

    test('a hard inquiry asks three bureaus and uses the middle score, which is the one the soft inquiry found', async () => {
      const report = await hardReport(person('Archer'));
      const ordered = report.scores.map((one) => one.score).sort((a, b) => a - b);
      expect(ordered).toHaveLength(3);
      expect(report.score).toBe(ordered[1]);
      expect(report.score).toBe((await softReport(person('Archer'))).score);
    });
  });
}

function describeConsent({ get, hard }: Asking): void {
  describe('consent', () => {
    test('a hard inquiry is done once per consent, whatever the key', async () => {
      const request = person('Archer');
      expect((await hard(request)).outcome).toBe('file');
      expect(await hard(again(request))).toMatchObject({ outcome: 'refused' });
      expect((await hard(request)).outcome).toBe('file');
      expect((await hard(person('Archer'))).outcome).toBe('file');
    });

    test('twenty inquiries at once on one consent bring one report', async () => {
      const request = person('Archer');
      const answers = await Promise.all(Array.from({ length: 20 }, () => hard(again(request))));
      expect(answers.filter(({ outcome }) => outcome === 'file')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(19);
    });

    test('a bureau that gave no report has not used the consent', async () => {
      const request = person('Archer');
      await get().bench.setMode('down');
      await expect(hard(request)).rejects.toThrow(VendorFault);
      await get().bench.setMode('normal');
      expect((await hard(again(request))).outcome).toBe('file');
    });
  });
}

function describeNoReport({ soft, hard }: Asking): void {
  describe('what keeps a bureau from reporting', () => {
    test('found only with a Social Security number', async () => {
      const request = person('Nomatch');
      expect(await soft(request)).toEqual({ outcome: 'noFile' });
      expect((await soft({ ...again(request), ...withSsn('123-45-6789') })).outcome).toBe('file');
    });

    test('found by nothing', async () => {
      const request = person('Nofile', withSsn('123-45-6789'));
      expect(await soft(request)).toEqual({ outcome: 'noFile' });
      expect(await soft(again(request))).toEqual({ outcome: 'noFile' });
    });

    test.each(['Frozen', 'Minor'])('%s: so at the first inquiry, gone at the next', async (lastName) => {
      const request = person(lastName);
      const first = await soft(request);
      expect(first.outcome).toBe(lastName.toLowerCase());
      expect(await soft(request)).toEqual(first);
      expect((await soft(again(request))).outcome).toBe('file');
      expect((await soft(person(lastName))).outcome).toBe(lastName.toLowerCase());
    });

    test('a freeze names its bureau', async () => {
      expect(await soft(person('Frozen'))).toMatchObject({
        outcome: 'frozen',
        bureau: expect.stringMatching(/^\w[\w ]+$/),
      });
    });

    test('frozen at the hard inquiry only; lifted, the same consent still holds', async () => {
      const request = person('Hardfreeze');
      expect((await soft(request)).outcome).toBe('file');
      expect((await hard(again(request))).outcome).toBe('frozen');
      expect((await hard(again(request))).outcome).toBe('file');
      expect((await hard(again(request))).outcome).toBe('refused');
    });

    test('a bureau that does not answer is asked until the question is a new one', async () => {
      const request = person('Bureaudown');
      await expect(soft(request)).rejects.toThrow(VendorFault);
      await expect(soft(request)).rejects.toThrow(VendorFault);
      expect((await soft(again(request))).outcome).toBe('file');
    });
  });
}

function describeReport({ soft, hard }: Asking): void {
  describe('alerts and late payments', () => {
    test.each([
      ['Alert', 'fraud'],
      ['Activeduty', 'activeDuty'],
      ['Discrepancy', 'addressDiscrepancy'],
    ] as const)('%s: an alert for %s with the soft inquiry only', async (lastName, kind) => {
      const answer = await soft(person(lastName));
      expect(reportIn(answer).alerts).toMatchObject([{ kind }]);
      expect(reportIn(await hard(person(lastName))).alerts).toEqual([]);
    });

    test('an alert, or a late payment, that appears with the hard inquiry', async () => {
      expect(reportIn(await soft(person('Hardalert'))).alerts).toEqual([]);
      expect(reportIn(await hard(person('Hardalert'))).alerts).toHaveLength(1);
      expect(latesIn(await soft(person('Hardlate')))).toEqual([]);
      expect(latesIn(await hard(person('Hardlate')))).toHaveLength(1);
    });

    test('late mortgage payments', async () => {
      expect(latesIn(await soft(person('Delinquent')))).toMatchObject([
        { type: 'MORTGAGE', lates: { days30: 2, days60: 1, days90: 0 } },
      ]);
      expect(latesIn(await hard(person('Delinquent')))).toEqual([]);
    });
  });
}

function describeScore({ softReport, hardReport }: Asking): void {
  describe('records, scores and debts', () => {
    test.each([
      ['Bankrupt', 'bankruptcy'],
      ['Foreclosed', 'foreclosure'],
      ['Collections', 'collection'],
    ] as const)('%s has a record of %s', async (lastName, kind) => {
      expect((await softReport(person(lastName))).publicRecords).toMatchObject([{ kind }]);
    });

    test.each([
      ['Lowscore', 612],
      ['Fairscore', 662],
      ['Thin', 628],
    ] as const)('%s scores %i', async (lastName, score) => {
      const report = await softReport(person(lastName));
      expect(report.score).toBe(score);
      expect(report.keyFactors.some(({ code }) => code === '28')).toBe(lastName === 'Thin');
    });

    test('debts that no income carries', async () => {
      const report = await softReport(person('Indebted'));
      const monthly = report.tradelines.reduce((sum, line) => sum + line.monthlyPaymentCents, 0);
      expect(monthly).toBeGreaterThan(1_800_000);
    });

    test('a score that is lower at the hard inquiry', async () => {
      const before = (await softReport(person('Ratehike'))).score;
      const after = (await hardReport(person('Ratehike'))).score;
      expect(after).toBeLessThan(before);
      expect(after).toBeGreaterThanOrEqual(640);
      expect((await hardReport(person('Harddrop'))).score).toBe(615);
    });

    test('credit asked for elsewhere since', async () => {
      expect((await softReport(person('Inquiries'))).inquiries).toEqual([]);
      const { inquiries, keyFactors } = await hardReport(person('Inquiries'));
      expect(inquiries).toHaveLength(3);
      expect(keyFactors).toHaveLength(5);
      expect(keyFactors.at(-1)?.code).toBe('08');
    });
  });
}

function describeMagicNumber({ soft, hard, softReport, hardReport }: Asking): void {
  describe('a magic Social Security number decides alone', () => {
    test.each([
      ['0001', 'noFile'],
      ['0002', 'frozen'],
      ['0004', 'minor'],
    ])('%s: %s', async (lastFour, outcome) => {
      expect((await soft(person('Nomatch', withSsn(`900-12-${lastFour}`)))).outcome).toBe(outcome);
    });

    test('0005 and 0006 bring an alert, 0007 late payments', async () => {
      const report = async (lastFour: string) => soft(person('Nomatch', withSsn(`900-12-${lastFour}`)));
      expect(reportIn(await report('0005')).alerts).toHaveLength(1);
      expect(reportIn(await report('0006')).alerts).toHaveLength(1);
      expect(latesIn(await report('0007'))).toHaveLength(1);
    });

    test('0010 is found once the identity was corrected; 0003 is frozen at the hard inquiry; 0008 does not answer; 0009 was bankrupt', async () => {
      const request = person('Nomatch', withSsn('900-12-0010'));
      expect((await soft(request)).outcome).toBe('noFile');
      expect((await soft(again(request))).outcome).toBe('file');
      expect((await hard(person('Archer', withSsn('900-12-0003')))).outcome).toBe('frozen');
      await expect(soft(person('Archer', withSsn('900-12-0008')))).rejects.toThrow(VendorFault);
      expect((await softReport(person('Archer', withSsn('900-12-0009')))).publicRecords).toHaveLength(1);
    });

    test.each([
      ['900-12-1720', 720],
      ['666-12-8850', 850],
      ['000-12-3300', 300],
    ])('%s scores %i', async (ssn, score) => {
      expect((await softReport(person('Archer', withSsn(ssn)))).score).toBe(score);
      expect((await hardReport(person('Archer', withSsn(ssn)))).score).toBe(score);
    });

    test('a number that could be someone’s is not magic', async () => {
      const plain = await softReport(person('Archer'));
      expect((await softReport(person('Archer', withSsn('123-45-1720')))).score).toBe(plain.score);
    });
  });
}
