/** What any company that proves income must do for us: by a link the person gives, or by reading their papers. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LinkedSource } from '#core/application/income-sources.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { Secret } from '../../secret.ts';
import { signIn } from '../bank/port-tests.ts';
import type { LinkWindow } from '../bank/sandbox-link.ts';
import { describeManners, type Make, oneSubject, type Subject } from '../sandbox/test-manners.ts';
import { VendorFault } from '../vendor.ts';
import type { IncomeAnswer, IncomeLinks, IncomePapers, IncomeReport } from './port.ts';

export const statedAnnualCents = 9_600_000;

const openFor = (key: string, source: LinkedSource) => ({
  key,
  source,
  identityUuid: '6d3b2f6e-8d0e-4a4b-9f5e-1f3a55c0a001',
  name: 'Ann Archer',
  returnUrl: 'https://lender.example/account/heloc/income/return',
  statedAnnualCents,
});

/** What was found for a year: the sum of a year's pay, of a year's deposits, or of the last year's tax return. */
export function annualCentsIn({ jobs, deposits, taxYears }: IncomeReport): number {
  const paid = jobs.flatMap(({ pays }) => pays).reduce((sum, { grossCents }) => sum + grossCents, 0);
  const received = deposits.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return paid + received + (taxYears[0]?.businessCents ?? 0);
}

export function reportIn(answer: IncomeAnswer): IncomeReport {
  if (answer.state !== 'ready') throw new Error(answer.state);
  return answer.report;
}

export interface LinkSetting {
  readonly window: () => LinkWindow;
  readonly today: () => CalendarDate;
  /** A source this vendor serves. */
  readonly source: LinkedSource;
  /** A login that finds pay, and one that finds none. */
  readonly earner: readonly [login: string, password: string];
  readonly idler: readonly [login: string, password: string];
}

export function linkFor(get: () => Subject<IncomeLinks>, window: () => LinkWindow) {
  const visit = async (source: LinkedSource, login: string, password: string) => {
    const { linkToken } = await get().port.openLink(openFor(randomUUID(), source));
    return signIn(window(), linkToken, login, password);
  };
  const link = async (source: LinkedSource, login: string, password: string) => {
    const publicToken = await visit(source, login, password);
    const linked = await get().port.exchange({ key: randomUUID(), publicToken });
    if (linked.outcome !== 'linked') throw new Error(linked.outcome);
    return linked;
  };
  return { visit, link };
}

export function describeIncomeLinksPort(name: string, make: Make<IncomeLinks>, setting: LinkSetting): void {
  const { window, today, source, earner, idler } = setting;
  describe(`income links: ${name}`, () => {
    const get = oneSubject(make);
    const { visit, link } = linkFor(get, window);
    const ready = { tokens: [] as Secret[], reference: '', access: new Secret('') };
    const tokens = new Map<string, Secret>();
    const tokenFor = (key: string) => {
      const token = tokens.get(key) ?? ready.tokens.pop() ?? new Secret('none left');
      tokens.set(key, token);
      return token;
    };
    beforeAll(async () => {
      for (let at = 0; at < 6; at += 1) ready.tokens.push(await visit(source, ...earner));
      const { reference, access } = await link(source, ...earner);
      Object.assign(ready, { reference, access });
    });
    const report = async ({ reference, access }: { reference: string; access: Secret }) =>
      get().port.report({ key: randomUUID(), reference, access });

    describeManners(get, {
      openLink: (port, key) => port.openLink(openFor(key, source)),
      exchange: (port, key) => port.exchange({ key, publicToken: tokenFor(key) }),
      report: (port, key) => port.report({ key, reference: ready.reference, access: ready.access }),
    });

    test('a year of pay is found, none of it in the future', async () => {
      const found = reportIn(await report(await link(source, ...earner)));
      expect(annualCentsIn(found)).toBeGreaterThan(0);
      const days = [
        ...found.jobs.flatMap(({ pays }) => pays.map(({ paidOn }) => paidOn)),
        ...found.deposits.map(({ receivedOn }) => receivedOn),
      ];
      for (const day of days) {
        expect(day <= today()).toBe(true);
        expect(day > addDays(today(), -366)).toBe(true);
      }
      for (const { grossCents, netCents } of found.jobs.flatMap(({ pays }) => pays))
        expect(netCents).toBeLessThanOrEqual(grossCents);
      expect(found.hasTamperSignals).toBe(false);
    });

    test('anyone who earns nothing there is not said to earn something', async () => {
      const answer = await report(await link(source, ...idler));
      if (answer.state === 'ready') expect(annualCentsIn(answer.report)).toBe(0);
      else expect(answer).toEqual({ state: 'failed', why: 'noData' });
    });

    test('what is still being read is pending, however often one asks', async () => {
      const { port, bench } = get();
      const publicToken = await visit(source, ...earner);
      await bench.setMode('late');
      const linked = await port.exchange({ key: randomUUID(), publicToken });
      if (linked.outcome !== 'linked') throw new Error(linked.outcome);
      const request = { key: randomUUID(), reference: linked.reference, access: linked.access };
      expect(await port.report(request)).toMatchObject({ state: 'pending' });
      expect(await port.report(request)).toMatchObject({ state: 'pending' });
    });

    test('the vendor says when there is something to read, once, signed, and without a figure', async () => {
      const { port, bench } = get();
      const { reference } = await link(source, ...earner);
      const [delivery, ...more] = (await bench.deliver()).filter(({ message }) => message.reference === reference);
      expect(more).toEqual([]);
      expect(delivery?.isSigned).toBe(true);
      expect(delivery && port.read(delivery.message)).toEqual({ state: 'ready' });
      expect(JSON.stringify(delivery?.message.content)).not.toMatch(/cents|archer/i);
    });

    test('a message that makes no sense is a fault', () => {
      const message = { id: '1', kind: 'income.read', reference: 'x', content: { unexpected: true } };
      expect(() => get().port.read(message)).toThrow(VendorFault);
    });

    test('a token that was never given, or was used by another key, is refused', async () => {
      const { port } = get();
      const unknown = new Secret('public-sandbox-11111111-2222-4333-8444-555555555555');
      expect(await port.exchange({ key: randomUUID(), publicToken: unknown })).toEqual({ outcome: 'refused' });
      const publicToken = await visit(source, ...earner);
      expect((await port.exchange({ key: randomUUID(), publicToken })).outcome).toBe('linked');
      expect(await port.exchange({ key: randomUUID(), publicToken })).toEqual({ outcome: 'refused' });
    });

    test('an access that is no longer good asks for a new sign-in', async () => {
      const access = new Secret('access-sandbox-11111111-2222-4333-8444-555555555555');
      expect(await report({ reference: ready.reference, access })).toEqual({ state: 'failed', why: 'loginRequired' });
    });
  });
}

export function describeIncomePapersPort(name: string, make: Make<IncomePapers>): void {
  describe(`income papers: ${name}`, () => {
    const get = oneSubject(make);
    const send = (port: IncomePapers, key: string, ...fileNames: readonly string[]) =>
      port.readPapers({
        key,
        source: 'MANUAL_PAYSTUB',
        name: 'Ann Archer',
        statedAnnualCents,
        papers: fileNames.map((fileName) => ({
          documentUuid: randomUUID(),
          fileName,
          mediaType: 'application/pdf',
          content: async () => new Uint8Array(),
        })),
      });
    let reference = '';
    beforeAll(async () => {
      reference = (await send(get().port, randomUUID(), 'march.pdf')).reference;
    });

    describeManners(get, {
      readPapers: (port, key) => send(port, key, 'march.pdf'),
      report: (port, key) => port.report({ key, reference, access: null }),
    });

    const read = async (...fileNames: readonly string[]) => {
      const { port } = get();
      const sent = await send(port, randomUUID(), ...fileNames);
      return port.report({ key: randomUUID(), reference: sent.reference, access: null });
    };
    const yearly = async (fileName: string) => {
      const [job] = reportIn(await read(fileName)).jobs;
      return (job?.pays[0]?.grossCents ?? 0) * (job?.payFrequency === 'biweekly' ? 26 : 0);
    };

    test('pay slips show who pays, how often and how much', async () => {
      const { jobs } = reportIn(await read('march.pdf', 'april.pdf'));
      expect(jobs).toHaveLength(1);
      expect(jobs[0]?.pays.length).toBeGreaterThanOrEqual(2);
      expect(await yearly('march.pdf')).toBeCloseTo(statedAnnualCents, -3);
    });

    test('the papers may show more, less, or nothing', async () => {
      expect(await yearly('paystub-high.pdf')).toBeCloseTo(statedAnnualCents * 1.25, -3);
      expect(await yearly('My Paystub-Low (2).PDF')).toBeLessThan(statedAnnualCents * 0.9);
      expect(await read('paystub-blank.pdf')).toEqual({ state: 'failed', why: 'noData' });
      expect(await read()).toEqual({ state: 'failed', why: 'noData' });
    });

    test('an edited paper is reported as such', async () => {
      expect(reportIn(await read('paystub-tampered.pdf')).hasTamperSignals).toBe(true);
    });

    test('work no one ordered has no report', async () => {
      const answer = await get().port.report({ key: randomUUID(), reference: 'income_of_nobody', access: null });
      expect(answer.state).toBe('failed');
    });
  });
}
