/** What any title company must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { describeLongWork, describeManners, type Make, oneSubject, type Subject } from '../sandbox/test-manners.ts';
import type { Title } from './port.ts';

const liens = [
  { uuid: 'lien-1', holder: 'Lakeside Savings Bank', balanceCents: 24_000_000 },
  { uuid: 'lien-2', holder: 'Copperline Lending', balanceCents: 1_500_000 },
];
const about = (street1: string, key: string = randomUUID()) => ({
  key,
  applicationUuid: randomUUID(),
  address: { street1, street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  applicant: { firstName: 'Ann', middleName: '', lastName: 'Archer', suffix: '' as const },
});

export function describeTitlePort(name: string, make: Make<Title>, today: () => CalendarDate): void {
  describe(`title: ${name}`, () => {
    const get = oneSubject(make);
    const orders = {
      orderPayoffLetters: (port: Title, key: string) => port.orderPayoffLetters({ ...about('12 Oak St', key), liens }),
      orderFullTitle: (port: Title, key: string) =>
        port.orderFullTitle({ ...about('12 Oak St', key), lineCents: 10_000_000 }),
      bringDown: (port: Title, key: string) => port.bringDown(about('12 Oak St', key)),
    };
    describeManners(get, orders);
    describeLongWork(get, orders);

    describeLetters(get, today);
    describeReport(get);

    test('a search before funding finds what was recorded since, and nothing new where nothing was', async () => {
      const liensOf = async (street: string) => {
        const { port } = get();
        const result = await port.result((await port.bringDown(about(street))).reference);
        return result?.outcome === 'broughtDown' ? result.liens.map(({ holder }) => holder) : [];
      };
      expect(await liensOf('12 Paidoff St')).toEqual([]);
      expect(await liensOf('12 Paidoff Latelien St')).toEqual(['Copperline Lending']);
    });
  });
}

function describeLetters(get: () => Subject<Title>, today: () => CalendarDate): void {
  describe('payoff letters', () => {
    const letters = async (street: string) => {
      const { port } = get();
      const { reference } = await port.orderPayoffLetters({ ...about(street), liens });
      const result = await port.result(reference);
      return result?.outcome === 'payoffLetters' ? result.letters : [];
    };

    test('a letter for each lien: what it takes, what a day adds, and how long it holds', async () => {
      const found = await letters('12 Oak St');
      expect(found.map(({ lienUuid }) => lienUuid)).toEqual(['lien-1', 'lien-2']);
      for (const [at, letter] of found.entries()) {
        expect(letter.payoffCents).toBeGreaterThanOrEqual(liens[at]?.balanceCents ?? Number.NaN);
        expect(letter.payoffCents).toBeLessThan((liens[at]?.balanceCents ?? 0) * 1.01);
        expect(letter.perDiemCents).toBeGreaterThan(0);
        expect(letter.goodThrough > today()).toBe(true);
      }
    });

    test('a lienholder may want far more', async () => {
      const [first] = await letters('12 Payoffhigh St');
      expect(first?.payoffCents).toBeGreaterThan(70_000_000);
    });
  });
}

function describeReport(get: () => Subject<Title>): void {
  describe('a title report', () => {
    const report = async (street: string) => {
      const { port } = get();
      const { reference } = await port.orderFullTitle({ ...about(street), lineCents: 10_000_000 });
      const result = await port.result(reference);
      if (result?.outcome !== 'titleReport') throw new Error(result?.outcome);
      return result.report;
    };

    test('a clear title excepts only what every policy does', async () => {
      const clear = await report('12 Oak St');
      expect(clear).toMatchObject({ vesting: 'SOLE', owners: ['Ann Archer'], judgments: [], texasEquityLoan: null });
      expect(clear.exceptions.every(({ kind }) => kind === 'STANDARD')).toBe(true);
      expect(clear.liens.map(({ position }) => position)).toEqual([1]);
      expect((await report('12 Paidoff St')).liens).toEqual([]);
    });

    test.each([
      ['12 Exception St', 'EASEMENT'],
      ['12 Legaldesc St', 'LEGAL_DESCRIPTION'],
      ['12 Quitclaim St', 'OWNERSHIP'],
    ] as const)('%s has an exception of %s', async (street, kind) => {
      expect((await report(street)).exceptions.map((exception) => exception.kind)).toContain(kind);
    });

    test('judgments, new liens and how the house is held come to light', async () => {
      expect((await report('12 Judgment St')).judgments).toHaveLength(1);
      expect((await report('12 Equityloan St')).texasEquityLoan?.lienUuid).toEqual(expect.any(String));
      const before = await report('12 Paidoff St');
      const { liens: after } = await report('12 Paidoff Newlien St');
      expect(after.length - before.liens.length).toBe(1);
      expect(await report('12 Joint St')).toMatchObject({
        vesting: 'JOINT',
        owners: ['Ann Archer', expect.any(String)],
      });
      expect(await report('12 Trust St')).toMatchObject({ vesting: 'TRUST' });
    });
  });
}
