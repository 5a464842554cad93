/** What any valuation company must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { ValuationRequest, Valuations } from './port.ts';

const at = (street1: string) => ({ street1, street2: '', city: 'Reno', state: 'NV', zip: '89501' });
const order = (street: string, rest: Partial<ValuationRequest> = {}): ValuationRequest => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  kind: 'bpo',
  address: at(street),
  expectedCents: 60_000_000,
  ...rest,
});
const kinds = ['bpo', 'evaluation', 'appraisal'] as const;

export function describeValuationPort(name: string, make: Make<Valuations>): void {
  describe(`valuation: ${name}`, () => {
    const get = oneSubject(make);
    const arrange = (port: Valuations, key: string, payer: 'borrower' | 'company' = 'company') =>
      port.arrangeAppraisal({ key, applicationUuid: randomUUID(), address: at('12 Oak St'), payer });
    const orders = { order: (port: Valuations, key: string) => port.order(order('12 Oak St', { key })) };
    describeManners(get, { ...orders, arrangeAppraisal: arrange });
    describeLongWork(get, orders);

    const reported = async (street: string, rest: Partial<ValuationRequest> = {}) => {
      const { port } = get();
      const { reference } = await port.order(order(street, rest));
      return port.result(reference);
    };

    test.each(kinds)('%s: a good house is worth what was expected, or a little more', async (kind) => {
      const result = await reported('14 Oak St', { kind });
      if (result?.outcome !== 'reported') throw new Error(result?.outcome);
      expect(result).toMatchObject({ kind, condition: 'GOOD', isDisputed: false });
      expect(result.valueCents).toBeGreaterThanOrEqual(60_000_000);
      expect(result.valueCents).toBeLessThanOrEqual(62_000_000);
      expect(result.comparables.length).toBeGreaterThanOrEqual(3);
    });

    test.each(kinds)('%s: lower, or in poor condition, or in doubt', async (kind) => {
      const lower = await reported('12 Lowvalue St', { kind });
      expect(lower?.outcome === 'reported' && lower.valueCents).toBe(42_000_000);
      expect(await reported('12 Poor St', { kind })).toMatchObject({ condition: 'POOR' });
      expect(await reported('12 Disputed St', { kind })).toMatchObject({ isDisputed: true });
    });

    test('a broker and an evaluator may not get in; an appraiser does', async () => {
      expect(await reported('12 Noaccess St')).toMatchObject({ outcome: 'notPossible' });
      expect(await reported('12 Noaccess St', { kind: 'evaluation' })).toMatchObject({ outcome: 'notPossible' });
      expect(await reported('12 Noaccess St', { kind: 'appraisal' })).toMatchObject({ outcome: 'reported' });
    });

    test.each(['borrower', 'company'] as const)(
      'an appraisal has a price before it is ordered, and the %s pays it',
      async (payer) => {
        const arranged = await arrange(get().port, randomUUID(), payer);
        expect(arranged.payer).toBe(payer);
        expect(arranged.feeCents).toBeGreaterThan(0);
      },
    );
  });
}
