/** What a company that services lines must do. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { controlTotals } from '#core/servicing/boarding-file.ts';
import { Secret } from '../../secret.ts';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { BoardedLine, BoardRequest, Servicing } from './port.ts';

const line = (street1: string): BoardedLine => ({
  ...{ version: 1, loanNumber: '3100000417', organization: 'FIG', product: 'heloc', fundedOn: '2026-04-28' },
  terms: {
    ...{ lineCents: 10_000_000, drawCents: 9_500_000, originationFeeCents: 500_000, closingCosts: [] },
    ...{ rateBps: 850, rateType: 'FIXED', termMonths: 360, repayment: 'ANNUITY' },
  },
  balances: { principalCents: 10_000_000, availableCents: 0, paidOutCents: 9_500_000 },
  payments: {
    ...{ firstDueOn: '2026-06-01', lastDueOn: '2056-05-01', count: 360 },
    ...{ instalmentCents: 76_891, lastCents: 76_800, dueDay: 1 },
  },
  autopay: { accountLastFour: '6789', routingLastFour: '0021' },
  borrower: {
    ...{ identityUuid: randomUUID(), name: 'Grace Homeowner', email: 'grace@mail.example' },
    ...{ phoneNumber: '4155550123', ssnLastFour: '6789' },
  },
  owners: [],
  property: {
    ...{ street1, street2: '', city: 'Oakland', state: 'CA', zip: '94611', occupancy: 'PRIMARY' },
    ...{ valueCents: 90_000_000, timeZone: 'America/Los_Angeles' },
  },
  lien: { instrumentNumber: '2026-1', isGapCovered: false, position: 2 },
  insurance: { floodZone: 'X', isFloodInsured: false, needsHazardProof: false },
  birthDate: new Secret('1980-04-02'),
  ssn: new Secret('900456789'),
  autopayAccount: { accountNumber: new Secret('123456789'), routingNumber: new Secret('021000021') },
});

function boarding(street1: string, rest: Partial<BoardRequest> = {}): BoardRequest {
  const lines = [line(street1)];
  return { key: randomUUID(), applicationUuid: randomUUID(), file: { lines, totals: controlTotals(lines) }, ...rest };
}

export function describeServicingPort(name: string, make: Make<Servicing>): void {
  describe(`servicing: ${name}`, () => {
    const get = oneSubject(make);
    // One key is one application, as it is in the product.
    const orders = {
      board: (port: Servicing, key: string) => port.board(boarding('12 Oak St', { key, applicationUuid: key })),
    };
    describeManners(get, orders);
    describeLongWork(get, orders);

    const answered = async (request: BoardRequest) => {
      const { port } = get();
      return port.result((await port.board(request)).reference);
    };

    test('a line is boarded with the totals that the servicer counted', async () => {
      const request = boarding('12 Oak St');
      expect(await answered(request)).toEqual({
        outcome: 'boarded',
        servicerNumber: expect.stringMatching(/\S/),
        totals: request.file.totals,
      });
    });

    test('the same line, sent again under another key, has the same number', async () => {
      const request = boarding('12 Oak St');
      const first = await answered(request);
      expect(await answered({ ...request, key: randomUUID() })).toEqual(first);
    });

    test('a line that is refused says why, and is taken when it is sent again', async () => {
      const request = boarding('12 Unboarded St');
      expect(await answered(request)).toMatchObject({ outcome: 'refused', why: expect.any(String) });
      expect(await answered(request)).toMatchObject({ outcome: 'refused' });
      expect(await answered({ ...request, key: randomUUID() })).toMatchObject({ outcome: 'boarded' });
    });

    test('a servicer that counts wrong says what it counted', async () => {
      const request = boarding('12 Miscount St');
      const result = await answered(request);
      expect(result).toMatchObject({ outcome: 'boarded', totals: expect.not.objectContaining(request.file.totals) });
    });
  });
}
